# De woorden van de dialogen.

modal-help-columns = { $take } neemt beide, pijlen kiezen, { $aside } bord, { $hint } tip, { $help } hulp
modal-enter-takes = { $take } neemt: { $picks }
modal-more-above = ▲ meer
modal-more-below = ▼ meer
modal-hand-over = Volgende speler
modal-hand-over-keys = { $ready } toont de tafel, { $leave } verlaat de partij
prompt-page-last = { $first } tot en met { $last } van { $all }; { $page_up } gaat terug
modal-hint-marks = { $take } markeert dit in zijn lijst, { $close_hint } sluit
modal-confirm-keys = { $yes } ja, { $no } nee
modal-undo-asked = "{ $what }" terugnemen?
modal-hint-keys = { $take } doet deze zet, { $close_hint } sluit
modal-undo = Terugnemen
modal-quit = Partij verlaten
reading-no-rule = De regelpagina kent { $rule } niet.
modal-place = { $number } van { $all }
modal-interlude-keys = { $go } of { $close } gaat verder
reasons-together = { $head } { $first } en { $last }
modal-reasons-keys = { $why } toont alle redenen, { $close } sluit
