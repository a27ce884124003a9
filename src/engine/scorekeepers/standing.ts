import type { SideId } from '../core/ids.ts';
import type { Table } from '../core/table.ts';
import { type Cause, isInGame, type Outcome } from '../play/outcomes.ts';
import { lookAtSide } from './properties.ts';

/** Which sides are in the game while a check runs, and who wins (S17). */
export class Standing {
  readonly #table: Table;
  /** All sides of the module, in order. */
  readonly sides: readonly SideId[];
  readonly #in: Set<SideId>;
  readonly #wins = new Map<SideId, Cause>();
  readonly outcomes: Outcome[] = [];
  /** How many sides were in the game when this check began. */
  #atStart = 0;
  isOver = false;

  constructor(table: Table) {
    this.#table = table;
    this.sides = [...table.all('side')].sort((a, b) => a.index - b.index).map(({ id }) => id);
    this.#in = new Set(this.sides.filter((side) => isInGame(table, side)));
  }

  begin(): void {
    this.#atStart = this.#in.size;
  }

  get atStart(): number {
    return this.#atStart;
  }

  /** The sides that are in the game, in order. */
  get left(): readonly SideId[] {
    return [...this.#in];
  }

  /** Whether a side is out of the game; what belongs to nobody never is. */
  isOut(side: SideId): boolean {
    return this.sides.includes(side) && !this.#in.has(side);
  }

  /** At once: nothing that comes after in this check judges a side that has lost. False where it does not befall it. */
  lose(side: SideId, cause: Cause): boolean {
    if (!this.#in.has(side) || lookAtSide(this.#table, side, 'may-lose') === false) return false;
    this.#leave(side, { result: 'lost', cause });
    return true;
  }

  /** When the check is over, so that losses come first. False where it does not befall it. */
  win(side: SideId, cause: Cause): boolean {
    if (!this.#in.has(side) || this.#wins.has(side) || lookAtSide(this.#table, side, 'may-win') === false) return false;
    this.#wins.set(side, cause);
    return true;
  }

  /** Ends the game for everybody who is left. */
  end(results: ReadonlyMap<SideId, Pick<Outcome, 'result' | 'place'>>, cause: Cause): void {
    this.#takeWins();
    for (const side of this.left) this.#leave(side, { ...(results.get(side) ?? { result: 'drew' }), cause });
    this.isOver = true;
  }

  /** Ends a check: who won is out too, and without a side the game is over. */
  settle(): void {
    this.#takeWins();
    if (this.#in.size === 0 && this.sides.length > 0) this.isOver = true;
  }

  #takeWins(): void {
    for (const [side, cause] of this.#wins) if (this.#in.has(side)) this.#leave(side, { result: 'won', cause });
    this.#wins.clear();
  }

  #leave(side: SideId, how: Omit<Outcome, 'kind' | 'id'>): void {
    this.#in.delete(side);
    this.outcomes.push({ kind: 'outcome', id: side, ...how });
  }
}
