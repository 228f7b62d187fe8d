# Aplikacja na tym urządzeniu.

update-ready = Nowa wersja jest gotowa.
update-safe = Partia jest zapisana i potem toczy się dalej.
update-now = Wczytaj teraz
update-later = Później
