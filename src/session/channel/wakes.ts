import { MINUTE } from '../../engine/index.ts';
import type { ChannelId } from '../../facts/where.ts';
import type { GameId } from '../../table/index.ts';
import { type Ports, stackOf } from '../base/ports.ts';

/** What people set meanwhile, as of being away, is looked at after this time at the latest (ms). */
export const LOOK = 60 * MINUTE;
/** The waiting after a failure (ms). */
const PAUSE = MINUTE;

interface Watch {
  readonly game: GameId;
  readonly cancel: () => void;
}

/** Looks at games again when it is time to: one time for each channel, which a later one replaces. */
export class Wakes {
  readonly #ports: Pick<Ports, 'clock' | 'log'>;
  /** After how many milliseconds it is to be looked at again, if it is. */
  readonly #look: (channel: ChannelId, game: GameId) => Promise<number | undefined>;
  readonly #failure: string;
  readonly #watches = new Map<ChannelId, Watch>();
  readonly #under = new Set<Promise<void>>();
  #closed = false;

  /** `failure`: what the log says where looking fails. */
  constructor(
    ports: Pick<Ports, 'clock' | 'log'>,
    failure: string,
    look: (channel: ChannelId, game: GameId) => Promise<number | undefined>,
  ) {
    this.#ports = ports;
    this.#failure = failure;
    this.#look = look;
  }

  /** Looks at a channel's game after so many milliseconds; undefined: not at that game any more. */
  set(channel: ChannelId, game: GameId, after: number | undefined): void {
    if (after !== undefined) this.#wake(channel, game, after);
    else if (this.#watches.get(channel)?.game === game) this.#forget(channel);
  }

  /** Waits for what is being done; what is not due yet is left to the next process. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const channel of [...this.#watches.keys()]) this.#forget(channel);
    await Promise.allSettled(this.#under);
  }

  #forget(channel: ChannelId): void {
    this.#watches.get(channel)?.cancel();
    this.#watches.delete(channel);
  }

  #wake(channel: ChannelId, game: GameId, after: number): void {
    this.#forget(channel);
    if (this.#closed) return;
    const watch: Watch = { game, cancel: this.#ports.clock.after(after, () => this.#looked(channel, watch)) };
    this.#watches.set(channel, watch);
  }

  #looked(channel: ChannelId, watch: Watch): void {
    const looking = this.#look(channel, watch.game)
      .catch((error: unknown) => {
        this.#ports.log.error({ game: watch.game, error: stackOf(error) }, this.#failure);
        return PAUSE;
      })
      .then((after) => {
        // A game that has gone on meanwhile is watched anew already.
        if (this.#watches.get(channel) !== watch) return;
        if (after === undefined) this.#forget(channel);
        else this.#wake(channel, watch.game, after);
      })
      .finally(() => this.#under.delete(looking));
    this.#under.add(looking);
  }
}
