"""Le Désert Interdit (Forbidden Desert), Matt Leacock: rule ids FD-*."""
