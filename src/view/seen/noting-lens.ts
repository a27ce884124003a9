import type { Audience, PersonId, SideId } from '../../table/index.ts';
import { Lens } from '../lens.ts';
import type { Viewer } from '../viewer.ts';

/**
 * A lens that keeps what its viewer was asked and answered. Whatever was made through it follows from the table and
 * from these answers: for another who answers the same it is the same, as long as the table stays as it is.
 */
export class NotingLens extends Lens {
  #master: boolean | undefined;
  readonly #persons = new Map<PersonId, boolean>();
  readonly #sides = new Map<SideId, boolean>();
  /** Whether it was asked who the viewer is, as handles are made of that: what follows is nobody else's. */
  #isNamed = false;

  override get viewer(): Viewer {
    this.#isNamed = true;
    return super.viewer;
  }

  override get master(): boolean {
    this.#master ??= super.master;
    return this.#master;
  }

  override isPerson(person: PersonId): boolean {
    return noted(this.#persons, person, super.isPerson(person));
  }

  override plays(side: SideId): boolean {
    return this.#sides.get(side) ?? noted(this.#sides, side, super.plays(side));
  }

  /** Whether this one, on the same table, answers the same to all that was asked. */
  isAnsweredAlikeBy(other: Audience): boolean {
    if (this.#isNamed || (this.#master !== undefined && this.#master !== other.master)) return false;
    for (const [person, is] of this.#persons) if (other.isPerson(person) !== is) return false;
    for (const [side, plays] of this.#sides) if (other.plays(side) !== plays) return false;
    return true;
  }
}

const noted = <K>(answers: Map<K, boolean>, question: K, answer: boolean): boolean => {
  answers.set(question, answer);
  return answer;
};
