import {
  type AnyRecord,
  apply,
  type Change,
  hashTextTo32Bits,
  invert,
  isRefusal,
  type Kind,
  type LiveTable,
  type Operation,
  type PersonId,
  performListed,
  type SideId,
  type Table,
  totalWorkUnits,
} from '../../table/index.ts';
import {
  actsFor,
  choosingSidesIn,
  findOpenQuestion,
  gameOf,
  isSimultaneousPhase,
  moduleOf,
  onTurn,
  playersOf,
  readyCoveredActOf,
  refusalOf,
} from '../index.ts';
import { areCapturesManual } from '../play/rules.ts';
import { removeDuplicateActs } from './alike.ts';
import { addNamedCaptures } from './captures.ts';
import { movesOfStacks } from './stacks.ts';

/**
 * Returns the sides for which the game waits. These are the side that must answer a question, all sides that choose at
 * once, or the side whose turn it is.
 */
export const sidesWaitedFor = (table: Table): readonly SideId[] => {
  if (gameOf(table).phase !== 'playing') return [];
  const question = findOpenQuestion(table);
  if (question) return [question.record.side];
  if (isSimultaneousPhase(table)) return choosingSidesIn(table).filter((side) => !readyCoveredActOf(table, side));
  const turn = onTurn(table);
  return turn ? [turn.id] : [];
};

/** The acts that end a turn or a part of it, the smallest part first. */
export const TURN_ENDING_ACTS = ['next-phase', 'end-turn', 'pass'] as const;

export interface Mover {
  readonly side: SideId;
  readonly person: PersonId;
}

/**
 * Kinds of records that are not part of a position's key, although they can matter for rules on repetition. As in other
 * chess programs, that is rare enough to ignore.
 */
const UNCOUNTED: ReadonlySet<Kind> = new Set<Kind>([
  'witness',
  'past-position',
  'course',
  'spoken',
  'sequence',
  'check',
]);

/** The fixed cost of an act, in units of work. */
const EFFORT_OF_ACT = 3_000;

const OTHER_START = 0x9747b28c;

/** A table on which acts are tried and taken back. Equal positions have the same 64-bit `key`. */
export class SearchTable {
  readonly table: LiveTable;
  #work = 0;
  #nodes = 0;
  #low = 0;
  #high = 0;
  /** The changes that the key doesn't include yet. Most positions are left before their key is needed. */
  readonly #unkeyed: Change[] = [];

  constructor(table: LiveTable) {
    this.table = table;
  }

  get nodes(): number {
    return this.#nodes;
  }

  /**
   * The work of listing and doing acts so far: units of src/table/core/meter.ts, plus a fixed cost for each act. It is
   * the same in every process.
   */
  get effort(): number {
    return this.#work + this.#nodes * EFFORT_OF_ACT;
  }

  get key(): string {
    for (const change of this.#unkeyed.splice(0)) this.#note(change);
    return `${this.#low}:${this.#high}`;
  }

  /** Returns one of the sides that the game waits for, if any. */
  mover(first?: SideId): Mover | undefined {
    const waited = sidesWaitedFor(this.table);
    const side = first !== undefined && waited.includes(first) ? first : waited[0];
    const [person] = side === undefined ? [] : playersOf(this.table, side);
    return side === undefined || person === undefined ? undefined : { side, person };
  }

  moverOf(person: PersonId): Mover | undefined {
    const side = sidesWaitedFor(this.table).find((one) => playersOf(this.table, one).includes(person));
    return side && { side, person };
  }

  get isAtOnce(): boolean {
    return findOpenQuestion(this.table) === undefined && isSimultaneousPhase(this.table);
  }

  get isOver(): boolean {
    return gameOf(this.table).phase !== 'playing';
  }

  /**
   * Returns legal acts without duplicates, including moves that name captured pieces. `cut` is called if the rest would
   * take too long.
   */
  acts(person: PersonId, most: number, cut?: () => void): Operation[] {
    const before = totalWorkUnits();
    const found: Operation[] = [];
    for (const act of actsFor(this.table, person, {}, cut)) {
      found.push(act);
      if (found.length === most) break;
    }
    const named = areCapturesManual(moduleOf(this.table).rules) ? addNamedCaptures(this.table, found) : found;
    const together = found.length < most ? movesOfStacks(this.table, person, found) : [];
    const acts = removeDuplicateActs(this.table, [...named, ...together]);
    this.#work += totalWorkUnits() - before;
    return acts;
  }

  /** Runs `judge` and counts its work as effort. */
  judged(judge: () => number): number {
    const before = totalWorkUnits();
    const worth = judge();
    this.#work += totalWorkUnits() - before;
    return worth;
  }

  do(act: Operation): Change | undefined {
    this.#nodes += 1;
    const before = totalWorkUnits();
    const change = performListed(this.table, refusalOf, act, { now: 0, past: { done: [], undone: [] } });
    this.#work += totalWorkUnits() - before;
    if (isRefusal(change)) return undefined;
    this.#unkeyed.push(change);
    return change;
  }

  undo(change: Change): void {
    apply(this.table, invert(change));
    if (this.#unkeyed.at(-1) === change) this.#unkeyed.pop();
    else this.#unkeyed.push(change);
  }

  /** Updates the position's key by XOR. Doing the same again restores the key. */
  #note({ added, updated, removed }: Change): void {
    for (const record of added) this.#noteRecord(record);
    for (const record of removed) this.#noteRecord(record);
    for (const { kind, id, from, to } of updated) {
      if (UNCOUNTED.has(kind)) continue;
      for (const [field, value] of Object.entries(from)) this.#mix(`${kind} ${id} ${field} ${JSON.stringify(value)}`);
      for (const [field, value] of Object.entries(to)) this.#mix(`${kind} ${id} ${field} ${JSON.stringify(value)}`);
    }
  }

  #noteRecord(record: AnyRecord): void {
    const { kind, id, ...fields } = record;
    if (UNCOUNTED.has(kind)) return;
    for (const [field, value] of Object.entries(fields)) this.#mix(`${kind} ${id} ${field} ${JSON.stringify(value)}`);
  }

  #mix(text: string): void {
    this.#low ^= hashTextTo32Bits(text);
    this.#high ^= hashTextTo32Bits(text, OTHER_START);
  }
}
