import { createEvaluationBudget, type EvaluationBudget, evaluate, reads } from '../../table/expression/index.ts';
import { decimalOf, derived, isTrue, type SideId, type Table, type Value } from '../../table/index.ts';
import { isInGame, sidesInTurnOrder } from '../play/queries.ts';
import type { JudgmentContext } from './judging.ts';
import { expressionsOfScorekeeper } from './language/keeper.ts';
import { computeSideStanding } from './language/standing.ts';
import type { CheckMoment, ScorekeeperTest, ScoringProgram, TestQuantity } from './language/tree.ts';
import { readGameProperty, readSideOrGameProperty } from './properties.ts';
import type { ScorekeeperRemarks } from './sayings.ts';
import { ScoreTally } from './tally.ts';

/** Work limits for each scorekeeper, and for all scorekeepers in one step (S27). */
const MOST_STEPS_OF_KEEPER = 50_000;
const MOST_STEPS_OF_KEEPERS = 2_000_000;

/** Evaluates tests by effective values, within work limits. */
export class TestEvaluation {
  readonly #table: Table;
  readonly #program: ScoringProgram;
  readonly #sayings: ScorekeeperRemarks;
  readonly #all: EvaluationBudget = createEvaluationBudget(MOST_STEPS_OF_KEEPERS);
  #budget: EvaluationBudget = createEvaluationBudget(MOST_STEPS_OF_KEEPER);
  #isZero = false;
  /** True if the present scorekeeper needed a sum that is beyond the work limit. */
  #lacksSum = false;
  #turn: number | undefined;
  #tally: ScoreTally;
  #together: ReadonlySet<string> = new Set();

  constructor(table: Table, program: ScoringProgram, sayings: ScorekeeperRemarks) {
    this.#table = table;
    this.#program = program;
    this.#sayings = sayings;
    this.#turn = sayings.turn;
    this.#tally = new ScoreTally(table, program, sayings.turn);
  }

  turnTo(turn: number | undefined): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#tally = new ScoreTally(this.#table, this.#program, turn);
  }

  /** Prepares to compute all sums of this moment in one loop over the units. */
  begin(moment: CheckMoment): void {
    this.#together = sumsOf(this.#program, moment);
  }

  within(run: () => void): void {
    const share = Math.min(MOST_STEPS_OF_KEEPER, Math.max(0, this.#all.left));
    this.#budget = createEvaluationBudget(share);
    this.#lacksSum = false;
    run();
    this.#all.left -= share - this.#budget.left;
  }

  isTrue(test: ScorekeeperTest, judging: JudgmentContext): boolean {
    return isTrue(this.value(test, judging));
  }

  /**
   * Returns the value of a test. Undefined, which counts as false, after a division by zero (S19) or beyond the work
   * limit.
   */
  value({ expression }: ScorekeeperTest, judging: JudgmentContext): Value | undefined {
    this.#isZero = false;
    const value = evaluate(expression, (name) => this.#quantity(name, judging), this.#budget);
    if (this.isSpent(judging)) return undefined;
    if (this.#isZero) this.#sayings.remark(judging.keeping, 'zero');
    return this.#isZero ? undefined : value;
  }

  /** True if the work limit is reached. A remark about it is then added. */
  isSpent({ keeping }: JudgmentContext): boolean {
    const isSpent = this.#budget.left < 0 || this.#lacksSum;
    if (isSpent) this.#sayings.remark(keeping, 'too-much');
    return isSpent;
  }

  /** Returns the points of a side's units (S13). */
  points(side: SideId): number {
    const { points } = this.#program;
    return points === undefined ? 0 : (this.#sum(points, side) ?? 0);
  }

  #sum(name: string, side: SideId): number | undefined {
    const sum = this.#tally.of(name, side, this.#together);
    this.#lacksSum ||= this.#tally.isSpent;
    return sum;
  }

  #standing(
    { asks, of }: Extract<TestQuantity, { readonly kind: 'standing' }>,
    judging: JudgmentContext,
  ): Value | undefined {
    const amountOf = (side: JudgmentContext['side']) =>
      decimalOf(evaluate(of, (name) => this.#quantity(name, { ...judging, side }), this.#budget));
    const others = sidesInTurnOrder(this.#table).filter((side) => side !== judging.side && isInGame(this.#table, side));
    return computeSideStanding(
      asks,
      amountOf(judging.side),
      others.flatMap((side) => amountOf(side) ?? []),
    );
  }

  #others(
    { asks, of }: Extract<TestQuantity, { readonly kind: 'others' }>,
    judging: JudgmentContext,
    own: SideId,
  ): boolean {
    const others = sidesInTurnOrder(this.#table).filter((side) => side !== own && isInGame(this.#table, side));
    const truths = others.map((side) =>
      isTrue(evaluate(of, (name) => this.#quantity(name, { ...judging, side, own }), this.#budget)),
    );
    return asks === 'every' ? truths.every(Boolean) : truths.some(Boolean);
  }

  #quantity(name: string, judging: JudgmentContext): Value | undefined {
    const { keeping, side, event, own } = judging;
    const quantity = this.#program.quantities[Number(name)];
    switch (quantity?.kind) {
      case 'turn':
        return this.#turn;
      case 'score':
        return side === undefined ? undefined : keeping.score(side);
      case 'sum':
        return side === undefined ? undefined : this.#sum(name, side);
      case 'event':
        return event?.[quantity.field];
      case 'property':
        return readSideOrGameProperty(this.#table, side, quantity.name);
      case 'constant':
        return readGameProperty(this.#table, quantity.name);
      case 'standing':
        return side === undefined ? undefined : this.#standing(quantity, judging);
      case 'others':
        return side === undefined ? undefined : this.#others(quantity, judging, side);
      case 'own':
        return own === undefined
          ? undefined
          : evaluate(quantity.of, (inner) => this.#quantity(inner, { keeping, side: own, event }), this.#budget);
      case 'zero':
        this.#isZero = true;
        return undefined;
      default:
        return undefined;
    }
  }
}

const sums = derived((_: ScoringProgram) => new Map<CheckMoment, ReadonlySet<string>>());

const sumsOf = (program: ScoringProgram, moment: CheckMoment): ReadonlySet<string> => {
  const ofProgram = sums(program);
  const names = ofProgram.get(moment) ?? found(program, moment);
  ofProgram.set(moment, names);
  return names;
};

const found = (program: ScoringProgram, moment: CheckMoment): ReadonlySet<string> => {
  const definitions = program.definitions.filter(({ when }) => when.moment === moment);
  const names = new Set(
    definitions.flatMap((definition) => expressionsOfScorekeeper(definition).flatMap((one) => [...reads(one)])),
  );
  const all = program.points === undefined ? names : names.add(program.points);
  return new Set([...all].filter((name) => program.quantities[Number(name)]?.kind === 'sum'));
};
