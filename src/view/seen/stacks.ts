import type { Piece } from '../../engine/index.ts';
import { compareTexts, insertionIndexOf, type Place } from '../../table/index.ts';
import type { Lens } from '../lens.ts';
import type { ToldChange } from './told-change.ts';

/**
 * Finds the pieces that changed their height in a stack, as one viewer sees it. A piece whose height changes only
 * because of unseen pieces stays at its height for this viewer.
 */
export class StackHeightNarrator {
  readonly #told: ToldChange;
  readonly #lens: Lens;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(told: ToldChange, lens: Lens) {
    this.#told = told;
    this.#lens = lens;
  }

  isRestacked({ id, place }: Piece): boolean {
    const key = `${place.in}\n${place.cell}`;
    const known = this.#known.get(key) ?? this.#restacked(place);
    this.#known.set(key, known);
    return known.has(id);
  }

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
          .toSorted((a, b) => a.place.rank - b.place.rank || compareTexts(a.id, b.id))
          .map(({ id, place: { rank } }, below) => [id, below + insertionIndexOf(untouched, rank, id)]),
      );
    const was = heights(stayed.map(({ before }) => before));
    const is = heights(stayed.map(({ after }) => after));
    return new Set([...is.keys()].filter((id) => was.get(id) !== is.get(id)));
  }

  #isFollowed(id: string): boolean {
    return this.#told.trails.get(id)?.every(({ state }) => state && this.#lens.seen(state)) === true;
  }
}

const isThere = (piece: Piece, place: Place): boolean => piece.place.in === place.in && piece.place.cell === place.cell;
