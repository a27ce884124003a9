import {
  type AnyRecord,
  type Change,
  changesNotByActor,
  isFields,
  keyOf,
  only,
  type PlainObject,
  partsOf,
  type SeenReport,
} from '../../table/index.ts';
import type { Deed } from './report.ts';

type OneRecord = Pick<AnyRecord, 'kind' | 'id'>;

/**
 * The effect of one part of a step on a record. `isConsequenceReport`: the part is a consequence. `fields` is undefined
 * if the record was added or removed.
 */
interface Touch {
  readonly isFollowing: boolean;
  readonly fields: PlainObject | undefined;
  readonly part: number;
}

/** Finds the consequences in a step: all parts that the acting player didn't do directly (G41). */
export class StepConsequences {
  readonly isAny: boolean;
  readonly #change: Change;
  readonly #parts: readonly boolean[];
  readonly #order = new WeakMap<SeenReport, number>();
  #touches: ReadonlyMap<string, readonly Touch[]> | undefined;

  constructor(change: Change) {
    this.#change = change;
    this.#parts = changesNotByActor(change);
    this.isAny = this.#parts.includes(true);
  }

  /**
   * True if a moment is within a consequence. A moment is a number: the records that the step had changed until then,
   * see `Station.at`.
   */
  at(moment: number): boolean {
    return this.isAny && this.#parts[this.partAt(moment)] === true;
  }

  partAt(moment: number): number {
    let end = 0;
    return partsOf(this.#change).findIndex(({ added, updated, removed }) => {
      end += added.length + updated.length + removed.length;
      return moment <= end;
    });
  }

  markAt<S extends SeenReport>(one: S, moment: number): S {
    return this.isAny ? this.#marked(one, { isFollowing: this.at(moment), part: this.partAt(moment) }) : one;
  }

  markBy<S extends SeenReport>(one: S, record: OneRecord, isIt: (fields: PlainObject) => boolean, moment?: number): S {
    if (!this.isAny) return one;
    const touch = this.#touchesOf(record).findLast(({ fields }) => !fields || isIt(fields));
    if (touch) return this.#marked(one, touch);
    return moment === undefined ? one : this.markAt(one, moment);
  }

  markEach(seen: readonly SeenReport[], record: OneRecord): readonly SeenReport[] {
    if (!this.isAny) return seen;
    const touches = this.#touchesOf(record).slice(-seen.length);
    return seen.map((one, i) => {
      const touch = touches[i];
      return touch ? this.#marked(one, touch) : one;
    });
  }

  #marked<S extends SeenReport>(one: S, { isFollowing, part }: Pick<Touch, 'isFollowing' | 'part'>): S {
    if (!isFollowing) return one;
    const marked = { ...one, follows: true };
    this.#order.set(marked, part);
    return marked;
  }

  /** Moves the reports of consequences to the end, in the order in which they happened. */
  inOrder(seen: readonly SeenReport[]): readonly SeenReport[] {
    const orderOf = (one: SeenReport): number => this.#order.get(one) ?? Number.POSITIVE_INFINITY;
    const sorted = seen
      .filter(isConsequenceReport)
      .sort((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)));
    return this.isAny ? [...seen.filter((one) => !isConsequenceReport(one)), ...sorted] : seen;
  }

  #touchesOf(one: OneRecord): readonly Touch[] {
    this.#touches ??= touchesIn(this.#change, this.#parts);
    return this.#touches.get(keyOf(one)) ?? [];
  }
}

const touchesIn = (change: Change, following: readonly boolean[]): ReadonlyMap<string, readonly Touch[]> => {
  const touches = new Map<string, Touch[]>();
  const touch = (one: OneRecord, index: number, fields: PlainObject | undefined): void => {
    const known = touches.get(keyOf(one)) ?? [];
    touches.set(keyOf(one), [...known, { isFollowing: following[index] === true, fields, part: index }]);
  };
  for (const [index, { added, updated, removed }] of partsOf(change).entries()) {
    for (const record of [...added, ...removed]) touch(record, index, undefined);
    for (const update of updated) touch(update, index, { ...update.from, ...update.to, values: valuesIn(update) });
  }
  return touches;
};

const valuesIn = ({ from, to }: { readonly from: PlainObject; readonly to: PlainObject }): PlainObject => {
  const [before, after] = [from['values'], to['values']];
  return { ...(isFields(before) ? before : {}), ...(isFields(after) ? after : {}) };
};

export const isConsequenceReport = (one: SeenReport): boolean => 'follows' in one && one.follows === true;

/**
 * True if a report of a consequence is shown below the acts that caused it, because several players chose those acts at
 * the same time.
 */
export const isConsequenceShownBelow = (one: SeenReport, seen: readonly SeenReport[]): boolean =>
  isConsequenceReport(one) && seen.some(({ what }) => what === 'uncovered');

export const withoutConsequences = (deed: Deed): Deed =>
  deed.seen?.some(isConsequenceReport) ? { ...deed, seen: deed.seen.filter((one) => !isConsequenceReport(one)) } : deed;

/** True if a report is an answer to a question, and a sentence of the module's action already describes its result. */
export const isAnswerDescribedByAction = (one: SeenReport, seen: readonly SeenReport[]): boolean =>
  one.what === 'answered' &&
  !one.late &&
  only(seen, 'spoken').some(({ lines }) => lines.some(({ part, says }) => part === 'action' && says));
