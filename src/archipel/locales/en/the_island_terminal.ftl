### The Island in the terminal, in English.

legend-the_island = b f m: beach, forest, mountain · § sea serpent · ^ shark · @ whale · u boat · a number: that many explorers, in their colour if they have one owner · a dot: sea.
