import { describe, expect, it } from 'vitest';
import { drawCardTile } from '../../../../src/draw/card.ts';
import { type BoardPicture, estimateTextWidth, type PiecePicture } from '../../../../src/draw/index.ts';
import { cardQueries } from '../../../../src/features/cards/view/cards.ts';
import { findCard, handPicture } from '../../../../src/features/cards/view/hand.ts';
import type { BoardId } from '../../../../src/table/index.ts';
import { boardPicture } from '../../../../src/view/board/board.ts';
import { placeQueries } from '../../../../src/view/places.ts';
import { View } from '../../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../../src/view/viewer.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { boardSvg } from '../../../support/pictures/board-svg.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const LONG = 'Take a card of your choice from the discards into your hand, but no other scavenger, and then draw two.';
const MODULE = moduleFrom(`
module: market
title: Market
sides: [{ name: Red }, { name: Blue }]
labels: { gold: Price }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 2 } }] }
  - { name: Red Hand, private: Red }
prototypes:
  coin: { symbol: c, Worth: 1, Type: [Money] }
  thief: { gold: 3, Type: [Action, Night], Rare: true, Text: "${LONG}" }
  wall: { level: city, gold: 9 }
decks:
  - { name: Caravan, at: Main A1, publishes: count, pieces: [{ prototype: coin, count: 3 }, { prototype: thief }] }
  - { name: Discards, at: Main B1, faceDown: never }
  - { name: Secret, at: Main C2, publishes: nothing, pieces: [{ prototype: coin }] }
setup:
  - { at: Main C1, pieces: [{ prototype: thief, name: Thief }] }
  - { at: Main D1, side: Red, pieces: [{ prototype: wall, name: Wall }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: thief, name: Thief }, { prototype: coin, name: Penny, count: 2 }, { prototype: thief, name: Thief }, { prototype: coin, name: Penny }] }
`);

const game = newPlay();
played(game, startOf(MODULE), join(ANN, 'Red' as never), join(BEN, 'Blue' as never));
played(game, { kind: 'begin', actor: ANN });

const boardOf = (): BoardPicture => {
  const view = new View(game.table, channelViewer);
  const board = view.of(placeQueries).board('Field/Main' as BoardId);
  if (!board) throw new Error('no board');
  return boardPicture(view, { board }, en.board.legend);
};

const handOf = (): BoardPicture => {
  const view = new View(game.table, personViewer(ANN));
  const hand = view.of(cardQueries).hand();
  if (!hand) throw new Error('no hand');
  return handPicture(view, hand, en.board.legend);
};

const on = (cell: string): PiecePicture | undefined => boardOf().pieces.find((piece) => piece.cell === cell);

/** The texts that a picture shows, lines that belong together put together. */
const textsOf = (picture: BoardPicture): string =>
  [...boardSvg(picture).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]).join(' ');

const THIEF = { values: [{ text: 'Price', value: '3' }], kinds: 'Action, Night, Rare', text: LONG };
const COIN = { values: [{ text: 'Worth', value: '1' }], kinds: 'Money' };

describe('[U12] cards look like cards', () => {
  it('cards in a hand are sorted by kind and grouped if alike', () => {
    expect(handOf().pieces).toEqual([
      { cell: '1', name: 'Penny', label: 'c', count: 3, card: COIN },
      { cell: '2', name: 'Thief', count: 2, card: THIEF },
    ]);
  });

  it('cards show name, price, value and the start of the text', () => {
    const shown = textsOf(handOf());
    for (const text of ['Penny', 'Worth', '1', 'Money', '×3', 'Thief', 'Price', 'Action, Night, Rare'])
      expect(shown).toContain(text);
    expect(shown).toContain('Take a card of your choice from');
    expect(shown).not.toMatch(/\bSymbol\b/i);
  });

  it('a chosen card shows its whole text', () => {
    const view = new View(game.table, personViewer(ANN));
    const hand = view.of(cardQueries).hand();
    const card = hand && findCard(view, hand, '1');
    expect(card && en.lists.pieceDetails(view, card)).toContain(LONG.replace('.', ''));
  });

  it('cards on a board show name and price, not a legend letter', () => {
    expect(on('C1')).toEqual({ cell: 'C1', name: 'Thief', card: THIEF });
    const shown = textsOf(boardOf());
    expect(shown.split('Thief')).toHaveLength(2);
    expect(shown).toContain('Price 3');
  });

  it('cards form named piles; an empty pile looks empty', () => {
    expect([on('A1'), on('B1'), on('C2')]).toEqual([
      { cell: 'A1', name: 'Caravan', count: 4, hidden: true, pile: 'filled' },
      { cell: 'B1', name: 'Discards', pile: 'empty' },
      { cell: 'C2', name: 'Secret', hidden: true, pile: 'filled' },
    ]);
    const shown = textsOf(boardOf());
    for (const text of ['Caravan', '×4', 'Discards', 'Secret']) expect(shown).toContain(text);
  });

  it('cards look different from cities, and cities from units', () => {
    expect(on('D1')).toMatchObject({ name: 'Wall', place: true });
    const { place: _, ...unit } = on('D1') ?? { cell: '', name: '' };
    const board = { ...boardOf(), pieces: [] };
    const [city, other] = [{ ...unit, place: true }, unit].map((piece) => boardSvg({ ...board, pieces: [piece] }));
    expect(city).not.toBe(other);
  });

  it('cards without a picture show their letters as large as fits', () => {
    const tile = { width: 100, height: 140 };
    const card = (label: string): string =>
      drawCardTile({ cell: 'A1', name: 'Ten', label }, { values: [], kinds: 'clubs' }, tile);
    const [, size = '0'] = /font-size="([\d.]+)"[^>]*>10C</.exec(card('10C')) ?? [];
    expect(Number(size)).toBeGreaterThan(30);
    expect(card('')).not.toContain('10C');
  });

  it('cards with an unframed picture show only number and count', () => {
    const art = { hash: 'ab'.repeat(32), x: 0, y: 0, width: 100, height: 140, of: { width: 100, height: 140 } };
    const piece = { cell: '1', name: 'Ten of Clubs', label: '10C', count: 2 };
    const face = { values: [{ text: 'Rank', value: '10' }], kinds: 'clubs', number: '4-5' };
    const texts = (unframed: object): readonly (string | undefined)[] =>
      [
        ...drawCardTile({ ...piece, art: { ...art, ...unframed } }, face, { width: 140, height: 140 }).matchAll(
          />([^<]+)</g,
        ),
      ].map(([, text]) => text);
    expect(texts({ unframed: true })).toEqual(['4-5', '×2']);
    expect(texts({})).toContain('Ten of Clubs');
  });

  it('cards of every kind match test/golden/cards.svg', async () => {
    const art = { hash: 'ab'.repeat(32), x: 0, y: 0, width: 100, height: 140, of: { width: 100, height: 140 } };
    const side = { index: 0, name: 'Red', colour: '#b3261e', shape: 'circle' } as const;
    const plain = { cell: '1', name: 'Ten of Clubs', label: '10C' };
    const long = { ...plain, name: 'The Keeper of the Eastern Gate' };
    const face = { ...THIEF, number: '4-5' };
    const pieces: readonly PiecePicture[] = [
      plain,
      { ...plain, count: 2 },
      { ...plain, count: 1000, changed: true },
      { ...long, side },
      { ...plain, art },
      { ...plain, art: { ...art, unframed: true } },
      { ...plain, art: { ...art, unframed: true, width: 50 }, count: 3, changed: true, side },
    ];
    const tiles = [70, 129, 130, 200].map((width) => ({ width, height: 140 }));
    const drawn = pieces.flatMap((piece) =>
      [face, { values: [], kinds: 'clubs' }].flatMap((one) => tiles.map((tile) => drawCardTile(piece, one, tile))),
    );
    await expect(`${drawn.map((one) => one.replaceAll('><', '>\n<')).join('\n\n')}\n`).toMatchFileSnapshot(
      '../../../golden/cards.svg',
    );
  });

  it('cards show a longer text whole in smaller letters', () => {
    const text =
      'Draw three cards from the Caravan, then put two cards of your hand under it in any order you like to.';
    const svg = drawCardTile(
      { cell: '1', name: 'Broker' },
      { values: [], kinds: 'Action', text },
      { width: 200, height: 170 },
    );
    expect([...svg.matchAll(/>([^<]+)</g)].map(([, row]) => row).join(' ')).toContain(text);
  });

  it('cards show distinct suits and the side’s sign next to the name', () => {
    const tile = { width: 90, height: 120 };
    const faceOf = (kinds: string) => ({ values: [], kinds });
    const card = (piece: object, kinds = 'clubs'): string =>
      drawCardTile({ cell: 'A1', label: '', name: 'Red Guard', ...piece }, faceOf(kinds), tile);
    const heads = ['clubs', 'diamonds', 'hearts', 'spades'].map(
      (kinds) => /fill="(#\w+)"[^>]*\/><text/.exec(card({}, kinds))?.[1],
    );
    expect(new Set(heads).size).toBe(4);
    const sided = card({ side: { name: 'Red', colour: '#b3261e', shape: 'circle' } });
    const [, moved = '0', size = '0'] = /translate\(([\d.]+) 0\)"><text[^>]*font-size="([\d.]+)"/.exec(sided) ?? [];
    const begins = Number(moved) - estimateTextWidth('Red Guard', Number(size), true) / 2;
    expect(begins).toBeGreaterThan(-tile.width / 2 + (tile.width / 7.4) * 1.1);
  });
});
