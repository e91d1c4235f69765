"""L'Île Interdite (Forbidden Island), Matt Leacock: rule ids FI-*."""
