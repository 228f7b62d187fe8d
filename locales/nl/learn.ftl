# De speelbare inleidingen: waar een stap over gaat, en wat hij opleverde.

learn-title = Inleiding
learn-step = Stap { $number } van { $count }
learn-back = Terug
learn-next = Verder
learn-skip = Stap overslaan
learn-other = Dat mag, maar deze stap gaat over iets anders. Kijk nog eens wat er gevraagd wordt.
learn-finished = Meer hoef je niet te weten
learn-finished-text = De rest wijst zich vanzelf: kan iets niet, dan lees je waarom, en bij elke actie zie je wat er verandert.
