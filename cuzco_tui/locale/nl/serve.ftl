# Spelen via SSH: wat wie een server beheert en wie aanklopt te horen krijgt.

serve-fingerprint = De sleutel van de server heeft de vingerafdruk { $fingerprint }; vrienden kunnen die vergelijken als ze voor het eerst verbinding maken.
serve-invite = Geef deze regel aan vrienden: { $command }

serve-no-key = Deze server herkent mensen aan hun SSH-sleutel, en jij liet er geen zien. Maak er een met 'ssh-keygen -t ed25519' en maak opnieuw verbinding.
serve-no-key-guest = Of kom als gast, met de naam 'guest' voor de computernaam: dan mag je toekijken en tegen bots spelen.
serve-away = De server wordt net opnieuw gestart; maak zo meteen opnieuw verbinding.
serve-full = De server is vol; maak later opnieuw verbinding.
serve-idle = Er is lang niets getypt, daarom eindigt de verbinding hier; maak weer verbinding wanneer je wilt, alles blijft bewaard.
serve-kicked = De beheerder van deze server heeft deze sessie beëindigd.
serve-stopped = De server stopt nu; alles blijft bewaard, maak later weer verbinding.
serve-session-lost = De sessie is aan de kant van de server verloren gegaan; elke keuze is bewaard, maak opnieuw verbinding om verder te gaan.
serve-session-crashed = Aan de kant van de server ging iets mis en dat is daar opgeschreven; elke keuze blijft bewaard, maak opnieuw verbinding.

serve-error-windows = Een server draait op Linux en macOS; op Windows gaat het met WSL.
serve-error-running = Voor { $folder } draait al een server; stop die eerst, of noem met --data een andere map.
serve-error-path = Het pad van { $folder } is te lang voor sockets; noem met --data een korter pad.
serve-error-port = Er kan niet worden geluisterd op { $listen }, poort { $port } ({ $reason }); kies iets anders met --port of --listen.
serve-error-listen = Er is geen adres { $listen } om op te luisteren; geef er met --listen een van deze computer.
serve-error-key = De sleutel van de server { $path } is niet leesbaar; zet hem terug uit een reservekopie, of leg hem opzij, dan komt er een nieuwe.
serve-error-user = Er is geen gebruiker { $name } op deze computer; noem een andere.
serve-error-session-user = Sessies moeten draaien als iemand zonder rechten, niet als { $name }; noem met --session-user een andere gebruiker.

join-error-no-ssh = Er is geen 'ssh' op deze computer; installeer OpenSSH en probeer het opnieuw.
join-error-host = Met '{ $host }' kan geen verbinding worden gemaakt; schrijf COMPUTER, NAAM@COMPUTER of COMPUTER:POORT.
join-error-port = Er is geen poort { $port }; noem er een van 1 tot { $last }.
