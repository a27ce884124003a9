import { SnowflakeUtil } from 'discord.js';

/** So many interactions are worked through at a time: with more, all would be answered too late. */
const AT_A_TIME = 400;
/** So many of them in one channel, so that one table never keeps the others waiting. */
const IN_A_CHANNEL = 150;
/** So many people at a time are told that there is too much to do; more of that would itself be too much. */
const TOLD_AT_A_TIME = 16;
/** The smallest offset of the clocks is looked for in so many stretches of so many milliseconds. */
const STRETCHES = 5;
const STRETCH = 60_000;

export type Admitted = 'work' | 'busy' | 'late';

export interface Arrived {
  readonly id: string;
  readonly channelId: string | null;
}

/**
 * Sheds what can't be answered in time (D29). An interaction's age is by the time in its id, on Discord's clock; ours
 * differs from it by an unknown offset, taken to be the smallest difference seen in the last minutes.
 */
export class Admission {
  readonly #oldest: number;
  readonly #now: () => number;
  /** The smallest difference of the clocks in each stretch of time, the newest last. */
  readonly #offsets: { readonly since: number; least: number }[] = [];
  readonly #inChannel = new Map<string | null, number>();
  #working = 0;
  #telling = 0;

  /** `oldest`: see Patience. `now`: milliseconds that never jump, unlike the time of day. */
  constructor(oldest: number, now: () => number = () => performance.timeOrigin + performance.now()) {
    this.#oldest = oldest;
    this.#now = now;
  }

  /** Milliseconds between an interaction's beginning and now. */
  age(id: string): number {
    const now = this.#now();
    const offset = now - SnowflakeUtil.timestampFrom(id);
    const newest = this.#offsets.at(-1);
    if (newest && now - newest.since < STRETCH) newest.least = Math.min(newest.least, offset);
    else if (this.#offsets.push({ since: now, least: offset }) > STRETCHES) this.#offsets.shift();
    return offset - Math.min(...this.#offsets.map(({ least }) => least));
  }

  /** `late`: nobody waits for it any more. `busy`: it can't be begun now. */
  verdict({ id, channelId }: Arrived): Admitted {
    if (this.age(id) > this.#oldest) return 'late';
    const isFull = this.#working >= AT_A_TIME || (this.#inChannel.get(channelId) ?? 0) >= IN_A_CHANNEL;
    return isFull ? 'busy' : 'work';
  }

  /** Counts a task until it ends. It never rejects. */
  works({ channelId: channel }: Arrived, task: Promise<void>): void {
    this.#working += 1;
    this.#inChannel.set(channel, (this.#inChannel.get(channel) ?? 0) + 1);
    void task.finally(() => {
      this.#working -= 1;
      const rest = (this.#inChannel.get(channel) ?? 1) - 1;
      if (rest > 0) this.#inChannel.set(channel, rest);
      else this.#inChannel.delete(channel);
    });
  }

  /** Tells somebody that there is too much to do, where not too many are told already. `tell` never rejects. */
  tell(tell: () => Promise<void>): void {
    if (this.#telling >= TOLD_AT_A_TIME) return;
    this.#telling += 1;
    void tell().finally(() => {
      this.#telling -= 1;
    });
  }
}
