import { look, type ModifierDefinition, type Module } from '../../../src/engine/index.ts';
import { cellSubjectId, joinSubjectParts } from '../../../src/engine/modifiers/subject.ts';
import type { CellId, PieceId, Table, Value } from '../../../src/table/index.ts';
import { ANN, begun, MAIN, openModule, type Play, played } from '../../support/table.ts';

/** A modifier of the whole game on pieces, but for what is said. */
export const modifier = (
  own: Partial<ModifierDefinition> & Pick<ModifierDefinition, 'name' | 'change'>,
): ModifierDefinition => ({
  of: 'piece',
  scope: own.on ? 'self' : 'game',
  match: '',
  precedence: 0,
  ...own,
});

/**
 * A game of `openModule` (p1 A5 and p2 B5 Red's pawns, p3 C5 Red's king, p4 C1 Blue's pawn, p5 D3 a stone) with these
 * modifiers.
 */
export const bent = (modifiers: readonly ModifierDefinition[], more: Partial<Module> = {}): Play =>
  begun({ ...openModule, ...more, modifiers });

export const valueNow = ({ table }: { readonly table: Table }, piece: string, name: string): Value | undefined =>
  look(table, { kind: 'piece', id: piece, name });

export const atCell = ({ table }: { readonly table: Table }, cell: string, name: string): Value | undefined =>
  look(table, { kind: 'cell', id: cellSubjectId(MAIN, cell as CellId), name });

export const atStep = (
  { table }: { readonly table: Table },
  mover: string,
  from: string,
  to: string,
  name = 'cost',
): Value | undefined =>
  look(table, {
    kind: 'step',
    id: joinSubjectParts(mover, cellSubjectId(MAIN, from as CellId), cellSubjectId(MAIN, to as CellId)),
    name,
  });

/** Gives a piece values, as the host may. */
export const give = (game: Play, piece: string, values: { readonly [name: string]: Value }): void => {
  played(game, { kind: 'set', actor: ANN, piece: piece as PieceId, values });
};
