"""Pictures of what many games add up to, drawn by matplotlib (the extra ``archipel[lab]``)."""
