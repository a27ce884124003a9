import { matches, readExpression } from '../../../table/expression/index.ts';
import { MAX_CACHED_CELLS, size } from '../../../table/grid/index.ts';
import {
  type CellId,
  type ContainerId,
  cachePerObjectPair,
  derived,
  type World,
  within,
} from '../../../table/index.ts';
import { effectiveValue, isBent } from '../../modifiers/effective-value.ts';
import { cellSubjectId } from '../../modifiers/subject.ts';
import type { Module } from '../module.ts';
import { zonesAtCell } from '../pieces/zones.ts';
import { moduleOf } from '../queries.ts';
import type { Board, Piece } from '../records.ts';
import type { CellEntryRules } from './form.ts';

type GroundRule = keyof CellEntryRules;

const says = ({ enter, pass, stop }: CellEntryRules): boolean =>
  enter !== undefined || pass !== undefined || stop !== undefined;

export const hasCellEntryRules = derived(
  ({ terrain, maps }: Module): boolean =>
    Object.values(terrain).some(says) || maps.some(({ boards }) => boards.some(({ zones = [] }) => zones.some(says))),
);

const readOnce = derived((rules: CellEntryRules) => ({
  enter: readExpression(rules.enter ?? ''),
  pass: readExpression(rules.pass ?? ''),
  stop: readExpression(rules.stop ?? ''),
}));

/** Returns the answer of a terrain rule for a piece; undefined if there is no such rule. */
const isSo = (world: World, rules: CellEntryRules, rule: GroundRule, { id }: Piece): boolean | undefined => {
  const read = rules[rule] === undefined ? undefined : readOnce(rules)[rule];
  return read?.ok ? matches(read.expression, (name) => effectiveValue(world, { kind: 'piece', id, name })) : undefined;
};

/** The rules of each cell. They are cached only while no modifier changes the terrain of cells. */
const groundsKept = cachePerObjectPair(
  (_module: Module, _board: Board) => new Map<CellId, readonly CellEntryRules[]>(),
);

const groundsOf = (world: World, container: ContainerId, cell: CellId): readonly CellEntryRules[] => {
  const board = world.get('board', container);
  if (!board || size(board.grid) > MAX_CACHED_CELLS || isBent(world, 'cell', 'Terrain'))
    return groundsFound(world, container, cell);
  const kept = groundsKept(moduleOf(world), board);
  return within(kept, cell, () => groundsFound(world, container, cell).filter(says));
};

const groundsFound = (world: World, container: ContainerId, cell: CellId): readonly CellEntryRules[] => {
  const module = moduleOf(world);
  const name = effectiveValue(world, { kind: 'cell', id: cellSubjectId(container, cell), name: 'Terrain' });
  const terrain = typeof name === 'string' && Object.hasOwn(module.terrain, name) ? module.terrain[name] : undefined;
  return [...(terrain ? [terrain] : []), ...zonesAtCell(world, container, cell)];
};

export interface CellEntryRights {
  readonly enters: boolean;
  readonly passes: boolean;
  readonly stops: boolean;
}

const FREE: CellEntryRights = { enters: true, passes: true, stops: false };

export const cellRightsFor = (world: World, piece: Piece, container: ContainerId, cell: CellId): CellEntryRights => {
  if (!hasCellEntryRules(moduleOf(world))) return FREE;
  const all = groundsOf(world, container, cell);
  if (all.length === 0) return FREE;
  return {
    enters: all.every((one) => isSo(world, one, 'enter', piece) !== false),
    passes: all.every((one) => isSo(world, one, 'pass', piece) !== false),
    stops: all.some((one) => isSo(world, one, 'stop', piece) === true),
  };
};
