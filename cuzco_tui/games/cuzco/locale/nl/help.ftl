# Speluitleg op één scherm, en wat de tekens betekenen.

howto-goal = Stuur je chasqui door de Andes, bezorg quipu's en vervul opdrachten: wie na zes rondes de meeste punten heeft, wint. Een ronde heeft drie fasen:
howto-dice = 1. Dobbelstenen: ieder gooit er drie en legt er om beurten een op een actieveld. Hij moet lager zijn dan wat er ligt; een hoge doet meer.
howto-people = 2. Personen: gebruik één vaardigheid van wetenschap en één van landbouw.
howto-city = 3. Stad: punten voor kennis (ze bepaalt ook de volgorde) en priesters; koop iets op de markt; vervul een opdracht voor 6 punten of doe er een weg.
howto-feathers = Een quipu brengt een veer; twee veren vullen een diadeem, met "hoofdtooi" 4 tot 15 punten waard, hoe eerder hoe meer.
howto-end = Aan het eind: dorpen waar jouw quipu bovenop ligt, drie laatste opdrachten, 6 tot 12 punten per hele verzameling (veren, diademen, opdrachten, quipu's, personen, goederen).
howto-keys = Eerste toetsen: { $dice } kiezen een steen, { $stone } { $rope } { $study } ... leggen hem, { $take } neemt, { $hint } tip, { $why } waarom niet, { $rule } regel, { $undo } terug; { $map } { $city } { $people } { $masks } { $log } tonen het bord.
help-open = Bereikbaar met de gekozen dobbelsteen, over de weg met deze ogen
help-fits = De gekozen dobbelsteen past op dit veld: de toets is goud
help-die = Een dobbelsteen op een veld: het getal, en van wie hij is
help-house-khipu = Op een masker: een huis met een quipu-fiche
help-house-free = Een vrij huis
help-tiles = Fiche wetenschap en landbouw: boven (^), naar beneden geschoven (v)
help-circlet-ready = Veren en diadeem: hoofdletters zijn veren die je hebt, ! is klaar
help-circlet-active = De diadeem is geactiveerd
help-task-unknown = Opdracht en voortgang; ? waar alleen de eigenaar die kent
help-task-met = Aan de opdracht is voldaan
help-tile-signs = { mask-study }{ $up } { mask-farm }{ $down }
