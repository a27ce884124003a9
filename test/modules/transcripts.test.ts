import { expect, it } from 'vitest';
import type { Operation } from '../../src/engine/core/operation.ts';
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

const read = async ({ module, sides, most, readers, first, last = 0, isOver = false }: Stretch): Promise<void> => {
  const game = await transcriptOf({ module: await shippedModule(module), sides, choose: choosing(SEED), most });
  const blocks = game.text
    .split(/\n\n(?=\[)/)
    .filter((block) => ['channel', ...readers].some((one) => block.startsWith(`[${one}]`)));
  const begun = blocks.slice(blocks.findIndex((block) => block.includes('begins the game')));
  const shown = [...begun.slice(0, first), ...(last > 0 ? ['…', ...begun.slice(-last)] : [])].join('\n\n');
  expect(shown.split('\n').length).toBeLessThanOrEqual(LONGEST);
  expect(game.isOver).toBe(isOver);
  await expect(`${shown}\n`).toMatchFileSnapshot(`../golden/transcripts/${module}.txt`);
};

const SEED = 7;
const LONGEST = 120;

it('[G36] a deal of Hearts reads as its players tell it', () =>
  read({
    module: 'hearts',
    sides: ['North', 'East', 'South', 'West'],
    most: 56,
    readers: [],
    first: 14,
    last: 3,
  }));

it('[G36] turns of backgammon read as its players write them', () =>
  read({ module: 'backgammon', sides: ['White', 'Black'], most: 12, readers: [], first: 30 }));

it('[G36] a game of Werewolf reads as its moderator tells it', () =>
  read({
    module: 'werewolf',
    sides: ['Mill', 'Forge', 'Inn', 'Bakery', 'Chapel'],
    most: 60,
    readers: ['Forge'],
    first: 13,
    last: 5,
    isOver: true,
  }));

it('[G36] two rounds of Bazaar read as its merchants tell them', () =>
  read({ module: 'bazaar', sides: ['Red', 'Blue', 'Green'], most: 14, readers: [], first: 40 }));
