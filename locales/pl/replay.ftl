# Partie oglądane ponownie: odtwarzanie, „co by było, gdyby”, udostępnianie.

match-menu = Partia
replay-link = Odtwórz
replay-title = Powtórka
replay-scrubber = Partia krok po kroku
replay-step = Krok
replay-step-of = { $step } z { $count }
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-view = Widok
replay-view-open = Wszystkie karty odkryte
replay-view-spectator = Widz
replay-hands = Karty wszystkich graczy

what-if-button = Graj dalej stąd
what-if-title = Co by było, gdyby… (od kroku { $step })
what-if-hint = Stąd zacznie się osobna partia, a ta zostanie bez zmian. Kto gra dalej?
what-if-begin = Graj dalej

share-button = Udostępnij
share-title = Udostępnij tę partię
share-link = Jako link
share-link-hint = Cała partia mieści się w linku, więc nie widzi jej żaden serwer. Otwiera się na tym kroku.
share-copy = Kopiuj
share-copied = Link skopiowany.
share-making = Przygotowujemy link…
share-file = Zapisz jako plik
share-close = Zamknij
share-later = Partia jeszcze trwa, a jej zapis zawiera to, co wciąż zakryte. Będzie można ją udostępnić po zakończeniu.
share-unfinished = Partia jeszcze trwa: link pokaże ją do tego momentu.
share-keep = Zachowaj partię
share-broken = Nie można otworzyć tego linku
share-broken-hint = Może skopiowano tylko część. Poproś o link jeszcze raz albo o partię w pliku.
share-unreadable = Link jest uszkodzony albo niepełny.
