# Ustawienia tego, jak stół wygląda, porusza się i brzmi.

settings-colours = Kolory
settings-colours-usual = Zwykłe
settings-colours-distinct = Łatwiejsze do odróżnienia
settings-colours-hint = Obok kolorów zawsze są litery, wzory i znaki.
settings-motion = Animacje
settings-motion-full = spokojne
settings-motion-quick = szybkie
settings-motion-none = brak
settings-play = Rozgrywka
settings-confirm = Przed zagraniem pokaż, co zmieni ruch
settings-sounds = Dźwięki
