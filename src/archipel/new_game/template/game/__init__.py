"""Pearl Reef: rule ids PR-*."""
