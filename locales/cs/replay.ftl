# Partie znovu před očima: přehrávání, „co kdyby“, sdílení.

match-menu = Partie
replay-link = Přehrát
replay-title = Záznam
replay-scrubber = Partie krok za krokem
replay-step = Krok
replay-step-of = { $step } z { $count }
replay-first = Na začátek
replay-previous = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-next = O krok dál
replay-last = Na konec
replay-speed = Rychlost
replay-view = Pohled
replay-view-open = Všechny karty odkryté
replay-view-spectator = Divák
replay-hands = Karty všech hráčů

what-if-button = Pokračovat odsud
what-if-title = Co kdyby… od kroku { $step }
what-if-hint = Odsud začne samostatná partie, tahle zůstane, jak je. Kdo hraje dál?
what-if-begin = Hrát dál

share-button = Sdílet
share-title = Sdílet tuto partii
share-link = Jako odkaz
share-link-hint = Celá partie je přímo v odkazu, žádný server ji neuvidí. Otevře se na tomto kroku.
share-copy = Kopírovat
share-copied = Odkaz je zkopírovaný.
share-making = Odkaz se připravuje…
share-file = Uložit jako soubor
share-close = Zavřít
share-later = Partie ještě neskončila a v jejím záznamu je i to, co je zatím skryté. Sdílet ji půjde po skončení.
share-unfinished = Partie ještě neskončila: odkaz ji ukáže až po současný krok.
share-keep = Uložit partii
share-broken = Tento odkaz nelze otevřít
share-broken-hint = Možná se zkopírovala jen část. Popros o odkaz znovu, nebo o partii jako soubor.
share-unreadable = Odkaz je poškozený nebo neúplný.
