import type { Piece } from '../../engine/index.ts';
import type { Lens } from '../lens.ts';
import type { ToldChange } from './told-change.ts';

/** Where each piece lies among those of its place. */
type Heights = ReadonlyMap<string, number>;

/**
 * What one viewer sees, after a change, of pieces that were and are in one place: which of them lie elsewhere among the
 * others. Who passes by what this viewer does not see stays where it is for him.
 */
export class SeenStacks {
  readonly #told: ToldChange;
  readonly #lens: Lens;
  readonly #known = new Map<string, { readonly was: Heights; readonly is: Heights }>();

  constructor(told: ToldChange, lens: Lens) {
    this.#told = told;
    this.#lens = lens;
  }

  /** Whether a piece that did not leave its place lies elsewhere in it. */
  isRestacked({ id, place }: Piece): boolean {
    const { was, is } = this.#at(place);
    return was.get(id) !== is.get(id);
  }

  #at(place: Piece['place']): { readonly was: Heights; readonly is: Heights } {
    const key = `${place.in}\n${place.cell}`;
    const known = this.#known.get(key) ?? this.#heights(place);
    this.#known.set(key, known);
    return known;
  }

  #heights({ in: container, cell }: Piece['place']): { readonly was: Heights; readonly is: Heights } {
    const here = this.#lens.at(container, cell).flatMap(({ kind, id }) => {
      const now = kind === 'piece' ? this.#told.table.get('piece', id) : undefined;
      const was = now && (this.#told.passages.get(id)?.before ?? now);
      return was?.place.in === container && was.place.cell === cell && this.#lens.seen(was) ? [was] : [];
    });
    const order = [...here].sort((a, b) => a.place.rank - b.place.rank || (a.id < b.id ? -1 : 1));
    return { was: heightsOf(order), is: heightsOf(here) };
  }
}

const heightsOf = (pieces: readonly Piece[]): Heights => new Map(pieces.map(({ id }, height) => [id, height]));
