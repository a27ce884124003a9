import type { Audience, PersonId, SideId } from '../../table/index.ts';
import { Lens } from '../lens.ts';
import type { Viewer } from '../viewer.ts';

/**
 * A lens that records all questions about its viewer. Everything read through it depends only on the table and the
 * answers. A viewer with the same answers gets the same result, as long as the table doesn't change.
 */
export class RecordingVisibleTable extends Lens {
  #master: boolean | undefined;
  readonly #persons = new Map<PersonId, boolean>();
  readonly #sides = new Map<SideId, boolean>();
  /**
   * True if the viewer's identity was read, for example to make handles: the result then can't be shared with other
   * viewers.
   */
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

  /** True if another audience on the same table gives the same answers to all recorded questions. */
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
