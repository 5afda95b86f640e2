"""What a viewer sees: positions, tables and replays as messages."""
