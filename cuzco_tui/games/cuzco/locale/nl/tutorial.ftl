# De lessen: een titel, bladzijden, een vraag, drie antwoorden en wat er op elk wordt gezegd.

## Waar het om gaat

tutorial-aim = Waar het om gaat
tutorial-aim-1 = Cuzco is het hart van het Incarijk. Je verzamelt punten, net als Cleo, Ben en Maita. Wie er na zes rondes de meeste heeft, wint.
tutorial-aim-2 = Elke ronde heeft drie fases. Eén: iedereen gooit drie dobbelstenen en legt ze om beurten neer, een voor een. Twee: je personen werken. Drie: de stad betaalt.
tutorial-aim-3 = We kijken op verschillende momenten in één partij. Je bent altijd rood. Elke les heeft een eigen moment, soms een eerder moment, en wat je kiest, geldt tot de volgende.
tutorial-aim-ask = Hoeveel dobbelstenen leg je in een hele partij?
tutorial-aim-a = Drie
tutorial-aim-a-reply = Drie is één ronde, en er zijn er zes.
tutorial-aim-b = Zes
tutorial-aim-b-reply = Zes rondes, maar drie dobbelstenen in elke ronde.
tutorial-aim-c = Achttien
tutorial-aim-c-reply = Ja, zes keer drie. Maar 18 dus; laat ze allemaal iets opleveren.

## Acht actievelden

tutorial-spaces = Acht actievelden voor je dobbelstenen
tutorial-spaces-1 = Een dobbelsteen komt op een van acht actievelden en werkt meteen. Stenen weg en hangbrug verplaatsen je chasqui. Wetenschap en landbouw nemen elk een persoonsfiche. Omruilen maakt van ogen iets anders. Tempel plaatst een priester. Hoofdtooi laat een diadeem tellen. Punten betaalt 2 punten.
tutorial-spaces-2 = Ogen zijn bereik: een hoge dobbelsteen haalt verdere wegen, fiches, treden en diademen, en koopt meer.
tutorial-spaces-ask = Je gooide 6, 5 en 1. Waar levert de 1 precies zoveel op als de 6?
tutorial-spaces-a = Bij omruilen
tutorial-spaces-a-reply = Daar geef je de ogen uit: een 6 koopt zes keer zoveel.
tutorial-spaces-b = In de tempel
tutorial-spaces-b-reply = De dobbelsteen begrenst de trede: een 1 haalt alleen trede 1.
tutorial-spaces-c = Op punten
tutorial-spaces-c-reply = Ja: 2 punten voor elke dobbelsteen. Dat is weinig, dus voor dobbelstenen die nergens anders passen.

## Lager dan alle andere

tutorial-lower = Lager dan alle andere
tutorial-lower-1 = De regel die het krap maakt: je dobbelsteen moet lager zijn dan elke dobbelsteen op dat actieveld, van wie ook. Alleen punten is altijd open. Hoge dobbelstenen dus vroeg, lage passen ook laat nog.
tutorial-lower-ask = Op omruilen liggen je eigen 6 en de 4 van Cleo. Je hebt nog een 5 en een 1. Welke mag daar liggen?
tutorial-lower-a = De 5, die is lager dan mijn 6
tutorial-lower-a-reply = Hij moet lager zijn dan alle, en een 5 is niet lager dan de 4 van Cleo.
tutorial-lower-b = Alleen de 1
tutorial-lower-b-reply = Ja. Een 4 zou ook niet passen: gelijk is niet lager.
tutorial-lower-c = Geen, ik lig er al
tutorial-lower-c-reply = Je mag er weer heen, met een dobbelsteen die lager is dan alle andere daar.

## Wegen, quipu-fiches en veren

tutorial-roads = Wegen, quipu-fiches en veren
tutorial-roads-1 = Terug naar je eerste beurt. Eén dobbelsteen brengt je chasqui over één weg: op het actieveld stenen weg over een stenen weg, op het actieveld hangbrug over een brug. De weg mag niet meer ogen hebben dan de dobbelsteen.
tutorial-roads-2 = In een nieuw dorp laat hij een quipu-fiche achter, een knopenbericht van je masker, het bord voor je. Dat doet drie dingen. Het maakt een huis op het masker vrij. Het levert een veer op in de kleur van het dorp. En aan het eind krijgt wie bovenop ligt, met het nieuwste fiche, de punten van het dorp.
tutorial-roads-3 = Twee veren naast elkaar vullen een diadeem. In je diadeem 2 zit een roze veer; de uitsparing ernaast vraagt om oranje.
tutorial-roads-ask = Dorpen heten naar veer en punten: O2a is oranje, 2 punten. Haal de oranje veer voor je diadeem 2.
tutorial-roads-keys = Nu jij, op het bord. Kies een dobbelsteen met zijn cijfer of met links en rechts, dan met { $place_stone } of { $place_rope } de weg, nog eens gedrukt de volgende, of met omhoog en omlaag; { $take } legt hem. { $hint } geeft een tip, { $why } zegt waarom iets niet kan, { $rule } opent de regel; in een partij neemt { $undo } een zet terug.
tutorial-roads-a = Dobbelsteen 6: stenen weg 6 naar T5, turquoise
tutorial-roads-a-reply = 5 punten als niemand je bedekt, maar turquoise maakt nu niets vol. Oranje vult meteen een diadeem.
tutorial-roads-b = Dobbelsteen 6: hangbrug 1 naar K3a, roze
tutorial-roads-b-reply = Over die brug kan ook een 1. Verspil geen hoge dobbelsteen aan een lage weg.
tutorial-roads-c = Dobbelsteen 5: stenen weg 4 naar O2a, oranje
tutorial-roads-c-reply = Goed: een fiche bezorgd, een huis vrij, diadeem 2 vol, en de 6 heb je nog.
tutorial-roads-d = Dobbelsteen 5 naar O2a, maar de veer in diadeem 3
tutorial-roads-d-reply = De weg klopt, maar naast de roze veer, in diadeem 2, vult ze meteen een diadeem.
tutorial-roads-e = Dobbelsteen 6: stenen weg 4 naar O2a, oranje
tutorial-roads-e-reply = Het juiste dorp, maar de 5 komt er ook, en dan heb je de 6 nog.

## Diademen en hoofdtooi

tutorial-circlets = Diademen en de hoofdtooi
tutorial-circlets-1 = Je hoofdtooi bestaat uit zes diademen, met 1 tot 6 ogen. Zijn beide uitsparingen van een diadeem gevuld, dan activeer je het met een dobbelsteen op hoofdtooi van minstens zoveel ogen.
tutorial-circlets-2 = Dat levert zijn ogen min 1 op, dus 0 tot 5 punten, plus 10 in ronde 1 en 2, 7 in ronde 3 en 4, 4 in ronde 5 en 6. Vroeg loont! En je krijgt een vuurproef; daarover zo meer.
tutorial-circlets-ask = Ronde 1. Diadeem 2 en 6 zijn gevuld. Je hebt 5 en 1. Wat doe je?
tutorial-circlets-a = De 5 op punten: 2 punten
tutorial-circlets-a-reply = Twee punten, waar een diadeem er meer dan tien geeft.
tutorial-circlets-b = De 5 op hoofdtooi: diadeem 2
tutorial-circlets-b-reply = Ja: 1 plus 10 is 11 punten. Diadeem 6 vraagt een 6 en geeft dan 15.
tutorial-circlets-c = De 5 op de tempel, diadeem 2 later
tutorial-circlets-c-reply = Geen gek plan, maar je laatste dobbelsteen is een 1, te laag voor diadeem 2, en iemand kan de hoofdtooi versperren.

## De tempel

tutorial-temple = De tempel
tutorial-temple-1 = Een dobbelsteen op de tempel plaatst een van je vier priesters, op een trede tot aan zijn ogen. Wie daar staat, zakt een trede, enzovoort, tot een lege trede gevuld is. Wie van trede 1 valt, gaat naar huis; alle anderen blijven van ronde tot ronde staan.
tutorial-temple-2 = In fase drie betaalt elke priester 1 punt in ronde 1 en 2, daarna 2, en 3 in ronde 5 en 6. Wie de meeste heeft, wint ook een Inti-medaille; bij gelijke stand telt de hoogste priester.
tutorial-temple-ask = Ronde 4. Vanaf trede 1 staan Ben, Cleo, jij, jij, Maita. Je legt een 5. Op welke trede?
tutorial-temple-a = Trede 1: alleen Ben valt eraf
tutorial-temple-a-reply = Ben is weg, maar de volgende duw gooit jou eraf. Hoog is veilig.
tutorial-temple-b = Trede 4
tutorial-temple-b-reply = Dat duwt je eigen priesters omlaag en laat Maita boven je.
tutorial-temple-c = Trede 5
tutorial-temple-c-reply = Goed: iedereen zakt een trede, Ben valt eraf, en je drie priesters leveren 6 punten op en gaan aan kop voor de medaille.

## De vuurproef

tutorial-trial = De vuurproef
tutorial-trial-1 = Drie dingen leveren een vuurproef op: een geplaatste priester, een geactiveerd diadeem, en je chasqui die Cuzco binnenkomt. Een vuurproef geeft twee dingen. Eerst een open godenkaart of een offergave. Dan 1 kennis of 1 voedsel. Kennis telt aan de universiteit, voedsel koopt goederen, en met een offergave speel je een godenkaart.
tutorial-trial-ask = Je priester leverde er een op. Wat neem je?
tutorial-trial-a = Niets, ik bewaar die voor later
tutorial-trial-a-reply = Bewaren kan niet; wat je laat liggen, ben je kwijt.
tutorial-trial-b = Een godenkaart en kennis
tutorial-trial-b-reply = Goed: een nieuwe kracht, en een punt meer aan de universiteit.
tutorial-trial-c = Een offergave en voedsel
tutorial-trial-c-reply = Goed: je kunt een kaart betalen en spaart voor de markt.

## Wetenschap en landbouw

tutorial-people = Wetenschap en landbouw
tutorial-people-1 = Wetenschap neemt een blauw persoonsfiche, landbouw een oranje. Elk ligt bij een aantal ogen, hoogstens dat van je dobbelsteen. Het getal op het fiche telt later, bij omruilen.
tutorial-people-2 = Het fiche heeft een vrij huis op je masker nodig, een zonder quipu-fiche. Twee zijn vanaf het begin vrij, en elk quipu-fiche dat vertrekt, maakt er een vrij. In fase twee van elke ronde mag je één vaardigheid van wetenschap en één van landbouw gebruiken. De fiches blijven.
tutorial-people-ask = Ronde 4. Je hebt twee keer een 6 en drie vrije huizen. Zonder kaart past een 6 alleen op landbouw en punten.
tutorial-people-a = Punten: 2 punten
tutorial-people-a-reply = Twee punten, één keer. Een fiche werkt in elke ronde die nog komt.
tutorial-people-b = Landbouw: het fiche dat landbouwfiches neemt
tutorial-people-b-reply = Goed: elke ronde kan het er nog een fiche bij brengen.
tutorial-people-c = Landbouw: het fiche voor voedsel
tutorial-people-c-reply = Goed: elke ronde voedsel, en drie voedsel als je het omlaag schuift. Dat komt zo.

## Kracht

tutorial-strength = Fase twee: kracht
tutorial-strength-1 = Fiches met dezelfde vaardigheid en kleur tellen samen; hun aantal is hun kracht. Elk geeft er één meer: voedsel, offergave, kennis, veer, kaart of quipu-fiche naar de reserve; of 2 punten meer. Fiches voor wegen halen 2 ogen, dan 4, dan alles. Fiches die een fiche nemen of een diadeem activeren, tellen als een dobbelsteen van 3, twee ervan als een 6.
tutorial-strength-2 = Wetenschap en landbouw tellen nooit samen. Een fiche gebruiken kost niets.
tutorial-strength-ask = Je hebt één landbouwfiche voor voedsel en twee die landbouwfiches nemen. Welke gebruik je?
tutorial-strength-a = Voedsel, kracht 1
tutorial-strength-a-reply = Maar 1 voedsel. Kracht 2 kan meer voor je doen.
tutorial-strength-b = Landbouwfiches, kracht 2
tutorial-strength-b-reply = Goed: elk landbouwfiche ligt voor je open, zonder dobbelsteen.
tutorial-strength-c = Niets, om de fiches te sparen
tutorial-strength-c-reply = Geen fiche raakt op. Gebruik elke ronde een van elke kleur.

## Omruilen

tutorial-exchange = Omruilen
tutorial-exchange-1 = Terug naar ronde 2. Bij omruilen geef je de ogen van de dobbelsteen uit zoals je wilt. Eén oog koopt 1 punt. Twee ogen kopen een offergave, een open godenkaart of een veer naar keuze.
tutorial-exchange-2 = Voor één oog schuif je ook een persoonsfiche omlaag: wetenschap geeft de gedrukte kennis, landbouw het gedrukte voedsel. Dat gebeurt één keer, want het blijft omlaag; alleen godenkaart 02 schuift het weer omhoog. De vaardigheid werkt boven én beneden.
tutorial-exchange-3 = En twee ogen leggen een quipu-fiche van je masker in je reserve. Dat maakt meteen een huis vrij. Is het masker leeg, dan bezorgt je chasqui uit de reserve.
tutorial-exchange-ask = Je hebt zes ogen. Diadeem 1 mist een roze veer; diadeem 5 een paarse en een turquoise. Wat koop je?
tutorial-exchange-a = 6 punten
tutorial-exchange-a-reply = Veilig, maar drie veren vullen twee diademen, nu 24 punten waard.
tutorial-exchange-b = Drie quipu-fiches naar de reserve
tutorial-exchange-b-reply = Drie vrije huizen zijn goed als je fiches zoekt. Gevulde diademen leveren hier meer op.
tutorial-exchange-c = Drie veren: roze, paars, turquoise
tutorial-exchange-c-reply = Goed: diadeem 1 en 5 zijn vol, 10 en 14 punten waard als je ze nu activeert.

## Het tableau

tutorial-overlay = Cuzco en zijn tableau
tutorial-overlay-1 = Ronde 3. Zes wegen verlaten Cuzco: hangbrug 1, 3, 5 en stenen weg 2, 4, 6. Ze liggen op een schijf, het tableau. Wie Cuzco binnenkomt, krijgt geen veer maar een vuurproef; en voordat je weer vertrekt, mag je het tableau draaien zoals je wilt.
tutorial-overlay-2 = Twee grenzen: een tweede quipu-fiche van jou in hetzelfde dorp kan niet, en een vierde veer van één kleur krijg je nooit.
tutorial-overlay-ask = Je bent terug in Cuzco en legt een 2, dus je neemt stenen weg 2. Waar moet die heen?
tutorial-overlay-a = Zo laten: naar K6, waar mijn fiche ligt
tutorial-overlay-a-reply = Dat mag, maar een tweede bezoek levert niets op.
tutorial-overlay-b = Draaien naar P3, paars
tutorial-overlay-b-reply = Goed: een fiche en een paarse veer voor een simpele 2.
tutorial-overlay-c = Draaien naar T5; ik heb drie turquoise veren
tutorial-overlay-c-reply = Het fiche telt, 5 punten als het boven blijft, maar een vierde turquoise veer is er niet.

## Goden en Inti

tutorial-gods = Godenkaarten en Inti-medailles
tutorial-gods-1 = Godenkaarten veranderen de regels. Een kaart uit je hand kost een offergave, in de fase die erop staat; als dat past, wordt het je gevraagd. Je mag er zoveel hebben als je wilt. Een Inti-medaille gebruikt in plaats daarvan een open kaart, zonder offergave; dan is de medaille weg. Iedereen begint het spel met één, en wie de meeste priesters heeft, wint er meer. Elke medaille die je houdt, is aan het eind 2 punten waard.
tutorial-gods-ask = Ronde 5, een vuurproef. Kaart 08 ligt open: 3 voedsel en 3 kennis in plaats van het gewone. Je hebt drie medailles.
tutorial-gods-a = Een offergave en kennis, zoals altijd
tutorial-gods-a-reply = Twee dingen, waar de kaart er zes geeft.
tutorial-gods-b = Kaart 08 in mijn hand, en voedsel
tutorial-gods-b-reply = Voor een latere vuurproef, dan voor een offergave. Met een medaille werkt de kaart nu.
tutorial-gods-c = Kaart 08 gebruiken met een medaille
tutorial-gods-c-reply = Goed: 3 voedsel en 3 kennis voor een medaille van 2 punten.

## Fase drie

tutorial-city = Fase drie: universiteit en markt
tutorial-city-1 = Eerst betaalt de universiteit 1 punt per stap kennis, tot 15. Daaruit volgt de volgorde: wie voorop ligt, begint de volgende ronde; op dezelfde plek ligt voor wie het laatst kwam. Dan gaat iedereen terug naar 0. Daarna betaalt de tempel.
tutorial-city-2 = Dan de markt. Op volgorde mag ieder één goederenfiche van deze ronde kopen voor voedsel, en dat telt meteen: van soep, 1 voedsel voor 1 punt, tot sieraden, 5 voedsel voor 9.
tutorial-city-ask = Je hebt 3 voedsel. Wat koop je?
tutorial-city-a = Niets, ik houd het voedsel
tutorial-city-a-reply = Voedsel kun je houden, maar meer dan één goederenfiche per ronde krijg je niet, en goederen tellen ook samen.
tutorial-city-b = Kleding: 2 voedsel, 3 punten
tutorial-city-b-reply = Goed: het beste dat je kunt betalen.
tutorial-city-c = Soep: 1 voedsel, 1 punt
tutorial-city-c-reply = Eén punt. Kleding geeft er 3 voor 1 voedsel meer.

## Opdrachten

tutorial-tasks = Het paleis en zijn opdrachten
tutorial-tasks-1 = Als laatste het paleis. Je hebt drie opdrachten. Elke ronde vervul je er een die je haalt, voor 6 punten; haal je er geen, dan leg je er een af voor niets. Dan neem je een nieuwe. Opdrachten kosten niets: je laat alleen zien wat ze vragen, zoals drie roze veren. Godenkaart 04 scheldt je één eis kwijt, maar dan betaalt de opdracht 4.
tutorial-tasks-2 = Na ronde 6 betaalt elke opdracht die je nog hebt en haalt, ook 6 punten.
tutorial-tasks-ask = Ronde 6. Je hebt 6 voedsel, 2 offergaven en geen karaf. Welke nieuwe opdracht?
tutorial-tasks-a = 4 offergaven hebben
tutorial-tasks-a-reply = Je hebt er twee, en geen beurt meer om er te krijgen.
tutorial-tasks-b = 2 karaffen hebben
tutorial-tasks-b-reply = De markt is voor deze partij dicht.
tutorial-tasks-c = 5 voedsel hebben
tutorial-tasks-c-reply = Ja: je hebt er 6, dus zo meteen levert die 6 punten op.

## Verzamelingen

tutorial-sets = Zes verzamelingen
tutorial-sets-1 = Terug naar de dobbelstenen van de laatste ronde. Aan het eind betalen zes verzamelingen, alles of niets. 6 goederen: 6 punten. 9 opdrachten: 9. 10 bezorgde quipu-fiches: 10. 12 persoonsfiches: 12. Dus evenveel punten als stuks.
tutorial-sets-2 = Alleen twee zijn anders: 12 veren geven 6, en 6 diademen geven 9.
tutorial-sets-ask = Je hebt 11 veren en 5 diademen; diadeem 3 mist één oranje veer. Waarvoor is je 6?
tutorial-sets-a = De tempel: nog een priester
tutorial-sets-a-reply = 3 punten en een vuurproef. De ontbrekende veer is veel meer waard.
tutorial-sets-b = Omruilen: de oranje veer
tutorial-sets-b-reply = Goed: 12 veren zijn 6 punten. Dan activeert je 3 diadeem 3 voor 6, en zes diademen zijn nog eens 9.
tutorial-sets-c = Punten: 2 punten
tutorial-sets-c-reply = Twee punten. De ontbrekende veer is veel meer waard.

## De hele telling

tutorial-score = De hele telling
tutorial-score-1 = Deze partij is voorbij, en je hebt gewonnen met 189 punten: diademen 63, opdrachten 42, tempel 27, universiteit 17, markt 16, verzamelingen 15, dorpen met je fiche bovenop 5, actieveld punten 2, en één overgebleven Inti 2. Dus: vroeg diademen, vroeg fiches, priesters hoog, en elke ronde een opdracht.
tutorial-score-2 = Voedsel, offergaven en kaarten die overblijven, geven niets. Bij gelijke stand wint wie eerder in de volgorde staat.
tutorial-score-ask = Jij en Cleo eindigen allebei met 150 punten. Cleo is tweede in de volgorde, jij derde. Wie wint?
tutorial-score-a = Allebei
tutorial-score-a-reply = De volgorde beslist, dus er is één winnaar.
tutorial-score-b = Cleo
tutorial-score-b-reply = Ja. Kennis in ronde 6 kan de partij beslissen.
tutorial-score-c = Jij
tutorial-score-c-reply = Wie later is, verliest bij gelijke stand: tweede gaat voor derde.

## In het kort

tutorial-recap-dice = In het kort: de dobbelstenen
tutorial-recap-dice-1 = Drie dobbelstenen per ronde, elk lager dan alle andere op zijn actieveld. Stenen weg en hangbrug: je chasqui verplaatsen. Wetenschap en landbouw: een persoonsfiche nemen. Omruilen: ogen uitgeven. Tempel: een priester plaatsen. Hoofdtooi: een diadeem activeren. Punten: 2 punten.
tutorial-recap-dice-2 = Aan kleinere tafels zijn er minder actievelden: met drie spelers zijn stenen weg en hangbrug er één, met twee ook wetenschap en landbouw. Wie in de eerste volgorde later komt, begint met 1, 2 of 3 punten. Slakkenhuisjes zijn een module die eerst uit staat: een paar in je worp levert er een op, dat later een dobbelsteen met 1 verandert.
tutorial-recap-dice-ask = Je wilt een veer. Welke actievelden kunnen er een geven?
tutorial-recap-dice-a = Hoofdtooi en tempel
tutorial-recap-dice-a-reply = De hoofdtooi gebruikt veren, en de tempel geeft een vuurproef.
tutorial-recap-dice-b = Stenen weg, hangbrug en omruilen
tutorial-recap-dice-b-reply = Ja: een nieuw dorp geeft zijn kleur, omruilen elke kleur voor twee ogen.
tutorial-recap-dice-c = Wetenschap en landbouw
tutorial-recap-dice-c-reply = Daar neem je fiches. Zo'n fiche kan later veren geven, in fase twee.

tutorial-recap-words = In het kort: de woorden
tutorial-recap-words-1 = Quipu-fiche: blijft in elk nieuw dorp, maakt een huis vrij en geeft een veer. In de reserve: al van het masker af, dus het huis is vrij. Tableau: de schijf met de wegen uit Cuzco, die je mag draaien als je weer vertrekt.
tutorial-recap-words-2 = Diadeem: twee veren, geactiveerd met hoofdtooi voor ogen min 1 plus 10, 7 of 4. Kracht: hoeveel fiches van één kleur dezelfde vaardigheid hebben. Fiches schuif je één keer omlaag voor kennis of voedsel, en ze blijven werken.
tutorial-recap-words-3 = Vuurproef: een kaart of een offergave, en kennis of voedsel. Inti-medaille: gebruikt een open godenkaart zonder offergave.
tutorial-recap-words-ask = Wat levert geen vuurproef op?
tutorial-recap-words-a = Een geplaatste priester
tutorial-recap-words-a-reply = Toch wel. Net als een geactiveerd diadeem en je chasqui die Cuzco binnenkomt.
tutorial-recap-words-b = Je chasqui komt Cuzco binnen
tutorial-recap-words-b-reply = Toch wel. Net als een geplaatste priester en een geactiveerd diadeem.
tutorial-recap-words-c = Een genomen persoonsfiche
tutorial-recap-words-c-reply = Juist. Priester, diadeem, Cuzco: die drie wel.

tutorial-recap-points = In het kort: de punten
tutorial-recap-points-1 = Tijdens het spel: punten, 2; omruilen, 1 punt per oog; diademen; kennis, 1 punt per stap; priesters, 1, 2, dan 3 punten elk; één goederenfiche per ronde; één opdracht per ronde voor 6.
tutorial-recap-points-2 = Na ronde 6: elke opdracht die je haalt, 6 elk; Inti, 2 elk; dorpen met je fiche bovenop; en de verzamelingen: 6 goederen 6, 9 opdrachten 9, 10 quipu-fiches 10, 12 persoonsfiches 12, maar 12 veren 6 en 6 diademen 9. Bij gelijke stand wint wie eerder in de volgorde staat.
tutorial-recap-points-ask = Je eindigt met 12 veren, 6 diademen, en twee opdrachten die je nog hebt en haalt. Hoeveel punten is dat?
tutorial-recap-points-a = 15 punten
tutorial-recap-points-a-reply = Dat is 6 en 9 voor de verzamelingen. De twee opdrachten betalen ook elk 6.
tutorial-recap-points-b = 21 punten
tutorial-recap-points-b-reply = 6 voor de veren, 9 voor de diademen, en twee keer 6 voor de opdrachten.
tutorial-recap-points-c = 27 punten
tutorial-recap-points-c-reply = Ja: 6, 9 en twee keer 6. Nu ken je het spel. Probeer een uitdaging, of ga spelen: tips en regels krijg je wanneer je maar wilt.

## Uitdagingen

tutorial-first-circlet = Een diadeem in ronde 1
tutorial-first-circlet-about = Ronde 1, je hebt 6, 5 en 1. Vul een diadeem en activeer het voordat de ronde voorbij is.
tutorial-first-circlet-won = Een diadeem in ronde 1 geeft minstens 10 punten, en je hoofdtooi is begonnen.
tutorial-first-circlet-lost = Eerst twee veren naast elkaar, door omruilen of een oranje dorp; dan een dobbelsteen op hoofdtooi met minstens de ogen van het diadeem.
tutorial-rich-round = Een rijke ronde
tutorial-rich-round-about = Ronde 2, je hebt 20 punten. Kom op 50 voordat de ronde voorbij is. Diadeem 6 is al gevuld.
tutorial-rich-round-won = Zo win je: vroeg diademen, dan een priester en een opdracht.
tutorial-rich-round-lost = Diademen geven in ronde 2 nog 10 punten extra. Vul en activeer er zoveel je kunt, en gebruik ook je personen.
tutorial-last-round = De laatste ronde
tutorial-last-round-about = Ronde 6, je hebt 124 punten. Eindig met minstens 175.
tutorial-last-round-won = Verzamelingen, opdrachten en de stad: je zag wat het einde oplevert.
tutorial-last-round-lost = Tel wat het einde betaalt: 12 veren 6, zes diademen 9, elke gehaalde opdracht 6, en voedsel koopt nog een goederenfiche.
