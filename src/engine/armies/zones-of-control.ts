import { isOn, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { boardDefinition } from '../play/pieces/zones.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import type { ZoneOfControlRule } from '../play/rules.ts';
import { type Area, idIn, partAt } from './area.ts';
import { edgesAt } from './costs.ts';
import { isUnit, levelOf } from './units.ts';

/** Which pieces hold up enemies who come next to them, and how far (A56, G16). */

/** A piece's value of this name, `false`, takes its zone of control away. */
export const EXERTS = 'ZoneOfControl';

/** How far zones of control reach; undefined if pieces hold up nobody. */
export const zoneRuleIn = (world: World): ZoneOfControlRule | undefined => {
  const { zoneOfControl: rule } = moduleOf(world).rules;
  if (typeof rule === 'object') return rule;
  return isOn(rule) ? EVERYWHERE : undefined;
};

const EVERYWHERE: ZoneOfControlRule = {};

/** Whether a piece holds up units of a side that come next to it: an enemy's unit, or one of a level that the rules name. */
export const holdsUp = (world: World, piece: Piece, side: string): boolean => {
  const isOne = isUnit(world, piece) || zoneRuleIn(world)?.levels?.includes(levelOf(world, piece));
  if (!isOne) return false;
  const owner = ownerOf(world, piece);
  if (owner === undefined || owner === side) return false;
  const exerts = effectiveValue(world, { kind: 'piece', id: piece.id, name: EXERTS });
  return exerts !== false && exerts !== 'false';
};

/** Whether what holds up on one cell reaches the next one: not into some terrain, nor over some edges. */
export const reachesInto = (world: World, area: Area, from: number, to: number): boolean => {
  const { terrain = [], edges = [] } = zoneRuleIn(world) ?? EVERYWHERE;
  if (terrain.length > 0) {
    const kind = effectiveValue(world, { kind: 'cell', id: idIn(area, to), name: 'Terrain' });
    if (typeof kind === 'string' && terrain.includes(kind)) return false;
  }
  if (edges.length === 0) return true;
  const { board, first } = partAt(area, from);
  const definition = partAt(area, to).board === board ? boardDefinition(world, board.id) : undefined;
  return !definition || !edgesAt(definition, from - first, to - first).some((kind) => edges.includes(kind));
};
