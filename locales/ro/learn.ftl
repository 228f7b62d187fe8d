# Introducerile jucabile: despre ce e un pas și ce a adus.

learn-title = Introducere
learn-step = Pasul { $number } din { $count }
learn-back = Înapoi
learn-next = Pasul următor
learn-skip = Sari peste pas
learn-other = E permis, dar pasul acesta e despre altceva. Mai uită-te o dată la ce cere.
learn-finished = Asta e tot ce îți trebuie
learn-finished-text = Restul se explică la masă: când ceva nu se poate, afli de ce, iar fiecare mutare îți arată ce schimbă.
