import { z } from 'zod';
import { values } from '../../engine/core/schema.ts';
import { type GridFault, gridFaults } from '../../engine/grid/faults.ts';
import { type Grid, has } from '../../engine/grid/grid.ts';
import { compileGdl, LONGEST_GDL, type Module, namesForGdl } from '../../engine/index.ts';
import { modifierDefinition } from '../build/modifier-definition.ts';
import { colour, keyed, line, list, name, oneOf, placeName, text } from '../module/words.ts';

/**
 * A game's module as the game carries it: what the checks of a module's file make sure of is made sure of here again.
 */

type Schemas<T> = { readonly [Key in keyof Required<T>]: z.ZodType };

/** The schema of a mapping, which must know every field of its type. */
const fields = <T>(shape: Schemas<T>) => keyed(shape as z.core.$ZodLooseShape);

type Map = Module['maps'][number];
type SavedBoard = Map['boards'][number];
type Stack = Module['setup'][number];
type SavedDeck = NonNullable<Module['decks']>[number];
type SavedTraits = NonNullable<Module['traits']>[string];
type Sheet = Extract<Grid, { readonly kind: 'hex' }>;
type Square = Extract<Grid, { readonly kind: 'square' }>;
type Regions = Extract<Grid, { readonly kind: 'region' }>;

const MOST_ITEMS = 100_000;
const MOST_KINDS = 1000;
export const MOST_DECKS = 200;
const number = z.number();
const cells = list(z.string().max(60), MOST_ITEMS);

const numbering = fields<Sheet['numbering']>({
  pattern: z.string().max(20),
  origin: oneOf(['top', 'bottom']),
  first: z.literal([0, 1]),
  doubled: z.literal(true).optional(),
  rowFirst: z.literal(true).optional(),
});
const sheet = { columns: z.int(), rows: z.int(), numbering };
const point = fields<{ x: number; y: number }>({ x: number, y: number });
const grid = z.discriminatedUnion('kind', [
  fields<Square>({ kind: z.literal('square'), ...sheet, diagonals: z.boolean().optional() }),
  fields<Sheet>({
    kind: z.literal('hex'),
    ...sheet,
    orientation: oneOf(['flat', 'pointy']),
    offset: oneOf(['odd', 'even']),
  }),
  fields<Regions>({
    kind: z.literal('region'),
    regions: list(
      fields<Regions['regions'][number]>({
        name,
        neighbours: list(name, MOST_ITEMS),
        x: number,
        y: number,
        outline: list(point, 500).optional(),
      }),
      MOST_ITEMS,
    ),
  }),
]);

const board = fields<SavedBoard>({
  name: placeName,
  grid,
  terrain: z.record(name, cells),
  edges: z.record(name, list(cells, MOST_ITEMS)).optional(),
  zones: list(
    fields<NonNullable<SavedBoard['zones']>[number]>({ name, cells, values: values.optional() }),
    MOST_ITEMS,
  ).optional(),
  picture: fields<NonNullable<SavedBoard['picture']>>({
    file: line(100),
    x: number.optional(),
    y: number.optional(),
    width: number.gt(0).optional(),
    height: number.gt(0).optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }).optional(),
});

const publishes = oneOf(['nothing', 'some', 'count', 'contents']);

const map = fields<Map>({
  name: placeName,
  private: name.optional(),
  publishes: publishes.optional(),
  occupied: oneOf(['refuse', 'stack']),
  combat: z.literal('no').optional(),
  captures: fields<NonNullable<Map['captures']>>({ pieces: name, by: z.literal('enter') }).optional(),
  boards: list(board, MOST_ITEMS),
  values: values.optional(),
});

const costs = z.record(name, z.union([number.min(0), z.literal('closed')])).optional();

const traits = fields<SavedTraits>({
  dynamic: z
    .record(name, fields<{ min: number; max: number }>({ min: number.optional(), max: number.optional() }))
    .optional(),
  layers: list(fields<NonNullable<SavedTraits['layers']>[number]>({ name, symbol: line(3).optional() }), 50).optional(),
  follows: z.string().max(500).optional(),
  mask: fields<NonNullable<SavedTraits['mask']>>({ name, symbol: line(3).optional() }).optional(),
  invisible: z.literal(true).optional(),
  facing: z.int().min(2).max(36).optional(),
  unit: z.literal(true).optional(),
  level: name.optional(),
});

const pieces = list(
  fields<Stack['pieces'][number]>({ prototype: name, name, count: z.int().min(1).max(1000) }),
  MOST_KINDS,
);

export const stackSchema = fields<Stack>({
  map: placeName,
  board: placeName.optional(),
  cell: z.string().max(60).optional(),
  side: name.optional(),
  pieces,
});

export const deckSchema = fields<SavedDeck>({
  name: placeName,
  map: placeName,
  board: placeName.optional(),
  cell: z.string().max(60).optional(),
  side: name.optional(),
  faceDown: z.boolean(),
  publishes,
  pick: z.boolean(),
  discards: placeName.optional(),
  reshuffle: oneOf(['always', 'on-demand', 'never']),
  shuffled: z.boolean(),
  pieces,
});

/** What stands in the set-up, and the decks are looked at by itself: there may be thousands. */
export const moduleSchema = fields<Module>({
  module: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  title: line(100),
  description: text(1000).optional(),
  sides: list(
    fields<Module['sides'][number]>({
      name,
      colour: colour.optional(),
      class: name.optional(),
      trusts: list(name, 20).optional(),
      values: values.optional(),
    }),
    20,
  ).min(1),
  turn: fields<NonNullable<Module['turn']>>({
    order: list(name, 20).min(1),
    ends: oneOf(['by-command', 'after-move']),
  }).optional(),
  seats: fields<NonNullable<Module['seats']>>({ least: z.int().min(1).max(20) }).optional(),
  rules: fields<Module['rules']>({
    pieces: oneOf(['owner', 'side', 'anyone']),
    turns: oneOf(['strict', 'free']),
    captures: oneOf(['none', 'manual']),
    changes: oneOf(['host', 'owner']).optional(),
    undo: oneOf(['ask', 'reshuffle', 'forbid']).optional(),
    movePoints: oneOf(['each-turn', 'once']).optional(),
    zoneOfControl: z.literal(true).optional(),
    alwaysOneStep: z.literal(true).optional(),
  }),
  battle: fields<NonNullable<Module['battle']>>({
    map: placeName,
    board: placeName,
    attackers: name,
    defenders: name,
  }).optional(),
  properties: z.record(name, oneOf(['natural', 'number', 'text', 'flag', 'list'])).optional(),
  values: values.optional(),
  maps: list(map, 100).min(1),
  terrain: z.record(name, fields<Module['terrain'][string]>({ colour: colour.optional(), cost: costs })),
  edges: z
    .record(
      name,
      fields<NonNullable<Module['edges']>[string]>({
        runs: oneOf(['along', 'between']),
        colour: colour.optional(),
        cost: costs,
      }),
    )
    .optional(),
  prototypes: z.record(name, values),
  traits: z.record(name, traits).optional(),
  scorekeepers: fields<NonNullable<Module['scorekeepers']>>({ text: text(LONGEST_GDL), hides: z.boolean() }).optional(),
  setup: z.array(z.unknown()).max(MOST_ITEMS),
  decks: z.array(z.unknown()).max(MOST_DECKS).optional(),
  modifiers: list(modifierDefinition, 1000).optional(),
  phases: z.record(name, z.tuple([z.int(), z.int()])).optional(),
  limits: z.record(name, z.int().min(0)).optional(),
  counters: list(
    fields<NonNullable<Module['counters']>[number]>({
      name,
      on: line(200),
      match: z.string().max(4000),
      sum: name.optional(),
      visible: oneOf(['map', 'all']),
      decks: z.boolean(),
      stacks: z.boolean(),
      report: line(500).optional(),
      reveals: list(line(200), 100).optional(),
      refresh: fields<{ text: string; icon?: string }>({ text: line(80), icon: line(8).optional() }).optional(),
    }),
    1000,
  ).optional(),
});

/**
 * Where names in a module of the right form mean nothing, or a grid can't be used, set-up and decks aside: its path;
 * undefined where nothing is wrong.
 */
export const partFault = (module: Module): string | undefined => {
  const { sides, turn, maps } = module;
  const named = new Set(sides.map((side) => side.name));
  if (named.size < sides.length) return 'sides';
  if (turn?.order.some((side) => !named.has(side))) return 'turn.order';
  if (sides.some(({ trusts }) => trusts?.some((side) => !named.has(side)))) return 'sides.trusts';
  if (!isScoredWell(module)) return 'scorekeepers';
  if (new Set(maps.map((one) => one.name)).size < maps.length) return 'maps';
  for (const one of maps) {
    if (one.private !== undefined && !named.has(one.private)) return `maps: ${one.name}`;
    if (new Set(one.boards.map((each) => each.name)).size < one.boards.length) return `maps: ${one.name}`;
    const wrong = one.boards.find((each) => !isSound(each));
    if (wrong) return `boards: ${wrong.name}`;
  }
  return undefined;
};

/** Whether its scorekeepers can be read, and hide something just when it says so. */
const isScoredWell = ({ scorekeepers, ...module }: Module): boolean => {
  const compiled = scorekeepers && compileGdl([scorekeepers.text], namesForGdl(module));
  return !scorekeepers || (compiled?.ok === true && compiled.program.hides === scorekeepers.hides);
};

/** Whether a stack of the set-up stands on a place of this module, and is made of what it knows. */
export const isStackSound = ({ maps, sides, prototypes }: Module, stack: Stack): boolean => {
  const { side, pieces } = stack;
  const isKnown = (side === undefined || sides.some((one) => one.name === side)) && isPlaced(maps, stack);
  return isKnown && pieces.every(({ prototype }) => Object.hasOwn(prototypes, prototype));
};

/**
 * Whether a deck is called like no other, lies somewhere, is made of what the module knows, and has a discard pile if
 * it names one.
 */
export const isDeckSound = (module: Module, deck: SavedDeck): boolean => {
  const called = (name: string): number => (module.decks ?? []).filter((one) => one.name === name).length;
  const { name: own, discards } = deck;
  return (
    called(own) === 1 &&
    (discards === undefined || (discards !== own && called(discards) === 1)) &&
    isStackSound(module, deck)
  );
};

const isSound = ({ grid: cut, terrain, edges = {}, zones = [] }: SavedBoard): boolean => {
  const faults: readonly GridFault[] = gridFaults(cut);
  if (faults.length > 0) return false;
  const all = [...Object.values(terrain), ...Object.values(edges).flat(), ...zones.map((zone) => zone.cells)];
  return all.every((some) => some.every((cell) => has(cut, cell as Parameters<typeof has>[1])));
};

const isPlaced = (maps: Module['maps'], { map: at, board: on, cell }: Stack): boolean => {
  const found = maps.find((one) => one.name === at);
  if (on === undefined || cell === undefined) return found !== undefined && on === undefined && cell === undefined;
  const there = found?.boards.find((one) => one.name === on);
  return there !== undefined && has(there.grid, cell as Parameters<typeof has>[1]);
};
