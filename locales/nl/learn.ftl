# De speelbare inleidingen: waar een stap over gaat, en wat hij opleverde.

learn-title = Inleiding
learn-step = Stap { $number } van { $count }
learn-back = Terug
learn-next = Verder
learn-skip = Stap overslaan
learn-other = Dat mag, maar deze stap gaat over iets anders. Kijk nog eens wat er gevraagd wordt.
learn-finished = Meer hoef je niet te weten
learn-finished-text = De rest wijst zich aan tafel: wat niet kan, zegt waarom, en elke actie laat zien wat ze verandert.

learn-sf-tickets = Je doel: verbind met je eigen routes de twee locaties op je bestemmingskaarten. Een behaalde kaart telt mee, een niet behaalde trekt af. Houd een van deze twee, of allebei.
learn-sf-tickets-done = Je bestemmingskaarten liggen opzij. Niemand anders ziet ze.
learn-sf-draw = Routes betaal je met kaarten. In je beurt mag je er twee trekken: een openliggende, of blind van de stapel. Trek twee kaarten, maar laat de veerboot liggen.
learn-sf-draw-done = Twee kaarten erbij, en je beurt is om. Je mag er zoveel hebben als je wilt.
learn-sf-ferry = Een veerboot geldt als elke kleur. Zo goed dat een openliggende je hele beurt kost. Pak de veerboot.
learn-sf-ferry-done = Eén veerboot in plaats van twee kaarten: vaak een goede ruil.
learn-sf-claim = Claim nu een route: zoveel kaarten van haar kleur als ze vakjes heeft. Je hebt twee rode. Claim de rode route Lombard Street – Chinatown.
learn-sf-claim-done = Je kabeltrams staan erop, en ze telt meteen 2 punten. Langere routes tellen meer: 1, 2, 4, 7 en 10.
learn-sf-complete = Je bestemmingskaart vraagt Fort Mason en Chinatown te verbinden. Er ontbreekt één route: claim de zwarte, Fort Mason – Lombard Street.
learn-sf-complete-done = De twee zijn verbonden: aan het eind levert de kaart 4 punten op.
learn-sf-souvenir = Waar souvenirs liggen, levert een route er een op. Op het water vraagt elk veerbootteken een veerbootkaart. Claim Pier 39 – Alcatraz en kies je souvenir.
learn-sf-souvenir-done = Verschillende souvenirs tellen aan het eind steeds meer, alle zeven samen 12 punten.
learn-sf-more = Je bestemmingskaart is behaald. Trek nieuwe: je ziet er twee en houdt er minstens één.
learn-sf-more-done = Nieuwe plannen. Pas op tegen het eind: wat niet behaald is, kost punten.
learn-sf-end = Heeft iemand nog twee kabeltrams of minder, dan krijgt iedereen nog één beurt. Jij hebt er weinig over: claim met je groene kaarten een grijze route van 3 vakjes.
learn-sf-end-done = De laatste ronde is begonnen. Daarna tellen de bestemmingskaarten en souvenirs, en de meeste punten winnen.

learn-me-draft = Vier spoorwegmaatschappijen, en geen ervan is van jou. Je wint met aandelen die veel waard zijn. Neem een eerste aandeel.
learn-me-draft-done = Het aandeel is van jou. De waarde hangt af van twee dingen: hoe lang het spoor van de maatschappij is, en hoeveel invloed je er hebt.
learn-me-build = In je beurt bouw je, of neem je een aandeel. Bouwen mag voor elke maatschappij, met de treinen in haar reserve. Bouw voor Hout naar New York.
learn-me-build-done = Eén trein per veld. Het fiche van de stad toont twee maatschappijen: bij allebei won je invloed.
learn-me-length = Landschap onderweg maakt het spoor langer, en alle aandelen duurder. Bouw een spoor van vier treinen of meer.
learn-me-length-done = Elk landschapsveld maakte het één langer. De lengte wijst naar een rij in de waardetabel.
learn-me-share = Een aandeel kost zoveel invloed als er treinen in reserve staan. Staal heeft er twee, en jij hebt daar 3 invloed. Neem een aandeel Staal.
learn-me-share-done = Je betaalde 2 invloed en hebt een aandeel meer. Drie treinen kwamen in de reserve voor de volgende bouwer.
learn-me-free = Een lege reserve maakt een aandeel gratis. Kijk welke maatschappij geen trein in reserve heeft, en neem haar aandeel.
learn-me-free-done = Gratis, en goed gemikt. Wie met de laatste treinen bouwt, zet vaak de deur open voor de volgende.
learn-me-compensation = Waar een maatschappij al een trein heeft, krijgt ze een trein als compensatie wanneer er een andere langskomt. Bouw voor Hout naar Detroit over het spoor van Leer.
learn-me-compensation-done = Leer kreeg treinen uit de voorraad; dat kan je helpen of dwarszitten.
learn-me-wild = Een fiche met een ster geeft één punt bij zijn maatschappij en één waar je wilt, maar niet bij dezelfde. Bouw voor Katoen naar Fort Smith en kies.
learn-me-wild-done = Invloed bepaalt wie ergens eerste is: alleen de eersten krijgen de hoge waarde voor hun aandelen.
learn-me-worth = Het spoor van Katoen is lang en jij staat er voor; dat van Staal is kort en daar staat een ander voor. Neem het aandeel dat meer waard is.
learn-me-worth-done = Daar draait het om. Als het aanbod van twee maatschappijen uitgeput is, begint de laatste ronde en tellen de aandelen.
