# De lobby van een server, en wat er op weg daarheen mis kan gaan.

error-ticket = Deze sessie is niet door deze server binnengelaten; maak opnieuw verbinding.
error-host-away = De server pauzeert even; wacht een ogenblik en kijk dan hoe het spel ervoor staat.
lobby-table-lost = Aan tafel { $table } kan niet verder worden gespeeld ({ $reason }).
