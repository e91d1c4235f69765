### The Island dans le terminal, en français.

legend-the_island = p f m : plage, forêt, montagne · § serpent de mer · ^ requin · @ baleine · u bateau · un nombre : autant d’explorateurs, dans leur couleur s’ils n’en ont qu’une · un point : la mer.
