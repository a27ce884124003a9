import { MINUTE } from '../../engine/index.ts';
import { rowKey } from '../../store/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import { type Downtime, type Ports, stackOf } from '../base/ports.ts';

/** What all processes of one store note together. */
interface Beats {
  /** When the newest beat was (ms since 1970). */
  readonly last: number;
  /** The oldest first; none overlaps another. */
  readonly down: readonly Downtime[];
}

/** Each process notes so often that it runs (ms). */
const BEAT = MINUTE;
/** A longer silence between two beats means that the bot was down (ms). */
const LONGEST_SILENCE = 3 * BEAT;
/** What is kept in memory of the beats is read again after this time (ms). */
const OLD = 1.5 * BEAT;
/** So many times are remembered: the oldest are forgotten, and count again. */
const MOST_DOWNTIMES = 500;

const KEY = rowKey<Beats>('store:uptime');

/**
 * When the bot was up: each process writes a beat to the store every minute, and a gap between two beats is a time in
 * which no clock runs (T29). With several processes the bot is up while any of them is.
 */
export class Uptime {
  readonly #ports: Pick<Ports, 'store' | 'random' | 'clock' | 'log'>;
  readonly #beats: CompareAndSetValue;
  #known: { readonly beats: Beats | undefined; readonly at: number } | undefined;
  #stop: (() => void) | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'log'>) {
    this.#ports = ports;
    this.#beats = new CompareAndSetValue(ports);
  }

  /** Beats from now on, each time that `isUp` says that people can reach the bot. */
  begin(isUp: () => boolean = () => true): void {
    this.#stop?.();
    this.#stop = this.#ports.clock.after(BEAT, () => this.begin(isUp));
    if (isUp()) this.#beating = this.#beating.then(() => this.#beat());
  }

  /** Beats no more, and waits for the last beat. */
  async close(): Promise<void> {
    this.#stop?.();
    await this.#beating;
  }

  /** See Ports; while the store does not answer, the time since the last beat that is known counts as downtime. */
  async downtimes(): Promise<readonly Downtime[]> {
    const { clock } = this.#ports;
    if (!this.#known || clock.now() - this.#known.at > OLD) {
      const known = this.#known?.beats;
      const beats = await this.#beats.read(KEY).catch((error: unknown) => known ?? Promise.reject(error));
      this.#known = { beats, at: clock.now() };
    }
    const { beats } = this.#known;
    return beats ? downBy(beats, clock.now()) : [];
  }

  async #beat(): Promise<void> {
    const now = this.#ports.clock.now();
    try {
      const beats = await this.#beats.change(KEY, (before) => ({
        last: Math.max(before?.last ?? now, now),
        down: before ? downBy(before, now).slice(-MOST_DOWNTIMES) : [],
      }));
      this.#known = { beats, at: now };
    } catch (error) {
      this.#ports.log.warn({ error: stackOf(error) }, 'it could not be noted that the bot is up');
    }
  }
}

const downBy = ({ last, down }: Beats, now: number): readonly Downtime[] =>
  now - last > LONGEST_SILENCE ? [...down, { from: last, to: now }] : down;

/** How much of the time since then the bot was down (ms). */
export const downSince = (down: readonly Downtime[], since: number): number =>
  down.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);

/** Since when the bot was up for so long, up to now (ms since 1970). */
export const upFor = (down: readonly Downtime[], ms: number, now: number): number => {
  let since = now - ms;
  for (const { from, to } of down.toReversed()) if (to > since) since -= to - from;
  return since;
};
