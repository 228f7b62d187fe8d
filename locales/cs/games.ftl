# Hry, jak o nich úvodní stránka mluví a jak je ukazuje.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Sbírej karty, veď linky lanových tramvají přes kopce, přeplav se trajektem přes záliv a tam, kam míří turisté, si vezmi turistickou známku. Na dvacet minut, pokud nikdo neotálí.
scenery-ocean = Tichý oceán
scenery-bay = Sanfranciský záliv
scenery-north = S

mini-express-name = Mini Express
mini-express-series = Akcie a koleje
mini-express-about = Čtyři železniční společnosti a žádná není tvoje. Stavěj pro kteroukoli, získávej vliv v jiných a měj ty správné akcie, až budou mít největší hodnotu. Sólo se hraje proti Mašinfírovi, botovi přímo z pravidel.
company-letter-wood = D
company-letter-steel = O
company-letter-leather = K
company-letter-cotton = B
