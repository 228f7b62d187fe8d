# The games, as the start page tells of them and shows them.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Collect cards, lay cable-car lines across the hills, cross the bay by ferry, and pick up a souvenir wherever tourists go. Twenty minutes, if nobody dawdles.
scenery-ocean = Pacific Ocean
scenery-bay = San Francisco Bay
scenery-north = N

mini-express-name = Mini Express
mini-express-series = Shares and rails
mini-express-about = Four railway companies, and none of them is yours. Build for any, gain influence in others, and hold the right shares when they are worth most. One person can play against the rulebook's own bot.
company-letter-wood = W
company-letter-steel = S
company-letter-leather = L
company-letter-cotton = C
