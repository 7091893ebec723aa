# De woorden van het scherm.

panel-roads = Wegen
panel-spaces = Actievelden
panel-temple = Tempel
panel-market = Markt, voedsel:punten
panel-palace = Paleis
panel-houses = Wetenschap, landbouw
panel-gods = Goden, stapel+afgelegd
panel-track = Kennis
panel-log = Verloop
panel-prompt = Wat nu?
panel-score = Punten
bar-where = Ronde { $round }/{ $rounds }, { $phase }
temple-worth = elk { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, nog { $inti } Inti
mask-supplies = Offergaven { $offerings }, voedsel { $food }, Inti { $inti }, priesters { $priests }
mask-houses = Quipu's { $khipus }, reserve { $reserve }, vrije velden { $free }
mask-goods = Goederen: { $goods }
mask-pututus = Slakkenhuisjes: { $one } van 1, { $two } van 2
mask-done = Opdrachten vervuld { $tasks }, handkaarten { $cards }
prompt-page = { $first } tot { $last } van { $all }; { $page_down } toont meer
prompt-help = Cijfers of pijltjes en { $take } antwoorden
prompt-help-turn = Steen { $die } gekozen: { $spaces } leggen hem neer; cijfers andere, { $cards } kaarten
dialog-help = Cijfers antwoorden, { $aside } toont het bord, { $hint } hint, { $undo } terug, { $help } hulp
reading-why = Waarom niet
reading-hint = Hint
confirm-quit = Partij { $game } verlaten? Ze is bewaard. { $yes } of { $no }
map-village = veer, punten
map-khipu = quipu
map-khipu-top = R ligt boven
map-runner = chasqui
spaces-dice = Worp:
spaces-farm-short = landbouw
