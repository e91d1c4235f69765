### Pearl Reef: a short name for each kind of choice, as a heading above a list of them.

kind-dive = Dive
kind-surface = Surface
