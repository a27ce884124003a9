import { expect, it, vi } from 'vitest';
import { pieceIndex } from '../../../../src/engine/play/pieces/piece-index.ts';
import type { Piece } from '../../../../src/engine/play/records.ts';
import { added, apply, type LiveTable, type PieceId, removed, updated } from '../../../../src/table/index.ts';
import { begun, CAMP, spot } from '../../../support/table.ts';

const pieceOf = (table: LiveTable, id: string): Piece => table.get('piece', id) as Piece;

it('[Q5] a piece that changes maps leaves all aliases unchanged', () => {
  const { table } = begun();
  const { byAlias } = table.index(pieceIndex);
  const aliases = byAlias as Map<string, PieceId>;
  const [set, deleted] = [vi.spyOn(aliases, 'set'), vi.spyOn(aliases, 'delete')];
  const piece = pieceOf(table, 'p2');
  apply(table, updated(piece, { ...piece, place: { ...spot(CAMP), rank: 0 } }));
  expect([set.mock.calls, deleted.mock.calls]).toEqual([[], []]);
  expect(byAlias.get('p2')).toBe('p2');
});

it('[Q1] a piece is found only by its current alias', () => {
  const { table } = begun();
  const { byAlias } = table.index(pieceIndex);
  const piece = pieceOf(table, 'p2');
  const other = { ...piece, alias: 'x2', place: { ...spot(CAMP), rank: 0 } };
  apply(table, updated(piece, other));
  expect([byAlias.get('p2'), byAlias.get('x2')]).toEqual([undefined, 'p2']);
  apply(table, removed(pieceOf(table, 'p2')));
  expect(byAlias.get('x2')).toBeUndefined();
  apply(table, added(piece));
  expect(byAlias.get('p2')).toBe('p2');
});
