# The words of the text mode. A line that it prints is cut after 80 characters, so keep sentences short and whole.

# The first line of all.
text-welcome = Textmodus. Tippe hilfe für die Befehle, ende zum Aufhören.

# Commands: the words a player may type for each, separated by commas; the first one is named in the help.
# English words are understood in every language. No word may stand for two commands, not even across languages.
text-command-help = hilfe
text-command-look = schau, schaue
text-command-score = stand, punktestand
text-command-log = verlauf
text-command-where = wo
text-command-repeat = nochmal, wiederhole
text-command-why = warum, wieso
text-command-what = was
text-command-hint = tipp
text-command-rule = regel
text-command-rules = regeln
text-command-undo = zurück, rückgängig
text-command-save = speichern, sichern
text-command-verbose = ausführlich
text-command-brief = kurz
text-command-lang = sprache
text-command-more = mehr
text-command-less = weniger
text-command-leave = ende, beenden, aufhören

# Words that may stand before what is asked about, as in "why not that"; separated by commas.
text-words-not = nicht, kein, keine, keinen

# One line of help for each command; it begins with the command's first word.
text-help-alone = { $command }: { $about }
text-help-help = hilfe: diese Liste. Hilfe mit einem Befehl erklärt nur diesen.
text-help-look = schau: das Spiel auf einen Blick. Schau mit einem Thema beschreibt diesen Teil.
text-help-score = stand: { -points } von allen.
text-help-log = verlauf: die letzten 10 Ereignisse. Verlauf mit einer Zahl nennt so viele.
text-help-where = wo: { -round }, Phase, wer dran ist und was gefragt ist.
text-help-repeat = nochmal: die Frage und ihre Möglichkeiten noch einmal.
text-help-why = warum nicht und eine Sache: warum das jetzt nicht geht.
text-help-hint = tipp: was ein guter Bot täte. Tipp warum nennt auch in der kurzen Art alle Gründe.
text-help-what = was und eine Möglichkeit: was sie bringt. Was allein nennt alle gezeigten.
text-help-rule = regel und ein Wort: was die Regeln dazu sagen.
text-help-rules = regeln und ein Wort: alle Stellen der Regeln, an denen es steht.
text-help-undo-more = Das geht, solange danach niemand sonst gewählt hat und nichts gewürfelt oder aufgedeckt wurde.
text-help-save = speichern: wie du später weiterspielst. Gespeichert wird ohnehin sofort.
text-help-verbose = ausführlich: alles, was geschieht, in allen Einzelheiten.
text-help-brief = kurz: nur das Wichtigste, in wenigen Zeilen.
text-help-lang = sprache und en, de oder nl: sofort eine andere Sprache.
text-quit-ends = ende: beendet den Textmodus; alles bleibt erhalten.
text-help-more = mehr: die nächsten Möglichkeiten einer langen Liste.
text-help-less = weniger: die Möglichkeiten davor.
text-help-answers = Antworte mit der Nummer einer Möglichkeit oder mit ihren ersten Worten.
text-help-short = Befehle lassen sich abkürzen, etwa s für schau.
text-help-topics = Themen für schau: { $topics }.

# Prompts: the last line before the program waits.
text-prompt = { $last ->
    [1] Tippe 1.
    [2] Wähle 1 oder 2.
   *[other] Wähle 1 bis { $last }.
 }
text-more = { $count ->
    [one] { $next }
   *[other] { $next } bis { $until }
 }
text-prompt-more = Wähle 1 bis { $last }; mehr zeigt { $more }.
text-prompt-default = { $last ->
    [1] Tippe 1 oder nur Enter.
    [2] Wähle 1 oder 2; Enter allein heißt { $default }.
   *[other] Wähle 1 bis { $last }; Enter allein heißt { $default }.
 }
text-prompt-default-more = Wähle 1 bis { $last }; Enter heißt { $default }; mehr zeigt { $more }.
text-prompt-name = Tippe einen Namen; Enter allein heißt { $name }.
text-prompt-count = Tippe { $counts }; Enter allein heißt { $default }.
text-prompt-ready = Enter, wenn { $name } bereit ist.
text-option = { $number }. { $words }

# The answers to what was typed.
text-no-number = { $last ->
    [1] Eine Nummer { $number } gibt es nicht, nur die 1.
    [2] Eine Nummer { $number } gibt es nicht; wähle 1 oder 2.
   *[other] Eine Nummer { $number } gibt es nicht; wähle 1 bis { $last }.
 }
text-no-number-of = Eine Nummer { $number } gibt es nicht, nur { $numbers }.
text-what-more = { $count ->
    [one] Noch eine Möglichkeit: was und eine Nummer erklärt eine einzelne.
   *[other] Noch { $count } Möglichkeiten: was und eine Nummer erklärt eine einzelne.
 }
text-no-count = { $typed } passt hier nicht; tippe eine Zahl von { $counts }.
text-unknown = "{ $typed }" ist weder Möglichkeit noch Befehl; tippe hilfe für die Befehle.
text-unknown-nearest = "{ $typed }" ist weder Möglichkeit noch Befehl; meinst du { $nearest }?
text-several = "{ $typed }" passt zu den Nummern { $numbers }; tippe mehr davon oder eine Nummer.
text-option-or-command = "{ $typed }" kann Nummer { $number } oder der Befehl { $command } sein; tippe mehr davon.
text-alone = Der Befehl { $command } steht allein; tippe ihn ohne weitere Worte.
text-no-more = Mehr Möglichkeiten gibt es nicht.
text-no-less = Davor gibt es keine Möglichkeiten.
text-no-game = Es gibt noch kein Spiel; beantworte erst die Frage.
text-needs-a-player = Das geht nur, wenn du am Zug bist.
text-now-verbose = Ab jetzt hörst du alle Einzelheiten.
text-now-brief = Ab jetzt hörst du nur das Wichtigste.
text-now-language = Die Sprache ist jetzt Deutsch.
text-languages = Die Sprachen sind { $languages }; tippe sprache und eine davon.
text-no-language = Eine Sprache "{ $typed }" gibt es nicht; die Sprachen sind { $languages }.

# A new game.
text-about-tutorial = Neu hier? In kurzen Lektionen: { $program } text{ $game } --tutorial
text-ask-game = Welches Spiel?
text-ask-players = Zu wievielt spielt ihr?
text-ask-people = Wie viele davon sitzen an dieser Tastatur? 0 heißt, es spielen nur Bots.
text-ask-bots = { $people ->
    [0] Welche Bots spielen?
   *[other] Welcher Bot spielt für die anderen?
 }{ $count ->
    [one] {""}
   *[other] {" "}Tippe einen für alle oder { $count } mit Leerzeichen dazwischen.
 }
text-bots-as-last = Wie beim letzten Mal: { $bots }
text-bots-too-many = Tippe einen Bot für alle oder { $count }.
text-ask-name = Wie heißt Spieler { $number }?
text-ask-own-name = Wie heißt du?
text-ask-option = { $about }?
text-prompt-several = Tippe Nummern oder Namen mit Kommas dazwischen, { $all } oder { $none }; Enter allein heißt { $default }.
text-several-all = alle, alles
text-several-none = keine, nichts
text-several-explained = { $name }. { $about }
text-several-chosen = { $group }: { $names }.
text-not-among = „{ $typed }“ ist nicht dabei; tippe Nummern oder Namen mit Kommas dazwischen.
text-yes = Ja
text-no = Nein
text-name-refused = Ein Name hat 1 bis { $longest } Zeichen, und alle heißen verschieden; tippe ihn neu.
text-name-is-command = "{ $typed }" ist ein Befehl und kein Name; tippe einen anderen Namen.
text-new-game = Neues Spiel: { $game }.
text-seed = Startwert: { $seed }.
text-players-are = Es spielen: { $names }.

# Saved games.
text-ask-resume = Welches Spiel möchtest du fortsetzen?
text-no-saved = Kein gespeichertes Spiel lässt sich fortsetzen; cuzco text beginnt ein neues.
text-resumed = Gespeichertes Spiel: { $game }.
text-how-to-resume = Gespeichert. Weiter: { $program } text --resume { $game }

# In the game.
text-only-enter = "{ $typed }" ist kein Befehl; drücke nur Enter zum Übernehmen, oder tippe hilfe.
text-begins = Das Spiel beginnt.
text-meanwhile = Inzwischen:
text-chosen = Gewählt: { $words }
text-undone = Zurückgenommen: { $words }
text-undone-of = Zurückgenommen: die letzte Wahl von { $name }.
text-you-win = Du hast gewonnen.
text-wins = { $name } hat gewonnen.
text-shared-win = { $names } teilen sich den Sieg.
text-score = { $score ->
    [one] { $who }: { $score } { -point }, Platz { $place }.
   *[other] { $who }: { $score } { -points }, Platz { $place }.
 }
text-log-empty = Es ist noch nichts geschehen.
text-log-line = { $line }.
text-log-number = Nach verlauf kommt eine Zahl wie 20, nicht "{ $typed }".

# Looking, asking why, advice and rules.
text-no-topic = Ein Thema "{ $typed }" gibt es nicht; die Themen sind { $topics }.
text-no-topic-nearest = Ein Thema "{ $typed }" gibt es nicht; meinst du { $nearest }?
text-hint = Ein guter Bot würde Nummer { $number } wählen.
text-hint-short = Nummer { $number }: { $hint }.
text-hint-reasons = warum, gründe, lang, mehr
text-hint-how = Tippe tipp allein, oder tipp warum für alle Gründe.
text-hint-again = Tippe noch einmal tipp, dann wird bis zu fünf Sekunden länger nachgedacht.
text-second-thought = Nach längerem Nachdenken: Nummer { $number }.
text-second-thought-why = Nach längerem Nachdenken Nummer { $number }: { $hint }.
text-second-thought-same = Nummer { $number } bleibt auch nach längerem Nachdenken das Beste.
text-second-thought-because = Nach längerem Nachdenken Nummer { $number }: { $hint }: { $because }.
text-what = { $number }. { $words } - { $brings }.
text-what-nothing = { $number }. { $words } - erst einmal nichts weiter.
text-what-unknown = "{ $typed }" ist keine Möglichkeit; tippe was und eine Nummer oder nur was.
text-why-possible = Das geht jetzt: Möglichkeit { $number }, { $words }.
text-why-line = { $what }: { $why }
text-why-ask = Tippe warum nicht und eine Sache, zum Beispiel: warum nicht { $example }
text-why-all = Jetzt ist alles möglich, was die Regeln kennen.
text-why-unknown = Zu "{ $typed }" weiß ich keinen Grund; tippe nur warum für alles, was du fragen kannst.
text-why-things = Du kannst fragen nach:
text-why-others = { $count ->
    [one] Ein Grund mehr passt; tippe mehr Worte, um ihn zu hören.
   *[other] { $count } Gründe mehr passen; tippe mehr Worte, um sie zu hören.
 }
text-rule-ask = Tippe regel und ein Wort oder eine Kennung, zum Beispiel: regel { $example }
text-rule-parts = Die Regeln haben diese Teile: { $parts }.
text-rule-id = Regel { $id }, { $heading }:
text-rule-term = { $term }, { $heading }:
text-rule-plain = Aus { $heading }:
text-rule-others = Siehe auch: { $others }.
text-rule-names = Genannt werden dort { $names }.
text-rules-found = { $count ->
    [one] Von "{ $typed }" sprechen die Regeln an einer Stelle.
   *[other] Von "{ $typed }" sprechen die Regeln an { $count } Stellen.
    }
text-rules-entry = { $name }, { $heading }: { $text } ...
text-rules-rest = { $more ->
    [0] Außerdem { $others }.
   *[other] Außerdem { $others } und { $more } weitere.
    }
text-rule-several = Mehrere Regeln haben die Nummer { $typed }: { $others }.
text-rule-unknown = Zu "{ $typed }" sagen die Regeln nichts; tippe nur regel für ihre Teile.
text-rule-unknown-nearest = Zu "{ $typed }" sagen die Regeln nichts; meinst du { $nearest }?

text-not-your-turn = Du bist nicht an der Reihe; möglich ist ein Befehl wie schau, verlauf oder ende.
text-no-output = Der Textmodus kann nirgendwohin schreiben; starte ihn in einem Terminal oder mit einer Pipe.
text-try-again = Drücke Enter, um es noch einmal zu versuchen.
