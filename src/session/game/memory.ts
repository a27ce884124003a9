import type { ChannelId } from '../../facts/where.ts';
import type { LiveTable } from '../../table/index.ts';

/**
 * About how many bytes of memory a game takes in this process, as measured by `npm run bench -- memory`: what a session
 * has of its own, each record with its place in the indexes, each step with what finds it, and the steps that are at
 * hand. A module that many games have counts for none of them.
 */
export const memoryOf = (table: LiveTable, steps: number, atHand: number): number => {
  let records = 0;
  for (const some of table.records.values()) records += some.size;
  return BYTES_OF_SESSION + records * BYTES_OF_RECORD + steps * BYTES_OF_STEP + atHand * BYTES_AT_HAND;
};

const BYTES_OF_SESSION = 30_000;
/** Of a piece with a name and a cell of its own; of pieces that are alike it is half of that. */
const BYTES_OF_RECORD = 560;
const BYTES_OF_STEP = 250;
const BYTES_AT_HAND = 1_500;

/** A game as it is found and weighed. */
interface WeighedGame {
  readonly channel: ChannelId;
  readonly session: { readonly memory: () => number };
}

/** Games by their channels, the least recently used first, and about how many bytes they take together. */
export class RecentGames<G extends WeighedGame> {
  readonly #games = new Map<ChannelId, { readonly game: G; readonly bytes: number }>();
  #bytes = 0;

  get size(): number {
    return this.#games.size;
  }

  get(channel: ChannelId): G | undefined {
    return this.#games.get(channel)?.game;
  }

  /** A list of its own, so that games can be let go meanwhile. */
  all(): readonly G[] {
    return Array.from(this.#games.values(), ({ game }) => game);
  }

  /** It is the one used last, as large as it was when it was weighed. */
  use(game: G): G {
    const known = this.#games.get(game.channel);
    if (known?.game !== game) return this.weigh(game);
    this.#games.delete(game.channel);
    this.#games.set(game.channel, known);
    return game;
  }

  /** The same, as large as it is now. */
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

  /** Those to let go of, the longest unused first, until what is left takes no more than so many bytes. */
  *beyond(bytes: number, mayGo: (game: G) => boolean): Generator<G> {
    for (const { game } of this.#games.values()) {
      if (this.#bytes <= bytes) return;
      if (mayGo(game)) yield game;
    }
  }
}
