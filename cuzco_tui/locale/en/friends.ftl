# How to play with friends.

friends-here = At one keyboard: begin a new game and give several seats to a person here.
friends-serve = Apart: one of you, on Linux or macOS, types in a shell
friends-served = and gives the others the line that it prints. They need nothing but an SSH key (ssh-keygen -t ed25519 makes one) and type, with the address of that machine,
friends-lobby = Everybody meets in the lobby and plays there, today or over days.
friends-join = If somebody else serves, type their address here; Enter goes there:
friends-host = HOST, NAME@HOST or HOST:PORT
friends-no-host = Type the address of a server first, such as example.org or example.org:8022.
friends-keys = { $take } goes to the server, { $leave_friends } back. { $help }: help.
