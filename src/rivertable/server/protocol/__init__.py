"""What clients and the server send each other: messages of the socket, bodies of the HTTP API, and their parts."""
