import {
  type Change,
  type Operation,
  type RecordUpdate,
  revertRecordPatch,
  type SideId,
  type StepContext,
  type Table,
} from '../../table/index.ts';
import { locateContainer, moduleOf, onTurn, sidesOf } from '../play/queries.ts';
import type { Piece, Turn } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import type { Outcome } from '../play/turns/outcomes.ts';
import type { EventField } from './language/tree.ts';

/**
 * An event, with the fields that forms can test (S7). `side` is the owner of the piece, or the side whose turn ended.
 * `type` is the prototype. `from` and `to` are the label of a cell, or the map if there is none. If the owner changed,
 * `from` is the former owner.
 */
export type GameEvent = { readonly [F in EventField]?: string };

/** Fields of a piece that cause no `changed` event if nothing else changes. */
const PLACED: ReadonlySet<string> = new Set(['place', 'old', 'alias', 'shown', 'mask', 'invisible', 'army', 'side']);

/** Returns the events of a step: first those of pieces, then results and ends of turns. `asks` selects the pieces. */
export const gameEventsOfStep = (
  table: Table,
  done: Pick<StepContext, 'operation' | 'change' | 'before'>,
  turn: Turn | undefined,
  asks: (piece: Piece) => boolean,
): readonly GameEvent[] => [
  ...done.change.updated.flatMap((update) => {
    const piece = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
    return piece && asks(piece) ? pieceEvents(table, update, piece) : [];
  }),
  ...goneFrom(done).flatMap((gone) => (asks(gone.piece) ? goneEvent(table, done.operation, gone) : [])),
  ...done.change.added.flatMap((record) =>
    record.kind === 'piece' && asks(record) ? { ...standing(table, 'added', record), ...to(table, record.place) } : [],
  ),
  ...done.change.added.flatMap((record) => (record.kind === 'outcome' ? gameEventsOfOutcome(record) : [])),
  ...gameEventsOfTurnChange(table, turn),
];

/** Returns the event of a result. A draw has none: it concerns all remaining sides, so nothing is judged after it. */
export const gameEventsOfOutcome = ({ id, result }: Outcome): readonly GameEvent[] =>
  result === 'drew' ? [] : [{ kind: `side-${result}`, side: id }];

export const isOutcomeLoss = ({ result }: Outcome): boolean => result === 'lost';

interface Gone {
  readonly piece: Piece;
  readonly owner: SideId | undefined;
}

const goneFrom = (done: Pick<StepContext, 'change' | 'before'>): readonly Gone[] => {
  const pieces = done.change.removed.flatMap((record) => (record.kind === 'piece' ? record : []));
  return pieces.map((piece) => ({ piece, owner: ownerOf(done.before, piece) }));
};

export const gameEventsOfTurnChange = (table: Table, before: Turn | undefined): readonly GameEvent[] => {
  const now = table.get('turn', 'turn');
  if (!before || !now || (before.number === now.number && before.position === now.position)) return [];
  const side = moduleOf(table).turn?.order[before.position];
  const ended: GameEvent = { kind: 'side-turn-ended', ...(side === undefined ? {} : { side }) };
  return before.number === now.number ? [ended] : [ended, { kind: 'turn-ended' }];
};

const updatedPiece = (
  table: Table,
  { updated }: Change,
): { readonly update: RecordUpdate; readonly now: Piece } | undefined => {
  const update = updated.find(({ kind }) => kind === 'piece');
  const now = update && table.get('piece', update.id);
  return now && { update, now };
};

export const actionEventOf = (table: Table, done: Pick<StepContext, 'operation' | 'change' | 'before'>): GameEvent => {
  const { operation, change } = done;
  const moved = updatedPiece(table, change);
  const [gone] = moved ? [] : goneFrom(done);
  const piece = moved?.now ?? gone?.piece ?? change.added.find((record) => record.kind === 'piece');
  const owner = gone ? gone.owner : piece && ownerOf(table, piece);
  const mine = sidesOf(table, operation.actor);
  const turn = onTurn(table)?.id;
  const side = owner !== undefined && mine.includes(owner) ? owner : (mine.find((one) => one === turn) ?? mine[0]);
  return {
    ...(piece ? pieceFields('', piece, owner) : {}),
    ...(moved ? moveFields(table, moved.update, moved.now) : {}),
    kind: operation.kind,
    ...(side === undefined ? {} : { side }),
  };
};

const pieceEvents = (table: Table, update: RecordUpdate, piece: Piece): readonly GameEvent[] => {
  const move = moveFields(table, update, piece);
  const fields = [...Object.keys(update.from), ...Object.keys(update.to)];
  const isChanged = fields.some((field) => !PLACED.has(field)) || (isHandedOver(update) && hadNoSuchEvent(table));
  return [
    ...(move ? [{ ...standing(table, 'moved', piece), ...move }] : []),
    ...(isHandedOver(update)
      ? [{ ...standing(table, 'owner-changed', piece), ...to(table, piece.place), ...formerSide(update) }]
      : []),
    ...(isChanged ? [{ ...standing(table, 'changed', piece), ...to(table, piece.place) }] : []),
  ];
};

/** True if the game began before `owner-changed` was an event. */
const hadNoSuchEvent = (table: Table): boolean => (table.get('module', 'module')?.edition ?? 1) < 3;

const isHandedOver = ({ from, to }: RecordUpdate): boolean => 'side' in from || 'side' in to;

const formerSide = ({ from }: RecordUpdate): GameEvent =>
  typeof from['side'] === 'string' ? { from: from['side'] } : {};

const moveFields = (table: Table, update: RecordUpdate, piece: Piece): GameEvent | undefined => {
  const before = revertRecordPatch(piece, update);
  if (before.place.in === piece.place.in && before.place.cell === piece.place.cell) return undefined;
  return { ...from(table, before.place), ...to(table, piece.place) };
};

/**
 * Returns the event of a removed piece. It is `captured` after a move, or if a player deleted a piece of another side.
 */
const goneEvent = (table: Table, operation: Operation, { piece, owner }: Gone): GameEvent => {
  const mine: readonly SideId[] = sidesOf(table, operation.actor);
  const isTaken = operation.kind === 'delete' && owner !== undefined && !mine.includes(owner);
  const kind = operation.kind === 'move' || isTaken ? 'captured' : 'removed';
  return { ...pieceFields(kind, piece, owner), ...from(table, piece.place) };
};

const standing = (table: Table, kind: string, piece: Piece): GameEvent =>
  pieceFields(kind, piece, ownerOf(table, piece));

const pieceFields = (kind: string, { name, prototype }: Piece, owner: SideId | undefined): GameEvent => ({
  kind,
  piece: name,
  ...(owner === undefined ? {} : { side: owner }),
  ...(prototype === undefined ? {} : { type: prototype }),
});

type EventPlace = Pick<Piece['place'], 'in' | 'cell'>;

const from = (table: Table, spot: EventPlace): GameEvent => ({ from: locationOf(table, spot) });
const to = (table: Table, spot: EventPlace): GameEvent => ({ to: locationOf(table, spot) });

const locationOf = (table: Table, { in: container, cell }: EventPlace): string =>
  cell ?? locateContainer(table, container)?.map.name ?? '';
