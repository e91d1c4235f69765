"""What every game shares: no game, no input or output, no clock, no global randomness."""
