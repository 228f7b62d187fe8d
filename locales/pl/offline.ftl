# Aplikacja na tym urządzeniu.

update-ready = Nowa wersja jest gotowa.
update-safe = Partia jest zapisana; po wczytaniu zagrasz dalej.
update-now = Wczytaj teraz
update-later = Później
