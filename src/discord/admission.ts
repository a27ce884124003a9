import { SnowflakeUtil } from 'discord.js';

/** The most interactions at a time: with more, every answer would be late. */
const AT_A_TIME = 400;
const IN_A_CHANNEL = 150;
const TOLD_AT_A_TIME = 16;
/** The smallest difference between the clocks is measured over this number of intervals, each of this length in ms. */
const STRETCHES = 5;
const STRETCH = 60_000;

export type AdmissionDecision = 'work' | 'busy' | 'late';

export interface IncomingInteraction {
  readonly id: string;
  readonly channelId: string | null;
}

/**
 * Rejects interactions that can't be answered in time (D29). Their IDs contain their start by Discord's clock. The
 * difference to this machine's clock is estimated as the smallest one of the last minutes.
 */
export class AdmissionControl {
  readonly #oldest: number;
  readonly #now: () => number;
  readonly #offsets: { readonly since: number; least: number }[] = [];
  readonly #inChannel = new Map<string | null, number>();
  #working = 0;
  #telling = 0;

  /**
   * `oldest`: the greatest age of an interaction in ms, see `Patience`. `now`: milliseconds of a clock that never
   * jumps, unlike the time of day.
   */
  constructor(oldest: number, now: () => number = () => performance.timeOrigin + performance.now()) {
    this.#oldest = oldest;
    this.#now = now;
  }

  age(id: string): number {
    const now = this.#now();
    const offset = now - SnowflakeUtil.timestampFrom(id);
    const newest = this.#offsets.at(-1);
    if (newest && now - newest.since < STRETCH) newest.least = Math.min(newest.least, offset);
    else if (this.#offsets.push({ since: now, least: offset }) > STRETCHES) this.#offsets.shift();
    return offset - Math.min(...this.#offsets.map(({ least }) => least));
  }

  /** Decides about an interaction. `late`: it is too old to be answered. `busy`: too many others are running. */
  verdict({ id, channelId }: IncomingInteraction): AdmissionDecision {
    if (this.age(id) > this.#oldest) return 'late';
    const isFull = this.#working >= AT_A_TIME || (this.#inChannel.get(channelId) ?? 0) >= IN_A_CHANNEL;
    return isFull ? 'busy' : 'work';
  }

  /** Counts a task as running until it ends. The task must never reject. */
  works({ channelId: channel }: IncomingInteraction, task: Promise<void>): void {
    this.#working += 1;
    this.#inChannel.set(channel, (this.#inChannel.get(channel) ?? 0) + 1);
    void task.finally(() => {
      this.#working -= 1;
      const rest = (this.#inChannel.get(channel) ?? 1) - 1;
      if (rest > 0) this.#inChannel.set(channel, rest);
      else this.#inChannel.delete(channel);
    });
  }

  /** Sends the message of a rejection, unless too many such messages are being sent. `tell` must never reject. */
  tell(tell: () => Promise<void>): void {
    if (this.#telling >= TOLD_AT_A_TIME) return;
    this.#telling += 1;
    void tell().finally(() => {
      this.#telling -= 1;
    });
  }
}
