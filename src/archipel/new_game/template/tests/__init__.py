"""The tests of Pearl Reef: each names the rules that it proves."""
