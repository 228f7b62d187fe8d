# Wprowadzenia do grania: o czym jest krok i co przyniósł.

learn-title = Wprowadzenie
learn-step = Krok { $number } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń krok
learn-other = To dozwolone, ale ten krok jest o czymś innym. Spójrz jeszcze raz, o co w nim chodzi.
learn-finished = To wszystko, czego potrzebujesz
learn-finished-text = Reszta wyjaśni się przy stole: czego nie można, to powie dlaczego, a każdy ruch pokaże, co zmieni.
