import {
  canGameHideAnything,
  findArmyRepresentative,
  groupOf,
  isContainerWithoutCombat,
  isUnit,
  type ListedUnit,
  labelOfModuleKey,
  listClosedNeighbors,
  moduleOf,
  movePointsLeft,
  moveRangeOf,
  ownerOf,
  pathThrough,
  type UnitGroup,
  unitClassOf,
  unitLimitInCell,
  unitsOfArmy,
} from '../engine/index.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../engine/modifiers/subject.ts';
import {
  type ArmyId,
  type CellId,
  type ContainerId,
  isRefusal,
  type PieceId,
  type RecordHandle,
  type Refusal,
  type SideId,
  type World,
} from '../table/index.ts';
import { recordHandleQueries } from './handles.ts';
import type { CellOnBoard } from './modifiers.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { type PlaceView, placeQueries } from './places.ts';
import { queries } from './queries.ts';
import { type SideView, seatQueries } from './seats.ts';

/** A unit in a list. Its number, from 1, distinguishes equal units (A63). */
export interface UnitView {
  readonly piece: PieceView;
  /** The piece's name with the layer that it shows. */
  readonly name: string;
  readonly number: number;
  readonly className: string;
  readonly points?: number;
}

export interface ArmyView {
  readonly name: string;
  readonly side: SideView;
  readonly where: PlaceView;
  readonly at: string;
  readonly units: readonly UnitView[];
  /** The unit that represents the army on pictures (A14). */
  readonly picture: PieceView;
}

/** The cells that the chosen units of one cell can reach, judged only by information that the viewer has (P19). */
export interface ReachableCellsView {
  readonly size: number;
  readonly points: number;
  /** The most units that may be together; undefined without a limit. */
  readonly limit?: number;
  /** Sorted by distance. `last`: this step uses up all remaining move points, even if the cell costs more. */
  readonly cells: readonly (CellOnBoard & { readonly cost: number; readonly last: boolean })[];
  readonly closed: readonly (CellOnBoard & { readonly why: Refusal })[];
}

interface Eye {
  readonly world: World;
  readonly byId: (id: string) => PieceView | undefined;
  readonly idOf: (piece: PieceView) => PieceId;
  readonly nameNow: (piece: PieceView) => string;
  readonly side: (id: SideId) => SideView | undefined;
  readonly called: (container: ContainerId, cell: CellId) => string;
}

const ids = new WeakMap<ArmyView, ArmyId>();

export const armyIdOfView = (army: ArmyView): ArmyId => {
  const id = ids.get(army);
  if (id === undefined) throw new Error('an army of another view');
  return id;
};

export const movingPiecesOfArmy = (
  army: ArmyView,
): { readonly pieces: readonly PieceView[]; readonly army: ArmyId } => ({
  pieces: army.units.map(({ piece }) => piece),
  army: armyIdOfView(army),
});

const unitViews = ({ world, idOf, nameNow }: Eye, pieces: readonly PieceView[]): readonly UnitView[] => {
  const counts = moduleOf(world).rules.movePoints !== undefined;
  return pieces.flatMap((piece, i) => {
    const record = world.get('piece', idOf(piece));
    if (!record) return [];
    return [
      {
        piece,
        name: nameNow(piece),
        number: i + 1,
        className: labelOfModuleKey(moduleOf(world), unitClassOf(world, record)),
        ...(counts ? { points: movePointsLeft(world, record) } : {}),
      },
    ];
  });
};

const armyView = (eye: Eye, id: ArmyId): ArmyView | undefined => {
  const { world, byId } = eye;
  const army = world.get('army', id);
  const units = army ? unitsOfArmy(world, id) : [];
  const pieces = units.flatMap((unit) => byId(unit.id) ?? []);
  const [side, first] = [army && eye.side(army.side), pieces[0]];
  const picture = byId(findArmyRepresentative(world, units)?.id ?? '');
  if (!army || !side || !first || !picture) return undefined;
  const { where } = first;
  const at = where.cell === undefined ? where.map : eye.called(where.in, where.cell);
  const view: ArmyView = { name: army.name, side, where, at, units: unitViews(eye, pieces), picture };
  ids.set(view, id);
  return view;
};

/**
 * Returns all armies that the viewer recognizes as armies, oldest first. If the game hides anything, they are sorted by
 * name: the order of formation could reveal unseen events.
 */
const armyViews = (eye: Eye): readonly ArmyView[] => {
  const armies = [...eye.world.all('army')].flatMap(({ id }) => armyView(eye, id) ?? []);
  return canGameHideAnything(eye.world)
    ? armies.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    : armies;
};

const armyOfPiece = (eye: Eye, piece: PieceView): ArmyView | undefined => {
  const army = eye.world.get('piece', eye.idOf(piece))?.army;
  return army === undefined ? undefined : armyView(eye, army);
};

const isInArmy = ({ world, idOf }: Eye, piece: PieceView): boolean => {
  const army = world.get('piece', idOf(piece))?.army;
  return army !== undefined && world.get('army', army) !== undefined;
};

const isUnitView = ({ world, idOf }: Eye, piece: PieceView): boolean => {
  const record = world.get('piece', idOf(piece));
  return record !== undefined && isUnit(world, record);
};

export interface PieceStack {
  readonly top: PieceView;
  readonly count: number;
}

/**
 * Separates units from other pieces, and puts an army above the loose units of its side. A cell without units has one
 * stack.
 */
const standingOn = ({ world, byId }: Eye, container: ContainerId, cell: CellId): readonly PieceStack[] => {
  const stacks = new Map<
    string | undefined,
    { top: string; count: number; owner: string | undefined; army: boolean }
  >();
  for (const { id } of world.at(container, cell)) {
    const piece = world.get('piece', id);
    if (!piece) continue;
    const army = piece.army !== undefined && world.get('army', piece.army) ? piece.army : undefined;
    const owner = isUnit(world, piece) ? ownerOf(world, piece) : '';
    const key = isUnit(world, piece) ? (army ?? owner) : '';
    const stack = stacks.get(key);
    if (!stack) stacks.set(key, { top: id, count: 1, owner, army: army !== undefined });
    else {
      stack.top = id;
      stack.count += 1;
    }
  }
  return armiesAbove([...stacks.values()]).flatMap(({ top: id, count }) => {
    const top = byId(id);
    return top ? [{ top, count }] : [];
  });
};

const armiesAbove = <S extends { readonly owner: string | undefined; readonly army: boolean }>(
  stacks: readonly S[],
): readonly S[] => {
  const sides = new Map<string | undefined, S[]>();
  for (const stack of [...stacks].sort((a, b) => Number(a.army) - Number(b.army)))
    sides.set(stack.owner, [...(sides.get(stack.owner) ?? []), stack]);
  return stacks.flatMap(({ owner }) => sides.get(owner)?.shift() ?? []);
};

const groupIn = ({ world, idOf }: Eye, pieces: readonly PieceView[]): UnitGroup | Refusal =>
  groupOf(
    world,
    pieces.map((piece) => world.get('piece', idOf(piece))).filter((piece) => piece !== undefined),
  );

const rangeView = (eye: Eye, pieces: readonly PieceView[]): ReachableCellsView | undefined => {
  if (moduleOf(eye.world).rules.movePoints === undefined || pieces.some((piece) => !isUnitView(eye, piece)))
    return undefined;
  const group = groupIn(eye, pieces);
  if (isRefusal(group)) return undefined;
  const { cells, points, size } = moveRangeOf(eye.world, group);
  const on = (called: CellId): CellOnBoard => placeOfCellName(group.board.id, called);
  const [host] = group.units;
  const limit = host ? unitLimitInCell(eye.world, group.side, host) : Number.POSITIVE_INFINITY;
  return {
    size,
    points,
    ...(Number.isFinite(limit) ? { limit } : {}),
    cells: cells.map(({ cell, cost, last }) => ({ ...on(cell), cost, last })),
    closed: [...listClosedNeighbors(eye.world, group)].map(({ cell, why }) => ({ ...on(cell), why })),
  };
};

export const limitRangeToBoard = (
  { cells, closed, ...range }: ReachableCellsView,
  board: ContainerId,
): ReachableCellsView => ({
  ...range,
  cells: cells.filter((one) => one.in === board),
  closed: closed.filter((one) => one.in === board),
});

const pathView = (
  eye: Eye,
  pieces: readonly PieceView[],
  stops: readonly CellOnBoard[],
): readonly CellId[] | Refusal => {
  const group = groupIn(eye, pieces);
  if (isRefusal(group)) return group;
  const called = stops.map((stop) => cellNameOnBoard(group.board.id, cellSubjectId(stop.in, stop.cell)));
  return pathThrough(eye.world, group, called);
};

/** Yields the cells next to units that hold enemies (A68). */
function* targetsOf(eye: Eye, pieces: readonly PieceView[]): Iterable<CellOnBoard> {
  const group = groupIn(eye, pieces);
  if (isRefusal(group)) return;
  for (const { cell, why } of listClosedNeighbors(eye.world, group))
    if (why.code === 'cell-held' && why.by.some((id) => isEnemyUnit(eye, id, group.side)))
      yield placeOfCellName(group.board.id, cell);
}

const isEnemyUnit = ({ world }: Eye, id: string, side: SideId): boolean => {
  const piece = world.get('piece', id);
  const owner = piece && isUnit(world, piece) ? ownerOf(world, piece) : undefined;
  return owner !== undefined && owner !== side;
};

/** Converts units to the form that the texts choosing among them are parsed with (A64). */
export const unitsForTextParser = (
  units: readonly UnitView[],
  idOf: (piece: PieceView) => PieceId,
): readonly ListedUnit[] =>
  units.map(({ piece, className, points }) => ({
    id: idOf(piece),
    words: [className, piece.name],
    points: points ?? 0,
  }));

export const armyQueries = queries((sight) => {
  const { lens } = sight;
  const pieces = sight.of(pieceQueries);
  const { side } = sight.of(seatQueries);
  const eyeOn = (world: World): Eye => ({
    world,
    byId: (id) => pieces.byId(id),
    idOf: (piece) => pieces.id(piece),
    nameNow: (piece) => pieces.nameNow(piece),
    side,
    called: (container, cell) => sight.of(placeQueries).cellName(container, cell, 'map'),
  });
  const [own, open] = [eyeOn(lens), eyeOn(lens.ground)];

  /**
   * If the module can't hide anything, reads the table itself instead of the viewer's lens: all views then share its
   * cached results.
   */
  const eye = (): Eye => (canGameHideAnything(lens) ? own : open);

  return {
    all: (): readonly ArmyView[] => armyViews(eye()),

    byId: (id: ArmyId): ArmyView | undefined => armyView(eye(), id),

    ofPiece: (piece: PieceView): ArmyView | undefined => armyOfPiece(eye(), piece),

    isInArmy: (piece: PieceView): boolean => isInArmy(eye(), piece),

    /**
     * Returns what is visible on a cell, each stack by its top piece and size: other pieces, each army, and loose
     * units.
     */
    standing: (container: ContainerId, cell: CellId): readonly PieceStack[] => standingOn(eye(), container, cell),

    battle: (): { readonly attackers: SideView; readonly defenders: SideView; readonly cell: CellId } | undefined => {
      const battle = lens.get('battle', 'battle');
      const [attackers, defenders] = [battle && side(battle.attackers.side), battle && side(battle.defenders.side)];
      const cell = battle && (sight.of(placeQueries).called(battle.defenders.cell) as CellId);
      return attackers && defenders && cell !== undefined ? { attackers, defenders, cell } : undefined;
    },

    handle: (id: ArmyId): RecordHandle => sight.of(recordHandleQueries).of(id),

    isUnit: (piece: PieceView): boolean => isUnitView(eye(), piece),

    units: (pieces: readonly PieceView[]): readonly UnitView[] => unitViews(eye(), pieces),

    range: (pieces: readonly PieceView[]): ReachableCellsView | undefined => rangeView(eye(), pieces),

    /** Returns the path of units through some cells, step by step, in the cell names of the board they are on. */
    path: (pieces: readonly PieceView[], stops: readonly CellOnBoard[]): readonly CellId[] | Refusal =>
      pathView(eye(), pieces, stops),

    /** True if units may start a battle from this board now: the module has battles, and none is going on (A68). */
    leadsToBattle: (board: ContainerId): boolean =>
      moduleOf(lens).battle !== undefined &&
      !lens.get('battle', 'battle') &&
      isContainerWithoutCombat(lens.ground, board),

    targets: (pieces: readonly PieceView[]): Iterable<CellOnBoard> => targetsOf(eye(), pieces),
  };
});
