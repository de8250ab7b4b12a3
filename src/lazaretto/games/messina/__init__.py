"""Messina 1347: rescue the citizens, fight the plague, fill the city again."""
