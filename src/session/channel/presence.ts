import { MINUTE } from '../../engine/index.ts';
import type { PersonId } from '../../table/index.ts';
import { keepNewest } from '../base/keep-newest.ts';
import type { Clock } from '../base/ports.ts';

/** Who pressed a moment ago is at the table: for so long (ms). */
const PRESENT = 5 * MINUTE;
/** So many people of a game are remembered. */
const MOST_PRESENT = 100;

/** Who asked for anything in a game, and when: known to this process alone, and nobody is told of it (U4). */
export class Presence {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #asked = new Map<PersonId, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  note(person: PersonId): void {
    keepNewest(this.#asked, MOST_PRESENT, person, this.#clock.now());
  }

  /** When that person asked for something last (ms since 1970); 0 where that is not known. */
  last(person: PersonId): number {
    return this.#asked.get(person) ?? 0;
  }

  isHere(person: PersonId): boolean {
    return this.#clock.now() - this.last(person) <= PRESENT;
  }
}
