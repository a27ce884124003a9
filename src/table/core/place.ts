import type { Place } from '../ids/index.ts';
import type { RecordChange } from './change.ts';
import { charge } from './meter.ts';
import type { AnyRecord, Kind } from './record.ts';
import { LazilySortedKeys } from './sorted.ts';
import { getOrCreateInnerMap, within } from './within.ts';

export interface PlacedItem {
  readonly kind: Kind;
  readonly id: string;
  readonly rank: number;
}

interface ContainerStanding {
  readonly items: Map<string, PlacedItem[]>;
  readonly cells: LazilySortedKeys;
  /**
   * A cached list of all items in the container, by the cells of `order`. It is cleared when an item is added or
   * removed.
   */
  listed: { readonly order: object; readonly items: readonly PlacedItem[] } | undefined;
}

const nothingStanding = (): ContainerStanding => {
  const items = new Map<string, PlacedItem[]>();
  return { items, cells: new LazilySortedKeys(items), listed: undefined };
};

const NOTHING_LISTED: readonly PlacedItem[] = [];

/**
 * The contents of every container, by cell and in order. The key `''` is the container itself. Apply keeps it up to
 * date, so that containers need no lists of their own.
 */
export class ContainerContentsIndex {
  readonly #containers = new Map<string, ContainerStanding>();

  at(container: string, cell = ''): readonly PlacedItem[] {
    const items = this.#containers.get(container)?.items.get(cell) ?? [];
    charge(1 + items.length);
    return items;
  }

  /** Returns everything in a container. The cells come in no defined order; the items of a cell are in order. */
  *in(container: string): Iterable<PlacedItem> {
    for (const items of this.stacks(container)) {
      charge(items.length);
      yield* items;
    }
  }

  stacks(container: string): Iterable<readonly PlacedItem[]> {
    const items = this.#containers.get(container)?.items;
    if (items) charge(items.size);
    return items?.values() ?? [];
  }

  /**
   * Returns everything on some cells of a container, in the order of these cells. `order` is an immutable object that
   * has these cells, such as a grid. The list for the last `order` is cached.
   */
  listed(container: string, order: object, cells: (order: never) => Iterable<string>): readonly PlacedItem[] {
    const standing = this.#containers.get(container);
    if (!standing) return NOTHING_LISTED;
    if (standing.listed?.order !== order) {
      const items: PlacedItem[] = [];
      for (const cell of cells(order as never)) for (const item of standing.items.get(cell) ?? []) items.push(item);
      standing.listed = { order, items };
    }
    return standing.listed.items;
  }

  /** Returns the containers that are not empty, in no defined order. */
  containers(): Iterable<string> {
    return this.#containers.keys();
  }

  /** Returns the cells of a container that are not empty, sorted by name. `''` is the container itself. */
  cells(container: string): Iterable<string> {
    const standing = this.#containers.get(container);
    if (standing) charge(standing.items.size);
    return standing?.cells.inOrder() ?? [];
  }

  fold(entries: readonly RecordChange[]): void {
    for (const { before, after } of entries) {
      const from = placeOf(before);
      const to = placeOf(after);
      if (from === to) continue;
      if (before && from) this.#remove(before, from);
      if (after && to) this.#add(after, to);
    }
  }

  #remove({ id }: AnyRecord, { in: container, cell, rank }: Place): void {
    const standing = this.#containers.get(container);
    const key: string = cell ?? '';
    const items = standing?.items.get(key);
    const position = items ? insertionIndexOf(items, rank, id) : 0;
    if (!standing || !items || items[position]?.id !== id)
      throw new Error(`nothing of that id stands in ${container} ${cell}`);
    standing.listed = undefined;
    if (items.length > 1) {
      items.splice(position, 1);
      return;
    }
    standing.items.delete(key);
    standing.cells.comesOrGoes(key);
    if (standing.items.size === 0) this.#containers.delete(container);
  }

  #add({ kind, id }: AnyRecord, { in: container, cell, rank }: Place): void {
    const key: string = cell ?? '';
    const standing = within(this.#containers, container as string, nothingStanding);
    const items = standing.items.get(key);
    standing.listed = undefined;
    if (!items) {
      standing.items.set(key, [{ kind, id, rank }]);
      standing.cells.comesOrGoes(key);
    } else items.splice(insertionIndexOf(items, rank, id), 0, { kind, id, rank });
  }
}

/** The contents of all containers before some changes. Only the cells that the changes touched are copied. */
export class FormerContainerContents
  implements Pick<ContainerContentsIndex, 'at' | 'in' | 'stacks' | 'cells' | 'containers'>
{
  readonly #now: ContainerContentsIndex;
  readonly #was = new Map<string, Map<string, PlacedItem[]>>();

  constructor(now: ContainerContentsIndex, changes: readonly RecordChange[]) {
    this.#now = now;
    for (const { before, after } of changes) {
      const [from, to] = [placeOf(before), placeOf(after)];
      if (from === to) continue;
      if (after && to) {
        const items = this.#writable(to);
        items.splice(insertionIndexOf(items, to.rank, after.id), 1);
      }
      if (before && from) {
        const { kind, id } = before;
        const items = this.#writable(from);
        items.splice(insertionIndexOf(items, from.rank, id), 0, { kind, id, rank: from.rank });
      }
    }
  }

  at(container: string, cell = ''): readonly PlacedItem[] {
    return this.#was.get(container)?.get(cell) ?? this.#now.at(container, cell);
  }

  *in(container: string): Iterable<PlacedItem> {
    if (!this.#was.has(container)) yield* this.#now.in(container);
    else for (const items of this.stacks(container)) yield* items;
  }

  stacks(container: string): Iterable<readonly PlacedItem[]> {
    return this.#was.has(container)
      ? this.cells(container).map((cell) => this.at(container, cell))
      : this.#now.stacks(container);
  }

  containers(): Iterable<string> {
    return [...new Set([...this.#now.containers(), ...this.#was.keys()])].filter(
      (container) => this.cells(container).length > 0,
    );
  }

  cells(container: string): readonly string[] {
    const was = this.#was.get(container);
    const now = [...this.#now.cells(container)];
    if (!was) return now;
    return [...new Set([...now, ...was.keys()])].filter((cell) => this.at(container, cell).length > 0).sort();
  }

  #writable({ in: container, cell = '' }: Pick<Place, 'in'> & { readonly cell?: string }): PlacedItem[] {
    const cells = getOrCreateInnerMap(this.#was, container as string);
    const items = cells.get(cell) ?? [...this.#now.at(container, cell)];
    cells.set(cell, items);
    return items;
  }
}

export const placeOf = (record: AnyRecord | undefined): Place | undefined =>
  (record as { readonly place?: Place } | undefined)?.place;

/**
 * Returns the index at which an item of this rank and id is, or should be inserted. Items are sorted by rank, then by
 * id.
 */
export const insertionIndexOf = (items: readonly PlacedItem[], rank: number, id: string): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle] as PlacedItem;
    if (item.rank < rank || (item.rank === rank && item.id < id)) low = middle + 1;
    else high = middle;
  }
  return low;
};
