### Pearl Reef: a short name for each kind of choice, as a heading above a list of them.

kind-swim = Swim
kind-dive = Dive
kind-surface = Surface
kind-hook = Hook
