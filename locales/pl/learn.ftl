# Wprowadzenia do grania: o czym jest krok i co przyniósł.

learn-title = Wprowadzenie
learn-step = Krok { $number } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń krok
learn-other = To dozwolone, ale ten krok jest o czymś innym. Spójrz jeszcze raz, o co w nim chodzi.
learn-finished = To wszystko, czego potrzebujesz
learn-finished-text = Reszta wyjaśni się przy stole: czego nie można, to powie dlaczego, a każdy ruch pokaże, co zmieni.

learn-sf-tickets = Twój cel: własnymi połączeniami spiąć dwa miejsca z twoich biletów. Zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje. Zachowaj jeden z tych dwóch albo oba.
learn-sf-tickets-done = Bilety leżą z boku. Nikt inny ich nie widzi.
learn-sf-draw = Za połączenia płaci się kartami. W swojej turze możesz dobrać dwie: odkrytą albo w ciemno z talii. Dobierz dwie karty, ale prom zostaw.
learn-sf-draw-done = Dwie karty więcej i tura się kończy. Na ręce możesz mieć dowolnie wiele kart.
learn-sf-ferry = Prom zastępuje dowolny kolor. Jest tak dobry, że wzięcie odkrytego promu to cała twoja tura. Weź prom.
learn-sf-ferry-done = Jeden prom zamiast dwóch kart: to często dobry interes.
learn-sf-claim = Teraz utwórz połączenie: tyle kart jego koloru, ile ma pól. Masz dwie czerwone. Utwórz czerwone połączenie Lombard Street – Chinatown.
learn-sf-claim-done = Stoją na nim twoje tramwaje i od razu masz 2 punkty. Dłuższe dają więcej: 1, 2, 4, 7 i 10.
learn-sf-complete = Twój bilet łączy Fort Mason i Chinatown. Brakuje jednego połączenia: utwórz czarne Fort Mason – Lombard Street.
learn-sf-complete-done = Oba miejsca są połączone: na końcu bilet da 4 punkty.
learn-sf-souvenir = Gdzie leżą żetony, tam połączenie daje jeden. Na wodzie każdy znak promu wymaga karty promu. Utwórz Pier 39 – Alcatraz i wybierz żeton.
learn-sf-souvenir-done = Różne żetony są na końcu warte coraz więcej, wszystkie siedem aż 12 punktów.
learn-sf-more = Bilet jest zrealizowany. Dobierz nowe: zobaczysz dwa i zachowasz co najmniej jeden.
learn-sf-more-done = Nowe plany. Pod koniec ostrożnie: niezrealizowany bilet odejmuje punkty.
learn-sf-end = Gdy komuś zostaną dwa tramwaje albo mniej, każdy ma jeszcze jedną turę. Masz ich już mało: utwórz zielonymi kartami szare połączenie o 3 polach.
learn-sf-end-done = Zaczęła się ostatnia runda. Potem liczy się bilety i żetony, a wygrywa najwięcej punktów.

learn-me-draft = Cztery spółki kolejowe, a żadna nie należy do ciebie. Wygrywasz udziałami, które są dużo warte. Weź pierwszy udział.
learn-me-draft-done = Udział jest twój. Jego wartość zależy od dwóch rzeczy: jak długie tory ma spółka i jakie masz w niej wpływy.
learn-me-build = W swojej turze budujesz albo kupujesz udział. Budować wolno dla dowolnej spółki, pociągami z jej rezerwy. Zbuduj dla spółki Drewno tory do miasta New York.
learn-me-build-done = Po jednym pociągu na heks. Żeton miasta pokazuje dwie spółki: w obu masz więcej wpływów.
learn-me-length = Krajobraz po drodze wydłuża tory spółki i podnosi wartość wszystkich jej udziałów. Zbuduj tory z czterech pociągów lub więcej.
learn-me-length-done = Każdy heks krajobrazu wydłużył je o jeden. Długość wskazuje wiersz w tabeli wartości.
learn-me-share = Udział kosztuje tyle wpływów, ile pociągów spółka ma w rezerwie. Stal ma dwa, a ty masz tam 3 wpływy. Kup udział w spółce Stal.
learn-me-share-done = Wpływy spadły o 2, a udziałów masz o jeden więcej. Do rezerwy przyszły trzy pociągi dla następnego budowniczego.
learn-me-free = Przy pustej rezerwie udział jest gratis. Znajdź spółkę bez pociągów w rezerwie i weź jej udział.
learn-me-free-done = Gratis i w dobrej chwili. Kto zbuduje z ostatnich pociągów, często otwiera drzwi następnemu.
learn-me-compensation = Gdzie spółka ma już pociąg, tam za nowy pociąg innej spółki dostaje jeden jako rekompensatę. Zbuduj dla spółki Drewno do miasta Detroit przez tory spółki Skóra.
learn-me-compensation-done = Skóra dostała pociągi z zasobów. To może ci pomóc albo zaszkodzić.
learn-me-wild = Żeton z gwiazdą daje punkt wpływów w swojej spółce i jeden, gdzie chcesz, ale nie w tej samej. Zbuduj dla spółki Bawełna do miasta Fort Smith i wybierz.
learn-me-wild-done = Wpływy decydują, kto jest w spółce pierwszy: tylko pierwsi mają wysoką wartość udziałów.
learn-me-worth = Bawełna ma długie tory i to ty tam prowadzisz; Stal ma krótkie i prowadzi ktoś inny. Kup udział, który jest więcej wart.
learn-me-worth-done = O to właśnie chodzi. Gdy wyczerpią się udziały w ofercie dwóch spółek, zaczyna się ostatnia runda i liczy się udziały.
