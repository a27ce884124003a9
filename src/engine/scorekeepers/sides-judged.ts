import type { SideId, Table } from '../../table/index.ts';
import { isInGame } from '../play/queries.ts';
import type { Cause, Outcome } from '../play/turns/outcomes.ts';
import type { Ranked } from './language/ranking.ts';
import { lookAtSide } from './properties.ts';

/** How the game ends: what becomes of the sides that are left. */
interface Ending {
  readonly results: (left: readonly SideId[]) => ReadonlyMap<SideId, Ranked>;
  readonly cause: Cause;
}

/** Which sides are in the game while a check runs, and who wins (S17). */
export class SidesJudged {
  readonly #table: Table;
  /** All sides of the module, in order. */
  readonly sides: readonly SideId[];
  readonly #in: Set<SideId>;
  readonly #wins = new Map<SideId, Cause>();
  readonly #losses = new Map<SideId, Cause>();
  #ending: Ending | undefined;
  readonly outcomes: Outcome[] = [];
  isOver = false;

  constructor(table: Table) {
    this.#table = table;
    this.sides = [...table.all('side')].sort((a, b) => a.index - b.index).map(({ id }) => id);
    this.#in = new Set(this.sides.filter((side) => isInGame(table, side)));
  }

  /** The sides that are in the game, in order. */
  get left(): readonly SideId[] {
    return [...this.#in];
  }

  /** Those of them on whom no loss has fallen in this check. */
  get staying(): readonly SideId[] {
    return this.left.filter((side) => !this.#losses.has(side));
  }

  /** Whether a loss can befall a side. */
  mayLose(side: SideId): boolean {
    return lookAtSide(this.#table, side, 'may-lose') !== false;
  }

  /** When the check is over, before wins. False where it does not befall it, or has already. */
  lose(side: SideId, cause: Cause): boolean {
    if (!this.#in.has(side) || this.#losses.has(side) || !this.mayLose(side)) return false;
    this.#losses.set(side, cause);
    return true;
  }

  /** When the check is over, behind losses. False where it does not befall it. */
  win(side: SideId, cause: Cause): boolean {
    if (!this.#in.has(side) || this.#wins.has(side) || lookAtSide(this.#table, side, 'may-win') === false) return false;
    this.#wins.set(side, cause);
    return true;
  }

  /**
   * Ends the game when the check is over, for everybody who is left then: so all sides are judged before (D19). Of
   * several ends the first counts: false for another.
   */
  end(results: Ending['results'], cause: Cause): boolean {
    if (this.#ending) return false;
    this.#ending = { results, cause };
    return true;
  }

  /**
   * Ends a check: what befell sides takes effect together, losses before wins, and then the end of the game. Without a
   * side the game is over, too.
   */
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
