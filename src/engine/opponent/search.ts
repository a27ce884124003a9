import type { Change, LiveTable, Operation, SideId } from '../../table/index.ts';
import { moduleOf } from '../index.ts';
import { baseWorthOfPiece, canCapturePieces, captureGainOf } from './captures.ts';
import type { Luck } from './luck.ts';
import { actsToSearch, endsFirst, nameOfAct, type Overlooking } from './order.ts';
import { isDecided, type PositionAssessment, type RatedAct, sortRated, type TreeSearchResult } from './rated.ts';
import { type Mover, SearchTable } from './search-table.ts';
import { createPositionRater, type PositionRater, WORTH_OF_WIN, worthOfResult } from './worth.ts';

/** The most acts that are searched in the first position, and in each later position. */
const MOST_AT_ROOT = 2_000;
const MOST_INSIDE = 80;
/** The greatest depth in acts: without acts that have no alternative, and with them. */
const MOST_DEPTH = 12;
const MOST_ACTS_DEEP = 40;
/** The most captures that are followed after the last searched depth. */
export const MAX_FOLLOWED_CAPTURES = 8;
/** The captures that are followed if there is no effort for more. */
const FIRST_CAPTURES = 2;
const MOST_STORED = 200_000;

export interface SearchRequest {
  readonly table: LiveTable;
  readonly mover: Mover;
  /** The most effort that the search may take; see `SearchTable`. */
  readonly effort: number;
  readonly nodes?: number | undefined;
  readonly luck: Luck;
  /** True if the exact worth of each act is needed, to add it up over several worlds. */
  readonly isExact?: boolean;
  /** The acts to choose from; undefined for all legal acts. */
  readonly among?: readonly Operation[] | undefined;
  /** The acts of an earlier search, the best first. They are searched in this order, in turns with the acts that are new. */
  readonly known?: readonly Operation[] | undefined;
  /** The acts of the first position that the player doesn't see. */
  readonly overlooking?: Overlooking | undefined;
  /** True if a larger number of legal moves is not better. */
  readonly isWithoutMobility?: boolean;
  /** Ends the search early if it returns true, whatever effort is left. */
  readonly isLate?: () => boolean;
}

interface Stored {
  readonly depth: number;
  readonly worth: number;
  readonly bound: 'exact' | 'least' | 'most';
  readonly best: string | undefined;
}

class OutOfEffort extends Error {}

/**
 * Searches for the best act (alpha-beta search with iterative deepening). It applies the engine's changes and their
 * inverses. The side that acts first maximizes the worth, and all others minimize it, even if a side acts several times
 * in a row.
 */
export const search = (asked: SearchRequest): TreeSearchResult => new TreeSearch(asked).run();

/** Returns the worth of a position for a side, no matter which side acts next. */
export const assessPosition = (asked: SearchRequest): PositionAssessment => new TreeSearch(asked).assess();

class TreeSearch {
  readonly #asked: SearchRequest;
  readonly #position: SearchTable;
  readonly #side: SideId;
  readonly #judge: PositionRater;
  readonly #mobility: number;
  /** The number of legal moves of each side when it was first counted. Later numbers are compared with it. */
  readonly #usual = new Map<SideId, number>();
  readonly #takes: boolean;
  readonly #stored = new Map<string, Stored>();
  /** The history heuristic: the sum of squared depths at which an act was the best. */
  readonly #history = new Map<string, number>();

  constructor(asked: SearchRequest) {
    this.#asked = asked;
    this.#position = new SearchTable(asked.table);
    this.#side = asked.mover.side;
    this.#judge = createPositionRater(asked.table);
    const module = moduleOf(asked.table);
    this.#mobility = asked.isWithoutMobility ? 0 : (module.opponent?.mobility ?? 0);
    this.#takes = canCapturePieces(module);
  }

  #isExempt = false;

  get #isOut(): boolean {
    if (this.#isExempt) return false;
    const { effort, nodes = Number.POSITIVE_INFINITY } = this.#asked;
    return this.#position.effort >= effort || this.#position.nodes >= nodes;
  }

  run(): TreeSearchResult {
    const { table, mover, among } = this.#asked;
    const acts =
      among ?? actsToSearch(table, this.#position.acts(mover.person, MOST_AT_ROOT), this.#asked, MOST_INSIDE);
    let rated: RatedAct[] = endsFirst(acts).map((act) => ({ act, worth: 0, line: [act] }));
    let depth = 0;
    try {
      while (depth < MOST_DEPTH && rated.length > 1 && !isDecided(rated)) {
        const deeper = this.#atRoot(rated, depth + 1);
        depth += 1;
        rated = deeper;
      }
    } catch (fault) {
      if (!(fault instanceof OutOfEffort)) throw fault;
      const isShort = depth === 0 && this.#takes && rated.length <= MOST_INSIDE;
      rated = isShort ? this.#rateExchanges(rated) : (this.#partly ?? rated);
    }
    return { rated, depth, nodes: this.#position.nodes, effort: this.#position.effort };
  }

  assess(): PositionAssessment {
    let [worth, depth] = [this.#still(), 0];
    try {
      while (depth < MOST_DEPTH && Math.abs(worth) <= WORTH_OF_WIN / 2) {
        worth = this.#worth(depth + 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, []);
        depth += 1;
      }
    } catch (fault) {
      if (!(fault instanceof OutOfEffort)) throw fault;
    }
    return { worth, depth, nodes: this.#position.nodes, effort: this.#position.effort };
  }

  /** The rated acts of the first position, if the effort ran out before the depth was finished. */
  #partly: RatedAct[] | undefined;

  #atRoot(before: readonly RatedAct[], depth: number): RatedAct[] {
    const searched: RatedAct[] = [];
    let alpha = Number.NEGATIVE_INFINITY;
    this.#partly = undefined;
    for (const [i, { act, worth }] of before.entries()) {
      const line: Operation[] = [];
      const low = this.#asked.isExact ? Number.NEGATIVE_INFINITY : alpha;
      const found = this.#after(act, depth, low, Number.POSITIVE_INFINITY, 0, line);
      if (found === undefined) continue;
      searched.push({ act, worth: found, line: [act, ...line] });
      if (found > alpha) alpha = found;
      // If the first depth was not finished, the other acts are unknown. A later depth has searched the best acts
      // first.
      const rest = before
        .slice(i + 1)
        .map((one) =>
          depth === 1 ? { ...one, worth: Number.NEGATIVE_INFINITY } : { ...one, worth: Math.min(one.worth, worth) },
        );
      const first = sortRated(searched);
      // If all acts that were searched lose, the others are put before them.
      const both = depth > 1 && alpha <= -WORTH_OF_WIN / 2 ? [...rest, ...first] : [...first, ...rest];
      this.#partly = this.#asked.isExact && depth > 1 ? undefined : both;
    }
    return sortRated(searched);
  }

  /**
   * Rates all acts by the first captures after each, if the effort ran out before the first depth was finished. This
   * takes little effort, and it is done whatever effort is left: otherwise the choice would be among a few random acts.
   */
  #rateExchanges(acts: readonly RatedAct[]): RatedAct[] {
    this.#isExempt = true;
    const rated: RatedAct[] = [];
    let alpha = Number.NEGATIVE_INFINITY;
    for (const { act } of acts) {
      const change = this.#position.do(act);
      if (!change) continue;
      const worth = this.#exchanged(alpha, WORTH_OF_WIN, 1, FIRST_CAPTURES);
      this.#position.undo(change);
      rated.push({ act, worth, line: [act] });
      if (!this.#asked.isExact) alpha = Math.max(alpha, worth);
    }
    return sortRated(rated);
  }

  /** Does an act, searches the position after it, and takes the act back. Returns undefined if the act is refused. */
  #after(
    act: Operation,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    line: Operation[],
  ): number | undefined {
    if (this.#isOut || this.#asked.isLate?.()) throw new OutOfEffort();
    const change = this.#position.do(act);
    if (!change) return undefined;
    try {
      return this.#worth(depth - 1, alpha, beta, ply + 1, line);
    } finally {
      this.#position.undo(change);
    }
  }

  #worth(depth: number, alpha: number, beta: number, ply: number, line: Operation[]): number {
    const ended = this.#ended(ply);
    if (ended !== undefined) return ended;
    if (ply >= MOST_ACTS_DEEP) return this.#still();
    const mover = this.#position.mover(this.#side);
    if (!mover) return this.#still();
    if (depth <= 0) return this.#quiet(mover, alpha, beta, ply, MAX_FOLLOWED_CAPTURES);
    const { key } = this.#position;
    const stored = this.#stored.get(key);
    if (
      stored &&
      stored.depth >= depth &&
      !(stored.bound === 'least' ? stored.worth < beta : stored.bound === 'most' && stored.worth > alpha)
    )
      return stored.worth;
    const acts = this.#ordered(this.#position.acts(mover.person, MOST_INSIDE), stored?.best);
    if (acts.length === 0) return this.#still();
    if (this.#position.isAtOnce && mover.side !== this.#side) return this.#atOnce(acts, depth, alpha, beta, ply, line);
    const isOurs = mover.side === this.#side;
    const left = acts.length === 1 ? depth + 1 : depth;
    let [low, high, best, bestAct] = [
      alpha,
      beta,
      isOurs ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      undefined as Operation | undefined,
    ];
    for (const act of acts) {
      const further: Operation[] = [];
      const found = this.#after(act, left, low, high, ply, further);
      if (found === undefined) continue;
      if (isOurs ? found > best : found < best) {
        best = found;
        bestAct = act;
        line.splice(0, line.length, act, ...further);
      }
      if (isOurs) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    if (bestAct === undefined) return this.#still();
    const name = nameOfAct(bestAct);
    this.#history.set(name, (this.#history.get(name) ?? 0) + depth * depth);
    if (this.#stored.size < MOST_STORED)
      this.#stored.set(key, {
        depth,
        worth: best,
        bound: best <= alpha ? 'most' : best >= beta ? 'least' : 'exact',
        best: name,
      });
    return best;
  }

  /**
   * Chooses randomly for the other sides if all sides choose at the same time, because they don't know this side's
   * choice.
   */
  #atOnce(
    acts: readonly Operation[],
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    line: Operation[],
  ): number {
    const act = acts[this.#asked.luck.below(acts.length)] as Operation;
    return this.#after(act, depth + 1, alpha, beta, ply, line) ?? this.#still();
  }

  /** Follows captures until there are none, so that no position is judged in the middle of an exchange. */
  #quiet(mover: Mover, alpha: number, beta: number, ply: number, left: number): number {
    const acts = this.#mobility === 0 ? undefined : this.#position.acts(mover.person, MOST_INSIDE);
    const still = this.#still(mover, acts);
    if (left === 0 || !this.#takes) return still;
    const isOurs = mover.side === this.#side;
    if (isOurs ? still >= beta : still <= alpha) return still;
    let [low, high, best] = isOurs ? [Math.max(alpha, still), beta, still] : [alpha, Math.min(beta, still), still];
    const all = acts ?? this.#position.acts(mover.person, MOST_INSIDE);
    const captures = all.filter((act) => captureGainOf(this.#asked.table, act) !== undefined);
    for (const act of this.#ordered(captures, undefined)) {
      const change = this.#try(act);
      if (!change) continue;
      let found: number;
      try {
        found = this.#exchanged(low, high, ply + 1, left - 1);
      } finally {
        this.#position.undo(change);
      }
      if (isOurs ? found > best : found < best) best = found;
      if (isOurs) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  }

  /** Returns the worth of the position after an act, with up to `left` more captures. */
  #exchanged(alpha: number, beta: number, ply: number, left: number): number {
    const ended = this.#ended(ply);
    if (ended !== undefined) return ended;
    const next = this.#position.mover(this.#side);
    return next ? this.#quiet(next, alpha, beta, ply, left) : this.#still();
  }

  #try(act: Operation): Change | undefined {
    if (this.#isOut) throw new OutOfEffort();
    return this.#position.do(act);
  }

  #ordered(acts: Operation[], first: string | undefined): Operation[] {
    if (acts.length < 2) return acts;
    const rank = new Map(acts.map((act) => [act, this.#rank(act, first)]));
    return acts.sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
  }

  #rank(act: Operation, first: string | undefined): number {
    const name = nameOfAct(act);
    if (name === first) return Number.POSITIVE_INFINITY;
    const gain = captureGainOf(this.#asked.table, act);
    // Captures of valuable pieces by pieces of little worth come first.
    const capture =
      gain === undefined || act.kind !== 'move'
        ? 0
        : 1_000_000 + (gain * 10 - baseWorthOfPiece(this.#asked.table, act.pieces[0])) * 1_000;
    return capture + (this.#history.get(name) ?? 0);
  }

  /** Returns the worth of a finished game; undefined if the game goes on. A result counts more the sooner it comes. */
  #ended(ply: number): number | undefined {
    const worth = worthOfResult(this.#asked.table, this.#side);
    if (worth !== undefined) return worth - Math.sign(worth) * ply;
    return this.#position.isOver ? this.#still() : undefined;
  }

  /** Judges a position without searching further. `acts` are the acts of the player who is next, if known. */
  #still(
    mover = this.#mobility === 0 ? undefined : this.#position.mover(this.#side),
    acts?: readonly Operation[],
  ): number {
    const still = this.#position.judged(() => this.#judge(this.#asked.table, this.#side));
    if (this.#mobility === 0 || !mover) return still;
    const moves = this.#freedom(mover, (acts ?? this.#position.acts(mover.person, MOST_INSIDE)).length);
    return still + (mover.side === this.#side ? moves : -moves);
  }

  /**
   * Returns the worth of having this number of legal moves, compared with the first number that was counted for the
   * side. So positions can be compared no matter which side acts.
   */
  #freedom({ side }: Mover, moves: number): number {
    const usual = this.#usual.get(side) ?? moves;
    this.#usual.set(side, usual);
    return (moves - usual) * this.#mobility;
  }
}
