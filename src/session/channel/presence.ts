import { MINUTE_MS } from '../../engine/index.ts';
import type { PersonId } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { Clock } from '../base/ports.ts';

/** Time in which a person counts as present after a press, in ms. */
const PRESENT = 5 * MINUTE_MS;
const MOST_PRESENT = 100;

/** The times of people's latest requests in a game. They are kept only in memory, and no viewer sees them (U4). */
export class LatestRequestTimes {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #asked = new Map<PersonId, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  note(person: PersonId): void {
    addToLimitedMap(this.#asked, MOST_PRESENT, person, this.#clock.now());
  }

  /** Returns the time of a person's latest request (ms since 1970); 0 if unknown. */
  last(person: PersonId): number {
    return this.#asked.get(person) ?? 0;
  }

  isHere(person: PersonId): boolean {
    return this.#clock.now() - this.last(person) <= PRESENT;
  }
}
