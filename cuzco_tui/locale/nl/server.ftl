# De lobby van een server, en wat er op weg daarheen mis kan gaan.

error-ticket = Deze sessie is niet door deze server binnengelaten; maak opnieuw verbinding.
error-host-away = De server pauzeert even; wacht een ogenblik en kijk dan hoe het spel ervoor staat.
lobby-table-lost = Aan tafel { $table } kan niet verder worden gespeeld ({ $reason }).

# Wat de gastheer weigert, en wat te doen.
error-server-data = Het bestand { $file } van de server is niet te gebruiken ({ $reason }); controleer de map en de rechten.
error-server-mistake = Daar maakte de server een fout; probeer het nog eens, en zeg het tegen de beheerder als dat niet helpt.
error-server-stops = De server stopt zo meteen en laat niemand meer binnen; kom over een paar minuten terug.
error-banned = Je bent op deze server niet welkom; vraag de beheerder.
error-closed-server = Deze server is gesloten voor nieuwe sleutels; vraag de beheerder om een uitnodiging.
error-no-guests = Deze server heeft geen plaats voor gasten; maak verbinding met een SSH-sleutel.
error-no-guests-here = Gasten hebben geen account; maak verbinding met een SSH-sleutel om er een te hebben.
error-guests-only-bots = Gasten spelen alleen met bots; maak verbinding met een SSH-sleutel om met anderen te spelen.
error-guests-no-talk = Gasten kunnen hier niet praten; maak verbinding met een SSH-sleutel om mee te praten.
error-name-first = Zeg eerst hoe je heet.
error-name-signs = Een naam heeft letters nodig en geen stuurtekens, onzichtbare of kadertekens en geen dubbele spaties; kies een andere.
error-name-long = Een naam heeft plaats voor { $longest } letters; kies een kortere.
error-name-scripts = Een naam wordt in de letters van één schrift geschreven; kies een andere.
error-name-reserved = Niemand kan hier "{ $name }" heten, omdat dat met een bot, een gast of de server te verwarren is; kies een andere naam.
error-name-taken = Er heet al iemand "{ $name }", of het lijkt erop; kies een andere naam.
error-language-unknown = De talen hier zijn { $languages }; kies er een van.
error-key-has-account = Deze sleutel hoort al bij een account; gebruik hem zoals hij is.
error-too-many-keys = Een account heeft plaats voor { $most } sleutels; maak verbinding met een daarvan.
error-wrong-code = Die code opent niets; controleer hem, of vraag een nieuwe.
error-wrong-invitation = Die uitnodiging is onbekend of al gebruikt; vraag de beheerder om een nieuwe.
error-too-many-codes = Te veel pogingen; wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
    } en probeer het nog eens.
error-settings-long = Instellingen hebben plaats voor { $most } KiB; kort ze in.
error-settings-form = Deze instellingen zijn geen instellingenbestand; verander ze op het instellingenscherm.
error-too-many-muted = Je kunt { $most } mensen dempen; hef eerst een demping op.
error-nothing-said = Er was niets te zeggen; typ een paar woorden.
error-too-much-talk = Niet zo snel; wacht even voor je meer zegt.
error-no-table = Er is geen tafel { $table }; controleer de drie woorden.
error-table-time = De bedenktijd ligt tussen { $least } en { $most } seconden; kies een van de aangeboden tijden.
error-one-seat-for-you = Eén plaats van een nieuwe tafel is voor jou en niet meer; kies de andere opnieuw.
error-no-such-bot = De bots van dit spel zijn { $bots }; kies er een van.
error-too-many-tables = Je kunt aan { $most ->
    [one] één tafel
   *[other] { $most } tafels
    } tegelijk spelen; beëindig of sluit er eerst een.
error-too-many-waiting = Je kunt { $most } tafels hebben die op spelers wachten; begin of sluit er eerst een.
error-already-begun = Het spel aan tafel { $table } is begonnen; ga erbij zitten, of zoek een andere tafel.
error-not-begun = Het spel aan tafel { $table } is nog niet begonnen; wacht tot de plaatsen bezet zijn.
error-has-seat = Je hebt al een plaats aan tafel { $table }; wacht tot het spel begint.
error-no-seat = Je hebt geen plaats aan tafel { $table }; neem er eerst een.
error-no-free-seat = Die plaats aan tafel { $table } is bezet; kies een andere of kijk toe.
error-not-your-table = Tafel { $table } is van iemand anders; vraag het daar.
error-others-play = Aan tafel { $table } spelen anderen mee; geef in plaats daarvan op.
error-not-playing = Je speelt niet mee aan deze tafel; kijk toe, of zoek een andere.
error-resigned = Die plaats is voorgoed opgegeven; kijk hoe het spel verdergaat.
error-nobody-stands-in = Geen bot vervangt je; speel gewoon.
error-bot-plays = Een bot ({ $bot }) speelt voor je; neem eerst je plaats terug.
error-sit-first = Ga eerst aan de tafel zitten.
error-no-chair = Die stoel is teruggegeven; ga weer zitten.
error-too-many-chairs = Je kunt aan { $most } tafels tegelijk zitten; sta eerst ergens op.
error-proposal-pending = Er is al iets voorgesteld; wacht op de antwoorden.
error-no-proposal = Er is niets meer voorgesteld; speel verder.
error-not-asked = Dit voorstel heeft jouw antwoord niet nodig; wacht op de anderen.
error-no-person-there = Op die plaats speelt niemand anders; kies de plaats van iemand die er niet is.
error-person-is-here = { $name } zit aan de tafel; vraag het daar.
error-person-just-left = { $name } is net weg; wacht nog een minuut.

# Wat wie aan een tafel zit, of iedereen, te horen krijgt.
told-announcement = Van de beheerder van de server: { $text }
told-key-added = Een andere SSH-sleutel opent nu je account. Was jij dat niet, vraag dan de beheerder van deze server om hulp.
told-begun = Het spel aan tafel { $table } begint.
told-joined = { $name } neemt een plaats aan tafel { $table }.
told-gave-back = { $name } geeft een plaats aan tafel { $table } terug.
told-closed = { $name } heeft tafel { $table } gesloten.
told-is-gone = Tafel { $table } is gesloten.
told-came = { $name } gaat zitten.
told-went = { $name } staat op; het spel gaat verder als { $name } terug is.
told-went-bot = { $name } staat op; de bot speelt verder.
told-watches = { $name } kijkt toe.
told-bot-stands-in = Een bot speelt voor { $name } tot { $name } terug is.
told-time-over = De tijd van { $name } is om; een bot speelt tot { $name } de plaats terugneemt.
told-taken-back = { $name } neemt de plaats terug van de bot.
told-resigned = { $name } geeft op; een bot speelt verder.
told-you-resigned = Je hebt aan tafel { $table } opgegeven; een bot speelt voor je verder.
told-proposes-undo = { $name } wil aan tafel { $table } een keuze terugnemen, met alles wat erna kwam: ben je het ermee eens?
told-proposes-bot = { $name } wil aan tafel { $table } een bot voor { $absent } laten spelen: ben je het ermee eens?
told-proposal-refused = { $name } gaat niet akkoord.
told-proposal-withdrawn = { $name } vraagt het niet meer.
told-you-withdrew = Je vraagt het niet meer.
told-proposal-void = Het spel is verdergegaan; wat gevraagd werd is vervallen.
told-undone = { $name } heeft een keuze teruggenomen.
told-server-stops = De server stopt over { $seconds } seconden; alles is bewaard, en je partijen gaan verder als hij terug is.
ended-server-stops = De server is gestopt; alles is bewaard, kom over een paar minuten terug.
ended-kicked = De beheerder van de server heeft deze sessie beëindigd.
ended-forgotten = Je account is verwijderd; tot ziens.

# Wat de beheerder te horen krijgt.
admin-no-folder = { $folder } is niet te lezen als map van een server; noem de juiste met --data, of voer dit als eigenaar van de map uit.
admin-not-running = Op { $folder } draait geen server; start hem met `cuzco serve`.
admin-no-server = Op { $folder } is nooit een server gestart; controleer --data.
admin-no-answer = De server antwoordt niet; wacht even en probeer het nog eens.
admin-whom = Zeg om wie het gaat: `cuzco admin { $what } NAAM`.
admin-no-text = Zeg wat aan te kondigen is: `cuzco admin announce TEKST`.
admin-invite-number = Een uitnodiging geldt 1 tot 1000 keer; zeg als getal hoe vaak.
admin-no-account = Niemand heet hier "{ $name }"; `cuzco admin list` noemt de accounts.
admin-not-here = Niemand met de naam "{ $name }" is verbonden; `cuzco serve --status` zegt wie wel.
admin-nothing = Er is niets op te noemen.
admin-list = { $name }: hier sinds { $created }, laatst gezien { $seen }, { $keys ->
    [one] één sleutel
   *[other] { $keys } sleutels
    }{ $banned ->
    [yes] , verbannen
   *[no] {""}
    }
admin-tables = { $id }: { $game }, { $stage ->
    [waiting] wacht op spelers
    [playing] { -round } { $round }, { $turn } is aan de beurt
   *[over] afgelopen
    }; gemaakt door { $owner }; mensen: { $people }; bots: { $bots }; laatst veranderd { $changed }
admin-ban = { $name } is verbannen; beëindigde sessies: { $ended }.
admin-unban = { $name } mag weer komen.
admin-kick = { $name } is weggestuurd; beëindigde sessies: { $ended }.
admin-announce = Gezegd tegen { $told ->
    [one] één sessie
   *[other] { $told } sessies
    }.
admin-invite = Uitnodiging { $code }, voor { $uses ->
    [one] één nieuwkomer
   *[other] { $uses } nieuwkomers
    }.
admin-forget = Het account van { $name } is verwijderd.
status-since = Draait sinds { $since }; sessies: { $sessions }.
status-tables = Tafels: { $waiting } wachtend, { $playing } in het spel, { $over } afgelopen; { $loaded } open in het geheugen, { $troubled } met moeilijkheden.
status-memory = Geheugen van de gastheer { $host }; van denkende bots: { $bots }.
status-latency = Verzoeken in de laatste minuut: { $requests }; de helft duurde hoogstens { $half } ms, 95 van de 100 hoogstens { $most } ms.
status-front = Ingang: { $numbers }.
status-session = { $name } aan { $at }, sinds { $since }, proces { $process }, { $memory }.
