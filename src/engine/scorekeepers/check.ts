import { namesInTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import {
  added,
  type Change,
  decimalFromNumber,
  decimalOf,
  isEmptyChange,
  join,
  type SideId,
  type Table,
  toNumber,
  updated,
} from '../../table/index.ts';
import { gameOf } from '../play/queries.ts';
import type { Outcome, OutcomeCause, RankScore } from '../play/turns/outcomes.ts';
import { TestEvaluation } from './evaluation.ts';
import { type GameEvent, gameEventsOfOutcome, isOutcomeLoss } from './events.ts';
import { isScorekeeperCardHeld } from './held.ts';
import type { JudgmentContext } from './judging.ts';
import { ScorekeeperState } from './keeping.ts';
import { UNOWNED_SIDE_ID } from './language/names.ts';
import { type Rank, rankingCriteriaAtEnd, rankingCriteriaOf, rankSides, type SideRanking } from './language/ranking.ts';
import { hasIndependentSide, isIn, resolveOthersInSideSet } from './language/side-set.ts';
import type { Action, CheckMoment, KeeperDefinition, ScoringProgram, SideSet } from './language/tree.ts';
import { judgeLast } from './last.ts';
import { readSideProperty } from './properties.ts';
import { isScoreUpdatedOnlyAtTurns, turnBoundaryOf } from './reading.ts';
import { RoundScores } from './round-scores.ts';
import { ScorekeeperRemarks } from './sayings.ts';
import { SidesInGame } from './sides-judged.ts';

type LastAction = Extract<Action, { readonly kind: 'last' }>;

/**
 * Runs the checks of one step (S23). Their results become one change. A judgment is the check of one side by one
 * scorekeeper.
 */
export class ScoreCheck {
  readonly #table: Table;
  readonly #program: ScoringProgram;
  readonly #standing: SidesInGame;
  readonly #sayings = new ScorekeeperRemarks();
  readonly #evaluation: TestEvaluation;
  readonly #rounds: RoundScores;
  readonly #keepings = new Map<string, ScorekeeperState>();
  /** The judgments that run no more actions, because the game ended or the side lost. */
  readonly #ended = new Set<JudgmentContext>();

  constructor(table: Table, program: ScoringProgram, turn: number | undefined) {
    this.#table = table;
    this.#program = program;
    this.#standing = new SidesInGame(table);
    this.#rounds = new RoundScores(table);
    this.#sayings.turn = turn;
    this.#evaluation = new TestEvaluation(table, program, this.#sayings);
  }

  get isOver(): boolean {
    return this.#standing.isOver;
  }

  turnTo(turn: number | undefined): void {
    this.#sayings.turn = turn;
    this.#evaluation.turnTo(turn);
  }

  /**
   * Runs one check. All scorekeepers judge all sides, and then the results take effect together (D19). Wins and losses
   * are events, which are checked next. This ends, because a side leaves the game only once.
   */
  run(moment: CheckMoment, event?: GameEvent): void {
    const { outcomes } = this.#standing;
    let known = outcomes.length;
    this.#run(moment, event);
    while (known < outcomes.length) {
      const fallen = outcomes.slice(known);
      known = outcomes.length;
      for (const outcome of fallen) for (const one of gameEventsOfOutcome(outcome)) this.#run('after-event', one);
      if (fallen.some(isOutcomeLoss)) this.#runLast();
    }
  }

  afterLosses(): void {
    this.#runLast();
  }

  #run(moment: CheckMoment, event: GameEvent | undefined): void {
    const due = this.#program.definitions.filter(({ when }) => isAskedAt(when, moment, event));
    if (due.length === 0 || this.isOver) return;
    this.#evaluation.begin(moment);
    for (const definition of due) {
      this.#evaluation.within(() => this.#judge(this.#keepingOf(definition), event));
    }
    this.#settle();
    this.#rounds.note(this.#keepings.values(), this.#sayings.turn);
  }

  /** Lets the last remaining side or alliance win right after a loss, before the turn ends (S13). */
  #runLast(): void {
    if (this.isOver) return;
    this.#evaluation.begin('after-turn');
    for (const definition of this.#program.definitions) {
      const lasts = definition.body.flatMap((action) => (action.kind === 'last' ? action : []));
      if (definition.when.moment !== 'after-turn' || lasts.length === 0) continue;
      this.#evaluation.within(() => this.#judgeEarly(this.#keepingOf(definition), lasts));
    }
    this.#settle();
  }

  #judgeEarly(keeping: ScorekeeperState, lasts: readonly LastAction[]): void {
    const { test } = keeping.definition.when;
    const sides = this.#applicable(keeping.definition);
    const passing = sides.find((side) => !test || this.#evaluation.isTrue(test, { keeping, side, event: undefined }));
    if (!keeping.isTriggered || passing === undefined) return;
    const judging = { keeping, side: passing, event: undefined };
    for (const { alliance } of lasts)
      judgeLast(this.#table, this.#standing, this.#evaluation, judging, { alliance, isEarly: true, sides });
  }

  /** Ends the game after its last turn, or because the players want to finish it. Ranks the sides (S24, S30). */
  rank(cause: OutcomeCause): void {
    this.#end(cause, rankingCriteriaOf(this.#program.definitions));
    this.#settle();
  }

  #settle(): void {
    const { outcomes } = this.#standing;
    const known = outcomes.length;
    this.#standing.settle();
    const fallen = outcomes.slice(known);
    const causes = fallen.flatMap(({ cause }) => (cause?.by === 'scorekeeper' ? cause.name : []));
    for (const definition of this.#program.definitions) {
      const { name, says } = definition;
      if (says === undefined || !causes.includes(name)) continue;
      const [winner, ...more] = fallen.filter(
        ({ cause, result }) => result === 'won' && cause?.by === 'scorekeeper' && cause.name === name,
      );
      const side = more.length === 0 ? winner?.id : undefined;
      // A sentence with `$side$` is not said if there is no single winner.
      if (side === undefined && namesInTemplate(parseTextTemplate(says)).has('side')) continue;
      this.#sayings.say({ keeping: this.#keepingOf(definition), side, event: undefined }, says, { ends: true });
    }
  }

  change(): Change {
    const { outcomes, isOver } = this.#standing;
    const game = gameOf(this.#table);
    const states = [...this.#keepings.values()].map((keeping) => {
      const record = keeping.record();
      if (!record) return join();
      return keeping.before ? updated(keeping.before, record) : added(record);
    });
    const change = join(
      ...states,
      this.#rounds.change(),
      added(...outcomes),
      isOver ? updated(game, { ...game, phase: 'over' }) : join(),
    );
    return isEmptyChange(change) && this.#sayings.all.length === 0 ? join() : join(change, this.#checked());
  }

  #checked(): Change {
    const before = this.#table.get('check', 'check');
    const turn = this.#table.get('turn', 'turn');
    const after = {
      kind: 'check',
      id: 'check',
      number: (before?.number ?? 0) + 1,
      ...(turn ? { turn: { number: turn.number, position: turn.position } } : {}),
      said: this.#sayings.all,
    } as const;
    return before ? updated(before, after) : added(after);
  }

  #judge(keeping: ScorekeeperState, event: GameEvent | undefined): void {
    const { trigger, when, body } = keeping.definition;
    const evaluation = this.#evaluation;
    const sides = this.#applicable(keeping.definition);
    if (sides.length === 0) return;
    if (!keeping.isTriggered) {
      if (!trigger || !sides.some((side) => evaluation.isTrue(trigger, { keeping, side, event }))) return;
      keeping.trigger();
    }
    const { test } = when;
    const passing = test ? sides.filter((side) => evaluation.isTrue(test, { keeping, side, event })) : sides;
    const done = new Set<Action>();
    const { turn } = this.#sayings;
    if (passing.length > 0 && turn !== undefined && isScoreUpdatedOnlyAtTurns(keeping.definition))
      keeping.readAt(turnBoundaryOf(keeping.definition, turn, event));
    for (const side of passing) this.#act(body, { keeping, side, event }, sides, done);
    if (passing.length > 0) this.#message({ keeping, side: undefined, event }, passing);
  }

  /** Returns the sides in the game that the scorekeeper judges (S8). */
  #applicable({ appliesTo, card }: KeeperDefinition): readonly SideId[] {
    const candidates = hasIndependentSide(appliesTo) ? [...this.#standing.left, UNOWNED_SIDE_ID] : this.#standing.left;
    return candidates.filter((side) => this.#isIn(appliesTo, side) && isScorekeeperCardHeld(this.#table, card));
  }

  #isIn(set: SideSet, side: SideId): boolean {
    return isIn(set, side, (one) => readSideProperty(this.#table, one, 'class') as string | undefined);
  }

  /** Runs the actions in order. `done` has the actions that run once for the whole check and have already run. */
  #act(actions: readonly Action[], judging: JudgmentContext, sides: readonly SideId[], done: Set<Action>): void {
    for (const action of actions) {
      if (this.#evaluation.isSpent(judging) || this.#ended.has(judging)) return;
      this.#do(action, judging, sides, done);
    }
  }

  #do(action: Action, judging: JudgmentContext, sides: readonly SideId[], done: Set<Action>): void {
    const { keeping } = judging;
    const cause: OutcomeCause = { by: 'scorekeeper', name: keeping.definition.name };
    switch (action.kind) {
      case 'last':
        if (!done.has(action))
          judgeLast(this.#table, this.#standing, this.#evaluation, judging, {
            alliance: action.alliance,
            isEarly: false,
            sides,
          });
        done.add(action);
        return;
      case 'choose': {
        const clause = action.clauses.find(({ test }) => !test || this.#evaluation.isTrue(test, judging));
        if (clause) this.#act(clause.actions, judging, sides, done);
        return;
      }
      case 'stop':
        this.#ended.add(judging);
        if (this.#standing.end(() => new Map(), cause)) this.#sayings.say(judging, action.message);
        return;
      case 'end':
        this.#ended.add(judging);
        if (this.#end(cause, rankingCriteriaAtEnd(this.#program.definitions, keeping.definition)))
          this.#sayings.say(judging, action.message);
        return;
      case 'win':
      case 'lose':
        this.#decide(action, judging, cause);
        return;
      case 'add':
      case 'set':
        this.#score(action, judging);
        return;
    }
  }

  #decide(
    { kind, sides, own, other }: Extract<Action, { readonly kind: 'win' | 'lose' }>,
    judging: JudgmentContext,
    cause: OutcomeCause,
  ): void {
    const one = judging.side === undefined ? [] : [judging.side];
    const named = sides && resolveOthersInSideSet(sides, judging.side);
    const meant = named ? this.#standing.left.filter((side) => this.#isIn(named, side)) : one;
    const befallen = meant.filter((side) => this.#standing[kind](side, cause));
    if (befallen.length === 0) return;
    if (kind === 'lose' && judging.side !== undefined && befallen.includes(judging.side)) this.#ended.add(judging);
    this.#sayings.say(judging, own, { to: befallen });
    this.#sayings.say(judging, other, { not: befallen });
  }

  /** Adds to a score or sets it, as a whole number (S18). */
  #score(
    { kind, amount, side: set }: Extract<Action, { readonly kind: 'add' | 'set' }>,
    judging: JudgmentContext,
  ): void {
    const { keeping, side: judged } = judging;
    const named = set && resolveOthersInSideSet(set, judged);
    const all = [...this.#standing.sides, UNOWNED_SIDE_ID];
    const sides = named ? all.filter((side) => this.#isIn(named, side)) : judged === undefined ? [] : [judged];
    const decimal = decimalOf(this.#evaluation.value(amount, judging));
    if (this.#evaluation.isSpent(judging)) return;
    const whole = decimal === undefined ? undefined : Math.trunc(toNumber(decimal));
    for (const side of sides) {
      const before = keeping.score(side);
      if (before === undefined) continue;
      const after = whole === undefined ? undefined : kind === 'add' ? before + whole : whole;
      if (after === undefined || decimalFromNumber(after) === undefined) this.#sayings.remark(keeping, 'no-value');
      else keeping.setScore(side, after);
    }
  }

  #end(cause: OutcomeCause, ranks: readonly Rank[]): boolean {
    return this.#standing.end((left) => this.#ranked(left, ranks), cause);
  }

  #ranked(left: readonly SideId[], ranks: readonly Rank[]): ReadonlyMap<SideId, SideRanking> {
    const own = new Map(left.map((side) => [side, ranks.map(({ keepers }) => this.#scoresOf(side, keepers))]));
    const sums = new Map([...own].map(([side, scores]) => [side, scores.map(sum)]));
    const results = rankSides(
      sums,
      ranks.map(({ way }) => way),
    );
    return new Map([...results].map(([side, result]) => [side, { ...result, ...counted(own.get(side) ?? []) }]));
  }

  #scoresOf(side: SideId, keepers: readonly KeeperDefinition[]): readonly RankScore[] {
    return keepers.flatMap((definition) => {
      const { appliesTo, card } = definition;
      const score =
        this.#isIn(appliesTo, side) && isScorekeeperCardHeld(this.#table, card)
          ? this.#keepingOf(definition).score(side)
          : undefined;
      return score === undefined ? [] : [{ keeper: definition.name, score }];
    });
  }

  /** Sends the messages whose condition has just become true (S11). */
  #message(judging: JudgmentContext, passing: readonly SideId[]): void {
    const { keeping } = judging;
    for (const [i, { test, text, to, eachSide }] of keeping.definition.messages.entries()) {
      const named = to && to.kind !== 'all' ? { to: this.#standing.sides.filter((side) => this.#isIn(to, side)) } : {};
      for (const side of eachSide ? passing : [undefined]) {
        const one = { ...judging, side };
        const key = side === undefined ? String(i) : `${i} ${side}`;
        if (keeping.becomes(key, this.#evaluation.isTrue(test, one))) this.#sayings.say(one, text, named);
      }
    }
  }

  #keepingOf(definition: KeeperDefinition): ScorekeeperState {
    const keeping = this.#keepings.get(definition.name) ?? new ScorekeeperState(this.#table, definition);
    this.#keepings.set(definition.name, keeping);
    return keeping;
  }
}

const sum = (scores: readonly RankScore[]): number | undefined =>
  scores.length === 0 ? undefined : scores.reduce((all, { score }) => all + score, 0);

const counted = (scores: readonly (readonly RankScore[])[]): Pick<Outcome, 'scores'> => {
  const all = [...new Map(scores.flat().map((one) => [one.keeper, one])).values()];
  return all.length === 0 ? {} : { scores: all };
};

/** True if a scorekeeper may have to judge at this moment. Its tests aren't evaluated for that. */
export const isDue = ({ definitions }: ScoringProgram, moment: CheckMoment, event?: GameEvent): boolean =>
  definitions.some(({ when }) => isAskedAt(when, moment, event));

const isAskedAt = (when: KeeperDefinition['when'], moment: CheckMoment, event: GameEvent | undefined): boolean =>
  when.moment === moment && fits(when.needs, event);

/** True if the event has the values without which a test can't be true (S7). */
const fits = (needs: KeeperDefinition['when']['needs'], event: GameEvent | undefined): boolean => {
  for (const [field, values] of needs) if (!values.has(event?.[field] ?? '')) return false;
  return true;
};
