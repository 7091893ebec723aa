# De eerste ronde met uitleg, in het Nederlands. Een les is een paar korte zinnen, elk op een regel: wat je nu doet,
# waarom, en de regel. Houd elke regel binnen 80 tekens. Spelers zonder naam heten naar hun nummer.

## Voorbereiding

tutorial-welcome =
    Welkom bij Cuzco. Je speelt één ronde met uitleg, voor alle drie de spelers.
    Daarna ben jij Speler 1 en nemen bots de andere twee over.
tutorial-goal =
    Het gaat om overwinningspunten, kortweg punten; in de spelregels heten ze OP.
    Wie na zes rondes de meeste heeft, wint. Elke ronde heeft drie fases:
    dobbelstenen, wetenschap en landbouw, en de stad.
tutorial-help =
    Regels hebben een code, zoals D-2. Je kunt ze onderweg allemaal opzoeken.
tutorial-feather-one =
    Je begint als Speler 1. Je hebt een turquoise veer; steek die in uitsparing 3.
    Daar wacht hij op een paarse: twee veren maken een diadeem compleet.
    Eén weg verderop ligt een paars dorp, en dorpen geven veren.
tutorial-tasks-one =
    Een opdracht levert 6 punten op. Je startopdracht: quipu-fiches in 2 dorpen.
    Regel N-11: houd nu twee van deze vier. Houd 25 en 27, kleding en karaffen.
    Dat zijn goederen, en die leveren ook al punten op als je ze koopt.
tutorial-feather-two =
    Nu ben je Speler 2, met een roze veer. Kies uitsparing 5, voor diadeem 3.
    Een diadeem met meer ogen levert meer op, maar vraagt een hogere dobbelsteen.
tutorial-tasks-two =
    Houd 24 en 30, twee keer soep en drie verschillende goederen.
    Je startopdracht vraagt een goederenfiche en een landbouwfiche.
    Eén aankoop helpt dus bij alle drie.
tutorial-feather-three =
    Nu ben je Speler 3, met een oranje veer. Met uitsparing 3 begint diadeem 2.
tutorial-tasks-three =
    Houd 34 en 42. Opdracht 34 vraagt twee kaarten van Viracocha; je hebt er een.
    Opdracht 42, vier binnendorpen, heeft het hele spel om te groeien.

## Fase één: dobbelstenen

tutorial-dice =
    Fase één. Iedereen heeft drie dobbelstenen gegooid.
    Regel D-1: om beurten leg je er een en doe je de actie ervan, drie keer rond.
tutorial-dice-lower =
    Regel D-2: je dobbelsteen moet lager zijn dan alle andere op dat veld.
    Een hoge dobbelsteen kan dus meer, maar moet er vroeg bij zijn.
tutorial-stone =
    Speler 1: leg je 4 voor de stenen weg. Alleen de 4 haalt het paarse dorp.
    Regel M-1: een weg mag hoogstens zoveel ogen tonen als je dobbelsteen.
tutorial-stone-road =
    Ga naar binnendorp 6. Je chasqui bezorgt er een quipu-fiche: regel M-3.
    Het dorp geeft je een paarse veer, en op je masker komt een veld vrij.
tutorial-stone-feather =
    Uitsparing 4, naast de turquoise veer: dat maakt diadeem 2 compleet.
    De actie hoofdtooi maakt er later punten van.
tutorial-farm =
    Speler 2: je startopdracht vraagt een landbouwfiche. Leg je 2 op landbouw.
    Regel P-1: het fiche ligt bij hoogstens zoveel ogen als je dobbelsteen toont.
    Het fiche dat we willen, ligt bij 1; een lage dobbelsteen is dus genoeg.
tutorial-farm-tile =
    Neem het fiche bij 1. Het kan je elke ronde een wetenschapsfiche opleveren.
    Regel P-2: je hebt er een vrij veld voor nodig. Je hebt er twee.
    Elk quipu-fiche dat je masker verlaat, maakt er nog een vrij.
tutorial-temple =
    Speler 3: je startopdracht vraagt een priester. Leg een 3 op de tempel.
    Een priester levert elke ronde punten op, en nu meteen een vuurproef.
tutorial-temple-step =
    Neem trede 3, de hoogste die je haalt: regel T-1.
    Wie later jouw trede kiest, duwt je priester omlaag; hoog staan is dus veilig.
tutorial-fire-gift =
    De vuurproef, regel F-1, heeft twee helften. Eerst een godenkaart of offergave.
    Neem kaart 13 van Mama Sara. Daarmee telt een dobbelsteen als 6.
    Dat komt goed uit, want je hebt laag gegooid.
tutorial-fire-growth =
    De tweede helft: kennis of voedsel. Neem kennis.
    Die levert punten op aan de universiteit.
    Wie de meeste kennis heeft, begint de volgende ronde.
tutorial-rope =
    Speler 1: leg een 3 voor de hangbrug. Beide soorten wegen delen hier één veld.
    De 3 moet dus lager zijn dan je eigen 4, en dat is hij. Regel N-13.
    Doe het nu: Speler 3 heeft ook drieën. Ligt er zo een, dan past de jouwe niet.
tutorial-rope-road =
    Ga naar buitendorp 6, voor een turquoise veer.
    Het dorp is aan het einde ook 4 punten waard, als je bovenop ligt: regel Z-2.
tutorial-rope-done =
    Quipu-fiches in twee dorpen: je voldoet aan je startopdracht.
    De punten ervoor krijg je in fase drie.
tutorial-exchange =
    Speler 2: leg een 5 op omruilen. Ogen zijn hier geld, dus kies een hoge.
    Ogen die je niet besteedt, vervallen.
tutorial-exchange-slide =
    Besteed 1 oog: schuif je landbouwfiche omlaag, voor 2 voedsel. Regel X-2.
    Met voedsel koop je goederen. Het fiche houdt zijn vaardigheid.
tutorial-exchange-feather =
    Besteed 2 ogen aan een roze veer, de tweede voor diadeem 3. Regel X-6.
tutorial-exchange-slot =
    Uitsparing 6 maakt diadeem 3 compleet. Volgende ronde kun je het activeren.
tutorial-exchange-card =
    Besteed de laatste 2 ogen aan kaart 09 van Viracocha. Regel X-5.
    Vanaf ronde twee neem je daarmee twee fiches in plaats van één.
tutorial-exchange-turned =
    Nu ligt de volgende kaart van die god open: kaart 08, een rijke vuurproef.
    Onthoud die.
tutorial-study =
    Speler 3: je hebt ook een wetenschapsfiche nodig. Leg een 3 op wetenschap.
    Dat werkt net als landbouw. Het beste fiche ligt bij 6.
    Je 3 haalt dat niet, maar je hebt een kaart.
tutorial-study-card =
    Speel kaart 13 voor een offergave, en de 3 telt als 6.
    Regel G-0: een kaart uit je hand kost een offergave, in een fase die ze noemt.
tutorial-study-tile =
    Neem het fiche bij 6. Het activeert elke ronde een diadeem.
tutorial-headdress =
    Speler 1: leg je laatste 3 op hoofdtooi, om diadeem 2 te activeren. Regel H-1:
    dat vraagt beide veren, en minstens zoveel ogen als het diadeem toont.
    Je krijgt 11 punten. Wees er vroeg bij, want 10 daarvan zijn een bonus.
    Die wordt later 7, en dan 4. Regel H-2.
tutorial-headdress-medal =
    Een diadeem verdient ook een vuurproef. Speel kaart 08 voor je Inti-medaille.
    Regel G-0: met een medaille gebruik je een open kaart, zonder offergave.
    3 voedsel en 3 kennis zijn meer waard dan de 2 punten van de medaille.
tutorial-points =
    Speler 2: je 5 is laat. Op elk ander veld ligt al een 5 of lager.
    Regel D-3: op het veld punten mag alles. Het levert 2 punten op; neem ze.
tutorial-last-die =
    Speler 3: je laatste 3 past nog op omruilen, waar alleen een 5 ligt.
tutorial-last-feather =
    Diadeem 2 vraagt turquoise naast je oranje veer. Besteed er 2 ogen aan.
tutorial-last-slot =
    Uitsparing 4 maakt diadeem 2 compleet.
tutorial-last-pip =
    Besteed het laatste oog aan 1 punt. Regel X-3.

## Fase twee: wetenschap en landbouw

tutorial-people =
    Fase twee. Regel E-1: gebruik hoogstens twee vaardigheden,
    een van je wetenschapsfiches en een van je landbouwfiches.
    De fiches raken niet op. Speler 1 heeft nog geen fiches en slaat over.
tutorial-use-farm =
    Speler 2: gebruik je landbouwfiche. Dat het omlaag geschoven is, geeft niet.
    Regel A-12: het neemt een wetenschapsfiche zoals een 3 dat zou doen.
tutorial-use-farm-tile =
    Neem het fiche bij 3, voor stenen wegen. Nieuwe fiches werken meteen.
tutorial-use-study =
    Gebruik het. Regel A-04: je chasqui mag over een stenen weg van hoogstens 2.
    Dat is een bezorgd quipu-fiche, een veer en een vrij veld, zonder dobbelsteen.
tutorial-use-study-slot =
    Uitsparing 10, voor diadeem 5. Diadeem 6 zou een 6 vragen.
tutorial-use-circlet =
    Speler 3: gebruik je wetenschapsfiche om diadeem 2 te activeren. Regel A-09.
    Ook 11 punten, zonder dobbelsteen: fiches betalen zich ronde na ronde terug.
tutorial-use-circlet-gift =
    Weer een vuurproef. Neem kaart 09 van Viracocha, je tweede van die god.
    Dat is wat opdracht 34 vraagt: regel U-4 komt zo.
tutorial-use-circlet-growth =
    Neem kennis. Je hebt geen voedsel, en met één koop je bijna niets.

## Fase drie: de stad

tutorial-university =
    Fase drie, de stad. De universiteit gaf 1 punt voor elk veld kennis.
    Regel U-1: de koploper begint vanaf nu, en alle stenen gaan terug naar veld 0.
tutorial-priests =
    De tempel gaf 1 punt voor elke priester.
    Regel U-2: wie de meeste priesters heeft, krijgt een Inti-medaille.
tutorial-market =
    De markt, regel U-3: koop hoogstens één fiche uit de rij van deze ronde.
    Speler 1: koop de karaf met je 3 voedsel.
    Dat zijn meteen 5 punten, en de helft van opdracht 27.
tutorial-market-soup =
    Speler 3 heeft geen voedsel. Speler 2: koop de soep.
    Die is maar 1 punt waard, maar je startopdracht wacht op een goederenfiche.
tutorial-palace =
    Het paleis, regel U-4: ieder vervult precies één opdracht, voor 6 punten.
    Speler 1 voldeed alleen aan de startopdracht; dat ging dus zonder vraag.
    Wie aan geen enkele voldoet, moet er een schrappen en krijgt niets.
tutorial-palace-take =
    Speler 1: neem een nieuwe opdracht. Neem 31, vier goederen.
    Je hebt er al een, en wilt er meer.
tutorial-palace-choose =
    Speler 3: je voldoet aan twee opdrachten, maar per ronde telt er één.
    Vervul 34. Daarna mag je die kaarten gerust spelen.
    Je startopdracht kan wachten.
tutorial-palace-villages =
    Neem 08. Net als opdracht 42 stuurt die je chasqui naar de dorpen.
tutorial-palace-two =
    Speler 2 heeft een landbouwfiche en een goederenfiche.
    Dus is ook die startopdracht vervuld.
tutorial-palace-tools =
    Speler 2: neem 28, twee keer gereedschap. Ook dat zijn goederen voor 30.
tutorial-round-over =
    Regel U-5: er liggen nieuwe fiches en opdrachten, en iedereen heeft gegooid.

## Het einde van de lessen

tutorial-farewell-rounds =
    Dat waren alle acht acties. Elke ronde gaat zoals deze.
    Vanaf hier ben jij Speler 1, en je begint.
tutorial-farewell-advice =
    Drie tips. Maak diademen vroeg compleet.
    Neem fiches, want die werken elke ronde.
    En zorg voor één opdracht per bezoek aan het paleis.
tutorial-farewell-end =
    Na ronde zes tellen dorpen waar jij bovenop ligt, en complete verzamelingen.
    Regel Z-3 noemt ze: veren, diademen, opdrachten, quipu-fiches, fiches, goederen.
tutorial-farewell-go =
    Vraag gerust om een tip of een regel. Veel succes!
