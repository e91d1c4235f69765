"""Where games are played: in this process, in several of this machine, or on a cluster."""

from collections.abc import Callable

from archipel.lab.cluster import ClusterPool
from archipel.lab.worker_pool import Job, P, WorkerPool


def make_pool(job: Job[P], collect: Callable[[P], None], cluster: str = "") -> WorkerPool[P] | ClusterPool[P]:
    """A pool for the job; the address of a Ray cluster, ``local`` for one on this machine, or nothing."""
    return ClusterPool(job, collect, cluster) if cluster else WorkerPool(job, collect)
