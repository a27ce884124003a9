import { isOn, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { findBoardDefinition } from '../play/pieces/zones.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import type { ZoneOfControlRule } from '../play/rules.ts';
import { boardInAreaAt, type CrossableArea, cellIdAt } from './area.ts';
import { edgeKindsBetween } from './costs.ts';
import { boardLevelOfPiece, isUnit } from './units.ts';

/** If this property of a piece is `false`, the piece has no zone of control (A56, G16). */
export const ZONE_OF_CONTROL_PROPERTY = 'ZoneOfControl';

export const zoneOfControlRuleOf = (world: World): ZoneOfControlRule | undefined => {
  const { zoneOfControl: rule } = moduleOf(world).rules;
  if (typeof rule === 'object') return rule;
  return isOn(rule) ? EVERYWHERE : undefined;
};

const EVERYWHERE: ZoneOfControlRule = {};

/**
 * True if a piece stops units of a side next to it. It is an enemy's unit, or an enemy's piece on a level that the
 * rules name.
 */
export const canStopUnitsOf = (world: World, piece: Piece, side: string): boolean => {
  const isOne = isUnit(world, piece) || zoneOfControlRuleOf(world)?.levels?.includes(boardLevelOfPiece(world, piece));
  if (!isOne) return false;
  const owner = ownerOf(world, piece);
  if (owner === undefined || owner === side) return false;
  const exerts = effectiveValue(world, { kind: 'piece', id: piece.id, name: ZONE_OF_CONTROL_PROPERTY });
  return exerts !== false && exerts !== 'false';
};

/** True if a zone of control reaches from one cell to the next. The rules can exclude terrains and edges. */
export const canZoneReachCell = (world: World, area: CrossableArea, from: number, to: number): boolean => {
  const { terrain = [], edges = [] } = zoneOfControlRuleOf(world) ?? EVERYWHERE;
  if (terrain.length > 0) {
    const kind = effectiveValue(world, { kind: 'cell', id: cellIdAt(area, to), name: 'Terrain' });
    if (typeof kind === 'string' && terrain.includes(kind)) return false;
  }
  if (edges.length === 0) return true;
  const { board, first } = boardInAreaAt(area, from);
  const definition = boardInAreaAt(area, to).board === board ? findBoardDefinition(world, board.id) : undefined;
  return !definition || !edgeKindsBetween(definition, from - first, to - first).some((kind) => edges.includes(kind));
};
