import { addToLimitedMap } from '../session/base/keep-newest.ts';

const MOST_PERSONS = 10_000;
/** The time in ms in which an empty allowance becomes full. */
const ALLOWANCE_TIME = 60_000;

/** Limits the number of commands of each user at once and per minute, so that no user can block the others. */
export class CommandRateLimit {
  readonly most: number;
  readonly #now: () => number;
  /** The remaining allowance of each user, and its time in ms; the longest inactive user first. */
  readonly #left = new Map<string, { readonly left: number; readonly at: number }>();

  /** `now`: milliseconds of a clock that never jumps, unlike the time of day. */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.#now = now;
  }

  /** Returns the milliseconds to wait. If it returns 0, the command may run now and is counted. */
  take(person: string): number {
    const at = this.#now();
    const known = this.#left.get(person) ?? { left: ALLOWANCE_TIME, at };
    const left = Math.min(ALLOWANCE_TIME, known.left + at - known.at);
    const price = ALLOWANCE_TIME / this.most;
    const wait = Math.max(0, Math.ceil(price - left));
    addToLimitedMap(this.#left, MOST_PERSONS, person, { left: wait === 0 ? left - price : left, at });
    return wait;
  }
}
