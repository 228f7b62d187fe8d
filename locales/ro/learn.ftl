# Introducerile jucabile: despre ce e un pas și ce a adus.

learn-title = Introducere
learn-step = Pasul { $number } din { $count }
learn-back = Înapoi
learn-next = Pasul următor
learn-skip = Sari peste pas
learn-other = E permis, dar pasul acesta e despre altceva. Mai uită-te o dată la ce cere.
learn-finished = Asta e tot ce îți trebuie
learn-finished-text = Restul se explică la masă: ce nu se poate îți spune de ce, iar fiecare mutare arată ce schimbă.

learn-sf-tickets = Scopul tău: să unești cu rutele tale cele două locații de pe bilete. Un bilet finalizat aduce puncte, unul nefinalizat le ia. Păstrează unul dintre acestea două sau pe amândouă.
learn-sf-tickets-done = Biletele stau deoparte. Nimeni altcineva nu le vede.
learn-sf-draw = Rutele se plătesc cu cărți. În tura ta poți trage două: una cu fața în sus sau una nevăzută din teanc. Trage două cărți, dar lasă feribotul.
learn-sf-draw-done = Două cărți în plus și tura s-a încheiat. Poți ține oricâte vrei.
learn-sf-ferry = Feribotul ține loc de orice culoare. E atât de bun, încât luat din rând e toată tura ta. Ia feribotul.
learn-sf-ferry-done = Un feribot în loc de două cărți: adesea un târg bun.
learn-sf-claim = Acum revendică o rută: atâtea cărți de culoarea ei câte spații are. Ai două roșii. Revendică ruta roșie Lombard Street – Chinatown.
learn-sf-claim-done = Funicularele tale stau pe ea și aduce pe loc 2 puncte. Rutele mai lungi aduc mai mult: 1, 2, 4, 7 și 10.
learn-sf-complete = Biletul tău cere Fort Mason unit cu Chinatown. Lipsește o rută: revendic-o pe cea neagră, Fort Mason – Lombard Street.
learn-sf-complete-done = Cele două sunt unite: la sfârșit biletul aduce cele 4 puncte.
learn-sf-souvenir = Unde sunt suveniruri, ruta aduce unul. Pe apă, fiecare semn de feribot cere o carte de feribot. Revendică Pier 39 – Alcatraz, apoi alege suvenirul.
learn-sf-souvenir-done = Suvenirurile diferite valorează tot mai mult la sfârșit, toate șapte până la 12 puncte.
learn-sf-more = Biletul e finalizat. Trage bilete noi: vezi două și păstrezi cel puțin unul.
learn-sf-more-done = Planuri noi. Atenție spre sfârșit: ce nu e finalizat ia puncte.
learn-sf-end = Când cuiva îi rămân două funiculare sau mai puține, fiecare mai are o tură. Ție ți-au rămas puține: revendică cu cărțile verzi o rută gri de 3 spații.
learn-sf-end-done = A început ultima rundă. Apoi se numără biletele și suvenirurile, iar cele mai multe puncte câștigă.

learn-me-draft = Patru companii feroviare și niciuna nu e a ta. Câștigi cu acțiuni care valorează mult. Ia o primă acțiune.
learn-me-draft-done = Acțiunea e a ta. Valoarea ei depinde de două lucruri: cât de lungă e linia companiei și câtă influență ai acolo.
learn-me-build = În tura ta construiești sau iei o acțiune. Poți construi pentru orice companie, cu trenurile din rezerva ei. Construiește pentru Lemn până la New York.
learn-me-build-done = Câte un tren pe fiecare hexagon. Jetonul orașului arată două companii: ai câștigat influență la amândouă.
learn-me-length = Peisajul de pe drum lungește linia companiei și îi scumpește toate acțiunile. Construiește o linie de patru trenuri sau mai multe.
learn-me-length-done = Fiecare hexagon de peisaj a lungit-o cu unu. Lungimea duce la un rând din tabelul valorilor.
learn-me-share = O acțiune costă atâta influență câte trenuri are compania în rezervă. Oțel are două, iar tu ai acolo influență 3. Ia o acțiune Oțel.
learn-me-share-done = Ai plătit 2 influență și ai o acțiune în plus. În rezervă au venit trei trenuri pentru următorul constructor.
learn-me-free = O rezervă goală face acțiunea gratuită. Vezi care companie nu are niciun tren în rezervă și ia-i acțiunea.
learn-me-free-done = Gratis și la momentul potrivit. Cine construiește cu ultimele trenuri deschide adesea ușa pentru următorul.
learn-me-compensation = Unde o companie are deja un tren, primește unul drept compensație când vine alta. Construiește pentru Lemn până la Detroit peste linia companiei Piele.
learn-me-compensation-done = Piele a primit trenuri din stoc, ceea ce te poate ajuta sau încurca.
learn-me-wild = Un jeton cu stea dă un punct de influență la compania lui și unul unde vrei, dar nu la aceeași. Construiește pentru Bumbac până la Fort Smith, apoi alege.
learn-me-wild-done = Influența hotărăște cine e primul la o companie: doar primii au valoarea mare pentru acțiuni.
learn-me-worth = Linia Bumbac e lungă și acolo conduci tu; linia Oțel e scurtă și conduce altcineva. Ia acțiunea care valorează mai mult.
learn-me-worth-done = Asta e esența. Când se epuizează acțiunile din oferta a două companii, începe ultima rundă și se numără acțiunile.
