import type { Change, LiveTable, Operation, SideId } from '../../table/index.ts';
import { currentRoundNumber } from '../play/points/records.ts';
import { moduleOf } from '../play/queries.ts';
import type { Luck } from './luck.ts';
import { nameOfAct, type RatedAct, type SearchRequest, type TreeSearchResult } from './search.ts';
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

  playIn(table: LiveTable, { person }: Mover, most: Pick<SearchRequest, 'effort' | 'nodes'>): void {
    const position = new SearchTable(table);
    const judge = createPositionRater(table);
    const { effort, nodes = Number.POSITIVE_INFINITY } = most;
    const arms = this.#luck.shuffled(position.acts(person, MOST_ACTS_FOR_PLAYOUTS)).map((act) => this.#armOf(act));
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

  /** Plays from a first act to the end of the game or round. Returns nothing if the first act is refused. */
  #playedOn(position: SearchTable, first: Operation): Played[] {
    const { table } = position;
    const round = roundOf(table);
    const change = position.do(first);
    const played = change ? [{ side: this.#side, name: nameOfAct(first), change }] : [];
    while (played.length > 0 && played.length < LONGEST_PLAYOUT && !position.isOver && roundOf(table) === round) {
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
