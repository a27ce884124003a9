import { expect, it } from 'vitest';
import { look } from '../../../src/engine/index.ts';
import { deckIdOfName } from '../../../src/engine/play/queries.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  join,
  MAIN,
  move,
  newPlay,
  openModule,
  outcome,
  type Play,
  played,
  RED,
  spot,
  startOf,
} from '../../support/table.ts';

const FILE = (modifiers: string): string => `module: siege
title: Siege
sides: [{ name: Red }, { name: Blue }]
values: { Besieged: true }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 1, numbering: A1 } }] }
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
prototypes: { guard: { Strength: 1 } }
decks: [{ name: Stock, at: Main C1, pieces: [{ prototype: guard, count: 5 }] }]
rules: { turns: free, handLimit: 3 }
setup: [{ at: A1, side: Red, pieces: [{ prototype: guard }] }, { at: B1, side: Blue, pieces: [{ prototype: guard }] }]
modifiers: [${modifiers}]
`;

const begin = (modifiers = ''): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(FILE(modifiers))), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const results = (game: Play): readonly unknown[] => [
  outcome(game, {
    kind: 'draw',
    actor: ANN,
    deck: deckIdOfName('Stock'),
    count: 2,
    named: [],
    to: { in: 'Red Hand' as never },
  }),
  outcome(game, move(game, ANN, spot('Field/Main' as never, 'A1'), spot('Field/Main' as never, 'B1'))),
  outcome(game, { kind: 'resign', actor: ANN, side: RED }),
];

it('[G13] modifiers change rules: permissions, stacking and hand limits', () => {
  expect(results(begin())).toEqual(['done', 'done', 'done']);
  const bent = `
    { name: Hunger, of: limit, change: hand at most 1, when: Besieged },
    { name: Crowd, of: map, match: "CurrentMap != 'Red Hand'", change: occupied = refuse },
    { name: Faith, of: may, change: resign = false, when: Besieged }`;
  expect(results(begin(bent))).toEqual(['hand-full', 'occupied', 'forbidden']);
  expect(results(begin(bent.replaceAll('when: Besieged', 'when: "Besieged = false"')))).toEqual([
    'done',
    'occupied',
    'done',
  ]);
});

it('[G13] modified permissions depend on the piece used for an act', () => {
  const law = (scope: string): Play =>
    begun({
      ...openModule,
      modifiers: [
        { name: 'Oath', on: { prototype: 'king' }, of: 'may', scope, match: '', change: 'move = false', precedence: 1 },
      ],
    });
  const tries = (scope: string): readonly string[] =>
    ['A5', 'B5', 'C5'].map((cell) => {
      const game = law(scope);
      return outcome(game, move(game, ANN, spot(MAIN, cell), spot(MAIN, 'E5')));
    });
  const [may, not] = ['done', 'forbidden'];
  expect(['self', 'adjacent', 'within 2', 'same side', 'game'].map(tries)).toEqual([
    [may, may, not],
    [may, not, may],
    [not, not, not],
    [not, not, not],
    [not, not, not],
  ]);
});

it('[P10] a near condition for a zone holds for pieces in the zone', () => {
  const zones = [
    { name: 'Wood', cells: ['A5', 'B5'], values: { Cover: 2 } },
    { name: 'Hill', cells: ['B5', 'C5'], values: { Cover: 1 } },
  ];
  const near = (scope: string, match: string) => ({
    ...{ name: 'hidden', of: 'piece', scope: 'game', match: '', change: 'Strength + 10', precedence: 1 },
    near: [{ of: 'zone', scope, match }],
  });
  const strengths = (scope: string, match: string): readonly unknown[] => {
    const maps = openModule.maps.map((map) => ({ ...map, boards: map.boards.map((board) => ({ ...board, zones })) }));
    const { table } = begun({ ...openModule, maps, modifiers: [near(scope, match)] });
    return ['p1', 'p2', 'p3', 'p4'].map((id) => look(table, { kind: 'piece', id, name: 'Strength' }));
  };
  expect(strengths('same zone', 'Cover = 2')).toEqual([11, 11, 3, 1]);
  expect(strengths('same zone', 'Cover = 1')).toEqual([1, 11, 13, 1]);
  expect(strengths('same board', 'Cover = 1')).toEqual([11, 11, 13, 11]);
  expect(strengths('game', 'Cover = 3')).toEqual([1, 1, 3, 1]);
});
