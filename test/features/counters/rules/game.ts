import { counterDefaults } from '../../../../src/engine/index.ts';
import type { Module } from '../../../../src/engine/play/module.ts';
import { deckIdOfName } from '../../../../src/engine/play/queries.ts';
import type { CounterDefinition } from '../../../../src/features/counters/rules/form.ts';
import type { CellId, ContainerId, DeckId, Operation, PieceId } from '../../../../src/table/index.ts';
import { ANN, DAN, MAIN, openModule, type Play, played, seated } from '../../../support/table.ts';

/** A game with counters on every kind of scope and of every kind, and what a master may do in it, by numbers. */

export const counter = (name: string, on: string, part: Partial<CounterDefinition> = {}): CounterDefinition => ({
  ...counterDefaults,
  name,
  on,
  ...part,
});

const [main] = openModule.maps[0]?.boards ?? [];

export const countedModule: Module = {
  ...openModule,
  rules: { pieces: 'anyone', turns: 'free', captures: 'manual', changes: 'owner' },
  values: { g: 1 },
  properties: { Strength: 'number' },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          ...(main as NonNullable<typeof main>),
          zones: [
            { name: 'Wood', cells: ['A1', 'A2', 'B1', 'B2'], values: { z: 1 } },
            { name: 'Hill', cells: ['B2', 'C3', 'D4'], values: { z: 2 } },
          ],
        },
      ],
    },
    { name: 'Camp', occupied: 'stack', boards: [] },
    { name: 'Red Hand', private: 'Red', occupied: 'stack', boards: [] },
  ],
  prototypes: { ...openModule.prototypes, leader: { symbol: 'L', Strength: 2 } },
  setup: [
    ...openModule.setup,
    {
      map: 'Field',
      board: 'Main',
      cell: 'B2',
      side: 'Red',
      pieces: [{ prototype: 'leader', name: 'Leader', count: 1 }],
    },
    {
      map: 'Field',
      board: 'Main',
      cell: 'C3',
      side: 'Blue',
      pieces: [{ prototype: 'leader', name: 'Chief', count: 1 }],
    },
  ],
  decks: [
    {
      name: 'Pile',
      map: 'Field',
      board: 'Main',
      cell: 'B1',
      faceDown: true,
      publishes: 'count',
      pick: false,
      discards: 'Heap',
      reshuffle: 'always',
      shuffled: true,
      pieces: [
        { prototype: 'pawn', name: 'Card', count: 4 },
        { prototype: 'king', name: 'Crown', count: 2 },
      ],
    },
    {
      name: 'Heap',
      map: 'Camp',
      faceDown: false,
      publishes: 'contents',
      pick: true,
      reshuffle: 'never',
      shuffled: false,
      pieces: [],
    },
  ],
  counters: [
    counter('All', 'Field'),
    counter('Strength', 'Field', { sum: 'Strength' }),
    counter('Loose', 'Field', { stacks: false }),
    counter('Table', 'Field', { decks: false, match: 'Strength > 1' }),
    counter('Board', 'Main', { match: 'PieceName != Stone' }),
    counter('New', 'Main', { match: 'OldBoard = ""' }),
    counter('Here', 'Wood', { sum: '{Strength * 2 - StackSize}' }),
    counter('Pile', 'Pile', { sum: 'Strength' }),
    counter('Heap', 'Heap'),
    counter('Wealth', 'Red Hand', { sum: 'Strength', match: 'Royal = true || Strength < 3' }),
    counter('Camp', 'Camp', { match: '$Field_All$ > 8' }),
    counter('Turn', 'Main', { match: 'SideOnTurn = Red && TurnNumber < 3' }),
    counter('High', 'Main', { match: 'StackSize > 1', sum: 'StackSize' }),
    counter('Ground', 'Main', { match: 'z > 1 || g > 1 || Terrain = wood', sum: 'z' }),
    counter('Strong', 'Field', { match: '$Field_Table$ > 2 && Strength > 2', sum: 'Strength' }),
    counter('Owned', 'Main', { match: 'Owner = Red' }),
  ],
};

const CELLS = ['A1', 'A2', 'B1', 'B2', 'C3', 'D4'] as const;
const PLACES: readonly { readonly in: ContainerId; readonly cell?: CellId }[] = [
  ...CELLS.map((cell) => ({ in: MAIN, cell: cell as CellId })),
  { in: 'Camp' as ContainerId },
  { in: 'Red Hand' as ContainerId },
];
const DECKS: readonly DeckId[] = [deckIdOfName('Pile'), deckIdOfName('Heap')];

export interface Deed {
  readonly what: number;
  readonly a: number;
  readonly b: number;
}

export const operationOf = ({ table }: Play, { what, a, b }: Deed): Operation => {
  const pieces = [...table.all('piece')];
  const piece = (pieces[a % Math.max(1, pieces.length)]?.id ?? 'p0') as PieceId;
  const other = (pieces[b % Math.max(1, pieces.length)]?.id ?? 'p0') as PieceId;
  const to = PLACES[b % PLACES.length] as (typeof PLACES)[number];
  const deck = DECKS[b % 2] as DeckId;
  const subject = { actor: DAN, piece };
  const all: readonly Operation[] = [
    { kind: 'move', actor: DAN, pieces: [piece], to, captures: [] },
    { kind: 'move', actor: DAN, pieces: piece === other ? [piece] : [piece, other], to, captures: [] },
    { kind: 'send', ...subject, to },
    {
      kind: 'return',
      actor: DAN,
      pieces: [piece],
      deck,
      where: (['top', 'bottom', 'random'] as const)[a % 3] as 'top',
    },
    { kind: 'clone', ...subject, count: 1 + (b % 2) },
    { kind: 'delete', ...subject },
    {
      kind: 'replace',
      ...subject,
      prototype: ['pawn', 'king', 'stone'][b % 3] as string,
      name: ['Pawn', 'King', 'Stone'][b % 3] as string,
    },
    { kind: 'set', ...subject, values: { Strength: [5, -2, '0.1', 4, null, 3][b % 6] as number } },
    { kind: 'set', ...subject, values: { Royal: b % 2 === 0 } },
    { kind: 'draw', actor: DAN, deck: DECKS[0] as DeckId, count: 1 + (a % 3), named: [], to },
    { kind: 'shuffle', actor: DAN, deck, discards: a % 2 === 0 },
    { kind: 'gather', actor: DAN, deck, to: DECKS[(b + 1) % 2] as DeckId },
    { kind: 'place', actor: DAN, prototype: ['king', 'leader'][a % 2] as string, name: 'King', side: undefined, to },
    { kind: 'order', ...subject, to: (['top', 'bottom', 'up', 'down'] as const)[b % 4] as 'top' },
    { kind: 'end-turn', actor: DAN },
    { kind: 'undo', actor: DAN, steps: 1 + (a % 2) },
    { kind: 'undo', actor: DAN, steps: 1 },
    { kind: 'redo', actor: DAN, steps: 1 },
    { kind: 'refresh-counters', actor: DAN },
  ];
  return all[what % all.length] as Operation;
};

/** A game whose master, Dan, may do everything. */
export const ruled = (module: Module = countedModule): Play => {
  const game = seated(module);
  played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN });
  return game;
};
