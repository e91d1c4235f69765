"""``archipel tables``: what a host does with a store, a file for each verb."""
