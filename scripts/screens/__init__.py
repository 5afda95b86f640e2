"""The screens of each game that are worth a picture: `desk` and `phone` of every module."""
