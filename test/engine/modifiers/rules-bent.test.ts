import { expect, it } from 'vitest';
import { deckId } from '../../../src/engine/play/queries.ts';
import { moduleFrom } from '../../support/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  join,
  move,
  newPlay,
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
    deck: deckId('Stock'),
    count: 2,
    named: [],
    to: { in: 'Red Hand' as never },
  }),
  outcome(game, move(game, ANN, spot('Field/Main' as never, 'A1'), spot('Field/Main' as never, 'B1'))),
  outcome(game, { kind: 'resign', actor: ANN, side: RED }),
];

it('[G13] modifiers bend rules, too: what may be done at all, where pieces stand together, what a hand holds', () => {
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
