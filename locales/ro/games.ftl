# Jocurile, așa cum le prezintă și le arată pagina de start.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Strânge cărți, întinde linii de funicular peste dealuri, treci golful cu feribotul și ia câte un suvenir de oriunde ajung turiștii. Douăzeci de minute, dacă nu trage nimeni de timp.
scenery-ocean = Oceanul Pacific
scenery-bay = Golful San Francisco
scenery-north = N

mini-express-name = Mini Express
mini-express-series = Acțiuni și șine
mini-express-about = Patru companii feroviare și niciuna nu e a ta. Construiește pentru oricare, câștigă influență la altele și ține acțiunile potrivite când valorează cel mai mult. O singură persoană poate juca împotriva botului din reguli.
company-letter-wood = L
company-letter-steel = O
company-letter-leather = P
company-letter-cotton = B
