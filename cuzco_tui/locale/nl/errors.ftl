# Wat er aan een tafel, met een bewaarde partij of een partijbestand mis kan gaan: één zin die zegt wat te doen.

error-no-such-game = Er is geen bewaarde partij "{ $game }"; `cuzco saves` toont welke er zijn.
error-no-such-game-nearest = Er is geen bewaarde partij "{ $game }"; bedoel je { $nearest }?
error-game-unnamed = Noem een bewaarde partij, zoals `cuzco saves` ze toont, of een bestand dat `cuzco export` heeft gemaakt.
error-in-use = Partij { $game } is al ergens anders geopend{ $process ->
    [0] {""}
   *[other] {" "}(proces { $process })
    }; sluit die eerst daar.
error-damaged = Partij { $game } is beschadigd: { $what }; { $file } bleef zoals het is, dus zet er een goede kopie voor in de plaats, of verwijder de partij met cuzco saves --delete.
error-newer-save = Partij { $game } kan niet worden geopend: { $what }.
error-records-lost = Van partij { $game } ontbreken de laatste { $count } regels; zet { $file } samen met het -wal-bestand terug, of typ `cuzco saves --recover { $game }` om vanaf stap { $step } verder te spelen.
error-log-missing = Partij { $game } is midden in het spel gekopieerd of verlaten en het logboek { $log } ontbreekt, dus misschien ook keuzes na stap { $step }; zet het logboek ernaast, of typ `cuzco saves --recover { $game }` om vandaar verder te spelen.
error-stale-append = Partij { $game } is door iemand anders overgenomen of ging zonder deze tafel verder; open de partij opnieuw.
error-file-in-use = Een ander programma gebruikt { $file }; sluit het eerst daar.
error-file-unreadable = { $file } kan niet worden gelezen ({ $reason }); sta het lezen toe.
error-folder-unreadable = { $folder } kan niet worden gelezen ({ $reason }); sta het lezen daar toe.
error-folder-unwritable = In { $folder } kan niet worden geschreven ({ $reason }); sta het schrijven daar toe, of noem met CUZCO_HOME een andere map.
error-home = CUZCO_HOME noemt { $folder }, de map van iemand die hier niet bestaat; noem een map van jezelf.
error-no-room-for-game = In { $folder } is geen ruimte meer, dus de partij kon niet worden geopend; maak ruimte en probeer het opnieuw.
error-no-room-for-choice = In { $folder } is geen ruimte meer, dus alleen de laatste keuze is niet bewaard; maak ruimte en probeer het opnieuw.
error-changed-meanwhile = { $file } is door iets anders veranderd terwijl het open was ({ $reason }); open het opnieuw.

# Wat er met een beschadigde partij mis is; het eind van een zin erover.
damage-empty = het is leeg
damage-no-file = het is geen bestand
damage-log-alone = het is leeg, en de keuzes in het logboek { $log } vormen zonder dit bestand geen partij
damage-sqlite = SQLite kan het niet lezen ({ $reason })
damage-tables = het heeft andere tabellen dan een bewaarde partij
damage-record-missing = regel { $number } ontbreekt
damage-record-changed = regel { $number } is veranderd nadat hij geschreven was
damage-end = de laatste regels ontbreken
damage-header = de kop is niet leesbaar ({ $reason })
damage-record = een regel is niet leesbaar ({ $reason })
damage-too-deep = de gegevens zijn te diep genest
damage-time = het noemt een tijd die niet kan
damage-undo = het neemt een keuze terug die niet gemaakt is
damage-step = het telt stap { $found } waar stap { $expected } staat
damage-format = het is bewaard in formaat { $found } en dit programma leest tot { $known }: werk het programma bij
damage-format-unknown = formaat { $found } bestaat niet

# Een partij naspelen.
replay-save = Partij { $game }
error-other-game = { $what } is een partij { $found } en kan niet als { $game } worden geopend.
error-newer-rules = { $what } is met regelversie { $found } gespeeld en dit programma kent versie { $known }; werk het programma bij.
error-older-rules = { $what } is met de oudere regelversie { $found } gespeeld, waarin keuzes ergens anders heen leidden dan in versie { $known }; speel verder met het programma waarmee is gespeeld.
error-stops = { $what } is onbeschadigd maar stopt bij keuze { $step } ({ $reason }); het bestand bleef zoals het is, dus open het met het programma waarmee is gespeeld.
error-leads-elsewhere = { $what } is onbeschadigd maar leidt niet meer naar de stand waarin is gestopt; het bestand bleef zoals het is, dus open het met het programma waarmee is gespeeld.
error-bad-start = { $what } kan niet beginnen waar de partij is overgenomen ({ $reason }); het bestand bleef zoals het is.
error-no-such-state = geen partij leidt naar de stand waarmee deze begint
refused-over = hier is de partij al afgelopen
refused-seat = hier beslist plaats { $decides }, niet plaats { $seat }

# Plaatsen.
error-seat-colours = Twee plaatsen kunnen niet dezelfde kleur hebben, en elke kleur moet er een van het spel zijn.
error-seat-count = { $count } plaatsen zijn bij { $game } niet mogelijk; kies een van deze aantallen: { $counts }.
error-seat = Plaats { $number } { $problem }.
seat-name = heeft een naam nodig van 1 tot { $longest } afdrukbare tekens, zonder spaties aan de uiteinden
seat-name-hidden = heeft een naam met onzichtbare tekens of kadertekens en heeft een andere nodig
seat-name-you = mag niet "{ $name }" heten, want zo heet wie wordt aangesproken, en heeft een andere naam nodig
seat-bot = is een bot en heeft de naam van zijn bot nodig in kleine letters, cijfers, - en _
seat-no-bot = is geen bot en kan er geen hebben
seat-unknown-bot = heeft een onbekende bot { $bot }; de bots zijn { $bots }

# Partijbestanden.
error-file-exists = { $file } bestaat al en wordt niet overschreven; kies een andere naam.
error-file-unwritable = { $file } kan niet worden geschreven ({ $reason }); kies een andere plek.
error-no-game-file = { $file } kan niet worden gelezen ({ $reason }); noem een bestand dat `cuzco export` heeft gemaakt.
file-device = het is een apparaat of een pijp
error-file-too-large = { $file } is veel te groot voor een partij; noem een bestand dat `cuzco export` heeft gemaakt.
error-game-file = { $place }: { $what }; er is niets overgenomen.
error-game-file-because = { $place }: { $what } Er is niets overgenomen.
error-game-file-looked = { $place }: { $what }; noem een bewaarde partij, of een bestand dat `cuzco export` heeft gemaakt.
error-game-file-because-looked = { $place }: { $what } Noem een bewaarde partij, of een bestand dat `cuzco export` heeft gemaakt.
error-newer-file = { $place }: formaat { $found } is nieuwer dan dit programma leest; werk het programma bij.
file-line = { $file }, regel { $line }
file-not-text = dit is geen UTF-8-tekst
file-ends = het bestand eindigt waar { $what } zou moeten staan
file-title = de titel
file-choice = keuze { $number }
file-content-piece = een stuk van de inhoud
file-key = hier zou `{ $key }: …` moeten staan
file-value = `{ $key }` zou { $expected } moeten zijn
file-whole-number = een geheel getal
file-count = een geheel getal vanaf nul
file-id = de naam van een partij
file-moment = een datum en tijd met tijdzone, uit onze tijd,
file-object = een JSON-object
file-begin = een partijbestand begint met `cuzco-tui game file, format …`
file-no-format = formaat { $found } bestaat niet
file-options-missing = enkele tafelopties ontbreken
file-other-start = de opstelling leidt naar een andere stand dan de hier genoemde
file-other-end = de keuzes leiden naar een andere stand dan de hier genoemde
file-checksum = de controlesom klopt niet, dus er is een regel veranderd
file-written = deze keuze schrijf je `{ $text }`
file-seat-form = een plaats schrijf je `seat 0: naam (human)`, `(remote)` of `(bot zijn-naam)`
file-seat-colours = de kleuren van de plaatsen zijn niet die van het spel, elk één keer
file-seat = deze plaats { $problem }
file-taken-over = hier hoort `taken over: partij, step 3, round 1` te staan
file-choice-form = hier zou keuze { $number } moeten staan, geschreven `{ $number } seat 0: keuze`
file-content-json = hier zou een stuk van de inhoud moeten staan, als JSON
file-content-key = een stuk van de inhoud zou een JSON-object met één eigen sleutel moeten zijn
file-too-long = het bestand zou voor deze regel moeten eindigen

# Aan tafel.
error-stale-move = De partij is intussen verdergegaan (dit was bedoeld voor stap { $meant }, nu is het stap { $now }); bekijk de stand en kies opnieuw.
error-table-closed = Deze tafel is gesloten; open de partij opnieuw.
error-game-over = De partij is afgelopen; begin een nieuwe.
error-not-your-turn = { $name } is aan de beurt; wacht tot jouw plaats moet beslissen.
error-only-watching = Wie alleen toekijkt, kan niet spelen; ga op een plaats zitten.
error-request = Dit verzoek is niet te begrijpen; vraag iets wat een stoel kan.
error-no-step = Stap { $step } bestaat niet in deze partij; kies er een van 0 tot { $last }.
error-no-bot-seat = Plaats { $number } is niet van een bot en laat geen bot spelen.
error-bot-failed = De bot van { $name } is gestrand ({ $reason }); laat een andere de plaats spelen.
error-no-bot = Niemand denkt voor { $name }: { $reason }
error-players = { $title } is voor { $counts } spelers, niet voor { $count }.
error-no-option = Een tafeloptie "{ $name }" bestaat niet; de opties zijn: { $names }.
error-option = De tafeloptie { $name } is een van { $values }, niet { $value }.
error-no-game = Een spel "{ $name }" bestaat niet; de spellen zijn: { $names }.
