"""The proof: tests from the rulebooks, by rule id."""
