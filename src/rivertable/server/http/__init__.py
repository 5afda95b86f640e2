"""The HTTP API: one function per endpoint, each declared with what it takes and answers."""

from rivertable.server.http.chat import ENDPOINTS as CHAT
from rivertable.server.http.endpoint import Endpoint
from rivertable.server.http.games import ENDPOINTS as GAMES
from rivertable.server.http.health import ENDPOINTS as HEALTH
from rivertable.server.http.inviting import ENDPOINTS as INVITING
from rivertable.server.http.lessons import ENDPOINTS as LESSONS
from rivertable.server.http.people import ENDPOINTS as PEOPLE
from rivertable.server.http.problems import ENDPOINTS as PROBLEMS
from rivertable.server.http.records import ENDPOINTS as RECORDS
from rivertable.server.http.tables import ENDPOINTS as TABLES

ENDPOINTS: list[Endpoint] = [
    *GAMES,
    *TABLES,
    *LESSONS,
    *INVITING,
    *CHAT,
    *PEOPLE,
    *RECORDS,
    *PROBLEMS,
    *HEALTH,
]
