# De eerste ronde met uitleg, in het Nederlands. Een les is een paar korte zinnen, elk op een regel: wat je nu doet,
# waarom, en de regel. Houd elke regel binnen 80 tekens. Speler 1 heet naar de plaats.

## Voorbereiding

tutorial-welcome =
    Welkom bij Cuzco. Je speelt één ronde met uitleg, voor alle drie de spelers.
    Daarna ben jij Speler 1 en spelen bots verder voor Cleo en Ben.
tutorial-goal =
    Het gaat om overwinningspunten, kortweg punten; in de spelregels heten ze OP.
    Wie na zes rondes de meeste heeft, wint.
    Een ronde heeft drie fases: dobbelstenen, wetenschap en landbouw, en de stad.
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
    Nu ben je Cleo, met een roze veer. Kies uitsparing 5, voor diadeem 3.
    Een diadeem met meer ogen levert meer op, maar vraagt een hogere dobbelsteen.
tutorial-tasks-two =
    Houd 24 en 30, twee keer soep en drie verschillende goederen.
    Je startopdracht vraagt een goederenfiche en een landbouwfiche.
    Eén aankoop helpt dus bij alle drie.
tutorial-feather-three =
    Nu ben je Ben, met een oranje veer. Steek die in uitsparing 3.
    Diadeem 2 heeft er dan nog een turquoise veer naast nodig.
tutorial-tasks-three =
    Houd 34 en 42. Opdracht 34 vraagt twee kaarten van Viracocha; je hebt er een.
    Opdracht 42, quipu-fiches in 4 binnendorpen, kan het hele spel door groeien.

## Fase één: dobbelstenen

tutorial-dice =
    Iedereen heeft drie dobbelstenen gegooid.
    Regel D-1: om beurten leg je er een en doe je de actie ervan, drie keer rond.
tutorial-dice-lower =
    Regel D-2: je dobbelsteen moet lager zijn dan elke andere op dat veld.
    Een hoge dobbelsteen kan meer, maar moet er vroeg bij zijn.
tutorial-stone =
    Speler 1: leg je 4 voor de stenen weg die naar een paars dorp loopt.
    Regel M-1: een weg mag hoogstens zoveel ogen tonen als je dobbelsteen.
    Deze toont er 4.
tutorial-stone-road =
    Ga naar dorp P3. Regel M-3: je chasqui bezorgt daar een quipu-fiche.
    Een quipu is een boodschap van geknoopte koorden. Het dorp dankt met een veer.
tutorial-stone-feather =
    Steek die in uitsparing 4, naast de turquoise: dat maakt diadeem 2 compleet.
    De actie hoofdtooi maakt er later punten van.
tutorial-farm =
    Cleo: je startopdracht vraagt een landbouwfiche. Leg je 2 op landbouw.
    Regel P-1: het mag bij hoogstens zoveel ogen liggen als je dobbelsteen toont.
    Het fiche dat we willen, ligt bij 1; een lage dobbelsteen is dus genoeg.
tutorial-farm-tile =
    Neem het fiche bij 1. Het kan je elke ronde een wetenschapsfiche opleveren.
    Regel P-2: je hebt er een vrij veld voor nodig. Je hebt er twee.
    Elk quipu-fiche dat je masker verlaat, maakt er nog een vrij.
tutorial-temple =
    Ben: je startopdracht vraagt een priester. Leg een 3 op de tempel.
    Een priester levert elke ronde punten op, en nu meteen een vuurproef.
tutorial-temple-step =
    Neem trede 3, de hoogste die een 3 haalt: regel T-1.
    Wie later jouw trede kiest, duwt je priester omlaag. Hoog staat hij veiliger.
tutorial-fire-gift =
    Regel F-1: een vuurproef heeft twee helften. Eerst een godenkaart of offergave.
    Neem kaart 13 van Mama Sara. Daarmee telt een dobbelsteen als 6.
    Dat komt goed uit, want je hebt laag gegooid.
tutorial-fire-growth =
    De tweede helft: kennis of voedsel. Neem kennis.
    Die levert punten op aan de universiteit.
    Wie de meeste kennis heeft, is daarna als eerste aan de beurt.
tutorial-rope =
    Speler 1: leg een 3 voor de hangbrug en ga verder.
    Regel N-13: met drie spelers delen beide soorten wegen één veld.
    Je 3 is lager dan je 4. Maar wees Ben voor: na een 3 past de jouwe niet.
tutorial-rope-road =
    Ga naar dorp T4, voor nog een turquoise veer.
    Regel Z-2: aan het einde levert het ook 4 punten op.
    Dan moet jouw quipu-fiche nog wel bovenop liggen.
tutorial-rope-done =
    Quipu-fiches in twee dorpen: je voldoet aan je startopdracht.
    De punten ervoor krijg je in fase drie.
tutorial-exchange =
    Cleo: leg een 5 op omruilen. Ogen zijn hier geld, dus kies een hoge.
    De regels X-1 tot en met X-7 zijn de prijslijst.
    Ogen die je niet besteedt, vervallen.
tutorial-exchange-slide =
    Regel X-2: schuif voor 1 oog je landbouwfiche omlaag en neem 2 voedsel.
    Met voedsel koop je goederen, en het fiche houdt zijn vaardigheid.
tutorial-exchange-feather =
    Regel X-6: neem voor 2 ogen een veer. Neem roze, de tweede voor diadeem 3.
tutorial-exchange-slot =
    Uitsparing 6 maakt diadeem 3 compleet. Volgende ronde kun je het activeren.
tutorial-exchange-card =
    Regel X-5: neem voor je laatste 2 ogen een godenkaart.
    Neem kaart 09 van Viracocha.
    Vanaf ronde twee kan die je bij een nieuw fiche nog een tweede geven.
tutorial-exchange-turned =
    Onthoud kaart 08, die nu open ligt. Die maakt een vuurproef rijk.
tutorial-study =
    Ben: je hebt ook een wetenschapsfiche nodig. Leg een 3 op wetenschap.
    Dat werkt net als landbouw. Bij 6 ligt een mooi fiche.
    Een 3 haalt dat niet, maar je hebt een kaart.
tutorial-study-card =
    Speel kaart 13 voor een offergave, en je 3 telt als 6.
    Regel G-0: een kaart uit je hand kost een offergave.
    Dat mag alleen in een fase die erop staat.
tutorial-study-tile =
    Neem het fiche bij 6. Het kan elke ronde één keer een diadeem activeren.
tutorial-headdress =
    Speler 1: leg je laatste 3 op hoofdtooi en activeer diadeem 2.
    Regel H-1: dat vraagt beide veren, en minstens evenveel ogen als het toont.
    Regel H-2: 1 punt voor dit diadeem, en 10 omdat je vroeg bent. Later 7, dan 4.
tutorial-headdress-medal =
    Een diadeem verdient ook een vuurproef. Speel kaart 08 voor je Inti-medaille.
    Regel G-0: met een medaille gebruik je een open kaart, zonder offergave.
    Je krijgt 3 voedsel en 3 kennis; de medaille was aan het einde 2 punten waard.
tutorial-points =
    Cleo: je 5 is laat. Op elk ander veld ligt al een 5 of lager.
    Regel D-3: op het veld punten mag alles. Het levert 2 punten op; neem ze.
tutorial-last-die =
    Ben: je laatste 3 past nog op omruilen, waar alleen een 5 ligt.
tutorial-last-feather =
    Besteed 2 ogen aan een turquoise veer, die naast je oranje komt.
tutorial-last-slot =
    Uitsparing 4 maakt diadeem 2 compleet.
tutorial-last-pip =
    Regel X-3: neem voor het laatste oog 1 punt.

## Fase twee: wetenschap en landbouw

tutorial-people =
    Regel E-1: ieder mag nu één keer wetenschap en één keer landbouw gebruiken.
    De fiches raken niet op. Speler 1 heeft er nog geen en wordt overgeslagen.
tutorial-use-farm =
    Cleo: gebruik je landbouwfiche. Het werkt ook als het omlaag geschoven is.
    Regel A-12: het neemt een wetenschapsfiche alsof je een 3 had gelegd.
tutorial-use-farm-tile =
    Neem het fiche bij 3, voor stenen wegen. Nieuwe fiches werken meteen.
tutorial-use-study =
    Gebruik het. Regel A-04: je chasqui gaat over een stenen weg tot 2 ogen.
    Dat is een bezorgd quipu-fiche, een veer en een vrij veld, zonder dobbelsteen.
tutorial-use-study-slot =
    Steek die in uitsparing 10, voor diadeem 5. Diadeem 6 zou een 6 vragen.
tutorial-use-circlet =
    Ben: gebruik je wetenschapsfiche.
    Regel A-09: het activeert een diadeem zoals een 3 dat zou doen.
    Weer 11 punten, zonder dobbelsteen. Fiches leveren ronde na ronde iets op.
tutorial-use-circlet-gift =
    Weer een vuurproef. Neem kaart 09 van Viracocha, je tweede van die god.
    Opdracht 34 vraagt er twee in je hand, dus speel ze nog niet.
tutorial-use-circlet-growth =
    Neem weer kennis, voor nog 1 punt aan de universiteit.

## Fase drie: de stad

tutorial-university =
    De universiteit gaf 1 punt voor elk veld op het kennisspoor.
    Regel U-1: de koploper begint vanaf nu, en alle kennisstenen gaan terug naar 0.
tutorial-priests =
    Daarna gaf de tempel 1 punt voor elke priester.
    Regel U-2: wie de meeste priesters heeft, krijgt een Inti-medaille.
tutorial-market =
    Regel U-3: op de markt mag ieder één goederenfiche van deze ronde kopen.
    Speler 1: koop de karaf met je 3 voedsel.
    Dat zijn meteen 5 punten, en de helft van opdracht 27.
tutorial-market-soup =
    Ben heeft geen voedsel. Cleo: koop de soep.
    Die is maar 1 punt waard, maar je startopdracht wacht op een goederenfiche.
tutorial-palace =
    Regel U-4: in het paleis vervult ieder precies één opdracht, voor 6 punten.
    Speler 1 voldeed alleen aan de startopdracht; dat ging dus zonder vraag.
    Wie aan geen enkele voldoet, moet er een schrappen en krijgt niets.
tutorial-palace-take =
    Dan komt er een nieuwe opdracht. Speler 1: neem 31, vier goederen.
    Je hebt er al een.
tutorial-palace-choose =
    Ben: je voldoet aan twee opdrachten, maar per ronde telt er één.
    Vervul 34. Daarna mag je die kaarten gerust spelen.
    Je startopdracht kan wachten.
tutorial-palace-villages =
    Neem 08. Net als opdracht 42 stuurt die je chasqui de dorpen in.
tutorial-palace-two =
    Landbouwfiche en soep hebben de startopdracht van Cleo vervuld.
tutorial-palace-tools =
    Cleo: neem 28, twee keer gereedschap. Dat helpt ook bij opdracht 30.
tutorial-round-over =
    Regel U-5: er liggen nieuwe fiches en opdrachten.
    Iedereen heeft opnieuw gegooid.

## Het einde van de lessen

tutorial-farewell-rounds =
    Je hebt alle acht acties gedaan, en elke ronde gaat zoals deze.
    Vanaf hier ben jij Speler 1, en je begint.
tutorial-farewell-advice =
    Drie tips. Activeer diademen vroeg.
    Neem fiches, want die werken elke ronde.
    En plan voor elk bezoek aan het paleis één opdracht.
tutorial-farewell-end =
    Na ronde zes tellen ongebruikte medailles, en dorpen waar jij bovenop ligt.
    Regel Z-3: ook complete verzamelingen tellen, van veren, diademen, opdrachten,
    quipu-fiches, wetenschaps- en landbouwfiches samen, en goederen.
tutorial-farewell-go =
    Vraag om een tip of een regel wanneer je maar wilt. Veel succes!
