import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import type { Operation } from '../../src/table/index.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import type { SeenReport } from '../../src/view/seen/report.ts';
import { reportChangeToViewer } from '../../src/view/seen/seen.ts';
import { tell } from '../../src/view/seen/tell.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { deckModule, draw, named, putBack, RED_HAND, SUPPLIES, USED } from '../support/games/decks.ts';
import { ANN, BEN, BLUE, join, newPlay, type Play, played, RED, startOf, undo } from '../support/table.ts';
import { en } from '../support/words.ts';

const { deedOf } = en.deed;

/** The game with these 32 bytes of chance, begun: nothing of it is shuffled yet. */
const begunWith = (seed: number, module: Module = deckModule): Play => {
  const game = newPlay();
  const chance = seed.toString(16).padStart(64, '0');
  played(game, { ...startOf(module), chance }, join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const viewers = [personViewer(BEN), channelViewer];

type Make = (game: Play) => Operation;

/**
 * What Ben and the channel see of the last of these, and what they see then of what lies anywhere: the same whatever
 * chance did.
 */
const seenBy = (seed: number, ...makes: readonly Make[]): readonly unknown[] => {
  const game = begunWith(seed);
  return makes.flatMap((make) => {
    const operation = make(game);
    const change = played(game, operation);
    return viewers.map((viewer) => {
      const view = new View(game.table, viewer);
      return [
        reportChangeToViewer(game.table, change, viewer, operation),
        [...view.of(pieceQueries).all()].map(({ name, where }) => [name, where]),
        view.of(cardQueries).decks(),
        view.of(cardQueries).hands(),
      ];
    });
  });
};

const wear: Make = () => draw(BEN, SUPPLIES, USED, 3);

describe('[T6] others’ views of decks do not depend on chance', () => {
  it.each<[string, ...(readonly Make[])]>([
    ['a draw for which the discards were shuffled into the deck', wear, () => draw(ANN, SUPPLIES, RED_HAND, 4)],
    [
      'such a draw taken back: of no discard can be told whether it was drawn',
      wear,
      () => draw(ANN, SUPPLIES, RED_HAND, 4),
      ({ steps }) => ({ kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [steps.length] } }),
      ({ table }) => ({ kind: 'agree', actor: BEN, request: [...table.all('request')][0]?.id ?? '' }),
      () => undo(ANN),
    ],
    ['a deal for which they were', wear, () => ({ kind: 'deal', actor: ANN, deck: SUPPLIES, count: 4, sides: [RED] })],
    ['discards shuffled into the deck', wear, () => ({ kind: 'shuffle', actor: ANN, deck: SUPPLIES, discards: true })],
    [
      'a shuffle of a deck of which one has seen the top',
      () => ({ kind: 'peek', actor: BEN, deck: SUPPLIES, count: 3 }),
      () => ({ kind: 'shuffle', actor: ANN, deck: SUPPLIES, discards: false }),
    ],
    [
      'cards put back at random into a deck of which one has seen the top',
      () => draw(ANN, SUPPLIES, RED_HAND, 2),
      () => ({ kind: 'peek', actor: BEN, deck: SUPPLIES, count: 2 }),
      (game) => putBack(ANN, SUPPLIES, 'random', named(game.table, 'e'), named(game.table, 'd')),
    ],
    [
      'open pieces put at random into the deck',
      (game) => putBack(ANN, SUPPLIES, 'random', ...['Stone', 'Red King'].map((name) => named(game.table, name))),
    ],
  ])('others’ views of a deck do not depend on chance: %s', (_, ...makes) => {
    const first = seenBy(1, ...makes);
    for (let seed = 2; seed < 30; seed += 1) expect(seenBy(seed, ...makes)).toEqual(first);
  });

  it('others’ views of a deck do not depend on the order of returned cards', () => {
    const seen = (...names: readonly string[]) =>
      seenBy(1, (game) => putBack(ANN, SUPPLIES, 'top', ...names.map((name) => named(game.table, name))));
    expect(seen('Stone', 'Red King')).toEqual(seen('Red King', 'Stone'));
  });
});

it('cards drawn through a reshuffle seem to come from the deck', () => {
  const game = begunWith(1);
  played(game, wear(game));
  const operation = draw(ANN, SUPPLIES, RED_HAND, 4);
  const seen: readonly SeenReport[] = reportChangeToViewer(
    game.table,
    played(game, operation),
    channelViewer,
    operation,
  );
  expect(seen.filter(({ what }) => what === 'vanished')).toMatchObject(
    ['c', 'd', 'e'].map((name) => ({ piece: name, to: 'Supplies' })),
  );
  expect(seen.filter(({ what }) => what === 'passed')).toEqual([
    { what: 'passed', from: 'Supplies', to: 'Red Hand', count: 4 },
  ]);
});

it('a card that moves out of sight is reported with its destination', () => {
  const game = begunWith(1);
  played(game, draw(ANN, SUPPLIES, RED_HAND, 1));
  const move: Operation = {
    kind: 'move',
    actor: ANN,
    pieces: [named(game.table, 'e')],
    to: { in: SUPPLIES },
    captures: [],
  };
  const change = played(game, move);
  const told = [personViewer(ANN), channelViewer].map((viewer) =>
    deedOf(tell(move, reportChangeToViewer(game.table, change, viewer, move))),
  );
  expect(told).toEqual(['moves **e** from Red Hand to Supplies', 'moves 1 card from Red Hand to Supplies']);
});

it('[T7] after a random return the top handle is always the same', () => {
  const tops = Array.from({ length: 12 }, (_, seed) => {
    const game = begunWith(seed);
    played(game, draw(ANN, SUPPLIES, RED_HAND, 1), ({ table }) => putBack(ANN, SUPPLIES, 'random', named(table, 'e')));
    return game.table.get('piece', game.table.at(SUPPLIES).at(-1)?.id ?? '');
  });
  expect(new Set(tops.map((top) => top?.name)).size).toBeGreaterThan(1);
  expect(new Set(tops.map((top) => top?.alias)).size).toBe(1);
});

it('[T7] after undoing a random return, the handle in hand is always the same', () => {
  const back = Array.from({ length: 12 }, (_, seed) => {
    const game = begunWith(seed);
    played(
      game,
      draw(ANN, SUPPLIES, RED_HAND, 1),
      ({ table }) => putBack(ANN, SUPPLIES, 'random', named(table, 'e')),
      undo(ANN),
    );
    return game.table.get('piece', named(game.table, 'e'));
  });
  expect(new Set(back.map((card) => `${card?.place.in} ${card?.alias}`)).size).toBe(1);
});
