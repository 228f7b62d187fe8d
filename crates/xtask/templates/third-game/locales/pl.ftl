# Berries.

berries-name = Berries
berries-series = A worked example
berries-about = Take berries, and mind the thorn.
