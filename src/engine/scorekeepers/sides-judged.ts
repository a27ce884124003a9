import type { SideId, Table } from '../../table/index.ts';
import { isInGame } from '../play/queries.ts';
import type { Outcome, OutcomeCause } from '../play/turns/outcomes.ts';
import type { SideRanking } from './language/ranking.ts';
import { readSideProperty } from './properties.ts';

interface Ending {
  readonly results: (left: readonly SideId[]) => ReadonlyMap<SideId, SideRanking>;
  readonly cause: OutcomeCause;
}

/** The sides in the game while a check runs (S17). */
export class SidesInGame {
  readonly #table: Table;
  readonly sides: readonly SideId[];
  readonly #in: Set<SideId>;
  readonly #wins = new Map<SideId, OutcomeCause>();
  readonly #losses = new Map<SideId, OutcomeCause>();
  #ending: Ending | undefined;
  readonly outcomes: Outcome[] = [];
  isOver = false;

  constructor(table: Table) {
    this.#table = table;
    this.sides = [...table.all('side')].sort((a, b) => a.index - b.index).map(({ id }) => id);
    this.#in = new Set(this.sides.filter((side) => isInGame(table, side)));
  }

  get left(): readonly SideId[] {
    return [...this.#in];
  }

  /** Returns the sides in the game without those that this check has made lose. */
  get staying(): readonly SideId[] {
    return this.left.filter((side) => !this.#losses.has(side));
  }

  mayLose(side: SideId): boolean {
    return readSideProperty(this.#table, side, 'may-lose') !== false;
  }

  /** Records a loss for the end of the check. Returns false if the side can't lose, or has already lost. */
  lose(side: SideId, cause: OutcomeCause): boolean {
    if (!this.#in.has(side) || this.#losses.has(side) || !this.mayLose(side)) return false;
    this.#losses.set(side, cause);
    return true;
  }

  /** Records a win for the end of the check, after losses. Returns false if the side can't win, or has already won. */
  win(side: SideId, cause: OutcomeCause): boolean {
    if (!this.#in.has(side) || this.#wins.has(side) || readSideProperty(this.#table, side, 'may-win') === false)
      return false;
    this.#wins.set(side, cause);
    return true;
  }

  /**
   * Ends the game at the end of the check, so that all sides are judged before (D19). Returns false if another end came
   * first.
   */
  end(results: Ending['results'], cause: OutcomeCause): boolean {
    if (this.#ending) return false;
    this.#ending = { results, cause };
    return true;
  }

  /** Applies losses, then wins, then the end of the game. The game also ends if no side is left. */
  settle(): void {
    for (const [side, cause] of this.#losses) this.#leave(side, { result: 'lost', cause });
    this.#losses.clear();
    for (const [side, cause] of this.#wins) if (this.#in.has(side)) this.#leave(side, { result: 'won', cause });
    this.#wins.clear();
    if (this.#ending) {
      const { results, cause } = this.#ending;
      const ranks = results(this.left);
      for (const side of this.left) this.#leave(side, { ...(ranks.get(side) ?? { result: 'drew' }), cause });
      this.isOver = true;
    }
    if (this.#in.size === 0 && this.sides.length > 0) this.isOver = true;
  }

  #leave(side: SideId, how: Omit<Outcome, 'kind' | 'id'>): void {
    this.#in.delete(side);
    this.outcomes.push({ kind: 'outcome', id: side, ...how });
  }
}
