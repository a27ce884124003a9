import type { Piece } from '../../engine/index.ts';
import { byText, insertion, type Place } from '../../table/index.ts';
import type { Lens } from '../lens.ts';
import type { ToldChange } from './told-change.ts';

/**
 * What one viewer sees, after a change, of pieces that were and are in one place: which of them lie elsewhere among the
 * others. Who passes by what this viewer does not see stays where it is for him.
 */
export class SeenStacks {
  readonly #told: ToldChange;
  readonly #lens: Lens;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(told: ToldChange, lens: Lens) {
    this.#told = told;
    this.#lens = lens;
  }

  /** Whether a piece that did not leave its place lies elsewhere in it. */
  isRestacked({ id, place }: Piece): boolean {
    const key = `${place.in}\n${place.cell}`;
    const known = this.#known.get(key) ?? this.#restacked(place);
    this.#known.set(key, known);
    return known.has(id);
  }

  /** The pieces that lie above another number of those that were and are seen there. */
  #restacked(place: Place): ReadonlySet<string> {
    const stayed = [...this.#told.passages].flatMap(([id, passage]) =>
      isThere(passage.before, place) && isThere(passage.after, place) && this.#isFollowed(id) ? passage : [],
    );
    const untouched = this.#lens
      .at(place.in, place.cell)
      .filter(({ kind, id }) => kind === 'piece' && !this.#told.touches(id));
    const heights = (pieces: readonly Piece[]): ReadonlyMap<string, number> =>
      new Map(
        pieces
          .toSorted((a, b) => a.place.rank - b.place.rank || byText(a.id, b.id))
          .map(({ id, place: { rank } }, below) => [id, below + insertion(untouched, rank, id)]),
      );
    const was = heights(stayed.map(({ before }) => before));
    const is = heights(stayed.map(({ after }) => after));
    return new Set([...is.keys()].filter((id) => was.get(id) !== is.get(id)));
  }

  /** True if the viewer saw a piece all the way. */
  #isFollowed(id: string): boolean {
    return this.#told.trails.get(id)?.every(({ state }) => state && this.#lens.seen(state)) === true;
  }
}

const isThere = (piece: Piece, place: Place): boolean => piece.place.in === place.in && piece.place.cell === place.cell;
