"""What every game must satisfy, written once."""
