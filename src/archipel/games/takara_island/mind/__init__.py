"""What bots and the coach know about Takara Island."""
