import { MINUTE_MS } from '../../engine/index.ts';
import type { ChannelId } from '../../facts/where.ts';
import type { GameId } from '../../table/index.ts';
import { type Ports, stackOf } from '../base/ports.ts';

/** The longest time before profiles, for example absences, are read again (ms). */
export const LONGEST_CHECK_DELAY = 60 * MINUTE_MS;
const PAUSE = MINUTE_MS;

interface Watch {
  readonly game: GameId;
  readonly cancel: () => void;
}

/** Timers for checking games again, one for each channel. */
export class GameCheckTimers {
  readonly #ports: Pick<Ports, 'clock' | 'log'>;
  /** Checks a game. Returns the time in ms until its next check, or undefined for no further check. */
  readonly #look: (channel: ChannelId, game: GameId) => Promise<number | undefined>;
  readonly #failure: string;
  readonly #watches = new Map<ChannelId, Watch>();
  readonly #under = new Set<Promise<void>>();
  #closed = false;

  constructor(
    ports: Pick<Ports, 'clock' | 'log'>,
    failure: string,
    look: (channel: ChannelId, game: GameId) => Promise<number | undefined>,
  ) {
    this.#ports = ports;
    this.#failure = failure;
    this.#look = look;
  }

  /** Sets a channel's timer in ms. Undefined cancels it, if it is for that game. */
  set(channel: ChannelId, game: GameId, after: number | undefined): void {
    if (after !== undefined) this.#wake(channel, game, after);
    else if (this.#watches.get(channel)?.game === game) this.#forget(channel);
  }

  /** Waits for running checks, and leaves later ones to the next process. */
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
        // The game has changed in the meantime and already has a new timer.
        if (this.#watches.get(channel) !== watch) return;
        if (after === undefined) this.#forget(channel);
        else this.#wake(channel, watch.game, after);
      })
      .finally(() => this.#under.delete(looking));
    this.#under.add(looking);
  }
}
