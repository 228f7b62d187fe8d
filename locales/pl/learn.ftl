# Wprowadzenia do grania: o czym jest krok i co przyniósł.

learn-title = Wprowadzenie
learn-step = Krok { $number } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń krok
learn-other = To dozwolone, ale ten krok jest o czymś innym. Spójrz jeszcze raz, o co w nim chodzi.
learn-finished = To wszystko, czego potrzebujesz
learn-finished-text = Resztę poznasz przy stole: gdy czegoś nie wolno, zobaczysz dlaczego, a przy każdym ruchu – co on zmieni.
