import { type Expression, evaluate } from '../../table/expression/index.ts';
import { type Audience, decimalOf, isOn, isTrue, type SideId, type Value, type World } from '../../table/index.ts';
import { mapsInPlay } from '../play/maps/in-play.ts';
import { isInGame, moduleOf, sidesInTurnOrder } from '../play/queries.ts';
import { isScorekeeperCardHeld } from './held.ts';
import { testsInActions } from './language/keeper.ts';
import { UNOWNED_SIDE_ID } from './language/names.ts';
import { type Rank, rankingCriteriaOf } from './language/ranking.ts';
import { hasIndependentSide, isIn } from './language/side-set.ts';
import { computeSideStanding } from './language/standing.ts';
import type { KeeperDefinition, TestPart, TestQuantity, ValueLabel } from './language/tree.ts';
import { isScorekeeperKnownTo, scoringProgramOf, sideClassOf } from './program.ts';
import { readGameProperty, readSideOrGameProperty } from './properties.ts';
import { type ScoreUpdateTime, scoreUpdateTimeOf } from './reading.ts';
import { ScoreTally } from './tally.ts';

/** The state of a scorekeeper, as far as one viewer may know it (S25). */
export interface ScorekeeperProgress {
  readonly name: string;
  readonly title: string;
  readonly waits: boolean;
  /** The ranking by this score. `place` 1 decides first. */
  readonly rank?: { readonly way: Rank['way']; readonly place: number };
  readonly asOf?: ScoreUpdateTime;
  readonly judgesAll: boolean;
  readonly sides: readonly SideProgress[];
}

/** The progress of one side. `side` is undefined for the pieces without an owner. */
export interface SideProgress {
  readonly side: SideId | undefined;
  readonly score: number | undefined;
  readonly parts: readonly PartProgress[];
}

/** A comparison in a test, with both values. A value is missing if it is hidden from this viewer. */
export interface PartProgress {
  readonly label: ValueLabel;
  readonly operator: TestPart['operator'];
  readonly seen:
    | { readonly left: Value | undefined; readonly right: Value | undefined; readonly holds: boolean }
    | 'hidden';
}

type Lensed = World & Audience;

/**
 * Returns the scorekeepers that the viewer knows. Scores come from the table itself, but comparisons are evaluated in
 * the viewer's view.
 */
export const progressOf = (table: World, lens: Lensed): readonly ScorekeeperProgress[] => {
  const program = scoringProgramOf(table);
  const known = program.definitions.filter(
    ({ name, card }) => isScorekeeperKnownTo(table, name, lens) && isScorekeeperCardHeld(lens, card),
  );
  if (known.length === 0) return [];
  const turn = table.get('turn', 'turn')?.number;
  const tally = new ScoreTally(lens, program, turn);
  const sums = new Set(program.quantities.flatMap(({ kind }, i) => (kind === 'sum' ? [String(i)] : [])));
  const covers = canCover(table, lens);
  const ranks = rankingCriteriaOf(program.definitions);
  return known.map((definition): ScorekeeperProgress => {
    const record = table.get('scorekeeper', definition.name);
    const place = ranks.findIndex(({ keepers }) => keepers.includes(definition));
    const rank = ranks[place];
    const read = scoreUpdateTimeOf(definition, record);
    const scoreOf = (side: SideId): number | undefined =>
      definition.initial === undefined ? undefined : (record?.scores[side] ?? definition.initial);
    const parts = testsInActions(definition.body).flatMap((test) => test.parts);
    return {
      name: definition.name,
      title: definition.title,
      waits: !(record?.triggered ?? definition.triggered),
      ...(rank ? { rank: { way: rank.way, place: place + 1 } } : {}),
      ...(read ? { asOf: read } : {}),
      judgesAll: definition.appliesTo.kind === 'all',
      sides: sidesJudgedBy(table, definition).map((side) => {
        const score = scoreOf(side);
        return {
          side: side === UNOWNED_SIDE_ID ? undefined : side,
          score,
          parts: parts.map(({ label, left, operator, right }): PartProgress => {
            const eye = new ProgressReading(table, lens, {
              side,
              turn,
              scoreOf,
              sum: (name, of) => tally.of(name, of, sums),
              mayHide: (of) => covers && !lens.plays(of),
            });
            const whole: Expression = { kind: 'binary', operator, left, right };
            const seen = { left: eye.value(left), right: eye.value(right), holds: isTrue(eye.value(whole)) };
            return { label: labelFor(label, side), operator, seen: eye.isHidden ? 'hidden' : seen };
          }),
        };
      }),
    };
  });
};

const labelFor = (label: ValueLabel, side: SideId): ValueLabel =>
  label.kind === 'text' ? { ...label, text: label.text.replaceAll('$side$', side) } : label;

/** Returns the sides that a scorekeeper judges, including sides that have left the game. */
export const sidesJudgedBy = (world: World, { appliesTo }: KeeperDefinition): readonly SideId[] => {
  const candidates = [...sidesInTurnOrder(world), ...(hasIndependentSide(appliesTo) ? [UNOWNED_SIDE_ID] : [])];
  return candidates.filter((side) =>
    isIn(appliesTo, side, (one) => (one === UNOWNED_SIDE_ID ? 'independent' : sideClassOf(world, one))),
  );
};

/** True if this game can hide units from the viewer. It is the same whether or not a unit is hidden now. */
const canCover = (table: World, lens: Lensed): boolean => {
  if (lens.master) return false;
  const module = moduleOf(table);
  const { traits = {}, maps } = module;
  const isClosed = maps.some(
    ({ name, private: side }) => side !== undefined && mapsInPlay(module).has(name) && !lens.plays(side as SideId),
  );
  return isClosed || Object.values(traits).some(({ mask, invisible }) => mask !== undefined || isOn(invisible));
};

interface Judged {
  readonly side: SideId;
  readonly turn: number | undefined;
  readonly scoreOf: (side: SideId) => number | undefined;
  /** The judged side, while a test of the other sides is read. */
  readonly own?: SideId;
  readonly sum: (name: string, of: SideId) => number | undefined;
  readonly mayHide: (of: SideId) => boolean;
}

/** Reads a comparison of a test. `isHidden` becomes true if the viewer may not see a part of it. */
class ProgressReading {
  readonly #table: World;
  readonly #lens: Lensed;
  readonly #judged: Judged;
  isHidden = false;

  constructor(table: World, lens: Lensed, judged: Judged) {
    this.#table = table;
    this.#lens = lens;
    this.#judged = judged;
  }

  value(expression: Expression): Value | undefined {
    return evaluate(expression, (name) => this.#quantity(name));
  }

  #quantity(name: string): Value | undefined {
    const { side, turn, scoreOf, own, sum, mayHide } = this.#judged;
    const quantity = scoringProgramOf(this.#table).quantities[Number(name)];
    switch (quantity?.kind) {
      case 'turn':
        return turn;
      case 'score':
        return scoreOf(side);
      case 'sum':
        this.isHidden ||= mayHide(side);
        return sum(name, side);
      case 'standing':
        return this.#standing(quantity);
      case 'others': {
        const truths = this.#others().map((other) => isTrue(this.#valueFor(quantity.of, { side: other, own: side })));
        return quantity.asks === 'every' ? truths.every(Boolean) : truths.some(Boolean);
      }
      case 'own':
        return own === undefined ? undefined : this.#valueFor(quantity.of, { side: own });
      case 'property':
        return this.#seen(quantity.name, side);
      case 'constant':
        return (
          readGameProperty(this.#lens, quantity.name) ?? scoringProgramOf(this.#table).constants.get(quantity.name)
        );
      default:
        return undefined;
    }
  }

  #standing({ asks, of }: Extract<TestQuantity, { readonly kind: 'standing' }>): Value | undefined {
    const amountOf = (side: SideId) => decimalOf(this.#valueFor(of, { side }));
    return computeSideStanding(
      asks,
      amountOf(this.#judged.side),
      this.#others().flatMap((side) => amountOf(side) ?? []),
    );
  }

  #others(): readonly SideId[] {
    return sidesInTurnOrder(this.#table).filter((side) => side !== this.#judged.side && isInGame(this.#table, side));
  }

  #valueFor(of: Expression, judged: Pick<Judged, 'side' | 'own'>): Value | undefined {
    const reading = new ProgressReading(this.#table, this.#lens, { ...this.#judged, ...judged });
    const value = reading.value(of);
    this.isHidden ||= reading.isHidden;
    return value;
  }

  /** Returns a value as the viewer sees it. Marks the comparison as hidden if the value exists only for others. */
  #seen(name: string, side: SideId): Value | undefined {
    const seen = readSideOrGameProperty(this.#lens, side, name);
    if (seen === undefined && readSideOrGameProperty(this.#table, side, name) !== undefined) this.isHidden = true;
    return seen;
  }
}
