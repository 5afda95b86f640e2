"""What cards do, by timing: one small function per effect, found from the effect of the card."""
