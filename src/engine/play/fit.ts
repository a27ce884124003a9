import { cells, has } from '../../table/grid/index.ts';
import { isOn, type World } from '../../table/index.ts';
import { createRecordsFromModule } from './definitions.ts';
import { labelOfModuleKey } from './labels.ts';
import type { Module } from './module.ts';
import { canGameHideAnything, canModuleHideAnything, deckIdOfName, gameOf, moduleOf } from './queries.ts';
import type { Board, Deck, GameMap, Piece, Side } from './records.ts';

/**
 * Something that a game needs but the new module doesn't have. `of` is the board of a missing cell, or the prototype of
 * a missing layer.
 */
export interface MissingModulePart {
  readonly part:
    | 'side'
    | 'map'
    | 'board'
    | 'deck'
    | 'cell'
    | 'prototype'
    | 'layer'
    | 'facing'
    | 'turns'
    | 'order'
    | 'privacy'
    | 'seats';
  readonly name: string;
  readonly of?: string;
  /** The number of pieces that need the missing thing; absent if that isn't public. */
  readonly pieces?: number;
}

export interface ModuleLookup {
  readonly module: Module;
  readonly sides: ReadonlyMap<string, Side>;
  readonly maps: ReadonlyMap<string, GameMap>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly decks: ReadonlyMap<string, Deck>;
}

export const moduleLookupOf = (module: Module): ModuleLookup => {
  const [sides, maps, boards] = [new Map<string, Side>(), new Map<string, GameMap>(), new Map<string, Board>()];
  const decks = new Map<string, Deck>();
  for (const record of createRecordsFromModule(module)) {
    if (record.kind === 'side') sides.set(record.id, record);
    else if (record.kind === 'map') maps.set(record.id, record);
    else if (record.kind === 'board') boards.set(record.id, record);
    else decks.set(record.id, record);
  }
  return { module, sides, maps, boards, decks };
};

export const lacking = (
  fitting: ModuleLookup,
  { side, prototype, place, layer, facing }: Piece,
): readonly MissingModulePart[] => {
  const { module, sides, maps, boards, decks } = fitting;
  const found: MissingModulePart[] = [];
  const board = boards.get(place.in);
  if (place.cell === undefined ? !maps.has(place.in) && !decks.has(place.in) : !board) {
    found.push({
      part: place.cell !== undefined ? 'board' : place.in.startsWith('/') ? 'deck' : 'map',
      name: place.in.replace(/^\//, ''),
    });
  } else if (board && (place.cell === undefined || !has(board.grid, place.cell))) {
    found.push({ part: 'cell', name: place.cell ?? '', of: place.in });
  }
  if (side !== undefined && !sides.has(side)) found.push({ part: 'side', name: side });
  if (prototype === undefined) return found;
  if (!Object.hasOwn(module.prototypes, prototype)) return [...found, { part: 'prototype', name: prototype }];
  if ((layer ?? 1) > Math.max(1, layersOf(module, prototype)))
    found.push({ part: 'layer', name: String(layer), of: prototype });
  if ((facing ?? 0) >= Math.max(1, facingOf(module, prototype)))
    found.push({ part: 'facing', name: String(facing), of: prototype });
  return found;
};

const traitsIn = ({ traits }: Module, prototype: string) =>
  traits && Object.hasOwn(traits, prototype) ? traits[prototype] : undefined;

const layersOf = (module: Module, prototype: string): number => traitsIn(module, prototype)?.layers?.length ?? 0;

const facingOf = (module: Module, prototype: string): number => traitsIn(module, prototype)?.facing ?? 0;

/**
 * Returns everything in use that another module doesn't have. If anything can be hidden, everything in the old module
 * counts as used. So the result reveals no positions, and is the same for a view of the table (T6).
 */
export const findMissingModuleParts = (world: World, after: Module): readonly MissingModulePart[] => {
  const before = moduleOf(world);
  const fitting = moduleLookupOf(after);
  const begun = gameOf(world).phase !== 'seating';
  return [
    ...seatMisfits(world, fitting),
    ...(begun ? [...turnMisfits(world, before, after), ...privacyMisfits(before, after)] : []),
    ...(begun && canGameHideAnything(world) ? goneParts(before, fitting) : usedMisfits(world, fitting)),
  ].map((misfit) => labelled(before, misfit));
};

const labelled = (module: Module, misfit: MissingModulePart): MissingModulePart => {
  const { part, name, of } = misfit;
  if (part === 'prototype') return { ...misfit, name: labelOfModuleKey(module, name) };
  return (part === 'layer' || part === 'facing') && of !== undefined
    ? { ...misfit, of: labelOfModuleKey(module, of) }
    : misfit;
};

/** Checks that players keep their sides. If anything is hidden, no player may have two seats (T17). */
const seatMisfits = (world: World, { module, sides }: ModuleLookup): readonly MissingModulePart[] => {
  const seats = [...world.all('seat')].flatMap(({ person, side }) => (side === undefined ? [] : [{ person, side }]));
  const gone = new Set(seats.map(({ side }) => side).filter((side) => !sides.has(side)));
  const { master } = gameOf(world);
  const several =
    new Set(seats.map(({ person }) => person)).size < seats.length || seats.some(({ person }) => person === master);
  return [
    ...[...gone].map((name): MissingModulePart => ({ part: 'side', name })),
    ...(canModuleHideAnything(module) && several ? [{ part: 'seats', name: '' } as const] : []),
  ];
};

/**
 * Checks that the turns fit. One of the two orders of turns must be the beginning of the other, because a turn is
 * stored as a position.
 */
const turnMisfits = (world: World, before: Module, after: Module): readonly MissingModulePart[] => {
  if ((before.turn === undefined) !== (after.turn === undefined)) return [{ part: 'turns', name: '' }];
  const [was, is] = [before.turn?.order ?? [], after.turn?.order ?? []];
  const position = world.get('turn', 'turn')?.position ?? 0;
  const wrong =
    was.find((name, i) => i < is.length && is[i] !== name) ?? (position < is.length ? undefined : was[position]);
  return wrong === undefined ? [] : [{ part: 'order', name: wrong }];
};

/** Checks secrecy: hidden things stay hidden, and public things don't become secret. */
const privacyMisfits = (before: Module, after: Module): readonly MissingModulePart[] => {
  const [was, is] = [before, after].map(secretsOf);
  const names = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...names]
    .filter((name) => was?.get(name) !== is?.get(name))
    .map((name) => ({ part: 'privacy', name: name.replace(/^\//, '') }));
};

const secretsOf = ({ maps, decks = [], traits = {} }: Module): ReadonlyMap<string, string> =>
  new Map([
    ...maps.flatMap((map) =>
      map.private === undefined ? [] : [[map.name, `${map.private} ${map.publishes ?? 'nothing'}`] as const],
    ),
    ...decks.map((deck) => [deckIdOfName(deck.name), `${deck.faceDown} ${deck.publishes} ${deck.map}`] as const),
    ...Object.entries(traits).flatMap(([name, { mask, invisible }]) =>
      mask || isOn(invisible) ? [[name, JSON.stringify([mask, isOn(invisible)])] as const] : [],
    ),
  ]);

const goneParts = (
  before: Module,
  { module, sides, maps, boards, decks }: ModuleLookup,
): readonly MissingModulePart[] => {
  const gone: MissingModulePart[] = [];
  for (const record of createRecordsFromModule(before)) {
    if (record.kind === 'side' && !sides.has(record.id)) gone.push({ part: 'side', name: record.id });
    if (record.kind === 'map' && !maps.has(record.id)) gone.push({ part: 'map', name: record.id });
    if (record.kind === 'deck' && !decks.has(record.id)) gone.push({ part: 'deck', name: record.name });
    if (record.kind === 'board') gone.push(...goneCells(record, boards.get(record.id)));
  }
  for (const name of Object.keys(before.prototypes)) {
    if (!Object.hasOwn(module.prototypes, name)) gone.push({ part: 'prototype', name });
    else if (layersOf(module, name) < layersOf(before, name))
      gone.push({ part: 'layer', name: String(layersOf(before, name)), of: name });
    else if (facingOf(module, name) < facingOf(before, name))
      gone.push({ part: 'facing', name: String(facingOf(before, name) - 1), of: name });
  }
  return gone;
};

const goneCells = ({ id, grid }: Board, now: Board | undefined): readonly MissingModulePart[] => {
  if (!now) return [{ part: 'board', name: id }];
  return [...cells(grid)].filter((cell) => !has(now.grid, cell)).map((cell) => ({ part: 'cell', name: cell, of: id }));
};

const cellMisfits = (world: World, { boards }: ModuleLookup): readonly MissingModulePart[] =>
  world.systems.flatMap(({ cellsInUse }) =>
    (cellsInUse?.(world) ?? []).flatMap(({ in: id, cell }): readonly MissingModulePart[] => {
      const board = boards.get(id);
      if (!board) return [{ part: 'board', name: id }];
      return has(board.grid, cell) ? [] : [{ part: 'cell', name: cell, of: id }];
    }),
  );

const misfitKey = ({ part, of, name }: MissingModulePart): string => `${part} ${of} ${name}`;

const usedMisfits = (world: World, fitting: ModuleLookup): readonly MissingModulePart[] => {
  const found = new Map(cellMisfits(world, fitting).map((misfit) => [misfitKey(misfit), misfit]));
  for (const piece of world.all('piece'))
    for (const misfit of lacking(fitting, piece)) {
      const key = misfitKey(misfit);
      found.set(key, { ...misfit, pieces: (found.get(key)?.pieces ?? 0) + 1 });
    }
  return [...found.values()];
};
