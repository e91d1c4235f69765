"""What the captions of the rulebooks' pictures claim, shown by code that reads the positions."""
