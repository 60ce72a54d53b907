# Gegner, Tipps und Rückblick, wie die Seiten sie zeigen.

web-opponent-on = Wer auf Platz { $n } spielt
