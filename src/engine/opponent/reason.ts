import type { LiveTable, Operation, PieceId, SideId } from '../../table/index.ts';
import { isInGame, moduleOf } from '../index.ts';
import { captureGainOf } from './captures.ts';
import type { Luck } from './luck.ts';
import { nameOfAct } from './order.ts';
import { MAX_FOLLOWED_CAPTURES, search } from './search.ts';
import { type Mover, SearchTable } from './search-table.ts';
import {
  createPositionRater,
  materialLeadOf,
  type PieceWorth,
  pieceWorthUsedForRating,
  WORTH_OF_WIN,
} from './worth.ts';

/** Finds the reason for an act and proves it by playing the act out (U57). */

const EFFORT = 4_000_000;
const EFFORT_OF_ACT = 2_000_000;
/** The most turns of the player within which a claimed win, or a claimed capture, must happen. */
const MOST_TURNS_WINNING = 4;
const MOST_TURNS_TAKING = 3;
/** The most legal acts of a side in a playout. Positions with more are not played out. */
const MOST_PLAYED_OUT = 300;

/**
 * The reason for an act. `wins`: the player wins within this many own turns, whatever the others do. `prevents`: this
 * side could win at once after most other acts, but not after this one. `takes`: the player captures this piece, or its
 * worth, within this many own turns, and keeps the gain.
 */
export type ActReason =
  | { readonly kind: 'wins'; readonly turns: number }
  | { readonly kind: 'prevents'; readonly side: SideId }
  | { readonly kind: 'takes'; readonly piece: PieceId; readonly turns: number };

export interface ActReasonRequest {
  /** A table without hidden things and without chance. It is unchanged afterwards. */
  readonly table: LiveTable;
  readonly mover: Mover;
  /** All legal acts. The first one is to be explained. */
  readonly acts: readonly Operation[];
  /** The expected acts from now on, beginning with the act to explain. */
  readonly line: readonly Operation[];
  readonly worth: number;
  readonly luck: Luck;
  /** Stops all proofs early if it returns true. */
  readonly isLate?: (() => boolean) | undefined;
}

export const findActReason = (asked: ActReasonRequest): ActReason | undefined => {
  const [act] = asked.acts;
  if (!act) return undefined;
  return proved(() => win(asked, act)) ?? proved(() => prevention(asked, act)) ?? proved(() => capture(asked, act));
};

class OutOfEffort extends Error {}

/** Returns no reason if the proof takes too long. */
const proved = (prove: () => ActReason | undefined): ActReason | undefined => {
  try {
    return prove();
  } catch (fault) {
    if (fault instanceof OutOfEffort) return undefined;
    throw fault;
  }
};

const win = (asked: ActReasonRequest, act: Operation): ActReason | undefined => {
  if (asked.worth <= WORTH_OF_WIN / 2) return undefined;
  const play = new PlayedOut(asked);
  const turns = play.winsAfter(act);
  return turns === undefined ? undefined : { kind: 'wins', turns };
};

/**
 * Returns the threat that an act prevents. Most other acts must leave the threat; otherwise it would explain nothing.
 */
const prevention = (asked: ActReasonRequest, act: Operation): ActReason | undefined => {
  const play = new PlayedOut(asked);
  if (play.after(act, () => play.isOver || play.winnerAtOnce() !== undefined) !== false) return undefined;
  const others = asked.acts.filter((one) => one !== act);
  const winners: SideId[] = [];
  for (const [i, other] of others.entries()) {
    if ((winners.length + others.length - i) * 2 <= others.length) return undefined;
    const winner = play.after(other, () => play.winnerAtOnce());
    if (winner !== undefined) winners.push(winner);
  }
  const [side] = winners;
  const isThreat = winners.length * 2 > others.length && winners.every((one) => one === side);
  return side !== undefined && isThreat ? { kind: 'prevents', side } : undefined;
};

const capture = (asked: ActReasonRequest, act: Operation): ActReason | undefined => {
  const { table, mover } = asked;
  const worthOf = pieceWorthUsedForRating(moduleOf(table));
  if (!worthOf || [...table.all('side')].filter(({ id }) => isInGame(table, id)).length !== 2) return undefined;
  const before = materialLeadOf(table, mover.side, worthOf);
  const play = new PlayedOut(asked, worthOf);
  const found = play.takenIn(asked.line).find(({ worth, turns }) => {
    play.target = before + worth;
    return play.keepsAfter(act, turns);
  });
  return found && isKeptDeeper(asked, act, found.worth)
    ? { kind: 'takes', piece: found.piece, turns: found.turns }
    : undefined;
};

/** The part of a gain that must remain. Worse places of the other pieces may cost the rest. */
const GAIN_TO_KEEP = 0.8;

/** True if a search after the act finds about the same gain. */
const isKeptDeeper = ({ table, mover, luck, isLate }: ActReasonRequest, act: Operation, gain: number): boolean => {
  const judge = createPositionRater(table);
  const before = judge(table, mover.side);
  const position = new SearchTable(table);
  const change = position.do(act);
  if (!change) return false;
  try {
    const next = position.mover(mover.side);
    if (!next) return judge(table, mover.side) - before >= gain * GAIN_TO_KEEP;
    const { rated } = search({
      table,
      mover: next,
      effort: EFFORT,
      luck,
      isWithoutMobility: true,
      ...(isLate ? { isLate } : {}),
    });
    const [best] = rated;
    if (!best) return false;
    return (next.side === mover.side ? best.worth : -best.worth) - before >= gain * GAIN_TO_KEEP;
  } finally {
    position.undo(change);
  }
};

/** A captured piece. `turns` is the number of the player's own turn in which it is captured. */
interface TakenPiece {
  readonly piece: PieceId;
  readonly worth: number;
  readonly turns: number;
}

/** Does acts on a table and takes them back, until the effort is used up. */
class PlayedOut {
  target = 0;
  readonly #asked: ActReasonRequest;
  readonly #position: SearchTable;
  readonly #side: SideId;
  readonly #worthOf: PieceWorth;
  #searched = 0;
  #winning: string | undefined;

  constructor(asked: ActReasonRequest, worthOf: PieceWorth = () => 0) {
    this.#asked = asked;
    this.#position = new SearchTable(asked.table);
    this.#side = asked.mover.side;
    this.#worthOf = worthOf;
  }

  get isOver(): boolean {
    return this.#position.isOver || this.#resultOf(this.#side) !== undefined;
  }

  /** Does an act, calls `find`, and takes the act back. Returns undefined if the act is refused. Throws OutOfEffort. */
  after<T>(act: Operation, find: () => T): T | undefined {
    if (this.#position.effort + this.#searched > EFFORT || this.#asked.isLate?.()) throw new OutOfEffort();
    const change = this.#position.do(act);
    if (!change) return undefined;
    try {
      return find();
    } finally {
      this.#position.undo(change);
    }
  }

  /** Returns the number of the player's own turns to a certain win; undefined if there is none. */
  winsAfter(act: Operation): number | undefined {
    const turn = this.#turn();
    return this.after(act, () => this.#turnsToWin(1, turn));
  }

  /** True if the player reaches the target worth within that many own turns and keeps it. */
  keepsAfter(act: Operation, turns: number): boolean {
    const turn = this.#turn();
    return this.after(act, () => this.#keeps(turns - 1, turn)) === true;
  }

  /** Continues `winsAfter`. `turn` is the last turn in which the player acted. */
  #turnsToWin(turns: number, turn: string): number | undefined {
    if (this.isOver) return this.#resultOf(this.#side) === 'won' ? turns : undefined;
    const mover = this.#mover();
    if (!mover) return undefined;
    if (mover.side === this.#side) {
      const next = this.#turn();
      const now = next === turn ? turns : turns + 1;
      const act = now > MOST_TURNS_WINNING ? undefined : this.#winningAct(mover);
      return act && this.after(act, () => this.#turnsToWin(now, next));
    }
    let most: number | undefined;
    for (const reply of this.#acts(mover)) {
      const found = this.after(reply, () => this.#turnsToWin(turns, turn));
      if (found === undefined) return undefined;
      most = Math.max(most ?? 0, found);
    }
    return most;
  }

  /** Returns another side that acts next and can win with that act. */
  winnerAtOnce(): SideId | undefined {
    const mover = this.isOver ? undefined : this.#mover();
    if (!mover || mover.side === this.#side) return undefined;
    const acts = this.#acts(mover);
    const known = acts.findIndex((act) => nameOfAct(act) === this.#winning);
    if (known > 0) acts.unshift(...acts.splice(known, 1));
    const winning = acts.find((act) => this.after(act, () => this.#resultOf(mover.side) === 'won'));
    if (winning) this.#winning = nameOfAct(winning);
    return winning && mover.side;
  }

  /** Returns the pieces that a sequence of acts captures, the most valuable first. */
  takenIn(line: readonly Operation[]): readonly TakenPiece[] {
    const targets = new Map([...this.#asked.table.all('piece')].map(({ id }) => [id, this.#worthOfTarget(id)]));
    const taken: TakenPiece[] = [];
    const play = (at: number, turns: number, turn: string | undefined): void => {
      const mover = this.isOver ? undefined : this.#mover();
      const act = line[at];
      if (!mover || !act) return;
      const isOwn = mover.side === this.#side;
      const next = isOwn ? this.#turn() : turn;
      const now = next === turn ? turns : turns + 1;
      if (now > MOST_TURNS_TAKING) return;
      this.after(act, () => {
        for (const [piece, worth] of isOwn ? targets : [])
          if (worth > 0 && this.#worthOfTarget(piece) === 0 && targets.delete(piece))
            taken.push({ piece, worth, turns: now });
        play(at + 1, now, next);
      });
    };
    play(0, 0, undefined);
    return taken.sort((a, b) => b.worth - a.worth || a.turns - b.turns);
  }

  /** Continues `keepsAfter`. `turn` is the last turn in which the player acted. */
  #keeps(left: number, turn: string): boolean {
    if (this.isOver) return this.#resultOf(this.#side) === 'won';
    const mover = this.#mover();
    if (!mover) return false;
    const acts = this.#acts(mover);
    if (mover.side !== this.#side) {
      if (this.#all(acts, () => this.#isQuiet(MAX_FOLLOWED_CAPTURES))) return true;
      return left > 0 && this.#all(acts, () => this.#keeps(left, turn));
    }
    const next = this.#turn();
    const now = next === turn ? left : left - 1;
    return now >= 0 && this.#captureFirst(acts).some((act) => this.after(act, () => this.#keeps(now, next)) === true);
  }

  /**
   * True if the player still has the target worth after any captures that can follow now. Other acts are not
   * considered.
   */
  #isQuiet(left: number): boolean {
    if (this.isOver) return this.#resultOf(this.#side) === 'won';
    const mover = this.#mover();
    if (!mover || left === 0) return false;
    const acts = this.#acts(mover);
    const captures = acts.filter((act) => this.#takes(act));
    const isForced = captures.length > 0 && captures.length === acts.length;
    const isReached = materialLeadOf(this.#asked.table, this.#side, this.#worthOf) >= this.target;
    const next = (): boolean => this.#isQuiet(left - 1);
    if (mover.side === this.#side)
      return (isReached && !isForced) || captures.some((act) => this.after(act, next) === true);
    return (isReached || isForced) && captures.every((act) => this.after(act, next) !== false);
  }

  #takes(act: Operation): boolean {
    return captureGainOf(this.#asked.table, act) !== undefined;
  }

  #captureFirst(acts: readonly Operation[]): readonly Operation[] {
    return [...acts.filter((act) => this.#takes(act)), ...acts.filter((act) => !this.#takes(act))];
  }

  #all(acts: readonly Operation[], holds: () => boolean): boolean {
    return acts.length > 0 && acts.every((act) => this.after(act, holds) !== false);
  }

  #worthOfTarget(id: PieceId): number {
    const piece = this.#asked.table.get('piece', id);
    return piece?.side === undefined || piece.side === this.#side ? 0 : this.#worthOf(piece);
  }

  #winningAct(mover: Mover): Operation | undefined {
    const { table, luck, isLate } = this.#asked;
    const found = search({ table, mover, effort: EFFORT_OF_ACT, luck, ...(isLate ? { isLate } : {}) });
    this.#searched += found.effort;
    const [best] = found.rated;
    return best && (best.worth > WORTH_OF_WIN / 2 || found.rated.length === 1) ? best.act : undefined;
  }

  /** Returns the legal acts. Throws OutOfEffort if there are too many. */
  #acts({ person }: Mover): Operation[] {
    let isWhole = true;
    const acts = this.#position.acts(person, MOST_PLAYED_OUT + 1, () => {
      isWhole = false;
    });
    if (!isWhole || acts.length > MOST_PLAYED_OUT) throw new OutOfEffort();
    return acts;
  }

  /** Returns the player who acts next; undefined while several sides choose at once. */
  #mover(): Mover | undefined {
    return this.#position.isAtOnce ? undefined : this.#position.mover(this.#side);
  }

  #turn(): string {
    const turn = this.#asked.table.get('turn', 'turn');
    return `${turn?.number} ${turn?.position}`;
  }

  #resultOf(side: SideId): string | undefined {
    return this.#asked.table.get('outcome', side)?.result;
  }
}
