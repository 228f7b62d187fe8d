# De spellen, zoals de startpagina erover vertelt en ze laat zien.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Verzamel kaarten, leg kabeltramlijnen over de heuvels, steek met de veerboot de baai over en neem een souvenir mee van elke plek waar toeristen komen. Twintig minuten, als niemand treuzelt.
scenery-ocean = Stille Oceaan
scenery-bay = Baai van San Francisco
scenery-north = N

mini-express-name = Mini Express
mini-express-series = Aandelen en sporen
mini-express-about = Vier spoorwegmaatschappijen, en geen ervan is van jou. Bouw voor wie je wilt, win invloed bij andere en bezit de juiste aandelen als ze het meest waard zijn. In je eentje speel je tegen de bot uit de spelregels.
company-letter-wood = H
company-letter-steel = S
company-letter-leather = L
company-letter-cotton = K
