import { linkBetweenCells } from '../../table/grid/index.ts';
import {
  type ArmyId,
  added,
  type BoardId,
  type CellId,
  type Change,
  createIds,
  isRefusal,
  join,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type Table,
  updated,
  type World,
} from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../modifiers/subject.ts';
import { isContainerWithoutCombat } from '../play/captures/capture-rule.ts';
import type { BattleBoardDefinition } from '../play/module.ts';
import { decidePieceHandOver } from '../play/ownership.ts';
import { formerPlaceOf } from '../play/pieces/moves.ts';
import { boardIdOfNames, isExistingPlace, mapIdOfName, moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { controllableSidesOf, ownerOf, refusalOfPlayingNow } from '../play/rights.ts';
import { cellNumberIn, cellNumberOnBoard, crossableAreaOf } from './area.ts';
import { assignUnitToArmy } from './arrivals.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { groupOf, splitMovingUnits } from './groups.ts';
import { neighborGraphOfArea } from './links.ts';
import { chooseFreeArmyName } from './names/names.ts';
import type { Battle, BattleParty, BattleUnitGroup } from './record/army.ts';
import { groupByArmy, isUnit, pieceIdsOf, piecesInBoardCell, unitsOfArmy } from './units.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Moves units, and the enemy's units in a neighboring cell, to the battle map (A68). */
    engage: {
      readonly army: ArmyId | undefined;
      readonly pieces: readonly PieceId[];
      readonly target: { readonly in: BoardId; readonly cell: CellId };
      /** True if the battle is started although the rules refuse it (G26). */
      readonly overruled?: true;
    };
    'return-army': Record<never, never>;
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'no-battles': Record<never, never>;
    'combat-here': { readonly map: string };
    'battle-on': { readonly attackers: SideId; readonly defenders: SideId };
    'no-battle': Record<never, never>;
    /** A piece that is in a battle can't change its owner. */
    'in-battle': { readonly piece: string };
    'no-enemy-there': { readonly cell: string };
    'no-battle-room': { readonly zone: string };
    'not-your-battle': { readonly attackers: SideId; readonly defenders: SideId };
    /** Both sides still have units, so only the attackers may break off. */
    'battle-undecided': { readonly attackers: SideId };
  }
}

/**
 * Returns a party of a battle, with its units grouped by army in stacking order. `cell` is named by the attackers'
 * board.
 */
const partyOf = (table: Table, side: SideId, cell: CellId, units: readonly Piece[]): BattleParty => ({
  side,
  cell,
  bands: groupByArmy(units).map((band): BattleUnitGroup => {
    const id = band[0]?.army;
    const army = id !== undefined && unitsOfArmy(table, id).length === band.length ? table.get('army', id) : undefined;
    return { ...(army ? { army: { id: army.id, name: army.name } } : {}), units: pieceIdsOf(band) };
  }),
});

const defendersAt = (
  table: Table,
  seen: World,
  { side }: UnitGroup,
  { in: board, cell }: Operation<'engage'>['target'],
): readonly Piece[] => {
  const enemyOf = (piece: Piece): SideId | undefined => {
    const owner = isUnit(table, piece) ? ownerOf(table, piece) : undefined;
    return owner === side ? undefined : owner;
  };
  const first = piecesInBoardCell(seen, board, cell).find((piece) => enemyOf(piece) !== undefined);
  const enemy = first && enemyOf(first);
  return enemy === undefined ? [] : piecesInBoardCell(table, board, cell).filter((piece) => enemyOf(piece) === enemy);
};

/** Gives a piece to another side. It is refused in a battle, because a battle knows its parties by their units. */
export const decideAnyHandOver = (table: Table, operation: Operation<'hand-over'>): Change | Refusal => {
  const { battle: ground } = moduleOf(table);
  const piece = table.get('piece', operation.piece);
  const fights =
    ground && table.get('battle', 'battle') && piece?.place.in === boardIdOfNames(ground.map, ground.board);
  return fights ? refuse('in-battle', { piece: operation.piece }) : decidePieceHandOver(table, operation);
};

export const decideStartBattle = (
  table: Table,
  { army, pieces, target }: Operation<'engage'>,
  { seen }: StepEnvironment,
): Change | Refusal => {
  const { battle } = moduleOf(table);
  if (!battle) return refuse('no-battles', {});
  const now = table.get('battle', 'battle');
  if (now) return refuse('battle-on', { attackers: now.attackers.side, defenders: now.defenders.side });
  const parts = splitMovingUnits(table, army, pieces);
  if (isRefusal(parts)) return parts;
  const group = groupOf(table, parts.moving);
  if (isRefusal(group)) return group;
  if (!isContainerWithoutCombat(table, group.board.id)) return refuse('combat-here', { map: group.board.map });
  const from = cellOfGroup(group);
  const area = crossableAreaOf(table, group.board);
  const [a, b] = [cellNumberIn(area, from), cellNumberOnBoard(area, target.in, target.cell)];
  if (a === undefined || b === undefined) return refuse('no-such-place', { place: target.cell });
  const cell = cellNameOnBoard(group.board.id, cellSubjectId(target.in, target.cell));
  if (linkBetweenCells(neighborGraphOfArea(table, area), a, b) === undefined)
    return refuse('not-adjacent', { from, to: cell });
  const defenders = defendersAt(table, seen, group, target);
  const enemy = defenders[0]?.side;
  if (enemy === undefined) return refuse('no-enemy-there', { cell });
  return begin(table, battle, { group, from }, { units: defenders, side: enemy, cell });
};

const begin = (
  table: Table,
  ground: BattleBoardDefinition,
  { group, from }: { readonly group: UnitGroup; readonly from: CellId },
  enemy: { readonly units: readonly Piece[]; readonly side: SideId; readonly cell: CellId },
): Change | Refusal => {
  const attackers = deploy(table, ground, ground.attackers, group.units, new Set());
  if (isRefusal(attackers)) return attackers;
  const taken = new Set(attackers.updated.flatMap(({ to }) => (to['place'] as Piece['place'] | undefined)?.cell ?? []));
  const defenders = deploy(table, ground, ground.defenders, enemy.units, taken);
  if (isRefusal(defenders)) return defenders;
  const battle: Battle = {
    kind: 'battle',
    id: 'battle',
    board: group.board.id,
    attackers: partyOf(table, group.side, from, group.units),
    defenders: partyOf(table, enemy.side, enemy.cell, enemy.units),
  };
  return join(added(battle), attackers, defenders);
};

/** Places loose units on the free cells, one on each. The remaining units are stacked, if stacking is allowed. */
const deploy = (
  table: Table,
  { map, board }: BattleBoardDefinition,
  zone: string,
  units: readonly Piece[],
  taken: ReadonlySet<CellId>,
): Change | Refusal => {
  const definition = moduleOf(table)
    .maps.find(({ name }) => name === map)
    ?.boards.find(({ name }) => name === board);
  const container = boardIdOfNames(map, board);
  const all = (definition?.zones?.find(({ name }) => name === zone)?.cells ?? []) as readonly CellId[];
  const free = all.filter((cell) => !taken.has(cell) && table.at(container, cell).length === 0);
  const stacks = effectiveValue(table, { kind: 'map', id: mapIdOfName(map), name: 'occupied' }) !== 'refuse';
  const cells = free.length === 0 && stacks ? all.filter((cell) => !taken.has(cell)) : free;
  if (cells.length === 0 || (!stacks && cells.length < units.length)) return refuse('no-battle-room', { zone });
  return join(
    ...units.map((unit, i) => {
      const cell = cells[i % cells.length] as CellId;
      const rank = (table.at(container, cell).at(-1)?.rank ?? -1) + 1 + i;
      return updated(unit, {
        ...assignUnitToArmy(unit, undefined),
        place: { in: container, cell, rank },
        old: formerPlaceOf(unit),
      });
    }),
  );
};

/** Returns the cells for which a battle is fought: those that the units of its parties came from. */
export const contestedCellsOfBattle = (world: World): readonly { readonly in: BoardId; readonly cell: CellId }[] => {
  const battle = world.get('battle', 'battle');
  if (!battle) return [];
  return [battle.attackers, battle.defenders].map(({ cell }) => placeOfCellName(battle.board, cell));
};

export const refusalOfEndingBattle = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor);
  const battle = table.get('battle', 'battle');
  if (refusal || !battle) return refusal;
  const [attackers, defenders] = [battle.attackers.side, battle.defenders.side];
  const acting = controllableSidesOf(table, actor);
  return acting.includes(attackers) || acting.includes(defenders)
    ? undefined
    : refuse('not-your-battle', { attackers, defenders });
};

const survivors = (
  table: Table,
  { bands }: BattleParty,
): readonly (BattleUnitGroup & { readonly alive: readonly Piece[] })[] => {
  const battle = moduleOf(table).battle;
  const container = battle && boardIdOfNames(battle.map, battle.board);
  return bands.map((band) => ({
    ...band,
    alive: band.units.flatMap((id) => {
      const unit = table.get('piece', id);
      return unit && unit.place.in === container ? [unit] : [];
    }),
  }));
};

/**
 * True if any unit of a party still fights. A viewer who can't know the party counts its side's units on the battle
 * map.
 */
const isAlive = (table: Table, party: BattleParty): boolean => {
  if (party.bands.length > 0) return survivors(table, party).some(({ alive }) => alive.length > 0);
  const battle = moduleOf(table).battle;
  const units = battle ? [...table.standing.in(boardIdOfNames(battle.map, battle.board))] : [];
  return units.some(({ id }) => {
    const unit = table.get('piece', id);
    return unit !== undefined && isUnit(table, unit) && ownerOf(table, unit) === party.side;
  });
};

/** Ends a battle. The defenders keep their cell if any of them is left; otherwise the attackers take it. */
export const decideEndBattle = (table: Table, { actor }: Operation<'return-army'>): Change | Refusal => {
  const battle = table.get('battle', 'battle');
  if (!battle) return refuse('no-battle', {});
  const { attackers, defenders } = battle;
  const held = isAlive(table, defenders);
  if (held && isAlive(table, attackers) && !controllableSidesOf(table, actor).includes(attackers.side)) {
    return refuse('battle-undecided', { attackers: attackers.side });
  }
  const back = home(table, battle.board, attackers, held ? attackers.cell : defenders.cell);
  return join(removed(battle), back, home(table, battle.board, defenders, defenders.cell));
};

/**
 * Returns the survivors of a party to a cell. If two or more units of an army are left, they form it again, with its id
 * and name.
 */
const home = (table: Table, of: BoardId, party: BattleParty, called: CellId): Change => {
  const { in: board, cell } = placeOfCellName(of, called);
  // If another module was loaded, the cell may be gone. The units then stay on the battle map.
  if (!isExistingPlace(table, board, cell)) return join();
  const bands = survivors(table, party).filter(({ alive }) => alive.length > 0);
  const parts = bands.filter(({ army, alive }) => !army && alive.length >= 2);
  const { ids, change } = createIds(table, 'army', parts.length);
  const top = (table.at(board, cell).at(-1)?.rank ?? -1) + 1;
  const ranks = new Map(bands.flatMap(({ alive }) => alive).map(({ id }, i) => [id, top + i]));
  const home = bands.map((band): Change => {
    const { army, alive } = band;
    const id = alive.length < 2 ? undefined : (army?.id ?? (ids[parts.indexOf(band)] as ArmyId));
    const name = army?.name ?? chooseFreeArmyName(table, { side: party.side, board });
    return join(
      id === undefined ? join() : added({ kind: 'army', id, name, side: party.side, board }),
      ...alive.map((unit) => {
        const place = { in: board, cell, rank: ranks.get(unit.id) as number };
        return updated(unit, { ...assignUnitToArmy(unit, id), place, old: formerPlaceOf(unit) });
      }),
    );
  });
  return join(parts.length > 0 ? change : join(), ...home);
};
