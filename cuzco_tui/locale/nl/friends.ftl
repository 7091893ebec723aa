# Hoe je met vrienden speelt.

friends-here = Aan één toetsenbord: begin een nieuwe partij en geef meerdere plaatsen aan iemand hier.
friends-serve = Op afstand: een van jullie, op Linux of macOS, typt in een shell
friends-served = en geeft de anderen de regel die dan verschijnt. Zij hebben alleen een SSH-sleutel nodig (ssh-keygen -t ed25519 maakt er een) en typen, met het adres van die computer,
friends-lobby = Iedereen komt samen in de lobby en speelt daar, vandaag of dagenlang.
friends-join = Heeft iemand anders de server, typ dan hier dat adres; Enter gaat erheen:
friends-host = HOST, NAAM@HOST of HOST:POORT
friends-no-host = Typ eerst het adres van een server, zoals example.org of example.org:8022.
friends-keys = { $take } gaat naar de server, { $leave_friends } terug. { $help }: hulp.
