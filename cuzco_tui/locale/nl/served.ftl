# Wat een sessie over SSH zelf zegt, voor en na de lobby.

served-farewell = Alles blijft bewaard. Kom op dezelfde manier terug wanneer je maar wilt.
served-too-small = Je terminal heeft { $columns } kolommen en { $lines } regels, en het scherm heeft er 80 en 24 nodig. Enter gaat verder in gewone regels, die geen maat nodig hebben, of op het scherm als je het venster intussen groter hebt gemaakt; elk woord toont het scherm zoals het is.
served-settings-kept = De instellingen worden voor je account bewaard.
served-settings-about = Instellingen van je account. Verander in een bestand wat je wilt en stuur het terug met ssh -p PORT HOST settings < BESTAND.
