"""Tables in memory, with the clients who look at them."""
