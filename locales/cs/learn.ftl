# Hratelné úvody: o čem krok je a co přinesl.

learn-title = Úvod do hry
learn-step = Krok { $number } z { $count }
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit krok
learn-other = To se smí, ale tento krok je o něčem jiném. Podívej se znovu, oč v něm jde.
learn-finished = To je všechno, co potřebuješ
learn-finished-text = Zbytek se vysvětlí u stolu: co nejde, řekne proč, a každý tah ukáže, co změní.

learn-sf-tickets = Tvůj cíl: vlastními trasami spojit dvě místa na svých cílových kartách. Splněná karta body přidá, nesplněná je ubere. Nech si jednu z těchto dvou, nebo obě.
learn-sf-tickets-done = Cílové karty leží stranou. Nikdo jiný je nevidí.
learn-sf-draw = Trasy se platí kartami. V tahu si můžeš dobrat dvě: otočenou, nebo naslepo z balíčku. Dober si dvě karty, ale trajekt nech být.
learn-sf-draw-done = O dvě karty víc a tah končí. V ruce jich můžeš mít libovolně mnoho.
learn-sf-ferry = Trajekt zastoupí kteroukoli barvu. Je tak dobrý, že vzít ho z řady je celý tvůj tah. Vezmi si trajekt.
learn-sf-ferry-done = Jeden trajekt místo dvou karet: často výhodný obchod.
learn-sf-claim = Teď obsaď trasu: stojí tolik karet její barvy, kolik má políček. Máš dvě červené. Obsaď červenou trasu Lombard Street – Chinatown.
learn-sf-claim-done = Stojí na ní tvé lanové tramvaje a hned přinesla 2 body. Delší trasy dávají víc: 1, 2, 4, 7 a 10.
learn-sf-complete = Tvá cílová karta chce spojit Fort Mason a Chinatown. Chybí jediná trasa: obsaď černou Fort Mason – Lombard Street.
learn-sf-complete-done = Obě místa jsou spojená: na konci přinese karta své 4 body.
learn-sf-souvenir = Kde leží známky, tam trasa jednu přinese. Na vodě je za každý znak trajektu potřeba karta trajektu. Obsaď Pier 39 – Alcatraz a vyber si známku.
learn-sf-souvenir-done = Různé známky mají na konci čím dál větší cenu, všech sedm až 12 bodů.
learn-sf-more = Cílová karta je splněná. Dober si nové: uvidíš dvě a aspoň jednu si necháš.
learn-sf-more-done = Nové plány. Ke konci opatrně: co není splněné, body ubere.
learn-sf-end = Když někomu zbývají dvě lanové tramvaje nebo méně, má každý poslední tah. Tobě jich zbývá málo: obsaď zelenými kartami šedou trasu se 3 políčky.
learn-sf-end-done = Poslední kolo začalo. Pak se sečtou cílové karty a známky a vyhraje nejvíc bodů.

learn-me-draft = Čtyři železniční společnosti a žádná není tvoje. Vyhraješ akciemi, které mají velkou hodnotu. Vezmi si první akcii.
learn-me-draft-done = Akcie je tvoje. Její hodnota závisí na dvou věcech: jak dlouhou má společnost trať a jaký v ní máš vliv.
learn-me-build = V tahu stavíš, nebo bereš akcii. Stavět smíš pro kteroukoli společnost vlaky z jejího pole. Postav za Dřevařskou trať do města New York.
learn-me-build-done = Na každé políčko jeden vlak. Žeton města ukazuje dvě společnosti: v obou máš víc vlivu.
learn-me-length = Krajina po cestě trať společnosti prodlužuje a všechny její akcie zdražuje. Postav trať ze čtyř nebo více vlaků.
learn-me-length-done = Každé políčko krajiny ji prodloužilo o jedno. Délka určuje řádek v tabulce hodnot.
learn-me-share = Akcie stojí tolik vlivu, kolik vlaků má společnost na poli. Ocelářská má dva a ty v ní máš vliv 3. Vezmi si akcii Ocelářské.
learn-me-share-done = Vliv klesl o 2 a akcií máš o jednu víc. Na pole přišly tři vlaky pro dalšího stavitele.
learn-me-free = Prázdné pole znamená akcii zdarma. Najdi společnost, která na poli nemá žádný vlak, a vezmi si její akcii.
learn-me-free-done = Zdarma a v pravou chvíli. Kdo postaví z posledních vlaků, často otevře dveře dalšímu.
learn-me-compensation = Kde už společnost vlak má, tam za nový vlak jiné společnosti dostane jeden jako náhradu. Postav za Dřevařskou do města Detroit přes trať Kožedělné.
learn-me-compensation-done = Kožedělná dostala vlaky ze zásoby. To ti může pomoci i uškodit.
learn-me-wild = Žeton s hvězdou dá jeden bod vlivu ve své společnosti a jeden, kde chceš, ale jinde. Postav za Bavlněnou do města Fort Smith a vyber si.
learn-me-wild-done = Vliv rozhoduje, kdo je ve společnosti první: jen první mají za akcie vysokou hodnotu.
learn-me-worth = Bavlněná má dlouhou trať a vedeš v ní ty; Ocelářská má krátkou a vede v ní někdo jiný. Vezmi si akcii, která má větší hodnotu.
learn-me-worth-done = O to tu jde. Až dojdou akcie v nabídce dvou společností, začne poslední kolo a akcie se sečtou.
