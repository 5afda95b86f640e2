"""The command line. It draws views, asks people and knows no rules."""
