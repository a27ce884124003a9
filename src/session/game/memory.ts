import type { ChannelId } from '../../facts/where.ts';
import type { LiveTable } from '../../table/index.ts';

/**
 * Returns the approximate memory of a game in bytes, as measured by `npm run bench -- memory`. Modules don't count,
 * because games share them.
 */
export const estimateGameMemory = (table: LiveTable, steps: number, atHand: number): number => {
  let records = 0;
  for (const some of table.records.values()) records += some.size;
  return BYTES_OF_SESSION + records * BYTES_OF_RECORD + steps * BYTES_OF_STEP + atHand * BYTES_AT_HAND;
};

const BYTES_OF_SESSION = 30_000;
/** The memory of a piece with its own name and cell, in bytes. Identical pieces need half of that. */
const BYTES_OF_RECORD = 560;
const BYTES_OF_STEP = 250;
const BYTES_AT_HAND = 1_500;

interface WeighedGame {
  readonly channel: ChannelId;
  readonly session: { readonly memory: () => number };
}

/** Games by channel with their approximate bytes, the least recently used first. */
export class RecentGames<G extends WeighedGame> {
  readonly #games = new Map<ChannelId, { readonly game: G; readonly bytes: number }>();
  #bytes = 0;

  get size(): number {
    return this.#games.size;
  }

  get(channel: ChannelId): G | undefined {
    return this.#games.get(channel)?.game;
  }

  /** Returns the games as a new list, so that games can be removed while it is read. */
  all(): readonly G[] {
    return Array.from(this.#games.values(), ({ game }) => game);
  }

  /** Marks a game as the most recently used, without measuring its size again. */
  use(game: G): G {
    const known = this.#games.get(game.channel);
    if (known?.game !== game) return this.weigh(game);
    this.#games.delete(game.channel);
    this.#games.set(game.channel, known);
    return game;
  }

  /** Marks a game as the most recently used, and measures its size again. */
  weigh(game: G): G {
    this.drop(game.channel);
    const bytes = game.session.memory();
    this.#games.set(game.channel, { game, bytes });
    this.#bytes += bytes;
    return game;
  }

  drop(channel: ChannelId): void {
    this.#bytes -= this.#games.get(channel)?.bytes ?? 0;
    this.#games.delete(channel);
  }

  /** Yields the games to remove so that the rest takes at most `bytes`, the least recently used first. */
  *beyond(bytes: number, mayGo: (game: G) => boolean): Generator<G> {
    for (const { game } of this.#games.values()) {
      if (this.#bytes <= bytes) return;
      if (mayGo(game)) yield game;
    }
  }
}
