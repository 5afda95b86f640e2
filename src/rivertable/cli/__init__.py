"""The command line: it draws views and asks people. It contains no rules of games."""
