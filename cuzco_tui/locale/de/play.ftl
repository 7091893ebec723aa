# Was Bildschirm und Textmodus beide sagen.

you = Du
your-bot = Dein Bot
language-named = { $code } für { $name }
default-name = Spieler { $number }
bot-named = { $name } (Bot { $bot })
log-line = { $who }: { $said }
log-line-brought = { $said } ({ $brought })
log-taken-back = { $who }: Zug zurückgenommen
setup-error-player-count = --players { $players } und --seats mit { $seats } Plätzen passen nicht zusammen; lass eines weg.
setup-error-seat = Einen Platz "{ $seat }" gibt es nicht; ein Platz ist me oder einer der Bots { $bots }.
error-bot-elsewhere = { $bot } gehört zu { $owner }, und dies ist { $game }: nenne einen anderen Bot, oder das andere Spiel mit --game { $name }.
setup-error-counts = Dieses Spiel ist für { $counts } Spieler, nicht für { $count }.
setup-error-names = Für { $seats } Plätze gibt es zu viele Namen, nämlich { $names }; nenne höchstens einen je Platz.
setup-error-same-name = Zwei Plätze heißen { $name }; gib jedem einen eigenen Namen.
setup-error-resume = --resume setzt ein Spiel fort, wie es ist; lass { $flag } weg.
setup-error-language = Eine Sprache "{ $typed }" gibt es nicht; die Sprachen sind { $languages }.
saved-of-game = { $game }: { $said }
saved-game = { $names }, { -round } { $round ->
    [0] 1
   *[other] { $round }
 }, gespielt { $played }, Spiel { $game }
saved-finished = { $names }, { $won ->
    [yes] gewonnen von { $winners }
   *[no] beendet
 }, gespielt { $played }, Spiel { $game }
player-elsewhere = { $name } spielt von anderswo mit; an dieser Tastatur geht es deshalb nicht weiter.
nothing-begun = Es wurde kein Spiel begonnen.
hand-over = { $name } ist dran; übergib die Tastatur, dann Enter.
undo-nothing-made = Es gibt noch keine Wahl, die du zurücknehmen könntest.
undo-other-seat = Die letzte Wahl war nicht deine, also kannst du sie nicht zurücknehmen.
undo-revealed = Nach dieser Wahl wurde gewürfelt oder aufgedeckt, also gilt sie.
undo-game-over = Das Spiel ist vorbei, also gilt sein Ergebnis.
setup-error-tutorial = Die Lektionen haben ihr eigenes Spiel, also lass { $flag } weg.
game-over = Das Spiel ist vorbei.
undo-last-choice = deine letzte Wahl
setup-error-no-tutorial = { $game } hat keine Lektionen; lass --tutorial weg.

# Tipps

hint-by = Vom Bot { $bot }.
hint-thinking = { $same ->
    [yes] Vom Bot { $quick }, der noch nachdenkt.
   *[no] Vom Bot { $quick }. Der Bot { $bot } denkt noch nach.
 }
hint-confirmed = { $same ->
    [yes] Vom Bot { $bot }, der nach längerem Nachdenken dabei bleibt.
   *[no] Vom Bot { $bot }, der nach längerem Nachdenken denselben Zug rät wie { $quick }.
 }
hint-replaced = Vom Bot { $bot } nach längerem Nachdenken. Zuerst sagte { $quick }: { $before }.
