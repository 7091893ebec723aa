# De woorden van de dialogen.

modal-help-columns = Cijfers kiezen, { $next } andere lijst, { $take } geldt, { $aside } bord, { $help } hulp
modal-enter-takes = { $take } neemt: { $picks }
modal-more-above = meer boven ^
modal-more-below = v meer beneden
modal-hand-over = Volgende speler
modal-hand-over-keys = { $ready } toont de tafel, { $leave } stoppen
prompt-page-last = { $first } tot { $last } van { $all }; { $page_up } gaat terug
modal-hint-marks = { $take } markeert dit in zijn lijst, { $close_hint } sluit
modal-confirm-keys = { $yes } ja, { $no } nee
modal-undo-asked = "{ $what }" terugnemen?
modal-hint-keys = { $take } doet deze zet, { $close_hint } sluit
modal-ranking-keys = { $up } en { $down } schuiven, { $close } toont het bord
modal-ranking-tie = Bij gelijke stand is voor wie in de volgorde eerder aan de beurt is.
modal-ranking-sources = Punten uit
modal-ranking-total = samen
modal-ranking-rounds = Na ronde
modal-ranking-end = einde
modal-ranking-lead = * staat voor
modal-ranking-saved = De partij is afgelopen en bewaard.
modal-ranking-unsaved = De partij is afgelopen; ze is niet bewaard.
modal-ranking-ways = { $close } toont het bord; daar haalt { $bring_back } dit terug, en { $leave } verlaat de partij.
modal-undo = Terugnemen
modal-quit = Partij verlaten
reading-more = Alle regels: { $file }
reading-no-rule = De regelpagina kent { $rule } niet.
