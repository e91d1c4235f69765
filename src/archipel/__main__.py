"""Lets `python -m archipel` do what the `archipel` command does."""

from archipel.cli import main

main(prog_name="archipel")
