/** The games of the server, asked for once: lists of tables and waiting rooms name their options by them. */
import { api } from "./api";
import type { CharacterInfo, GameInfo } from "./protocol";

class KnownGames {
  #games = $state.raw<GameInfo[]>([]);
  #characters = $state.raw<CharacterInfo[]>([]);
  #asked: Promise<void> | null = null;

  /** The game of that name; undefined until it is known. */
  of(name: string): GameInfo | undefined {
    return this.#games.find((game) => game.name === name);
  }

  all(): GameInfo[] {
    return this.#games;
  }

  /** Whom bots can be. */
  characters(): CharacterInfo[] {
    return this.#characters;
  }

  /** Asks for the games, unless they are known. A failure is no news: the next call tries again. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      ({ games, characters }) => {
        this.#games = games;
        this.#characters = characters;
      },
      () => void (this.#asked = null),
    );
    return this.#asked;
  }
}

export const knownGames = new KnownGames();
