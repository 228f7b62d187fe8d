# Gry, jak mówi o nich i pokazuje je strona główna.

san-francisco-name = San Francisco
san-francisco-series = Wsiąść do Pociągu
san-francisco-about = Zbieraj karty, prowadź linie tramwajowe przez wzgórza, przeprawiaj się promem przez zatokę i zgarniaj żetony tam, gdzie ciągną turyści. Dwadzieścia minut, jeśli nikt nie marudzi.
scenery-ocean = Ocean Spokojny
scenery-bay = Zatoka San Francisco
scenery-north = N

mini-express-name = Mini Express
mini-express-series = Udziały i tory
mini-express-about = Cztery spółki kolejowe, a żadna nie należy do ciebie. Buduj dla dowolnej, zdobywaj wpływy w innych i trzymaj właściwe udziały, gdy będą najwięcej warte. W pojedynkę można zagrać z botem z instrukcji.
company-letter-wood = D
company-letter-steel = S
company-letter-leather = K
company-letter-cotton = B
