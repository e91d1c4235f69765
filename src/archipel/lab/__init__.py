"""Many games at once: simulations with intervals, a fuzzer that looks for broken rules, and a speed check."""

from archipel.lab.report import Report
from archipel.lab.simulate import LostWorker, simulate

__all__ = ["LostWorker", "Report", "simulate"]
