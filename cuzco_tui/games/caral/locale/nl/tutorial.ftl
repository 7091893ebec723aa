# De lessen: een titel, bladzijden, een vraag, antwoorden en wat er op elk wordt gezegd.

## Waar het om gaat

tutorial-aim = Waar het om gaat
tutorial-aim-1 = In de oudste stad van Peru bouwen Cleo, Ben en jij piramides en dienen jullie de goden. Wie aan het eind de meeste roem heeft, wint.
tutorial-aim-2 = Je figuur volgt het spiraalpad van het startveld naar de centrale piramide. In je beurt beweeg je haar en voer je daarna de actie van haar plaats uit: een dorp, een steengroeve, een cultusplaats, een dierenmarkt of een eigen bouwplaats.
tutorial-aim-3 = Een jaar eindigt als iemand de centrale piramide betreedt, of als de architect haar bereikt. Dan offert iedereen kaarten aan de goden. De partij eindigt met het jaar waarin de zevende piramide op het bord wordt voltooid.
tutorial-aim-4 = We kijken op verschillende momenten in één partij, meestal in het eerste jaar. Elke les heeft een eigen moment, en wat je kiest, geldt tot de volgende.
tutorial-aim-ask = Waarmee eindigt een jaar?
tutorial-aim-a = Met een vast aantal rondes
tutorial-aim-a-reply = Nee, een jaar kan kort of lang zijn, en jij praat daarin mee.
tutorial-aim-b = Iemand betreedt de centrale piramide
tutorial-aim-b-reply = Ja. Zodra ze binnen bereik is, kan ieder van jullie het jaar beëindigen.
tutorial-aim-c = Iemand voltooit een piramide
tutorial-aim-c-reply = Dat brengt roem, maar het jaar gaat door. Alleen de zevende beëindigt de partij, met haar jaar.

## De eerste bouwplaats

tutorial-site = Je eerste bouwplaats
tutorial-site-1 = Je volk heet Carali. In elke steengroeve begint er een als arbeider. Een derde wordt bouwmeester op een bouwplaats die je zelf kiest. Daar begint met een gratis laag een grote piramide, die vijf lagen zal krijgen.
tutorial-site-2 = De architect volgt hetzelfde pad, en achter hem voert niemand een actie uit. Bedenk dus hoe snel hij een bouwplaats voorbij is, en hoe ver het naar de stenen is: steengroeve 1 ligt vroeg op het pad, steengroeve 2 laat.
tutorial-site-ask = Jij kiest als eerste. Waar begint je piramide?
tutorial-site-a = Bouwplaats 1, helemaal vooraan
tutorial-site-a-reply = Daar is de architect in de eerste rondes al voorbij, voor jij er met stenen komt.
tutorial-site-b = Bouwplaats 17, na steengroeve 2
tutorial-site-b-reply = Goed: de stenen van steengroeve 2 zijn dichtbij, en de architect komt laat.
tutorial-site-c = Bouwplaats 20, bijna aan het eind
tutorial-site-c-reply = Ook goed: bijna geen enkele blijft langer open. Alleen is de weg vanaf de steengroeve langer.

## De architect

tutorial-architect = De architect
tutorial-architect-1 = Aan het begin van elke ronde gooit de startspeler de architectdobbelsteen en zet hij de architect vooruit. De dobbelsteen toont 0, 1, 2 of een keuze uit twee. De architect komt alleen op actievelden: bouwplaatsen en piramides tellen voor hem niet. Daarna krijgt ieder één beurt.
tutorial-architect-2 = Achter hem mag je lopen, maar geen actie uitvoeren. Waar hij staat en vóór hem is alles open.
tutorial-architect-ask = Jaar 1. Jij bent startspeler, en de dobbelsteen toont 1 en 2, dus jij kiest. Met één stap komt hij in dorp 1, met twee bij steengroeve 1. Je wilt naar dorp 1.
tutorial-architect-a = Twee stappen, naar steengroeve 1
tutorial-architect-a-reply = Dan ligt dorp 1 achter hem, en daar is dit jaar voor niemand meer een actie.
tutorial-architect-b = Eén stap, naar dorp 1
tutorial-architect-b-reply = Goed: op zijn eigen veld heb je nog een actie.
tutorial-architect-c = Geen, hij blijft staan
tutorial-architect-c-reply = Alleen met een 0 blijft hij staan, en die staat hier niet bij.

## Beweging

tutorial-move = Beweging
tutorial-move-1 = Je gaat vooruit of achteruit, minstens één veld en hoogstens zo ver als je bereik. Dat is 3, en 1 meer voor elke alpaca op je slee. Je hebt één alpaca, dus het is 4. En elke kaart die je aflegt, maakt een beweging 1 langer.
tutorial-move-2 = Actievelden tellen als velden, en piramides met minstens één laag ook, van wie ze ook zijn. Lege bouwplaatsen sla je over. Hoe meer er gebouwd is, hoe langer dus de weg.
tutorial-move-ask = Je eerste beurt. De architect staat in dorp 1. Waar ga je heen?
tutorial-move-a = Naar steengroeve 2, voor twee kaarten
tutorial-move-a-reply = Twee kaarten is veel voor één steen, en meer hakt je ene arbeider daar niet.
tutorial-move-b = Naar dorp 1
tutorial-move-b-reply = Goed: een van je volk meer aan het werk, en al het andere ligt nog vóór je.
tutorial-move-c = Naar cultusplaats 1
tutorial-move-c-reply = Twee kaarten is niet slecht, maar in je volgende beurt kan de architect dorp 1 voorbij zijn.

## Het dorp

tutorial-village = Het dorp
tutorial-village-1 = In een dorp plaats je een van je Carali. Een arbeider gaat naar een steengroeve, een bouwmeester naar een vrije bouwplaats, die dan voor jou gereserveerd is. Een priester heeft een voltooide grote piramide van jou nodig. Hoe ver dat weg is, maakt niet uit.
tutorial-village-2 = Je hebt elf Carali. Drie zijn geplaatst, acht zijn je voorraad.
tutorial-village-ask = Je staat in dorp 1. Wat doe je?
tutorial-village-a = Niets, ik spaar mijn Carali
tutorial-village-a-reply = In de voorraad leveren ze niets op, en alleen in dorpen kun je ze plaatsen.
tutorial-village-b = Een arbeider in steengroeve 2
tutorial-village-b-reply = Goed: elk bezoek levert daar nu twee stenen op, dicht bij je bouwplaats.
tutorial-village-c = Een bouwmeester op bouwplaats 18
tutorial-village-c-reply = Ook goed: daar kan naast de eerste je tweede piramide komen. Je betaalt pas als je bouwt.

## Waar acties zijn

tutorial-behind = Cultusplaats en dierenmarkt
tutorial-behind-1 = Ronde 2. De architect is bij cultusplaats 1. Steengroeve 1 ligt nu achter hem, dus daar zijn dit jaar geen stenen meer te halen.
tutorial-behind-2 = Op een cultusplaats trek je twee grondstofkaarten. Op een dierenmarkt komt er een alpaca op je slee, die je bereik blijvend 1 langer maakt. Er passen er vijf. Je hand mag zo groot zijn als je wilt; is de stapel leeg, dan wordt de aflegstapel geschud.
tutorial-behind-ask = Je staat in dorp 1, je bereik is 4. Waar ga je heen?
tutorial-behind-a = Steengroeve 1
tutorial-behind-a-reply = Je mag erheen, maar ze ligt achter de architect: je zou geen steen krijgen.
tutorial-behind-b = Cultusplaats 1
tutorial-behind-b-reply = Goed: twee kaarten. Ze helpen je op drie manieren, zoals je zo ziet.
tutorial-behind-c = Dierenmarkt 1
tutorial-behind-c-reply = Goed: voortaan bereik 5, in elke beurt die nog komt.

## Kaarten en paren

tutorial-pairs = Kaarten en paren
tutorial-pairs-1 = Er zijn steen-, klei-, vis- en alpacakaarten. Je kunt ze afleggen om verder te gaan, of offeren in de ceremonie. En twee van één soort zijn een paar met een vaardigheid, elke soort één keer per beurt.
tutorial-pairs-2 = Vispaar: de actie van een actieveld nog een keer. Steen- of kleipaar: één laag meer bouwen. Alpacapaar: na je actie nog eens één tot drie velden gaan, met de actie daar.
tutorial-pairs-ask = Op de cultusplaats trok je twee kaarten. Nu heb je drie steenkaarten, twee viskaarten en een alpacakaart.
tutorial-pairs-a = De vis bewaren om verder te gaan
tutorial-pairs-a-reply = Twee velden, één keer. Als paar zijn ze een hele actie waard.
tutorial-pairs-b = Het vispaar spelen
tutorial-pairs-b-reply = Goed: twee andere kaarten voor twee vissen, en misschien een nieuw paar.
tutorial-pairs-c = Het vispaar bewaren voor een steengroeve
tutorial-pairs-c-reply = Ook goed: daar levert het twee keer zoveel stenen op, in een dorp een tweede Carali.

## De steengroeve

tutorial-quarry = De steengroeve
tutorial-quarry-1 = In een steengroeve krijg je één steen voor elke arbeider van jou daar. Op je slee passen er vier; wat er meer is, gaat verloren.
tutorial-quarry-ask = Ronde 3. Je hebt één steen en staat op cultusplaats 1, de architect in dorp 2. In steengroeve 2 heb je twee arbeiders, in steengroeve 1 één. Haal stenen.
tutorial-quarry-keys = Nu jij, op het bord: met { $left } en { $right } ga je langs het pad van plaats naar plaats, met { $up } en { $down } door de lijst, en { $take } gaat erheen. { $hint } geeft een tip, { $why } zegt waarom iets niet kan, { $rule } opent de regel; in een partij neemt { $undo } een zet terug.
tutorial-quarry-a = Terug naar steengroeve 1
tutorial-quarry-a-reply = Daar is de architect voorbij. Dit jaar haalt er niemand meer een steen.
tutorial-quarry-b = Vooruit naar steengroeve 2
tutorial-quarry-b-reply = Goed: twee stenen, dus samen drie, en je bouwplaats is dichtbij.
tutorial-quarry-c = Naar dorp 2, voor nog een arbeider
tutorial-quarry-c-reply = Geen slechte zet, maar nu ontbreken er stenen, en de architect komt eraan. Er ligt nog een dorp vóór je.

## Bouwen

tutorial-build = Bouwen
tutorial-build-1 = Op een eigen bouwplaats is de actie bouwen: één laag voor één steen. Wie op een lege stopt, moet bouwen. Elke laag is een maat kleiner dan die eronder, bij een grote piramide van 5 tot 1.
tutorial-build-2 = Ronde 4. Je hebt drie stenen. De architect staat op cultusplaats 2, en meteen daarna komt je bouwplaats.
tutorial-build-ask = Je bereik is 4. Ga waar je stenen nodig zijn.
tutorial-build-keys = Weer op het bord: met { $left } en { $right } langs het pad, dan { $take }.
tutorial-build-a = Cultusplaats 2
tutorial-build-a-reply = Twee kaarten; maar gaat de architect nu verder, dan ligt je bouwplaats achter hem en wachten je stenen tot volgend jaar.
tutorial-build-b = Bouwplaats 17
tutorial-build-b-reply = Goed: de tweede laag staat.
tutorial-build-c = Bouwplaats 15
tutorial-build-c-reply = De piramide van Ben telt wel als veld, maar er valt daar voor jou niets te doen.

## Meer lagen

tutorial-levels = Meer dan één laag
tutorial-levels-1 = Een steenpaar of een kleipaar bouwt nog een laag, meteen na de laag die je gebouwd hebt. Ook die kost haar steen. Met beide paren en drie stenen bouw je drie lagen in één beurt.
tutorial-levels-ask = Je hebt nog twee stenen, drie steenkaarten, twee kleikaarten en een alpacakaart. Hoe ga je verder?
tutorial-levels-a = Ik hou alle kaarten
tutorial-levels-a-reply = Dan is de architect er misschien gauw voorbij, en liggen er twee stenen tot volgend jaar op je slee.
tutorial-levels-b = Kleipaar: een derde laag
tutorial-levels-b-reply = Goed: er staan drie lagen, en drie kaarten van één soort blijven over om te offeren.
tutorial-levels-c = Beide paren: twee lagen meer
tutorial-levels-c-reply = Gedurfd, en niet slecht. Maar dan heb je voor de ceremonie, die gauw komt, alleen twee losse kaarten.

## De oproep

tutorial-call = De ceremonie uitroepen
tutorial-call-1 = Wie de centrale piramide betreedt, wordt hogepriester, en het jaar eindigt meteen: niemand krijgt nog een beurt. Komt de architect het eerst, dan wordt de startspeler hogepriester. De hogepriester offert als eerste en is volgend jaar startspeler. Een precies aantal is niet nodig.
tutorial-call-ask = Ronde 5. De architect staat in dorp 3, het laatste veld vóór het midden. Je hebt drie steenkaarten en een alpacakaart. Cleo, met twee kaarten, en Ben, met vijf, kunnen in hun beurt ook de ceremonie uitroepen.
tutorial-call-a = Terug naar cultusplaats 2
tutorial-call-a-reply = Die ligt achter de architect, je zou niets trekken.
tutorial-call-b = Naar dorp 3, voor nog een Carali
tutorial-call-b-reply = Nuttig. Maar als Cleo of Ben dan de ceremonie uitroept, offeren zij vóór jou, en misschien net jouw soort.
tutorial-call-c = De centrale piramide in
tutorial-call-c-reply = Goed: drie van één soort is een behoorlijk offer, en het jouwe komt eerst.

## De ceremonie

tutorial-offer = De ceremonie
tutorial-offer-1 = Vanaf de hogepriester offert ieder zoveel kaarten van één soort als hij wil. Het moet een soort zijn die nog niemand heeft geofferd. Niets offeren mag ook.
tutorial-offer-2 = Het hoogste offer levert roem op: 2 plus de hoogte van de centrale piramide. Samen is dat nu 3, later tot 7. Bij gelijke stand telt het eerste. Elk ander offer levert 1 op, geen offer kost 1. Alle geofferde kaarten ben je kwijt.
tutorial-offer-ask = Je bent hogepriester, met drie steenkaarten en een alpacakaart. Wat offer je?
tutorial-offer-a = Niets, ik hou mijn kaarten
tutorial-offer-a-reply = Dat kost 1 roem, waar één kaart al 1 oplevert.
tutorial-offer-b = Eén steenkaart
tutorial-offer-b-reply = Twee kaarten van één soort zijn al hoger. Dan krijg je 1 in plaats van 3.
tutorial-offer-c = Drie steenkaarten
tutorial-offer-c-reply = Goed: alleen vier van één soort is hoger. Je krijgt er 3 roem voor.

## De dank van de goden

tutorial-thanks = De dank van de goden
tutorial-thanks-1 = Een nieuw jaar begint, en de goden danken: 1 roem voor elke priester van jou, en één kaart voor elke piramide van jou die een laag heeft.
tutorial-thanks-2 = De architect en de figuren staan weer op het startveld. Alles wat gebouwd en geplaatst is, blijft staan, en je stenen en kaarten hou je.
tutorial-thanks-ask = Jaar 2. Op bouwplaats 17 had je drie lagen, maar geen priester. Wat gaven de goden je?
tutorial-thanks-a = Drie kaarten, voor elke laag een
tutorial-thanks-a-reply = De kaart is voor de piramide, niet voor haar lagen.
tutorial-thanks-b = Niets, ze is niet voltooid
tutorial-thanks-b-reply = Dat hoeft ook niet. Eén laag is genoeg.
tutorial-thanks-c = Eén kaart
tutorial-thanks-c-reply = Ja. Met elke piramide die je begint, wordt het er een meer, jaar na jaar.

## Voltooien

tutorial-finish = Een piramide voltooien
tutorial-finish-1 = Wie een piramide voltooit, krijgt meteen roem: 3 voor de eerste en tweede op het hele bord, 2 voor de derde, vierde en vijfde, 1 voor de zesde en zevende, niets voor latere.
tutorial-finish-2 = Met de tweede, vierde, zesde en zevende groeit de centrale piramide een laag, en leveren ceremonies meer op.
tutorial-finish-ask = Jaar 2, ronde 5. Er zijn twee piramides voltooid. De jouwe mist haar laatste laag, je hebt twee stenen, en bouwplaats 17 ligt binnen je bereik. Wat doe je?
tutorial-finish-a = Naar dorp 2: een bouwmeester op bouwplaats 18
tutorial-finish-a-reply = Die bouwplaats heb je straks nodig, maar de piramide levert meteen roem op, en plaats voor een priester.
tutorial-finish-b = Bouwplaats 17: de laatste laag
tutorial-finish-b-reply = Goed: 2 roem voor de derde piramide op het bord.
tutorial-finish-c = Het midden in, voor twee kaarten
tutorial-finish-c-reply = Dan wacht de laatste laag een jaar, en blijven er twee kaarten over om te offeren.

## De priester

tutorial-priest = De priester
tutorial-priest-1 = Op elke voltooide grote piramide van jou mag een priester staan. Hij levert bij elke dank van de goden 1 roem op, en aan het eind nog 2.
tutorial-priest-2 = Nu helpt het alpacapaar: na je actie ga je nog eens één tot drie velden en heb je nog een actie; kaarten maken die beweging niet langer.
tutorial-priest-ask = Je hebt je piramide net voltooid. Twee velden vóór je ligt dorp 3, en je hebt twee alpacakaarten.
tutorial-priest-a = Ik hou de kaarten
tutorial-priest-a-reply = Twee alpacakaarten is een klein offer. Een priester nog dit jaar is meer waard.
tutorial-priest-b = Alpacapaar naar dorp 3: een priester
tutorial-priest-b-reply = Goed: elk jaar 1 roem, en aan het eind 2.
tutorial-priest-c = Alpacapaar naar dorp 3: een bouwmeester
tutorial-priest-c-reply = Een bouwplaats kan wachten; een priester levert bij de volgende dank al roem op.

## Klein of groot

tutorial-size = Klein of groot
tutorial-size-1 = De eerste laag van een piramide beslist. Met maat 3 wordt ze klein, drie lagen hoog; met maat 5 groot, vijf lagen hoog. Aan het eind is een kleine 5 roem waard, een grote 10, een onvoltooide 1 voor elke laag.
tutorial-size-ask = Jaar 3. Er zijn drie piramides voltooid. Je staat op je lege bouwplaats 18, met drie stenen en drie steenkaarten. Wat begin je?
tutorial-size-a = Een kleine piramide
tutorial-size-a-reply = Die is gauw af, maar is 5 waard in plaats van 10, en er mag geen priester op. Dat is iets voor het laatste jaar.
tutorial-size-b = Een grote, en met het steenpaar nog een laag
tutorial-size-b-reply = Goed: na één beurt staan er twee van de vijf lagen.
tutorial-size-c = Een grote, en ik hou mijn kaarten
tutorial-size-c-reply = Ook goed: drie steenkaarten is een mooi offer.

## Het laatste jaar

tutorial-last = Het laatste jaar
tutorial-last-1 = Er zijn zeven piramides voltooid, dus dit is het laatste jaar. Het duurt nog tot zijn ceremonie, die nu 7 roem oplevert voor het hoogste offer.
tutorial-last-2 = Dan komt de eindtelling: 2 voor elke priester, 5 voor elke kleine en 10 voor elke grote piramide die voltooid is, 1 voor elke laag van de andere. Stenen, alpaca’s en kaarten tellen alleen bij gelijke stand.
tutorial-last-ask = Je twee piramides zijn voltooid en hebben hun priester. Je hebt negen kaarten, waarvan vijf kleikaarten; Cleo en Ben hebben er elk drie. Het midden ligt binnen je bereik.
tutorial-last-a = Steengroeve 2, voor meer stenen
tutorial-last-a-reply = Je hebt niets meer te bouwen, en intussen kunnen Cleo en Ben kaarten trekken.
tutorial-last-b = Dorp 3, voor nog een Carali
tutorial-last-b-reply = Je beide grote piramides hebben hun priester, dus nog een Carali levert geen roem meer op.
tutorial-last-c = Het midden in, met vijf kleikaarten
tutorial-last-c-reply = Goed: zoveel kan niemand offeren, dus die 7 roem is voor jou.

## Wie gewonnen heeft

tutorial-score = Wie gewonnen heeft
tutorial-score-1 = De partij is voorbij, en je hebt met 51 roem gewonnen: grote piramides 20, ceremonies 16, van het begin 5, piramides voltooid 4, priesters aan het eind 4, priesters in elk jaar 2.
tutorial-score-2 = Cleo en Ben hebben ook elk twee grote piramides gebouwd. De ceremonies maakten het verschil.
tutorial-score-ask = Bij evenveel roem tel je stenen, alpaca’s op de slee en kaarten in de hand bij elkaar op. Jij hebt geen stenen, drie alpaca’s en vier kaarten; Cleo drie stenen, twee alpaca’s en één kaart. Wie wint als jij en Cleo evenveel roem hebben?
tutorial-score-a = Cleo, met meer stenen
tutorial-score-a-reply = Alle drie tellen samen, en Cleo komt op zes.
tutorial-score-b = Jij
tutorial-score-b-reply = Ja: zeven tegen zes. Was ook dat gelijk, dan deelden jullie de overwinning.
tutorial-score-c = Allebei
tutorial-score-c-reply = Alleen als ook die sommen gelijk waren.

## Kort gezegd

tutorial-recap = Kort gezegd
tutorial-recap-1 = Je gaat zo ver als je bereik, 3 plus je alpaca’s, met een afgelegde kaart voor elk veld meer. Dan heb je een actie, alleen niet achter de architect. Dorp: een Carali. Steengroeve: een steen voor elke arbeider daar. Cultusplaats: twee kaarten. Dierenmarkt: een alpaca. Eigen bouwplaats: een laag voor een steen.
tutorial-recap-2 = Paren: steen of klei voor één laag meer, vis voor de actie nog een keer, alpaca voor een tweede beweging met haar actie. Uiterlijk jaar 20 is het laatste.
tutorial-recap-3 = Met twee spelers zijn er twee neutrale piramides, door jullie op de eerste 12 bouwplaatsen gezet, die alleen als veld tellen, en blokkeert een kaart van de trekstapel in elke ceremonie één soort.
tutorial-recap-ask = De architect staat in dorp 2. Waar heb je een actie?
tutorial-recap-a = Op dierenmarkt 1, één veld achter hem
tutorial-recap-a-reply = Je kunt erheen, maar achter de architect is er geen actie.
tutorial-recap-b = In dorp 2
tutorial-recap-b-reply = Ja, waar hij staat en overal vóór hem.
tutorial-recap-c = Pas voorbij dorp 2
tutorial-recap-c-reply = Hij sluit wat achter hem ligt, niet het veld waarop hij staat.

## Modules

tutorial-modules = De zes modules
tutorial-modules-1 = Er kunnen zes modules bij, in elke mengeling. Humeur van de goden: offeren allen samen te weinig, dan raken sommigen iets kwijt. Jaarfiches: elk jaar krijgt roem wie van één ding het meeste heeft, en wie er het minst van heeft, begint het volgende. Statuskaarten: vijf doelen, elk voor wie het als eerste haalt.
tutorial-modules-2 = Vooruitgangsfiches: wie de eerste, derde of vijfde piramide voltooit, geeft een actieveld een nieuwe actie. Anaconda: vanaf het tweede jaar sluit een slang een actieveld af, tot iemand betaalt om haar te verjagen. Gezanten: Carali en alpaca’s kunnen ook naar een bord dat beloningen en vaardigheden geeft: een gemengd paar, een kaart per alpaca, twee stenen voor twee kaarten, een groter offer.
tutorial-modules-ask = Je wilt doelen waarvoor je snel moet zijn. Welke module?
tutorial-modules-a = Humeur van de goden
tutorial-modules-a-reply = Een humeur vraagt kaarten van allen samen; snelheid helpt daar niet.
tutorial-modules-b = Anaconda
tutorial-modules-b-reply = Die ligt iedereen in de weg, maar stelt geen doel.
tutorial-modules-c = Statuskaarten
tutorial-modules-c-reply = Ja. Je kent het spel nu. Probeer een uitdaging, of speel: tips en regels komen zo vaak je ernaar vraagt.

## Uitdagingen

tutorial-first-year = Een goed eerste jaar
tutorial-first-year-about = Jaar 1, je eerste beurt. Breng je grote piramide op bouwplaats 17 op vier lagen voor het jaar voorbij is. Er staat er al een.
tutorial-first-year-won = Arbeiders, stenen en paren op tijd: zo gebruik je een jaar goed.
tutorial-first-year-lost = Drie stenen en beide paren bouwen drie lagen in één beurt; zonder paren heb je meer beurten op je bouwplaats nodig, nog vóór de architect.
tutorial-second-year = Piramide en priester
tutorial-second-year-about = Jaar 2, ronde 2. Voltooi je piramide op bouwplaats 17, die drie lagen heeft, en zet er een priester op voor het jaar voorbij is.
tutorial-second-year-won = Meteen roem, en meer met elk jaar en aan het eind.
tutorial-second-year-lost = Eerst komen stenen, dan twee lagen, dan een dorp voor de priester. Een alpacapaar spaart je een beurt.
tutorial-whole-game = Tot het einde
tutorial-whole-game-about = Jaar 3 is begonnen, en je hebt 12 roem. Eindig de partij met minstens 45.
tutorial-whole-game-won = Grote piramides, priesters en hoge offers: zo win je.
tutorial-whole-game-lost = Een tweede grote piramide levert 10 roem op, haar priester 2 en meer. En elke ceremonie beloont het hoogste offer goed.
