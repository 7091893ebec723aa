# Speluitleg op één scherm, en wat de tekens betekenen.

howto-goal = Stuur je chasqui door de Andes, bezorg quipu's en vervul opdrachten: wie na zes rondes de meeste punten heeft, wint. Een ronde heeft drie fasen:
howto-dice = 1. Dobbelstenen: ieder gooit er drie en legt er om beurten een op een actieveld. Hij moet lager zijn dan wat er ligt; een hoge doet meer.
howto-people = 2. Personen: gebruik één vaardigheid van wetenschap en één van landbouw.
howto-city = 3. Stad: punten voor kennis (die bepaalt ook de volgorde) en priesters; koop iets op de markt; vervul een opdracht voor 6 punten of leg er een af.
howto-feathers = Een quipu brengt een veer; twee veren vullen een diadeem, met "hoofdtooi" 4 tot 15 punten waard, hoe eerder hoe meer.
howto-end = Aan het eind: dorpen waar jouw quipu bovenop ligt, drie laatste opdrachten, 6 tot 12 punten per hele verzameling (veren, diademen, opdrachten, quipu's, personen, goederen).
howto-keys = Eerste toetsen: { $dice } kiezen een dobbelsteen, { $stone } { $rope } { $study } ... leggen hem, { $take } neemt, { $hint } tip, { $why } waarom niet, { $rule } regel, { $undo } terug; { $map } { $city } { $people } { $masks } { $log } tonen het bord.
help-open = Bereikbaar met de gekozen dobbelsteen, over de weg met deze ogen
help-fits = De gekozen dobbelsteen past op dit actieveld: de toets is goud
help-die = Een dobbelsteen op een actieveld: het getal, en van wie hij is
help-feather-set = Een veer op een hoofdtooi
help-feather-slot = Een uitsparing in deze kleur die nog leeg is
help-feather-coming = Waar de veer van de gekozen zet kan staan
help-circlet = Een diadeem: vanaf welke dobbelsteen het kan, en hoeveel punten het nu zou opleveren
help-circlet-ready = Beide veren zijn er: de hoofdtooi activeert het
help-circlet-active = Het diadeem is geactiveerd
help-house-khipu = Een huis met een quipu-fiche dat nog bezorgd kan worden
help-house-free = Een vrij huis, voor een persoonsfiche
help-tile-up-sign = { mask-study }2 { $sign }
help-tile-up = Wetenschap, boven: omlaag geschoven bij het omruilen goed voor 2 kennis, landbouw voor voedsel
help-tile-down-sign = { mask-farm }1 { $sign }
help-tile-down = Landbouw, omlaag geschoven; in fase twee te gebruiken als altijd
help-task-bar = Een opdracht: hoeveel je hebt van wat nodig is
help-task-would = Dit zou de gekozen zet toevoegen
help-task-unknown = Dat weet alleen wie de kaarten heeft
