import type { Change, LiveTable, Operation, SideId } from '../../table/index.ts';
import { createLegalityCheck } from '../index.ts';
import { currentRoundNumber } from '../play/points/records.ts';
import { moduleOf } from '../play/queries.ts';
import type { Luck } from './luck.ts';
import { nameOfAct, withoutOverlooked } from './order.ts';
import type { RatedAct, TreeSearchResult } from './rated.ts';
import type { SearchRequest } from './search.ts';
import { type Mover, SearchTable } from './search-table.ts';
import { createPositionRater } from './worth.ts';

const LONGEST_PLAYOUT = 80;
/** The most acts for which playouts are used. With more, each act would get too few playouts. */
export const MOST_ACTS_FOR_PLAYOUTS = 40;
/** The part of all positions in which a playout does a random act instead of the best one. */
const CURIOSITY = 0.2;
const WIN = 100;

interface Tally {
  sum: number;
  count: number;
}

interface Arm extends Tally {
  readonly act: Operation;
}

interface Played {
  readonly side: SideId;
  readonly name: string;
  readonly change: Change;
}

/**
 * Rates acts by the mean result of playouts, in which each side does the acts with the best results so far
 * (move-average sampling). It fits simultaneous choices, and games of several sides that each play for themselves.
 */
export class PlayoutActRater {
  readonly #side: SideId;
  readonly #luck: Luck;
  readonly #arms = new Map<string, Arm>();
  /** The results so far. The key has the side and the act. */
  readonly #tallies = new Map<string, Tally>();
  #count = 0;
  #nodes = 0;
  #effort = 0;

  constructor(side: SideId, luck: Luck) {
    this.#side = side;
    this.#luck = luck;
  }

  playIn(table: LiveTable, { person }: Mover, most: Pick<SearchRequest, 'effort' | 'nodes' | 'overlooking'>): void {
    const position = new SearchTable(table);
    const judge = createPositionRater(table);
    const { effort, nodes = Number.POSITIVE_INFINITY, overlooking } = most;
    const mixed = this.#mixed();
    const legal = position.acts(person, MOST_ACTS_FOR_PLAYOUTS);
    const acts = [
      ...this.#luck.shuffled(overlooking ? withoutOverlooked(table, legal, overlooking) : legal),
      ...(mixed && !createLegalityCheck(table, person)(mixed) ? [mixed] : []),
    ];
    const arms = acts.map((act) => this.#armOf(act));
    while (arms.length > 0 && position.effort < effort && position.nodes < nodes) {
      const arm = this.#next(arms);
      const played = this.#playedOn(position, arm.act);
      if (played.length === 0) arms.splice(arms.indexOf(arm), 1);
      else this.#note(arm, played, (side) => position.judged(() => judge(table, side)) + winOf(table, side));
      for (const { change } of played.reverse()) position.undo(change);
    }
    this.#nodes += position.nodes;
    this.#effort += position.effort;
  }

  get searched(): TreeSearchResult {
    const rated = [...this.#arms.values()]
      .filter(({ count }) => count > 0)
      .map(({ act, sum, count }): RatedAct => ({ act, worth: sum / count, line: [act] }))
      .sort((a, b) => b.worth - a.worth);
    return { rated, depth: 1, nodes: this.#nodes, effort: this.#effort };
  }

  /**
   * Returns an act that chooses the pieces with the best results so far, for acts that choose several. Lists of legal
   * acts have only a few of the possible sets.
   */
  #mixed(): Operation | undefined {
    const arms = [...this.#arms.values()].filter(({ count }) => count > 0).sort((a, b) => meanOf(b) - meanOf(a));
    const best = arms[0]?.act;
    if (best?.kind !== 'act') return undefined;
    const [name, chosen] = Object.entries(best.choices).find(([, one]) => Array.isArray(one) && one.length > 1) ?? [];
    if (name === undefined || !Array.isArray(chosen)) return undefined;
    const sets = arms.flatMap((arm) => {
      const pieces = arm.act.kind === 'act' && arm.act.action === best.action ? arm.act.choices[name] : undefined;
      return Array.isArray(pieces) ? [{ pieces: pieces as readonly string[], arm }] : [];
    });
    const worths = worthsOfMembers(sets);
    const sorted = [...worths].sort(([, a], [, b]) => b - a).map(([piece]) => piece);
    return { ...best, choices: { ...best.choices, [name]: sorted.slice(0, chosen.length) } } as Operation;
  }

  #armOf(act: Operation): Arm {
    const name = nameOfAct(act);
    const arm = this.#arms.get(name) ?? { act, sum: 0, count: 0 };
    this.#arms.set(name, arm);
    return arm;
  }

  /** Returns the act with the highest upper bound of its mean (UCB1), relative to the range of means. */
  #next(arms: readonly Arm[]): Arm {
    const fresh = arms.find(({ count }) => count === 0);
    if (fresh) return fresh;
    const means = arms.map(meanOf);
    const range = Math.max(1, Math.max(...means) - Math.min(...means));
    const boundOf = (arm: Arm): number => meanOf(arm) + range * Math.sqrt(Math.log(this.#count) / arm.count);
    return arms.reduce((best, arm) => (boundOf(arm) > boundOf(best) ? arm : best));
  }

  /**
   * Plays from a first act to the end of the game or round. If the module has a formula for positions, it plays only
   * until this side decides again, which gives many more results. Returns nothing if the first act is refused.
   */
  #playedOn(position: SearchTable, first: Operation): Played[] {
    const { table } = position;
    const round = roundOf(table);
    const change = position.do(first);
    const played = change ? [{ side: this.#side, name: nameOfAct(first), change }] : [];
    const { isAtOnce } = position;
    const isJudged = moduleOf(table).opponent?.score !== undefined;
    while (played.length > 0 && played.length < LONGEST_PLAYOUT && !position.isOver && roundOf(table) === round) {
      if (isJudged && (isAtOnce ? !position.isAtOnce : position.mover()?.side === this.#side)) break;
      const next = this.#anyAct(position);
      if (!next) break;
      played.push(next);
    }
    return played;
  }

  #anyAct(position: SearchTable): Played | undefined {
    const mover = position.mover();
    if (!mover) return undefined;
    const { side, person } = mover;
    const acts = position.acts(person, MOST_ACTS_FOR_PLAYOUTS).map((act) => ({ act, name: nameOfAct(act) }));
    const isFree = position.isAtOnce || this.#luck.chance(CURIOSITY);
    while (acts.length > 0) {
      const at = isFree ? this.#luck.below(acts.length) : this.#bestOf(side, acts);
      const [{ act, name } = { act: undefined, name: '' }] = acts.splice(at, 1);
      const change = act && position.do(act);
      if (change) return { side, name, change };
    }
    return undefined;
  }

  /** Returns the index of the act with the best results so far; a random index if there are no results. */
  #bestOf(side: SideId, acts: readonly { readonly name: string }[]): number {
    let [best, at] = [Number.NEGATIVE_INFINITY, this.#luck.below(acts.length)];
    for (const [i, { name }] of acts.entries()) {
      const tally = this.#tallies.get(`${side}\n${name}`);
      if (tally && meanOf(tally) > best) [best, at] = [meanOf(tally), i];
    }
    return at;
  }

  #note(arm: Arm, played: readonly Played[], worthOf: (side: SideId) => number): void {
    const worths = new Map<SideId, number>();
    for (const { side, name } of played) {
      const worth = worths.get(side) ?? worthOf(side);
      worths.set(side, worth);
      const key = `${side}\n${name}`;
      const tally = this.#tallies.get(key) ?? { sum: 0, count: 0 };
      this.#tallies.set(key, tally);
      add(tally, worth);
    }
    add(arm, worths.get(this.#side) ?? 0);
    this.#count += 1;
  }
}

const meanOf = ({ sum, count }: Tally): number => sum / count;

const FITS = 20;

/** Returns the worth of each piece, so that the sums over the sets fit the means of their results best. */
const worthsOfMembers = (
  sets: readonly { readonly pieces: readonly string[]; readonly arm: Tally }[],
): ReadonlyMap<string, number> => {
  const worths = new Map<string, number>(sets.flatMap(({ pieces }) => pieces.map((piece) => [piece, 0] as const)));
  const worthOf = (piece: string): number => worths.get(piece) ?? 0;
  for (let fit = 0; fit < FITS; fit += 1)
    for (const piece of worths.keys()) {
      const fitted = { sum: 0, count: 0 };
      for (const { pieces, arm } of sets) {
        if (!pieces.includes(piece)) continue;
        const rest = pieces.reduce((sum, one) => (one === piece ? sum : sum + worthOf(one)), 0);
        fitted.sum += (meanOf(arm) - rest) * arm.count;
        fitted.count += arm.count;
      }
      worths.set(piece, meanOf(fitted));
    }
  return worths;
};

const add = (tally: Tally, worth: number): void => {
  tally.sum += worth;
  tally.count += 1;
};

const roundOf = (table: LiveTable): number | undefined =>
  moduleOf(table).round === undefined ? undefined : currentRoundNumber(table);

const winOf = (table: LiveTable, side: SideId): number => {
  const result = table.get('outcome', side)?.result;
  return result === 'won' ? WIN : result === 'lost' ? -WIN : 0;
};
