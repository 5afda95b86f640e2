"""What one node does beside answering clients: presence, announcements to other nodes, clocks and sweeps."""
