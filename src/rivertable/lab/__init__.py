"""The lab: experiments with bots and games."""
