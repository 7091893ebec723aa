# Wat scherm en tekstmodus allebei zeggen.

you = Jij
your-bot = Jouw bot
language-named = { $code } voor { $name }
default-name = Speler { $number }
bot-named = { $name } (bot { $bot })
log-line = { $who }: { $said }
log-line-brought = { $said } ({ $brought })
log-taken-back = { $who }: zet teruggenomen
setup-error-player-count = --players { $players } en --seats met { $seats } plaatsen kloppen niet samen; laat er een weg.
setup-error-seat = De plaats "{ $seat }" bestaat niet; een plaats is me of een van de bots { $bots }.
error-bot-elsewhere = { $bot } hoort bij { $owner }, en dit is { $game }: noem een andere bot, of het andere spel met --game { $name }.
setup-error-counts = Dit spel is voor { $counts } spelers, niet voor { $count }.
setup-error-names = Aantal namen { $names }, aantal plaatsen { $seats }; geef elke plaats hoogstens één naam.
setup-error-same-name = Twee plaatsen heten { $name }; geef ze elk een andere naam.
setup-error-resume = --resume gaat verder met een partij zoals die is; laat { $flag } weg.
setup-error-language = De taal "{ $typed }" is er niet; de talen zijn { $languages }.
saved-of-game = { $game }: { $said }
saved-game = { $names }, { -round } { $round ->
    [0] 1
   *[other] { $round }
 }, gespeeld { $played }, partij { $game }
saved-finished = { $names }, { $won ->
    [yes] gewonnen door { $winners }
   *[no] afgelopen
 }, gespeeld { $played }, partij { $game }
player-elsewhere = { $name } speelt deze partij vanaf een andere plek, dus hier kun je niet verdergaan.
nothing-begun = Er is geen partij begonnen.
hand-over = { $name } is aan de beurt; geef het toetsenbord door, dan Enter.
undo-nothing-made = Er is nog geen keuze die je kunt terugnemen.
undo-other-seat = De laatste keuze was van iemand anders, dus die kun je niet terugnemen.
undo-revealed = Na die keuze is er iets gegooid of onthuld, dus de keuze blijft staan.
undo-game-over = Het spel is afgelopen, dus de uitslag blijft staan.
setup-error-tutorial = De lessen hebben een eigen partij; laat { $flag } weg.
game-over = Het spel is afgelopen.
undo-last-choice = je laatste keuze
setup-error-no-tutorial = { $game } heeft geen lessen; laat --tutorial weg.

# Tips

hint-by = Van de bot { $bot }.
hint-thinking = { $same ->
    [yes] Van de bot { $quick }, die nog nadenkt.
   *[no] Van de bot { $quick }. De bot { $bot } denkt nog na.
 }
hint-confirmed = { $same ->
    [yes] Van de bot { $bot }, die er na langer nadenken bij blijft.
   *[no] Van de bot { $bot }, die na langer nadenken dezelfde zet aanraadt als { $quick }.
 }
hint-replaced = Van de bot { $bot } na langer nadenken. Eerst zei { $quick }: { $before }.
