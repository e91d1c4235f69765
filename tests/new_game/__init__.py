"""A game that ``archipel new-game`` has just written, in a checkout where it is the only one."""
