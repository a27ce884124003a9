import { type Change, patchedRecord } from '../../engine/core/change.ts';
import type { Table } from '../../engine/core/table.ts';
import type { Piece } from '../../engine/index.ts';
import type { Lens } from '../lens.ts';

/** Where each piece lies among those of its place. */
type Heights = ReadonlyMap<string, number>;

/**
 * What one viewer sees, after a change, of pieces that were and are in one place: which of them lie elsewhere among the
 * others. Who passes by what this viewer does not see stays where it is for him.
 */
export class SeenStacks {
  readonly #table: Table;
  readonly #lens: Lens;
  readonly #updated: Change['updated'];
  #before: ReadonlyMap<string, Piece> | undefined;
  readonly #known = new Map<string, { readonly was: Heights; readonly is: Heights }>();

  constructor(table: Table, lens: Lens, { updated }: Change) {
    this.#table = table;
    this.#lens = lens;
    this.#updated = updated;
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

  /** By id, the pieces that the change updated, as they were. */
  get #were(): ReadonlyMap<string, Piece> {
    this.#before ??= new Map(
      this.#updated.flatMap(({ kind, id, from, to }) => {
        const now = kind === 'piece' ? this.#table.get('piece', id) : undefined;
        return now ? [[id, patchedRecord(now, { from: to, to: from })] as const] : [];
      }),
    );
    return this.#before;
  }

  #heights({ in: container, cell }: Piece['place']): { readonly was: Heights; readonly is: Heights } {
    const here = this.#lens.at(container, cell).flatMap(({ kind, id }) => {
      const now = kind === 'piece' ? this.#table.get('piece', id) : undefined;
      const was = now && (this.#were.get(id) ?? now);
      return was?.place.in === container && was.place.cell === cell && this.#lens.seen(was) ? [was] : [];
    });
    const order = [...here].sort((a, b) => a.place.rank - b.place.rank || (a.id < b.id ? -1 : 1));
    return { was: heightsOf(order), is: heightsOf(here) };
  }
}

const heightsOf = (pieces: readonly Piece[]): Heights => new Map(pieces.map(({ id }, height) => [id, height]));
