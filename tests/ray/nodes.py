"""A cluster of nodes on this machine, as a program: prints its address, then does what its standard input says, `add` a node or
`kill` the one that was added, until that closes."""

from __future__ import annotations

import sys

ADDRESS = "127.0.0.2"  # of this machine alone; for 127.0.0.1 Ray would take the address that others see
ONE_CORE = {"num_cpus": 1, "node_ip_address": ADDRESS, "object_store_memory": 100 << 20}


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**ONE_CORE, "include_dashboard": False})
    print(cluster.address, flush=True)
    node = None
    for line in sys.stdin:
        word = line.strip()
        if word == "add":
            node = cluster.add_node(**ONE_CORE)
        else:
            cluster.remove_node(node, allow_graceful=False)
        print(f"{word}: done", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
