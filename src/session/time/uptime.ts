import { MINUTE_MS } from '../../engine/index.ts';
import { rowKey } from '../../store/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import { type Downtime, type Ports, stackOf } from '../base/ports.ts';

interface Beats {
  /** The time of the last beat (ms since 1970). */
  readonly last: number;
  /** The downtimes, the oldest first, without overlaps. */
  readonly down: readonly Downtime[];
}

/** The time between two beats: a process writes them to the store to show that it is up (ms). */
const BEAT = MINUTE_MS;
/** The longest time between two beats before the bot counts as down, in ms. */
const LONGEST_SILENCE = 3 * BEAT;
/** Time in ms after which the beats in memory are read again. */
const OLD = 1.5 * BEAT;
/** The most downtimes that are kept. Older ones count as normal time. */
const MOST_DOWNTIMES = 500;

const KEY = rowKey<Beats>('store:uptime');

/**
 * The uptime of the bot. Each process writes a beat to the store every minute, and clocks stop in a gap between beats
 * (T29).
 */
export class BotUptime {
  readonly #ports: Pick<Ports, 'store' | 'random' | 'clock' | 'log'>;
  readonly #beats: CompareAndSetValue;
  #known: { readonly beats: Beats | undefined; readonly at: number } | undefined;
  #stop: (() => void) | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'log'>) {
    this.#ports = ports;
    this.#beats = new CompareAndSetValue(ports);
  }

  /** Starts the beats. A beat is written only if `isUp` returns true, which means that people can reach the bot. */
  begin(isUp: () => boolean = () => true): void {
    this.#stop?.();
    this.#stop = this.#ports.clock.after(BEAT, () => this.begin(isUp));
    if (isUp()) this.#beating = this.#beating.then(() => this.#beat());
  }

  async close(): Promise<void> {
    this.#stop?.();
    await this.#beating;
  }

  /** See `Ports`. While the store does not answer, the time since the last known beat counts as downtime. */
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

export const downtimeSince = (down: readonly Downtime[], since: number): number =>
  down.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);

/** Returns the moment (ms since 1970) since which the bot was up for `ms` in total. */
export const uptimeStartFor = (down: readonly Downtime[], ms: number, now: number): number => {
  let since = now - ms;
  for (const { from, to } of down.toReversed()) if (to > since) since -= to - from;
  return since;
};
