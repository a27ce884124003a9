import type { Change } from '../core/change.ts';
import type { SideId } from '../core/ids.ts';
import type { Operation } from '../core/operation.ts';
import type { LiveTable } from '../core/table.ts';
import type { Luck } from './luck.ts';
import { nameOfAct, type Rated, type SearchAsked, type Searched } from './search.ts';
import { type Mover, SearchTable } from './search-table.ts';
import { judgeFor } from './worth.ts';

/** A playout ends after so many acts at the latest. */
const LONGEST_PLAYOUT = 80;
/** One of so many acts is chosen in each position. */
const MOST_CHOICES = 40;
/** A won game is worth so much more than its position. */
const WIN = 100;

/** An act with the results of its playouts. */
interface Arm {
  readonly act: Operation;
  sum: number;
  count: number;
}

/**
 * Rates acts by the mean result of games that are played on from them by chance. It fits choices that all sides make at
 * the same time: no side can answer what it does not see, so that a search for the best answer is of no use.
 */
export class Playouts {
  readonly #side: SideId;
  readonly #luck: Luck;
  readonly #arms = new Map<string, Arm>();
  #count = 0;
  #nodes = 0;
  #effort = 0;

  constructor(side: SideId, luck: Luck) {
    this.#side = side;
    this.#luck = luck;
  }

  /** Plays games in one world until the effort or the number of nodes is used up. */
  playIn(table: LiveTable, { person }: Mover, most: Pick<SearchAsked, 'effort' | 'nodes'>): void {
    const position = new SearchTable(table);
    const judge = judgeFor(table);
    const { effort, nodes = Number.POSITIVE_INFINITY } = most;
    const arms = this.#luck.shuffled(position.acts(person, MOST_CHOICES)).map((act) => this.#armOf(act));
    while (arms.length > 0 && position.effort < effort && position.nodes < nodes) {
      const arm = this.#next(arms);
      const changes = this.#playedOn(position, arm.act);
      if (changes.length === 0) arms.splice(arms.indexOf(arm), 1);
      else this.#note(arm, judge(table, this.#side) + winOf(table, this.#side));
      for (const change of changes.reverse()) position.undo(change);
    }
    this.#nodes += position.nodes;
    this.#effort += position.effort;
  }

  get searched(): Searched {
    const rated = [...this.#arms.values()]
      .filter(({ count }) => count > 0)
      .map(({ act, sum, count }): Rated => ({ act, worth: sum / count, line: [act] }))
      .sort((a, b) => b.worth - a.worth);
    return { rated, depth: 1, nodes: this.#nodes, effort: this.#effort };
  }

  #armOf(act: Operation): Arm {
    const name = nameOfAct(act);
    const arm = this.#arms.get(name) ?? { act, sum: 0, count: 0 };
    this.#arms.set(name, arm);
    return arm;
  }

  /** The act with the highest upper bound of its mean (UCB1), in units of the range of all means. */
  #next(arms: readonly Arm[]): Arm {
    const fresh = arms.find(({ count }) => count === 0);
    if (fresh) return fresh;
    const means = arms.map(({ sum, count }) => sum / count);
    const range = Math.max(1, Math.max(...means) - Math.min(...means));
    const boundOf = ({ sum, count }: Arm): number => sum / count + range * Math.sqrt(Math.log(this.#count) / count);
    return arms.reduce((best, arm) => (boundOf(arm) > boundOf(best) ? arm : best));
  }

  /** Does an act and plays on by chance. Returns all changes, none if the act is refused. */
  #playedOn(position: SearchTable, first: Operation): Change[] {
    const change = position.do(first);
    const changes = change ? [change] : [];
    while (changes.length > 0 && changes.length < LONGEST_PLAYOUT && !position.isOver) {
      const next = this.#anyAct(position);
      if (!next) break;
      changes.push(next);
    }
    return changes;
  }

  #anyAct(position: SearchTable): Change | undefined {
    const mover = position.mover();
    const acts = mover ? position.acts(mover.person, MOST_CHOICES) : [];
    while (acts.length > 0) {
      const [act] = acts.splice(this.#luck.below(acts.length), 1);
      const change = act && position.do(act);
      if (change) return change;
    }
    return undefined;
  }

  #note(arm: Arm, worth: number): void {
    arm.sum += worth;
    arm.count += 1;
    this.#count += 1;
  }
}

const winOf = (table: LiveTable, side: SideId): number => {
  const result = table.get('outcome', side)?.result;
  return result === 'won' ? WIN : result === 'lost' ? -WIN : 0;
};
