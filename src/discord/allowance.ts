import { keepNewest } from '../session/base/keep-newest.ts';

/** Of so many people it is known what they asked for of late; others have all of their allowance. */
const MOST_PERSONS = 10_000;
/** In which time an allowance is used up and grows again, in milliseconds. */
const ALLOWANCE_TIME = 60_000;

/** So many commands a person may give at once, and as many more in each minute: no one person keeps others waiting. */
export class Allowance {
  /** Commands a minute. */
  readonly most: number;
  readonly #now: () => number;
  /** How much of that time each person had left, and when that was, in milliseconds; the longest quiet first. */
  readonly #left = new Map<string, { readonly left: number; readonly at: number }>();

  /** `now`: milliseconds that never jump, unlike the time of day. */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most;
    this.#now = now;
  }

  /** Milliseconds until this person may give one more; 0: now, and it is counted. */
  take(person: string): number {
    const at = this.#now();
    const known = this.#left.get(person) ?? { left: ALLOWANCE_TIME, at };
    const left = Math.min(ALLOWANCE_TIME, known.left + at - known.at);
    const price = ALLOWANCE_TIME / this.most;
    const wait = Math.max(0, Math.ceil(price - left));
    keepNewest(this.#left, MOST_PERSONS, person, { left: wait === 0 ? left - price : left, at });
    return wait;
  }
}
