"""What bots and the coach know about La Isla."""
