import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isBoard, type Picture, storedPictureHashesIn } from '../../src/draw/index.ts';
import type { Module } from '../../src/engine/index.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { handPicture } from '../../src/features/cards/view/hand.ts';
import { BoardDrawer } from '../../src/picture/board.ts';
import { KeptPictures } from '../../src/picture/kept-pictures.ts';
import { work } from '../../src/picture/worker.ts';
import { readModule } from '../../src/session/module/read.ts';
import { modulePictureFiles, pictured } from '../../src/session/pictures/pictured.ts';
import type { BoardId, PersonId } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { diceOf } from '../support/modules/whole-file.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { runs } from '../support/runs.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

/** Random modules with pictures: two games that differ in hidden faces only look the same to who may not know. */

const KINDS = ['ace', 'king', 'queen', 'jack', 'spy'];
const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];

/** What of a random module is hidden: which kinds lie where. */
interface Hidden {
  readonly faceDown: readonly string[];
  readonly hand: readonly string[];
  readonly deck: readonly string[];
}

const moduleOf = (seed: number, { faceDown, hand, deck }: Hidden): Module => {
  const dice = diceOf(seed);
  const looks = (kind: string): unknown =>
    dice.oneOf<() => unknown>([
      () => `${kind}.png`,
      () => ({ sheet: 'all', at: [1 + KINDS.indexOf(kind), 1] }),
      () => ({ sides: { Red: `${kind}-red.png` }, others: { sheet: 'all', at: [1 + KINDS.indexOf(kind), 2] } }),
    ])();
  const back = dice.oneOf<unknown>(['back.png', { sheet: 'all', at: [1, 3] }, undefined]);
  const whole = dice.chance(0.5);
  const prototypes = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      {
        mask: true,
        ...(dice.chance(0.8) ? { picture: looks(kind) } : {}),
        ...(dice.chance(0.5) ? { layers: ['front', { name: 'rear', picture: `${kind}-rear.png` }] } : {}),
        ...(back === undefined ? {} : { back }),
      },
    ]),
  );
  const read = readModule(
    JSON.stringify({
      module: 'hidden',
      title: 'Hidden',
      sides: [{ name: 'Red' }, { name: 'Blue' }],
      rules: { changes: 'owner' },
      sheets: { all: { file: 'all.png', columns: 5, rows: 3 } },
      maps: [
        { name: 'Field', boards: [{ name: 'Main', grid: { kind: 'square', columns: 3, rows: 3, numbering: 'A1' } }] },
        { name: 'Red Hand', private: 'Red', publishes: 'count' },
      ],
      prototypes,
      decks: [
        {
          name: 'Pile',
          at: 'Main C3',
          shuffled: false,
          ...(whole ? {} : { back: 'deck.png' }),
          pieces: deck.map((prototype) => ({ prototype, name: 'Card' })),
        },
      ],
      setup: [
        ...faceDown.map((prototype, i) => ({
          at: `Main ${CELLS[i]}`,
          side: 'Red',
          pieces: [{ prototype, name: prototype }],
        })),
        { at: 'Red Hand', side: 'Red', pieces: hand.map((prototype) => ({ prototype })) },
      ],
    }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  // Each kind's files are of another size in pixels, and of others in bytes.
  const size = (file: string) => ({ hash: hashOf(file), width: 20 + 10 * file.length, height: 30 });
  return pictured(read.module, new Map(modulePictureFiles(read.module).map((file) => [file, size(file)])));
};

const hashOf = (file: string): string => Buffer.from(file.padEnd(32, '.')).toString('hex');
const fileOf = (hash: string): Uint8Array => {
  const name = Buffer.from(hash, 'hex').toString();
  const colour = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffff, 7);
  return pngOf(20 + 10 * name.replace(/\.*$/, '').length, 30, [colour & 255, (colour >> 8) & 255, colour >> 16]);
};

/** A game of it in which all that stands on the board lies face down. */
const gameOf = (seed: number, hidden: Hidden) => {
  const game = newPlay();
  played(game, startOf(moduleOf(seed, hidden)), join(ANN, 'Red' as never), join(BEN, 'Blue' as never));
  played(game, { kind: 'begin', actor: ANN });
  for (const [i] of hidden.faceDown.entries()) {
    const [item] = game.table.at('Field/Main' as BoardId, CELLS[i] as never);
    if (item) played(game, { kind: 'hide', actor: ANN, piece: item.id as never, what: 'identity' });
  }
  return game;
};

/** All pictures that somebody gets. */
const seenBy = ({ table }: ReturnType<typeof gameOf>, person?: PersonId): readonly Picture[] => {
  const view = new View(table, person === undefined ? channelViewer : personViewer(person));
  const board = view.of(placeQueries).board('Field/Main' as BoardId);
  const hand = view.of(cardQueries).hand();
  return [
    ...(board ? [boardPicture(view, { board }, en.board.legend)] : []),
    ...(hand ? [handPicture(view, hand, en.board.legend)] : []),
  ];
};

/** As they are sent. */
const drawn = (pictures: readonly Picture[]): Promise<readonly string[]> =>
  Promise.all(
    pictures.map(async (picture) => {
      const kept = new Map(storedPictureHashesIn(picture).map((hash) => [hash, fileOf(hash)]));
      const answer = await work({ data: JSON.stringify(picture), kept });
      return 'file' in answer ? Buffer.from(answer.file).toString('base64') : '';
    }),
  );

const pairs = fc.record({
  seed: fc.nat(100_000),
  kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 6, maxLength: 12 }),
  order: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
});

const hiddenOf = (kinds: readonly string[]): Hidden => ({
  faceDown: kinds.slice(0, 3),
  hand: kinds.slice(3, 5),
  deck: kinds.slice(5),
});

/** The decks' cards are the same ones in another order: what a deck holds is no secret of its definition. */
const permuted = (kinds: readonly string[], order: readonly number[]): readonly string[] =>
  [...kinds.keys()].sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0)).map((i) => kinds[i] ?? '');

describe('[V1] a picture of hidden pieces', () => {
  it('uninformed viewers get the same picture, whatever the hidden faces', () => {
    let told = 0;
    fc.assert(
      fc.property(pairs, ({ seed, kinds, order }) => {
        const [one, other] = [kinds, permuted(kinds, order)].map((some) => gameOf(seed, hiddenOf(some))) as [
          ReturnType<typeof gameOf>,
          ReturnType<typeof gameOf>,
        ];
        for (const person of [undefined, BEN]) expect(seenBy(one, person)).toEqual(seenBy(other, person));
        if (JSON.stringify(seenBy(one, ANN)) !== JSON.stringify(seenBy(other, ANN))) told += 1;
      }),
      { seed: 19, numRuns: runs(30) },
    );
    expect(told).toBeGreaterThan(20);
  });

  it('the picture of hidden pieces is the same down to the last byte sent', async () => {
    await fc.assert(
      fc.asyncProperty(pairs, async ({ seed, kinds, order }) => {
        const games = [kinds, permuted(kinds, order)].map((some) => gameOf(seed, hiddenOf(some)));
        const [one, other] = await Promise.all(games.map((game) => drawn(seenBy(game, BEN))));
        expect(one?.every((file) => file !== '')).toBe(true);
        expect(one).toEqual(other);
      }),
      { seed: 20, numRuns: runs(2) },
    );
  });

  it('the picture of a board costs the same to draw, whatever is hidden', async () => {
    const bring = vi.spyOn(KeptPictures.prototype, 'keep');
    const cuts = vi.spyOn(KeptPictures.prototype, 'part');
    const renders = vi.spyOn(Resvg.prototype, 'render');
    const asked: string[] = [];
    /** What a thread that has drawn nothing yet does for a viewer's pictures, the second time too. */
    const costOf = async (pictures: readonly Picture[]): Promise<readonly unknown[]> => {
      for (const spy of [bring, cuts, renders]) spy.mockClear();
      asked.length = 0;
      const drawer = new BoardDrawer();
      for (const picture of [...pictures, ...pictures]) {
        if (!isBoard(picture)) continue;
        const lacking = drawer.lacking(picture);
        asked.push(...lacking);
        for (const hash of lacking) await drawer.bring(hash, fileOf(hash));
        await drawer.draw(picture);
      }
      return [asked.length, bring, cuts, renders].map((one) => (typeof one === 'number' ? one : one.mock.calls.length));
    };
    let told = 0;
    for (const { seed, kinds, order } of fc.sample(pairs, { seed: 21, numRuns: 2 })) {
      const games = [kinds, permuted(kinds, order)].map((some) => gameOf(seed, hiddenOf(some)));
      const costs: (readonly unknown[])[] = [];
      const own: (readonly unknown[])[] = [];
      for (const game of games) {
        costs.push(await costOf(seenBy(game, BEN)));
        own.push(await costOf(seenBy(game, ANN)));
      }
      expect(costs[0]).toEqual(costs[1]);
      if (JSON.stringify(own[0]) !== JSON.stringify(costs[0])) told += 1;
    }
    expect(told).toBeGreaterThan(1);
    vi.restoreAllMocks();
  });
});
