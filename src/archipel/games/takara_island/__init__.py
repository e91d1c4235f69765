"""Takara Island, Takahiro and Sayaka Amioka: rule ids TK-*."""
