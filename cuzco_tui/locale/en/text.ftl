# The words of the text mode. A line that it prints is cut after 80 characters, so keep sentences short and whole.

# The first line of all.
text-welcome = Text mode is on. Type help for the commands, quit to stop.

# Commands: the words a player may type for each, separated by commas; the first one is named in the help.
# English words are understood in every language. No word may stand for two commands, not even across languages.
text-command-help = help
text-command-look = look
text-command-score = score
text-command-log = log
text-command-where = where
text-command-repeat = repeat, again
text-command-why = why
text-command-what = what
text-command-hint = hint
text-command-rule = rule
text-command-rules = rules
text-command-undo = undo
text-command-save = save
text-command-verbose = verbose
text-command-brief = brief
text-command-lang = lang, language
text-command-more = more
text-command-less = less
text-command-leave = quit, exit

# Words that may stand before what is asked about, as in "why not that"; separated by commas.
text-words-not = not, no, can't, cannot

# One line of help for each command; it begins with the command's first word.
text-help-alone = { $command }: { $about }
text-help-help = help: this list. Help and a command explains that one.
text-help-look = look: the game at a glance. Look and a topic describes that part.
text-help-score = score: the { -points } of everybody.
text-help-log = log: the last 10 things that happened. Log and a number tells as many.
text-help-where = where: { -round }, phase, whose turn it is and what is asked.
text-help-repeat = repeat: the question and its options once more.
text-help-why = why not and a thing: why you cannot do that now.
text-help-hint = hint: what a good bot would do. Hint why gives all the reasons in the brief way too.
text-help-what = what and an option: what it would bring. What alone tells all that are shown.
text-help-rule = rule and a word: what the rules say about it.
text-help-rules = rules and a word: all places of the rules in which it stands.
text-help-undo-more = It works while nobody else has chosen since, and nothing was rolled or revealed.
text-help-save = save: how to go on with this game later. All is saved at once anyway.
text-help-verbose = verbose: every detail of what happens.
text-help-brief = brief: only the main things, in few lines.
text-help-lang = lang and en, de or nl: another language, at once.
text-quit-ends = quit: ends the text mode; all is kept.
text-help-more = more: the next options of a long list.
text-help-less = less: the options before.
text-help-answers = Answer with the number of an option, or type how its words begin.
text-help-short = Commands may be shortened, such as l for look.
text-help-topics = Topics of look: { $topics }.

# Prompts: the last line before the program waits.
text-prompt = { $last ->
    [1] Type 1.
    [2] Choose 1 or 2.
   *[other] Choose 1 to { $last }.
 }
text-more = { $count ->
    [one] { $next }
   *[other] { $next } to { $until }
 }
text-prompt-more = Choose 1 to { $last }; more shows { $more }.
text-prompt-default = { $last ->
    [1] Type 1, or Enter alone.
    [2] Choose 1 or 2; Enter alone means { $default }.
   *[other] Choose 1 to { $last }; Enter alone means { $default }.
 }
text-prompt-default-more = Choose 1 to { $last }; Enter means { $default }; more shows { $more }.
text-prompt-name = Type a name; Enter alone means { $name }.
text-prompt-count = Type { $counts }; Enter alone means { $default }.
text-prompt-ready = Press Enter when { $name } is ready.
text-option = { $number }. { $words }

# The answers to what was typed.
text-no-number = { $last ->
    [1] There is no option { $number }, only option 1.
    [2] There is no option { $number }; choose 1 or 2.
   *[other] There is no option { $number }; choose 1 to { $last }.
 }
text-no-number-of = There is no option { $number }, only { $numbers }.
text-what-more = { $count ->
    [one] One more option: what and a number tells of one.
   *[other] { $count } more options: what and a number tells of one.
 }
text-no-count = { $typed } does not fit here; type one of { $counts }.
text-unknown = "{ $typed }" is neither an option nor a command; type help for the commands.
text-unknown-nearest = "{ $typed }" is neither an option nor a command; did you mean { $nearest }?
text-several = "{ $typed }" fits the options { $numbers }; type more of it, or a number.
text-option-or-command = "{ $typed }" may be option { $number } or the command { $command }; type more of it.
text-alone = The command { $command } takes no further words; type it alone.
text-no-more = There are no more options.
text-no-less = There are no options before these.
text-no-game = There is no game yet; answer the question first.
text-needs-a-player = That is for the player in turn.
text-now-verbose = From now on you hear every detail.
text-now-brief = From now on you hear only the main things.
text-now-language = The language is English now.
text-languages = The languages are { $languages }; type lang and one of them.
text-no-language = There is no language "{ $typed }"; the languages are { $languages }.

# A new game.
text-about-tutorial = New to it? Learn it in short lessons: { $program } text{ $game } --tutorial
text-ask-game = Which game?
text-ask-players = How many players are there?
text-ask-people = How many of them sit at this keyboard? 0 means that only bots play.
text-ask-bots = { $people ->
    [0] Which { $count ->
        [one] bot plays?
       *[other] bots play?
     }
   *[other] Which bot plays for the others?
 }{ $count ->
    [one] {""}
   *[other] {" "}Type one for all, or { $count } with blanks between.
 }
text-bots-as-last = As last time: { $bots }
text-bots-too-many = Type one bot for all of them, or { $count }.
text-ask-name = What is the name of player { $number }?
text-ask-own-name = What is your name?
text-ask-option = { $about }?
text-prompt-several = Type numbers or names with commas between, { $all } or { $none }; Enter alone means { $default }.
text-several-all = all, everything
text-several-none = none, nothing
text-several-explained = { $name }. { $about }
text-several-chosen = { $group }: { $names }.
text-not-among = There is no "{ $typed }" among these; type numbers or names with commas between.
text-yes = Yes
text-no = No
text-name-refused = A name has 1 to { $longest } letters, and each player another one; type it again.
text-name-is-command = "{ $typed }" is a command and no name; type another name.
text-new-game = New game: { $game }.
text-seed = Seed: { $seed }.
text-players-are = Players: { $names }.

# Saved games.
text-ask-resume = Which game do you want to go on with?
text-no-saved = There is no saved game to go on with; cuzco text begins a new one.
text-resumed = Saved game: { $game }.
text-how-to-resume = Saved. To go on: { $program } text --resume { $game }

# In the game.
text-only-enter = "{ $typed }" is no command; press Enter alone to take over, or type help.
text-begins = The game begins.
text-meanwhile = Meanwhile:
text-chosen = Chosen: { $words }
text-undone = Taken back: { $words }
text-undone-of = Taken back: the last choice of { $name }.
text-you-win = You win.
text-wins = { $name } wins.
text-shared-win = { $names } share the win.
text-score = { $score ->
    [one] { $who }: { $score } { -point }, place { $place }.
   *[other] { $who }: { $score } { -points }, place { $place }.
 }
text-log-empty = Nothing has happened yet.
text-log-line = { $line }.
text-log-number = Log takes a number such as 20, not "{ $typed }".

# Looking, asking why, advice and rules.
text-no-topic = There is nothing called "{ $typed }" to look at; the topics are { $topics }.
text-no-topic-nearest = There is nothing called "{ $typed }" to look at; did you mean { $nearest }?
text-hint = A good bot would choose option { $number }.
text-hint-short = Option { $number }: { $hint }.
text-hint-reasons = why, reasons, long, more
text-hint-how = Type hint alone, or hint why for all its reasons.
text-hint-again = Type hint again for a second thought, which takes up to five seconds.
text-second-thought = On second thought: option { $number }.
text-second-thought-why = On second thought, option { $number }: { $hint }.
text-second-thought-same = Option { $number } stays the best after more thought.
text-second-thought-because = On second thought, option { $number }: { $hint }: { $because }.
text-what = { $number }. { $words } - { $brings }.
text-what-nothing = { $number }. { $words } - nothing more at once.
text-what-unknown = "{ $typed }" is no option; type what and a number, or what alone.
text-why-possible = That is possible now: option { $number }, { $words }.
text-why-line = { $what }: { $why }
text-why-ask = Type why not and a thing, such as: why not { $example }
text-why-all = Everything is possible now that the rules know.
text-why-unknown = I know no reason about "{ $typed }"; type why alone for what you can ask about.
text-why-things = You can ask about:
text-why-others = { $count ->
    [one] { $count } more reason fits; type more words to hear it.
   *[other] { $count } more reasons fit; type more words to hear them.
 }
text-rule-ask = Type rule and a word or a rule id, such as: rule { $example }
text-rule-parts = The rules have these parts: { $parts }.
text-rule-id = Rule { $id }, { $heading }:
text-rule-term = { $term }, { $heading }:
text-rule-plain = From { $heading }:
text-rule-others = See also: { $others }.
text-rule-names = It names { $names }.
text-rules-found = { $count ->
    [one] The rules speak of "{ $typed }" in one place.
   *[other] The rules speak of "{ $typed }" in { $count } places.
    }
text-rules-entry = { $name }, { $heading }: { $text }...
text-rules-rest = { $more ->
    [0] Also { $others }.
   *[other] Also { $others }, and { $more } more.
    }
text-rule-several = Several rules have the number { $typed }: { $others }.
text-rule-unknown = The rules say nothing about "{ $typed }"; type rule alone for their parts.
text-rule-unknown-nearest = The rules say nothing about "{ $typed }"; did you mean { $nearest }?

text-not-your-turn = It is not your turn; a command such as look, log or quit is possible.
text-no-output = Text mode has nowhere to write to; start it in a terminal or with a pipe.
text-try-again = Press Enter to try again.
