import {
  added,
  type Change,
  derived,
  isOn,
  join,
  removed,
  type StepContext,
  type Table,
} from '../../../table/index.ts';
import { isModifierBearer, lasts } from '../../modifiers/active-modifiers.ts';
import type { Modifier, ModifierDefinition, ModifierSource } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';

/**
 * True if a piece's modifiers are in force (P3, P11). The piece must be face up on a board or an open map, and not in a
 * deck or hand.
 */
const isInPlay = (table: Table, { place, mask }: Piece): boolean => {
  const found = locateContainer(table, place.in);
  return (
    mask === undefined &&
    found !== undefined &&
    !found.deck &&
    (found.board !== undefined || found.map.private === undefined)
  );
};

/** Operations after which every piece must be checked again. */
const OF_ALL: ReadonlySet<string> = new Set(['reload', 'start']);

export const modifiersOnPieces = derived(({ modifiers = [] }: Module): readonly ModifierDefinition[] =>
  modifiers.filter(({ on, waits }) => !isOn(waits) && on && ('prototype' in on || 'piece' in on)),
);

export const updateModifierSources = (table: Table, { operation, change }: StepContext): Change | undefined => {
  const hung = modifiersOnPieces(moduleOf(table));
  if (hung.length === 0 && table.size('modifier') === 0 && table.size('source') === 0) return undefined;
  const gone = endedRecords(table, change);
  const bearing = new Set([...table.all('modifier')].flatMap(({ piece }) => piece ?? []));
  const touched = new Set(OF_ALL.has(operation.kind) ? everyPiece(table) : touchedPieces(change));
  const [come, left]: [string[], ModifierSource[]] = [[], []];
  for (const id of touched) {
    const piece = table.get('piece', id);
    const source = table.get('source', id);
    const isSource = piece !== undefined && (bearing.has(id) || isHung(hung, piece)) && isInPlay(table, piece);
    if (isSource && !source) come.push(id);
    else if (!isSource && source) left.push(source);
  }
  if (come.length === 0 && left.length === 0) return gone;
  const turn = table.get('turn', 'turn');
  const began = turn ? { began: { number: turn.number, position: turn.position } } : {};
  const since = come.length > 0 ? nextModifierAge(table) : 0;
  const sources = come.map((id): ModifierSource => ({ kind: 'source', id, since, ...began }));
  return join(gone, removed(...left), added(...sources));
};

/**
 * Returns an age that is later than all others. It takes no number from the ids, so that these are the same with and
 * without modifiers.
 */
export const nextModifierAge = (table: Table): number => {
  let newest = 0;
  for (const { since } of table.all('source')) if (since > newest) newest = since;
  for (const { since } of table.all('modifier')) if (since > newest) newest = since;
  return newest + 1;
};

const isHung = (hung: readonly ModifierDefinition[], piece: Piece): boolean =>
  hung.some(({ on }) => isModifierBearer(on, piece));

const everyPiece = (table: Table): Iterable<string> => [
  ...[...table.all('piece')].map(({ id }) => id),
  ...[...table.all('source')].map(({ id }) => id),
];

const touchedPieces = (change: Change): readonly string[] => [
  ...[...change.added, ...change.removed].flatMap((record) =>
    record.kind === 'piece' ? [record.id] : record.kind === 'modifier' ? (record.piece ?? []) : [],
  ),
  ...change.updated.flatMap(({ kind, id }) => (kind === 'piece' ? [id] : [])),
];

/** Removes modifiers whose duration has ended, or whose piece is gone. */
const endedRecords = (table: Table, change: Change): Change => {
  const pieces = new Set(change.removed.flatMap((record) => (record.kind === 'piece' ? [record.id as string] : [])));
  const isOver = ({ began, definition, piece }: Modifier): boolean =>
    (piece !== undefined && pieces.has(piece)) || (began !== undefined && !lasts(table, definition, began));
  return removed(...[...table.all('modifier')].filter(isOver));
};
