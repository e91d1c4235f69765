"""The kernel alone: chance, records, errors."""
