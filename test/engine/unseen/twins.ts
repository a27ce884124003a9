import fc from 'fast-check';
import type { PublishedContents } from '../../../src/engine/play/container-form.ts';
import type { ActionDefinition } from '../../../src/engine/play/lines/action-form.ts';
import type { Module } from '../../../src/engine/play/module.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import {
  type AnyRecord,
  added,
  apply,
  type BoardId,
  type CellId,
  type ContainerId,
  type DeckId,
  type Kind,
  type MapId,
  type PieceId,
  type Table,
} from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { ANN, BLUE, begun, type Play } from '../../support/table.ts';
import { modifier } from '../modifiers/support.ts';

/** Tables that look the same to Ann, who plays Red, and hide other things of Blue's. */

export const FIELD = 'Field/Main' as BoardId;
export const SUPPLY = '/Supply' as DeckId;
export const HEAP = '/Heap' as DeckId;
export const RED_HAND = 'Red Hand' as MapId;

/** What a table looks like to everybody, and which rules hold. */
export interface Scene {
  readonly rules: Partial<Module['rules']>;
  readonly occupied: 'refuse' | 'stack';
  readonly ends: 'by-command' | 'after-move';
  readonly combat: boolean;
  readonly hands: PublishedContents;
  readonly decks: PublishedContents;
  readonly reshuffle: 'always' | 'on-demand';
  /** Which of the modifiers hang on banners. */
  readonly banners: readonly number[];
  /** Where pieces stand that all see: of Red's and Blue's units, of nobody's. */
  readonly open: readonly (readonly [owner: number, kind: number, cell: number])[];
  /** Where something of Blue's lies face down. */
  readonly masks: readonly number[];
}

/** What of it Ann does not see. */
export interface Unseen {
  readonly invisible: readonly (readonly [kind: number, cell: number])[];
  readonly masked: readonly number[];
  readonly hand: number;
  readonly deck: number;
  readonly heap: number;
}

const published = fc.constantFrom<PublishedContents>('nothing', 'some', 'count');
const KINDS = ['pikeman', 'pikeman', 'horseman', 'horseman', 'banner', 'city', 'token'] as const;
const OWNERS = ['Red', 'Red', 'Red', 'Blue', undefined] as const;
const CELLS = 20;
export const cellAt = (number: number): CellId =>
  `${'ABCDE'.charAt(number % 5)}${(Math.floor(number / 5) % 4) + 1}` as CellId;

const banner = { on: { prototype: 'banner' }, scope: 'game' } as const;
/** All that can be bent against a move, each by what Blue can hide. */
const BENT = [
  modifier({ ...banner, name: 'Terror', of: 'may', scope: 'within 2', match: 'Owner = Red', change: 'move = false' }),
  modifier({ ...banner, name: 'Strife', of: 'may', match: 'Owner = Red', change: 'form-army = false' }),
  modifier({ ...banner, name: 'Greed', of: 'may', match: 'Owner = Red', change: 'give = false' }),
  modifier({ ...banner, name: 'Hurry', of: 'may', match: '', change: 'end-turn = false' }),
  modifier({ ...banner, name: 'Dearth', of: 'limit', match: '', change: 'draw - 1' }),
  modifier({ ...banner, name: 'Thrift', of: 'limit', match: '', change: 'hand - 1' }),
  modifier({ ...banner, name: 'Discord', of: 'limit', match: '', change: 'army - 1' }),
  modifier({ ...banner, name: 'Feast', of: 'limit', match: '', change: 'hand + 2' }),
  modifier({ ...banner, name: 'Mud', of: 'step', scope: 'within 2', match: '', change: 'cost + 1' }),
  modifier({ ...banner, name: 'Wall', of: 'step', scope: 'adjacent', match: '', change: 'closed = true' }),
  modifier({ ...banner, name: 'Gulf', of: 'cell', scope: 'same cell', change: 'unlink' }),
  modifier({ ...banner, name: 'Haste', match: 'Owner = Red', change: 'MovePoints + 2' }),
  modifier({ ...banner, name: 'Weariness', match: 'Owner = Red', change: 'MovePoints - 1' }),
  modifier({ ...banner, name: 'Treason', scope: 'within 2', match: 'Class = horse', change: 'Owner = Blue' }),
  modifier({ ...banner, name: 'Ban', of: 'map', match: '', change: 'occupied = refuse' }),
  modifier({ ...banner, name: 'Peace', of: 'map', match: '', change: 'occupied = stack' }),
  modifier({ ...banner, name: 'Leave', of: 'may', match: 'Owner = Red', change: 'move = true' }),
];

export const scenes: fc.Arbitrary<Scene> = fc.record({
  rules: fc.record(
    {
      movePoints: fc.constant('each-turn' as const),
      zoneOfControl: fc.constant(true as const),
      alwaysOneStep: fc.constant(true as const),
      turns: fc.constantFrom('free' as const, 'strict' as const),
      pieces: fc.constantFrom('owner' as const, 'side' as const),
      changes: fc.constant('owner' as const),
    },
    { requiredKeys: ['turns', 'pieces', 'changes'] },
  ),
  occupied: fc.constantFrom('refuse', 'stack', 'stack'),
  ends: fc.constantFrom('by-command', 'by-command', 'after-move'),
  combat: fc.boolean(),
  hands: published,
  decks: published,
  reshuffle: fc.constantFrom('always', 'on-demand'),
  banners: fc.array(fc.nat(BENT.length - 1), { maxLength: 3 }),
  open: fc.array(
    fc.tuple(fc.nat(OWNERS.length - 1), fc.nat(KINDS.length - 1), fc.oneof(fc.nat(2), fc.nat(CELLS - 1))),
    {
      minLength: 5,
      maxLength: 12,
    },
  ),
  masks: fc.array(fc.nat(CELLS - 1), { maxLength: 3 }),
});

export const unseens: fc.Arbitrary<Unseen> = fc.record({
  invisible: fc.array(fc.tuple(fc.nat(KINDS.length - 1), fc.nat(CELLS - 1)), { maxLength: 6 }),
  masked: fc.array(fc.nat(KINDS.length - 1), { minLength: 3, maxLength: 3 }),
  hand: fc.nat(4),
  deck: fc.nat(4),
  heap: fc.nat(2),
});

/** What is done with a piece and a cell, a line after the other: each may meet what Ann does not see. */
const action = (name: string, ...does: ActionDefinition['does']): ActionDefinition => ({
  name,
  of: { kind: 'piece', match: 'Owner = $Actor$', on: 'Field' },
  choose: { place: { kind: 'cell', match: '', on: 'Field', least: 1, most: 1 } },
  does,
});

const OTHERS = { kind: 'piece', match: 'Owner = $Actor$ && PieceName != $it$', on: 'Field' } as const;

const ACTIONS = [
  action('Step', { move: 'it', to: 'place' }),
  action('Follow', { move: 'it', to: 'place' }, { each: OTHERS, move: 'it', to: 'A1' }),
  action('Found', { move: 'it', to: 'place' }, { place: 'token', to: 'A1', side: 'Actor' }),
  action('Yield', { move: 'it', to: 'Blue Hand' }, { move: 'it', to: 'place' }),
];

const hand = (side: string, publishes: PublishedContents): Module['maps'][number] => ({
  name: `${side} Hand`,
  private: side,
  publishes,
  occupied: 'stack',
  boards: [],
});

const grid = { kind: 'square', columns: 5, rows: 4, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;

const moduleOf = ({ rules, occupied, ends, combat, hands, decks, reshuffle, banners }: Scene): Module => ({
  module: 'dusk',
  title: 'Dusk',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  turn: { order: ['Red', 'Blue'], ends },
  rules: { pieces: 'owner', turns: 'strict', captures: 'manual', ...rules },
  limits: { army: 3, hand: 4, draw: 3 },
  maps: [
    {
      name: 'Field',
      occupied,
      boards: [{ name: 'Main', grid, terrain: {} }],
      ...(combat ? {} : { combat: 'no' as const }),
      captures: { pieces: 'city', by: 'enter' },
    },
    { name: 'Camp', occupied: 'stack', boards: [] },
    {
      name: 'Arena',
      occupied: 'refuse',
      boards: [
        {
          name: 'Ring',
          grid: { ...grid, rows: 2 },
          terrain: {},
          zones: [
            { name: 'West', cells: ['A1', 'A2'] },
            { name: 'East', cells: ['D1', 'D2'] },
          ],
        },
      ],
    },
    hand('Red', hands),
    hand('Blue', hands),
  ],
  terrain: {},
  prototypes: {
    pikeman: { Class: 'pikeman', MovePoints: 3 },
    horseman: { Class: 'horse', MovePoints: 4 },
    banner: {},
    city: {},
    token: {},
    card: {},
  },
  traits: {
    pikeman: { unit: true, mask: { name: 'Somebody' }, invisible: true },
    horseman: { unit: true, mask: { name: 'Somebody' }, invisible: true },
    banner: { mask: { name: 'Somebody' }, invisible: true },
    city: {
      level: 'city',
      mask: { name: 'Somebody' },
      invisible: true,
      layers: [{ name: 'Whole' }, { name: 'Burnt' }],
      facing: 4,
    },
    token: { mask: { name: 'Somebody' }, invisible: true, facing: 4 },
  },
  actions: ACTIONS,
  modifiers: [...new Set(banners)].map((number) => BENT[number] as (typeof BENT)[number]),
  battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' },
  decks: [
    {
      name: 'Supply',
      map: 'Camp',
      faceDown: true,
      publishes: decks,
      pick: false,
      discards: 'Heap',
      reshuffle,
      shuffled: false,
      pieces: [],
    },
    {
      name: 'Heap',
      map: 'Camp',
      faceDown: true,
      publishes: decks,
      pick: false,
      reshuffle: 'on-demand',
      shuffled: false,
      pieces: [],
    },
  ],
  setup: [{ map: 'Red Hand', side: 'Red', pieces: [{ prototype: 'card', name: 'Card', count: 2 }] }],
});

export const ACTION_NAMES = ACTIONS.map(({ name }) => name);

/** The table of a scene with what is hidden there. */
export const tableOf = (scene: Scene, unseen: Unseen): Play => {
  const game = begun(moduleOf(scene));
  const records: AnyRecord[] = [];
  const put = (piece: Omit<Piece, 'kind' | 'values' | 'place'>, container: ContainerId, cell?: CellId): void => {
    const place = { in: container, ...(cell === undefined ? {} : { cell }), rank: records.length };
    records.push({ kind: 'piece', values: {}, ...piece, place });
    const isSource = piece.prototype === 'banner' && piece.mask === undefined;
    if (isSource) records.push({ kind: 'source', id: piece.id, since: 1000 + records.length });
  };
  for (const [i, [owner, kind, cell]] of scene.open.entries()) {
    const [side, prototype] = [OWNERS[owner], KINDS[kind] as string];
    put(
      {
        id: `o${i}` as PieceId,
        name: prototype,
        prototype,
        ...(side === undefined ? {} : { side: side as typeof BLUE }),
      },
      FIELD,
      cellAt(cell),
    );
  }
  for (const [i, cell] of scene.masks.entries()) {
    const prototype = KINDS[unseen.masked[i] as number] as string;
    put({ id: `m${i}` as PieceId, name: prototype, prototype, side: BLUE, mask: { side: BLUE } }, FIELD, cellAt(cell));
  }
  for (const [i, [kind, cell]] of unseen.invisible.entries()) {
    const prototype = KINDS[kind] as string;
    put({ id: `u${i}` as PieceId, name: prototype, prototype, side: BLUE, invisible: BLUE }, FIELD, cellAt(cell));
  }
  const cards = (name: string, count: number, container: ContainerId): void => {
    for (let i = 0; i < count; i += 1)
      put({ id: `${name}${i}` as PieceId, name: 'Card', prototype: 'card', alias: `${name}${i}` }, container);
  };
  cards('h', unseen.hand, 'Blue Hand' as MapId);
  cards('d', unseen.deck, SUPPLY);
  cards('e', unseen.heap, HEAP);
  apply(game.table, added(...records));
  return game;
};

/** The second hides as much of what is published as the first. */
export const alike = ({ hands, decks }: Scene, one: Unseen, other: Unseen): Unseen => {
  const count = (publishes: PublishedContents, a: number, b: number): number =>
    publishes === 'nothing' ? b : publishes === 'some' && a > 0 === b > 0 ? b : a;
  return {
    ...other,
    hand: count(hands, one.hand, other.hand),
    deck: count(decks, one.deck, other.deck),
    heap: count(decks, one.heap, other.heap),
  };
};

const SHOWN: readonly Kind[] = [
  'game',
  'seat',
  'turn',
  'map',
  'board',
  'deck',
  'piece',
  'army',
  'battle',
  'modifier',
  'source',
  'request',
  'roll',
];

/**
 * All that Ann sees of a table, but for the numbers by which things are ordered; those of ids that say so hold for both
 * tables.
 */
export const lookOf = (table: Table): unknown => {
  const lens = new Lens(table, personViewer(ANN));
  const published = ([RED_HAND, 'Blue Hand', SUPPLY, HEAP] as ContainerId[]).map((container) => {
    const known = lens.published(container);
    const { length } = table.at(container);
    return known === 'count' ? length : known === 'some' ? length > 0 : undefined;
  });
  const seen = SHOWN.flatMap((kind) => [...lens.all(kind)].map((record) => plain(record)));
  const armies = [...lens.all('army')].map(({ id }) => id);
  const named = (text: string): string => text.replace(/"(army\d+)"/g, (_, id) => `"army ${armies.indexOf(id)}"`);
  return [published, seen.map((one) => named(JSON.stringify(one))).sort()];
};

/** What is seen of a record: the ranks and aliases that nobody is shown left out. */
const plain = (record: AnyRecord): unknown => {
  if (record.kind !== 'piece') return record.kind === 'source' ? [record.kind, record.id] : record;
  const { alias: _, place, ...rest } = record;
  return { ...rest, place: { ...place, rank: 0 } };
};
