import type { World } from '../core/table.ts';
import { cellOf } from '../grid/net.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { cellSubject } from '../modifiers/subject.ts';
import { boardDefinition } from '../play/pieces/zones.ts';
import { moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { edgesAt } from './costs.ts';
import { isUnit, levelOf } from './units.ts';

/** Which pieces hold up enemies who come next to them, and how far (A56, G16). */

/** A piece's value of this name, `false`, takes its zone of control away. */
export const EXERTS = 'ZoneOfControl';

/** Whether a piece holds up units of a side that come next to it: an enemy's unit, or one of a level that the rules name. */
export const holdsUp = (world: World, piece: Piece, side: string): boolean => {
  const { zoneOfControl: rule } = moduleOf(world).rules;
  const isOne = isUnit(world, piece) || (typeof rule === 'object' && rule.levels?.includes(levelOf(world, piece)));
  if (!isOne) return false;
  const owner = ownerOf(world, piece);
  if (owner === undefined || owner === side) return false;
  const exerts = effectiveValue(world, { kind: 'piece', id: piece.id, name: EXERTS });
  return exerts !== false && exerts !== 'false';
};

/** Whether what holds up on one cell reaches the next one: not into some terrain, nor over some edges. */
export const reachesInto = (world: World, board: Board, from: number, to: number): boolean => {
  const { zoneOfControl: rule } = moduleOf(world).rules;
  if (typeof rule !== 'object') return true;
  const { terrain = [], edges = [] } = rule;
  if (terrain.length > 0) {
    const id = cellSubject(board.id, cellOf(board.grid, to));
    const kind = effectiveValue(world, { kind: 'cell', id, name: 'Terrain' });
    if (typeof kind === 'string' && terrain.includes(kind)) return false;
  }
  const definition = edges.length > 0 ? boardDefinition(world, board.id) : undefined;
  return !definition || !edgesAt(definition, from, to).some((kind) => edges.includes(kind));
};
