"""Many games at once: simulations with intervals, a fuzzer that looks for broken rules, and a speed check."""

from archipel.lab.compare import compare
from archipel.lab.report import Report
from archipel.lab.simulate import simulate
from archipel.lab.worker_pool import LostWorker

__all__ = ["LostWorker", "Report", "compare", "simulate"]
