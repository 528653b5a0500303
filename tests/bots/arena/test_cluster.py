"""A run on a cluster: the same results as on one machine, also when a machine is lost in the middle."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from parawan import ParawanError
from parawan.bots.arena.plan import make_plan
from parawan.bots.arena.run import on_a_cluster, on_this_machine, run
from parawan.bots.characters import NAMES
from tests.bots.programs import FINE, program, starts

pytest.importorskip("ray", reason="Ray is not installed here: `make test-ray` fetches it and runs these tests")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.fixture
def machines():
    """A cluster of three: the first plays nothing."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    yield cluster, workers
    cluster.shutdown()


def test_a_machine_that_is_lost_loses_nothing(machines, tmp_path: Path):
    cluster, workers = machines
    slow = program(tmp_path, f"time.sleep(0.002)\n{FINE}")
    plan = make_plan("tide", (NAMES[0], slow), 3, iterations=4)
    expected = run(plan, 12, on_this_machine(1), None, False, lambda done, all_: None)
    before = len(starts(tmp_path))

    def lose_one(done: int, all_: int) -> None:
        if done == 2:
            while len(starts(tmp_path)) < before + 4:  # both machines are playing
                time.sleep(0.01)
            cluster.remove_node(workers[0], allow_graceful=False)

    assert run(plan, 12, on_a_cluster(cluster.address), None, False, lose_one) == expected


def test_a_cluster_that_is_not_there_is_a_clear_error():
    plan = make_plan("tide", NAMES[:2], 3, iterations=1)
    with pytest.raises(ParawanError) as refused:
        run(plan, 1, on_a_cluster("127.0.0.1:1"), None, False, lambda done, all_: None)
    assert refused.value.message == "error-ray-address"
