import { describe, expect, it } from 'vitest';
import type { Module } from '../../../../src/engine/play/module.ts';
import { deckIdOfName } from '../../../../src/engine/play/queries.ts';
import type { CellId, DeckId, MapId, Operation, PersonId } from '../../../../src/table/index.ts';
import { modifier } from '../../../engine/modifiers/support.ts';
import { ANN, BEN, begun, HAND, MAIN, openModule, outcome, type Play, played } from '../../../support/table.ts';

const PILE: DeckId = deckIdOfName('Pile');

/**
 * Two hands of at most three cards, and a pile of which one draws two at once. A generous host on the table raises the
 * limit of his side by two.
 */
const module: Module = {
  ...openModule,
  turn: { order: ['Red', 'Blue'], ends: 'by-command' },
  rules: { pieces: 'owner', turns: 'free', captures: 'none' },
  limits: { hand: 3, draw: 2 },
  maps: [
    ...openModule.maps,
    { name: 'Red Hand', private: 'Red', publishes: 'count', occupied: 'stack', boards: [] },
    { name: 'Blue Hand', private: 'Blue', occupied: 'stack', boards: [] },
  ],
  decks: [
    {
      name: 'Pile',
      map: 'Camp',
      faceDown: true,
      publishes: 'count',
      pick: false,
      reshuffle: 'never',
      shuffled: false,
      pieces: [{ prototype: 'pawn', name: 'Card', count: 20 }],
    },
  ],
};

const draw = (actor: typeof ANN, count: number, to = 'Red Hand'): Operation<'draw'> => ({
  kind: 'draw',
  actor,
  deck: PILE,
  count,
  named: [],
  to: { in: to as typeof HAND },
});

const cards = ({ table }: Play, hand: string): readonly string[] => table.at(hand).map(({ id }) => id);

describe('[P8] limits of draws and hands', () => {
  it('a draw limit caps the cards drawn at once', () => {
    const game = begun(module);
    expect([outcome(game, draw(ANN, 3)), outcome(game, draw(ANN, 2))]).toEqual(['draw-limit', 'done']);
  });

  it('a hand limit caps the hand, however its cards arrive', () => {
    const game = begun(module);
    expect([outcome(game, draw(ANN, 2)), outcome(game, draw(ANN, 2)), outcome(game, draw(ANN, 1))]).toEqual([
      'done',
      'hand-full',
      'done',
    ]);
    expect(outcome(game, { kind: 'deal', actor: ANN, deck: PILE, count: 1, sides: [] })).toBe('hand-full');
    const pawn = game.table.at('Field/Main', 'A5')[0]?.id as never;
    expect(outcome(game, { kind: 'move', actor: ANN, pieces: [pawn], to: { in: HAND }, captures: [] })).toBe(
      'hand-full',
    );
  });

  it('[D5] [T6] the limit of a fully hidden hand stays secret: giving is cut short', () => {
    const game = begun(module);
    for (const count of [2, 1]) expect(outcome(game, draw(BEN, count, 'Blue Hand'))).toBe('done');
    expect(outcome(game, draw(ANN, 1))).toBe('done');
    const [card] = cards(game, 'Red Hand');
    const give: Operation = { kind: 'give', actor: ANN, pieces: [card as never], side: 'Blue' as never };
    expect(outcome(game, give)).toBe('done');
    expect([
      cards(game, 'Red Hand').length,
      cards(game, 'Blue Hand').length,
      game.table.get('attempt', 'attempt')?.number,
    ]).toEqual([1, 3, 1]);
    played(game, {
      kind: 'move',
      actor: BEN,
      pieces: [cards(game, 'Blue Hand')[0] as never],
      to: { in: MAIN, cell: 'C3' as CellId },
      captures: [],
    });
    expect(outcome(game, give)).toBe('done');
    expect([
      cards(game, 'Red Hand').length,
      cards(game, 'Blue Hand').length,
      game.table.get('attempt', 'attempt')?.number,
    ]).toEqual([0, 3, 1]);
  });

  it('[D5] the limit of a known hand is reported, and so is an impossible draw', () => {
    const game = begun(module);
    for (const count of [2, 1]) expect(outcome(game, draw(ANN, count))).toBe('done');
    expect(outcome(game, draw(BEN, 2, 'Blue Hand'))).toBe('done');
    const give = (actor: PersonId, hand: string, side: string): Operation => ({
      kind: 'give',
      actor,
      pieces: cards(game, hand) as never,
      side: side as never,
    });
    expect(outcome(game, give(BEN, 'Blue Hand', 'Red'))).toBe('hand-full');
    expect(outcome(game, draw(BEN, 1, 'Blue Hand'))).toBe('done');
    const pawn = game.table.at(MAIN, 'C1')[0]?.id as never;
    played(game, {
      kind: 'move',
      actor: BEN,
      pieces: [cards(game, 'Blue Hand')[0] as never],
      to: { in: MAIN, cell: 'C3' as CellId },
      captures: [],
    });
    played(game, { kind: 'move', actor: BEN, pieces: [pawn], to: { in: 'Blue Hand' as MapId }, captures: [] });
    expect(cards(game, 'Blue Hand')).toHaveLength(3);
    const four = [...cards(game, 'Red Hand'), game.table.at(MAIN, 'A5')[0]?.id] as never;
    expect(outcome(game, { kind: 'give', actor: ANN, pieces: four, side: 'Blue' as never })).toBe('hand-full');
  });

  it('[P11] a lowered limit leaves a full hand alone; modifiers change limits', () => {
    const generous: Module = {
      ...module,
      modifiers: [modifier({ name: 'Feast', of: 'limit', change: 'hand + 2' })],
    };
    const game = begun(generous);
    expect([outcome(game, draw(ANN, 2)), outcome(game, draw(ANN, 2)), outcome(game, draw(ANN, 2))]).toEqual([
      'done',
      'done',
      'hand-full',
    ]);
    expect(outcome(game, draw(ANN, 1))).toBe('done');
    expect(cards(game, 'Red Hand')).toHaveLength(5);
  });
});
