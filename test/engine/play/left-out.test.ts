import { describe, expect, it } from 'vitest';
import { type Module, onTurn } from '../../../src/engine/index.ts';
import { cardQueries } from '../../../src/features/cards/view/cards.ts';
import type { MapId, PieceId, SideId } from '../../../src/table/index.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { deckModule, namesIn, RED_HAND, SUPPLIES } from '../../support/games/decks.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  DAN,
  endTurn,
  join,
  MAIN,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  startOf,
} from '../../support/table.ts';

const GREEN = 'Green' as SideId;
const GREEN_HAND = 'Green Hand' as MapId;

const hand = (side: string): Module['maps'][number] => ({
  name: `${side} Hand`,
  private: side,
  occupied: 'stack',
  boards: [],
});
const pawn = (name: string) => [{ prototype: 'pawn', name, count: 1 }];

/**
 * Green, Red and Blue go in this order; Green has a pawn on E5, a coin in its hand and a deck of its own. Two sides are
 * enough.
 */
const module: Module = {
  ...openModule,
  sides: [...openModule.sides, { name: 'Green' }],
  turn: { order: ['Green', 'Red', 'Blue'], ends: 'by-command' },
  seats: { least: 2 },
  maps: [openModule.maps[0], openModule.maps[1], hand('Red'), hand('Green')].filter((map) => map !== undefined),
  prototypes: { ...openModule.prototypes, card: {} },
  decks: (deckModule.decks ?? [])
    .filter(({ name }) => name !== 'Cache')
    .map((deck) => (deck.name === 'Pile' ? { ...deck, side: 'Green' } : deck)),
  setup: [
    ...openModule.setup,
    { map: 'Field', board: 'Main', cell: 'E5', side: 'Green', pieces: pawn('Green Pawn') },
    { map: 'Green Hand', pieces: pawn('Coin') },
  ],
};

/** Ann plays Red and Ben Blue. */
const two = (own: Module = module): Play => {
  const game = newPlay();
  played(game, startOf(own), join(ANN, RED), join(BEN, BLUE));
  return game;
};

const begin = { kind: 'begin', actor: ANN } as const;

describe('a module that can be played without some sides', () => {
  it('a game with optional sides starts when enough sides have players', () => {
    const game = newPlay();
    played(game, startOf(module), join(ANN, RED));
    expect(play(game, begin)).toEqual({ code: 'too-few-sides', least: 2, empty: [BLUE, GREEN] });
    played(game, join(BEN, BLUE), begin);
    expect(game.table.get('game', 'game')).toMatchObject({ phase: 'playing', out: [GREEN] });
  });

  it('a game leaves no side out if all have players', () => {
    const game = two();
    played(game, join(DAN, GREEN), begin);
    expect(game.table.get('game', 'game')?.out).toBeUndefined();
    expect([
      onTurn(game.table)?.id,
      game.table.at(MAIN, 'E5').length,
      game.table.at(GREEN_HAND).length,
      namesIn(game.table, '/Pile' as never),
    ]).toEqual([GREEN, 1, 1, 'f g']);
  });

  it('a game waits for a player of the side that has turns', () => {
    expect(play(two({ ...module, turn: { order: ['Green'], ends: 'by-command' } }), begin)).toEqual({
      code: 'seats-empty',
      sides: [GREEN],
    });
  });

  it('a game without optional sides waits for every side', () => {
    const { seats: _, ...all } = module;
    expect(play(two(all), begin)).toEqual({ code: 'seats-empty', sides: [GREEN] });
  });
});

describe('an omitted side', () => {
  const begun = (): Play => {
    const game = two();
    played(game, begin);
    return game;
  };

  it('an omitted side has no pieces, and shared pieces stay', () => {
    const { table } = begun();
    expect([table.at(MAIN, 'E5'), table.at(GREEN_HAND), table.at('/Pile')]).toEqual([[], [], []]);
    expect([namesIn(table, SUPPLIES), table.at(MAIN, 'A5').length]).toEqual(['a b c d e', 1]);
  });

  it('an omitted side has no turn', () => {
    const game = begun();
    const seen = [onTurn(game.table)?.id];
    for (const actor of [ANN, BEN, ANN]) {
      played(game, endTurn(actor));
      seen.push(onTurn(game.table)?.id);
    }
    expect(seen).toEqual([RED, BLUE, RED, BLUE]);
    expect(game.table.get('turn', 'turn')?.number).toBe(2);
  });

  it('an omitted side cannot be taken later', () => {
    const game = begun();
    expect(play(game, join(CLO, GREEN))).toEqual({ code: 'side-left-out', side: GREEN });
    played(game, join(CLO, undefined));
    expect(outcome(game, { kind: 'leave', actor: BEN, side: undefined })).toBe('done');
    played(game, join(BEN, BLUE));
  });

  it('an omitted side is dealt no cards', () => {
    const { maps, ...rest } = module;
    const game = two({ ...rest, maps: [...maps, hand('Blue')] });
    played(game, begin, { kind: 'deal', actor: ANN, deck: SUPPLIES, count: 1, sides: [] });
    expect([namesIn(game.table, RED_HAND), game.table.at(GREEN_HAND)]).toEqual(['e', []]);
  });

  it('an omitted side is missing from lists and cannot get cards', () => {
    const { maps, ...rest } = module;
    const game = two({ ...rest, maps: [...maps, { ...hand('Blue'), publishes: 'count' }] });
    const names = (): readonly string[] =>
      new View(game.table, personViewer(BEN))
        .of(seatQueries)
        .sides()
        .map(({ name }) => name);
    expect(names()).toEqual(['Red', 'Blue', 'Green']);
    played(game, begin, { kind: 'deal', actor: ANN, deck: SUPPLIES, count: 1, sides: [] });
    const view = new View(game.table, personViewer(BEN));
    expect([
      names(),
      view
        .of(cardQueries)
        .hands()
        .map(({ name }) => name),
    ]).toEqual([['Red', 'Blue'], ['Blue Hand']]);
    const [card] = game.table.at(RED_HAND);
    const out = { code: 'side-left-out', side: GREEN };
    expect(play(game, { kind: 'deal', actor: ANN, deck: SUPPLIES, count: 1, sides: [GREEN] })).toEqual(out);
    expect(play(game, { kind: 'give', actor: ANN, pieces: [card?.id as PieceId], side: GREEN })).toEqual(out);
  });

  it('solo play omits optional sides, too', () => {
    const open: Module = { ...openModule, sides: [...openModule.sides, { name: 'Green' }], seats: { least: 2 } };
    const game = two(open);
    played(game, begin, { kind: 'leave', actor: BEN, side: undefined }, { kind: 'alone', actor: ANN });
    expect([...game.table.all('seat')].map(({ side }) => side)).toEqual([RED, BLUE]);
  });
});
