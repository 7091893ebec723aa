# De woorden van het scherm.

panel-log = Verloop
panel-prompt = Wat nu?
panel-score = { -Vp }
prompt-page = { $first } tot en met { $last } van { $all }; { $page_down } toont meer
prompt-help = Cijfers of pijltjes en { $take } antwoorden
dialog-help = { $take } of toets kiest, { $aside } bord, { $hint } tip, { $undo } terug, { $help } hulp
reading-why = Waarom niet
reading-hint = Tip
confirm-quit = De partij verlaten? Die is niet bewaard.
bots-thinking = { $bot } denkt na, tot nu toe { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 }
prompt-help-over = { $bring_back } toont de eindstand, { $leave } verlaat het spel
prompt-help-waiting = Je hoort het zodra er gekozen is; { $leave } verlaat het spel
prompt-help-trouble = { $skip } probeert het opnieuw, { $leave } verlaat het spel
prompt-help-bots = { $skip } toont hun zetten tot je volgende beslissing, { $speed } wijzigt het tempo
prompt-help-dialog = { $bring_back } opent de vraag
log-back = { $log }, { $lines } regels terug; End toont het nieuwste
news-more = … { $key } verloop
prompt-tail = { $every ->
    [yes] Bij alle: { $told }
   *[no] Behalve bij { $but }: { $told }
    }
prompt-lately = Wat er gebeurde
prompt-place = { $number } van { $all }
lead-key = { $key }
lead-take = doen
