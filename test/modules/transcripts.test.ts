import { expect, it } from 'vitest';
import { actsFor, notationFunctions } from '../../src/engine/index.ts';
import type { Operation } from '../../src/table/index.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { type Chooser, dice, transcriptOf } from '../support/play/transcript.ts';

/** Short stretches of games as their players read them. */

interface Stretch {
  readonly module: string;
  readonly sides: readonly string[];
  readonly most: number;
  /** The readers whose own messages are in it, besides the channel. */
  readonly readers: readonly string[];
  /** The messages from its beginning that are in it, and from its end. */
  readonly first: number;
  readonly last?: number;
  readonly isOver?: boolean;
  /** Chooses the acts; by chance unless told. */
  readonly choose?: Chooser;
}

/** Chooses an act by chance rather than the end of a turn or of a phase. */
const choosing = (seed: number): Chooser => {
  const random = dice(seed);
  return (acts) => {
    const own = acts.filter(({ kind }: Operation) => kind === 'act' || kind === 'answer');
    const from = own.length > 0 ? own : acts;
    return from[random(from.length)];
  };
};

/** Moves a few pieces by chance, then ends the turn, for so many turns. */
const marching = (seed: number, turns: number): Chooser => {
  const random = dice(seed);
  let left = turns;
  return (acts, _, actor) => {
    if (left === 0) return undefined;
    const moves = acts.filter(({ kind }) => kind === 'move');
    if (moves.length > 0 && random(2) > 0) return moves[random(moves.length)];
    left -= 1;
    return { kind: 'end-turn', actor };
  };
};

/** Plays moves as their notation has them. */
const playing = (moves: readonly string[]): Chooser => {
  const left = [...moves];
  return (_, table, person) => {
    const style = notationFunctions.styleOf(table);
    const legal = () => {
      const acts = [...actsFor(table, person)].flatMap((act) =>
        act.kind === 'move' || act.kind === 'pass' ? act : [],
      );
      return style?.texts(table, acts) ?? [];
    };
    return style?.meant(table, person, left.shift() ?? '', legal)?.[0]?.operation;
  };
};

const read = async (stretch: Stretch): Promise<void> => {
  const { module, sides, most, readers, first, last = 0, isOver = false, choose = choosing(SEED) } = stretch;
  const game = await transcriptOf({ module: await shippedModule(module), sides, choose, most });
  const blocks = game.text
    .split(/\n\n(?=\[)/)
    .filter((block) => ['channel', ...readers].some((one) => block.startsWith(`[${one}]`)));
  const begun = blocks.slice(blocks.findIndex((block) => block.includes('starts the game')));
  const shown = [...begun.slice(0, first), ...(last > 0 ? ['…', ...begun.slice(-last)] : [])].join('\n\n');
  expect(shown.split('\n').length).toBeLessThanOrEqual(LONGEST);
  expect(game.isOver).toBe(isOver);
  await expect(`${shown}\n`).toMatchFileSnapshot(`../golden/transcripts/${module}.txt`);
};

const SEED = 7;
const LONGEST = 120;

it('[G36] the posts of a Hearts deal read as its players describe it', () =>
  read({
    module: 'hearts',
    sides: ['North', 'East', 'South', 'West'],
    most: 56,
    readers: [],
    first: 14,
    last: 3,
  }));

it('[G36] the posts of backgammon turns read as its players write them', () =>
  read({ module: 'backgammon', sides: ['White', 'Black'], most: 12, readers: [], first: 30 }));

it('[G36] the posts of a Werewolf game read as its moderator describes it', () =>
  read({
    module: 'werewolf',
    sides: ['Mill', 'Forge', 'Inn', 'Bakery', 'Chapel'],
    most: 60,
    readers: ['Forge'],
    first: 13,
    last: 5,
    isOver: true,
  }));

it('[G36] the posts of two Bazaar rounds read as its merchants describe them', () =>
  read({ module: 'bazaar', sides: ['Red', 'Blue', 'Green'], most: 14, readers: [], first: 40 }));

/** Morphy against the Duke of Brunswick and Count Isouard, at the opera in Paris, 1858. */
const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 ' +
  'Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#';

it('[G36] the posts of a famous chess game read as its players write it', () =>
  read({
    module: 'chess',
    sides: ['White', 'Black'],
    most: 40,
    readers: [],
    first: 9,
    last: 9,
    isOver: true,
    choose: playing(OPERA.split(' ')),
  }));

/** Ichiriki Ryo against Zen, 2012. */
const ZEN = 'D4 F6 E6 E7 F5 G5 E5 F7 G4 C3 C4 H5 H4 F3 D3 F4 G2 G3 H3 H2 J2 H1 G1 J4 J1 H2 H1 J5 D7 D8 C7 E2 G6';

it('[G36] the posts of a Go game read as its players write it', () =>
  read({
    module: 'go-9',
    sides: ['Black', 'White'],
    most: 40,
    readers: [],
    first: 9,
    last: 5,
    choose: playing(ZEN.split(' ')),
  }));

it('[G36] the posts of ten Marches turns read as orders of march', () =>
  read({ module: 'marches', sides: ['Red', 'Blue'], most: 40, readers: [], first: 40, choose: marching(SEED, 10) }));
