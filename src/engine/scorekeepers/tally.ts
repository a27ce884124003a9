import {
  createEvaluationBudget,
  type EvaluationBudget,
  type Expression,
  matches,
} from '../../table/expression/index.ts';
import {
  addDecimalToSum,
  compare,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  decimalFromNumber,
  decimalOf,
  fromMillionths,
  type SideId,
  toNumber,
  type Value,
  type World,
} from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { mapsInPlay } from '../play/maps/in-play.ts';
import { locateContainer, moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { UNOWNED_SIDE_ID } from './language/names.ts';
import type { ScoringProgram, UnitSum as Wanted } from './language/tree.ts';
import { pointsOfCompleteUnit } from './properties.ts';

/** The work limit of all tests of units together (S27). */
const MOST_STEPS_OF_TALLY = 1_000_000;

interface Adding {
  readonly sum: Wanted;
  readonly totals: Map<SideId, Total>;
}

/** A sum in progress. Whole numbers are added separately, so that the result is exact for any table. */
interface Total {
  whole: number;
  rest: DecimalSum;
}

interface Unit {
  id: string;
  readonly values: Map<string, Value | undefined>;
  readonly truths: Map<Expression, boolean>;
}

/**
 * Computes sums over complete units in play (S20), for all sides at once, by effective values (S22). Sums that are
 * needed together take one loop, which reads each value once for each unit.
 */
export class ScoreTally {
  readonly #world: World;
  readonly #program: ScoringProgram;
  readonly #turn: number | undefined;
  readonly #budget: EvaluationBudget = createEvaluationBudget(MOST_STEPS_OF_TALLY);
  readonly #taken = new Map<string, Adding>();

  constructor(world: World, program: ScoringProgram, turn: number | undefined) {
    this.#world = world;
    this.#program = program;
    this.#turn = turn;
  }

  /** True if the work limit is reached. No sum has a value then. */
  get isSpent(): boolean {
    return this.#budget.left < 0;
  }

  /** Returns a sum for a side; undefined if it is beyond 10^9. `together` has the sums to compute in the same loop. */
  of(name: string, side: SideId, together: Iterable<string>): number | undefined {
    if (!this.#taken.has(name)) this.#take([name, ...together]);
    if (this.isSpent) return undefined;
    const { whole, rest } = this.#taken.get(name)?.totals.get(side) ?? { whole: 0, rest: DECIMAL_SUM_ZERO };
    const decimal = fromMillionths(BigInt(whole) * MILLION + rest);
    return decimal === undefined ? undefined : toNumber(decimal);
  }

  #take(names: readonly string[]): void {
    const adding: Adding[] = [];
    for (const name of names) {
      const quantity = this.#program.quantities[Number(name)];
      if (quantity?.kind !== 'sum' || this.#taken.has(name)) continue;
      const one = { sum: quantity.sum, totals: new Map<SideId, Total>() };
      this.#taken.set(name, one);
      adding.push(one);
    }
    const inPlay = memo((container: Piece['place']['in']) => isInPlay(this.#world, container));
    const full = memo((prototype: string | undefined) => pointsOfCompleteUnit(this.#world, prototype));
    const unit: Unit = { id: '', values: new Map(), truths: new Map() };
    for (const piece of this.#world.all('piece')) {
      if (!inPlay(piece.place.in)) continue;
      unit.id = piece.id;
      unit.values.clear();
      unit.truths.clear();
      this.#addUnit(unit, piece.prototype, full(piece.prototype), adding);
    }
  }

  #addUnit(unit: Unit, prototype: string | undefined, full: number | undefined, adding: readonly Adding[]): void {
    let side: SideId | undefined;
    for (const { sum, totals } of adding) {
      if (sum.types && (prototype === undefined || !sum.types.has(prototype))) continue;
      if (sum.test && !this.#holds(unit, sum.test)) continue;
      if (side === undefined) {
        if (!isComplete(full, full === undefined ? undefined : this.#value(unit, 'cp'))) return;
        side = (this.#value(unit, 'Owner') as SideId | undefined) ?? UNOWNED_SIDE_ID;
      }
      const total = totals.get(side) ?? { whole: 0, rest: DECIMAL_SUM_ZERO };
      totals.set(side, total);
      for (const property of sum.properties)
        count(total, typeof property === 'number' ? property : this.#value(unit, property));
    }
  }

  #value(unit: Unit, name: string): Value | undefined {
    const { values } = unit;
    if (values.has(name)) return values.get(name);
    const value = effectiveValue(this.#world, { kind: 'piece', id: unit.id, name });
    values.set(name, value);
    return value;
  }

  #holds(unit: Unit, test: Expression): boolean {
    const known = unit.truths.get(test) ?? matches(test, (name) => this.#quantity(name, unit), this.#budget);
    unit.truths.set(test, known);
    return known;
  }

  #quantity(name: string, unit: Unit): Value | undefined {
    const quantity = this.#program.quantities[Number(name)];
    if (quantity?.kind === 'unit') return this.#value(unit, quantity.name);
    if (quantity?.kind === 'turn') return this.#turn;
    if (quantity?.kind !== 'constant') return undefined;
    return effectiveValue(this.#world, { kind: 'game', id: 'game', name: quantity.name });
  }
}

const MILLION = 1_000_000n;
const LARGEST_ADDEND = 1e9;

const count = (total: Total, value: Value | undefined): void => {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST_ADDEND) {
    total.whole += value;
    return;
  }
  const decimal = decimalOf(value);
  if (decimal !== undefined) total.rest = addDecimalToSum(total.rest, decimal);
};

/** True if units in a container count. Decks don't, nor do maps that are no part of the game. */
const isInPlay = (world: World, container: Piece['place']['in']): boolean => {
  const found = locateContainer(world, container);
  return found !== undefined && found.deck === undefined && mapsInPlay(moduleOf(world)).has(found.map.name);
};

/** True if a unit is complete, and not still being built (S28). */
const isComplete = (full: number | undefined, points: Value | undefined): boolean => {
  if (full === undefined) return true;
  const [needed, has] = [decimalFromNumber(full), decimalOf(points)];
  return needed === undefined || has === undefined || compare(has, needed) >= 0;
};

const memo = <K, V>(find: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    if (known.has(key)) return known.get(key) as V;
    const value = find(key);
    known.set(key, value);
    return value;
  };
};
