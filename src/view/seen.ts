import type { Change, Update } from '../engine/core/change.ts';
import type { CellId, ContainerId, PersonId } from '../engine/core/ids.ts';
import { type Fields, field, isFields, patched } from '../engine/core/plain.ts';
import type { Table } from '../engine/core/table.ts';
import { textOf, type Value } from '../engine/core/value.ts';
import { look, type Module, type Piece, type Request } from '../engine/index.ts';
import { Lens } from './lens.ts';
import { type PlaceView, type SideView, View } from './view.ts';
import type { Viewer } from './viewer.ts';

/** A piece in a report: what the viewer may call it. */
export interface Named {
  readonly name: string;
  readonly side?: SideView;
}

/** What one thing in a change means to one viewer. */
export type Seen =
  | { readonly what: 'started' | 'begun' | 'over' }
  | { readonly what: 'moved'; readonly piece: Named; readonly from: PlaceView; readonly to: PlaceView }
  /** New, or come from where the viewer does not see. */
  | { readonly what: 'appeared'; readonly piece: Named; readonly at: PlaceView }
  /** Taken off the table (`gone`), or gone to where the viewer does not see. */
  | { readonly what: 'vanished'; readonly piece: Named; readonly from: PlaceView; readonly gone: boolean }
  | {
      readonly what: 'set';
      readonly piece: Named;
      readonly property: string;
      readonly from: Value | undefined;
      readonly to: Value | undefined;
    }
  /** Another of its layers shows. */
  | { readonly what: 'turned'; readonly piece: Named; readonly layer: string }
  | { readonly what: 'faces'; readonly piece: Named; readonly facing: number }
  | { readonly what: 'restacked'; readonly piece: Named; readonly at: PlaceView }
  | { readonly what: 'turn'; readonly number: number; readonly side: SideView }
  | { readonly what: 'seated' | 'left'; readonly person: PersonId; readonly side: SideView | undefined }
  | { readonly what: 'host'; readonly person: PersonId }
  /** Other definitions: these parts of the module are not what they were. */
  | { readonly what: 'reloaded'; readonly title: string; readonly parts: readonly ModulePart[] }
  | { readonly what: 'asked' | 'agreed' | 'withdrawn'; readonly request: Request };

/**
 * What a change means to a viewer, after it was applied: in the order of the change, without anything that the viewer may not know of. An
 * empty list: it means nothing to this viewer.
 */
export const viewChange = (table: Table, change: Change, viewer: Viewer): readonly Seen[] => {
  const eye = new Eye(table, viewer);
  return [
    ...change.updated.flatMap((update) => eye.updated(update)),
    ...change.removed.flatMap((record) => (record.kind === 'piece' ? eye.pieceGone(record) : eye.removed(record))),
    ...change.added.flatMap((record) => (record.kind === 'piece' ? eye.pieceNew(record) : eye.added(record))),
    ...eye.turn(change),
  ];
};

export type ModulePart = keyof Module;

/** The parts of the module that an update of it touches. */
const partsIn = ({ from, to }: Update): readonly ModulePart[] => {
  const [was, is] = [from['module'], to['module']].map((part) => (isFields(part) ? part : {}));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])] as ModulePart[];
};

class Eye {
  readonly #lens: Lens;
  readonly #view: View;
  readonly #table: Table;

  constructor(table: Table, viewer: Viewer) {
    this.#table = table;
    this.#lens = new Lens(table, viewer);
    this.#view = new View(table, viewer);
  }

  updated(update: Update): readonly Seen[] {
    if (update.kind === 'piece') return this.#pieceChanged(update);
    if (update.kind === 'game') return this.#gameChanged(update);
    if (update.kind === 'module') return [{ what: 'reloaded', title: this.#view.title, parts: partsIn(update) }];
    const request = update.kind === 'request' ? this.#lens.get('request', update.id) : undefined;
    return request ? [{ what: 'agreed', request }] : [];
  }

  added(record: Change['added'][number]): readonly Seen[] {
    if (!this.#lens.sees(record)) return [];
    switch (record.kind) {
      case 'game':
        return [{ what: 'started' }];
      case 'seat':
        return [{ what: 'seated', person: record.person, side: record.side && this.#view.side(record.side) }];
      case 'request':
        return [{ what: 'asked', request: record }];
      default:
        return [];
    }
  }

  removed(record: Change['removed'][number]): readonly Seen[] {
    if (!this.#lens.sees(record)) return [];
    if (record.kind === 'seat') return [{ what: 'left', person: record.person, side: record.side && this.#view.side(record.side) }];
    return record.kind === 'request' ? [{ what: 'withdrawn', request: record }] : [];
  }

  pieceNew(piece: Piece): readonly Seen[] {
    const at = this.#view.place(piece.place.in, piece.place.cell);
    return at ? [{ what: 'appeared', piece: this.#named(piece), at }] : [];
  }

  pieceGone(piece: Piece): readonly Seen[] {
    const from = this.#view.place(piece.place.in, piece.place.cell);
    return from ? [{ what: 'vanished', piece: this.#named(piece), from, gone: true }] : [];
  }

  turn({ added, updated }: Change): readonly Seen[] {
    const touched = [...added, ...updated].some(({ kind }) => kind === 'turn');
    const turn = touched ? this.#view.turn() : undefined;
    return turn ? [{ what: 'turn', ...turn }] : [];
  }

  #gameChanged({ from, to }: Update): readonly Seen[] {
    return [
      ...(to['host'] === undefined ? [] : [{ what: 'host' as const, person: to['host'] as PersonId }]),
      ...(to['phase'] === 'playing' && from['phase'] === 'seating' ? [{ what: 'begun' as const }] : []),
      ...(to['phase'] === 'over' ? [{ what: 'over' as const }] : []),
    ];
  }

  #pieceChanged({ id, from, to }: Update): readonly Seen[] {
    const after = this.#table.get('piece', id);
    if (!after) return [];
    const before = patched(after as unknown as Fields, { from: to, to: from }) as unknown as Piece;
    const [was, is] = [this.#placeOf(before), this.#placeOf(after)];
    const moved = before.place.in !== after.place.in || before.place.cell !== after.place.cell;
    if (was && !is) return [{ what: 'vanished', piece: this.#named(before), from: was, gone: false }];
    const piece = this.#named(after);
    if (!was && is) return [{ what: 'appeared', piece, at: is }];
    if (!was || !is) return [];
    const [old, now] = [(from['values'] ?? {}) as Fields, (to['values'] ?? {}) as Fields];
    const properties = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [
      ...(moved ? [{ what: 'moved' as const, piece, from: was, to: is }] : []),
      ...(!moved && before.place.rank !== after.place.rank ? [{ what: 'restacked' as const, piece, at: is }] : []),
      ...(before.layer === after.layer ? [] : [{ what: 'turned' as const, piece, layer: this.#layerName(after) }]),
      ...(before.facing === after.facing ? [] : [{ what: 'faces' as const, piece, facing: after.facing ?? 0 }]),
      ...[...properties].map((property) => ({
        what: 'set' as const,
        piece,
        property,
        from: field(old, property) as Value | undefined,
        to: field(now, property) as Value | undefined,
      })),
    ];
  }

  #layerName(piece: Piece): string {
    return textOf(look(this.#lens, { kind: 'piece', id: piece.id, name: 'LayerName' }));
  }

  #placeOf(piece: Piece): PlaceView | undefined {
    return this.#view.place(piece.place.in as ContainerId, piece.place.cell as CellId | undefined);
  }

  #named({ name, side }: Piece): Named {
    const owner = side && this.#view.side(side);
    return { name, ...(owner ? { side: owner } : {}) };
  }
}
