# Die Lobby eines Servers, und was auf dem Weg zu ihr schiefgehen kann.

error-ticket = Diese Sitzung wurde von diesem Server nicht eingelassen; verbinde dich neu.
error-host-away = Der Server macht eine kurze Pause; warte ein wenig und sieh dann nach, wie das Spiel steht.
lobby-table-lost = An Tisch { $table } geht es nicht weiter ({ $reason }).
