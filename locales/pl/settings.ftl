# Ustawienia tego, jak stół wygląda, porusza się i brzmi.

settings-colours = Kolory
settings-colours-usual = Zwykłe
settings-colours-distinct = Łatwiejsze do odróżnienia
settings-colours-hint = Obok kolorów zawsze są litery, wzory i znaki.
settings-motion = Ruch
settings-motion-full = spokojny
settings-motion-quick = szybki
settings-motion-none = brak
settings-play = Gra
settings-confirm = Przed zagraniem pokaż, co zmieni ruch
settings-sounds = Dźwięki
