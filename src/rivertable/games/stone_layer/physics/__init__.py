"""Stone Layer's physics: stones simulated in MuJoCo, whose results are reported to the rules (SL-6.20 to SL-6.25).

Needs the extra `stones`. No module of the rules imports from here.
"""
