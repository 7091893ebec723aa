# Serving over SSH: what the owner of a server and those who knock are told.

serve-fingerprint = The server's key has the fingerprint { $fingerprint }; friends can compare it when they connect for the first time.
serve-invite = Give this line to friends: { $command }

serve-no-key = This server knows people by their SSH key, and yours offered none. Make one with 'ssh-keygen -t ed25519' and connect again.
serve-no-key-guest = Or come as a guest, with the name 'guest' before the host: you may watch, and play against bots.
serve-away = The server is just being restarted; connect again in a moment.
serve-full = The server is full; connect again later.
serve-idle = Nothing was typed for a long time, so the connection ends here; connect again whenever you like, everything is kept.
serve-kicked = Whoever looks after this server has ended this session.
serve-stopped = The server stops now; everything is kept, connect again later.
serve-session-lost = The session was lost on the server's side; every choice is kept, connect again to go on.
serve-session-crashed = Something went wrong on the server's side and was written down there; every choice is kept, connect again.

serve-error-windows = Serving works on Linux and macOS; on Windows use it under WSL.
serve-error-running = A server runs already on { $folder }; stop it first, or name another folder with --data.
serve-error-path = The path of { $folder } is too long for sockets; name a shorter one with --data.
serve-error-port = Cannot listen at { $listen }, port { $port } ({ $reason }); choose another with --port or --listen.
serve-error-listen = There is no address { $listen } to listen at; give one of this machine with --listen.
serve-error-key = The server's key { $path } cannot be read; put it back from a backup, or move it away and a new one is made.
serve-error-user = There is no user { $name } on this machine; name another one.
serve-error-session-user = Sessions must run as somebody without rights, not as { $name }; name another user with --session-user.

join-error-no-ssh = There is no 'ssh' on this machine; install OpenSSH and try again.
join-error-host = '{ $host }' is no host to connect to; give it as HOST, NAME@HOST or HOST:PORT.
join-error-port = There is no port { $port }; name one from 1 to { $last }.
