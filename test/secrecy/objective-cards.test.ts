import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import type { PersonId } from '../../src/table/index.ts';
import { FEAST } from '../support/games/points.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { Bot, type Leak } from './bot.ts';

/**
 * Nobody but its holder learns by anything which objective lies on a card in a hand (S33): what Ben, who plays against
 * Ann, and Cat, who looks on, are told is the same to the byte, whichever Ann holds. One of them carries a scorekeeper.
 */

const [ANN, BEN, CAT] = ['100000000000000001', '100000000000000002', '100000000000000003'] as [
  PersonId,
  PersonId,
  PersonId,
];

const KEEPER = `scorekeepers: |
  (scorekeeper ford (title "The ford") (card ford) (initial 0)
    (when (after-event (and (= kind side-turn-ended) (= side name))))
    (do (add (sum stone 1)) (if (> score 4) (add 3)))
    (messages ((> score 2) "$title$ of $side$: $score$.")))
`;
const FORD =
  '  - { name: Ford, scorekeeper: ford, card: ford, to: Told, once: any, reveals: [Red Hand, Blue Hand] }\nactions:';

/** Ann holds one of them, and the other lies below all cards of the deck. */
const holding = (held: string, other: string): Module => {
  const hand = `  - { at: Red Hand, pieces: [{ prototype: ${held}, name: Objective }] }\n`;
  const text = FEAST.replace('actions:', FORD)
    .replace(
      /pieces: \[\{ prototype: ford.*}], shuffled/,
      `pieces: [{ prototype: ${other}, name: Objective }, { prototype: crowd }], shuffled`,
    )
    .replace('setup:\n', `setup:\n${hand}`);
  return moduleFrom(`${text}\n${KEEPER}`);
};

type Words = readonly [person: PersonId, words: string, values: Readonly<Record<string, string | number>>];

/** Whatever is done or asked that does not depend on what Ann holds; she draws nothing beyond the crowd. */
const ACTS: readonly Words[] = [
  [ANN, 'turn end', {}],
  [BEN, 'turn end', {}],
  [ANN, 'turn end', {}],
  [BEN, 'turn end', {}],
  [ANN, 'score add', { points: 2, reason: 'soup' }],
  [ANN, 'score claim', { objective: 'Song' }],
  [ANN, 'score claim', { objective: 'Hill' }],
  [ANN, 'act', { name: 'Dance' }],
  [ANN, 'score show', {}],
  [ANN, 'score claim', {}],
  [ANN, 'hand show', {}],
  [BEN, 'score show', {}],
  [CAT, 'score show', {}],
  [BEN, 'score claim', {}],
  [BEN, 'score claim', { objective: 'Ford' }],
  [BEN, 'score claim', { objective: 'Hermit' }],
  [BEN, 'score claim', { objective: 'Nothing' }],
  [BEN, 'score rounds', {}],
  [CAT, 'score rounds', {}],
  [BEN, 'game log', {}],
  [CAT, 'game status', {}],
  [BEN, 'game export', {}],
  [BEN, 'play', {}],
  [BEN, 'game undo', {}],
  [BEN, 'piece list', {}],
];

/** What reaches each of them of a game in which that is done. */
const told = async (module: Module, script: readonly number[], leak: Leak = {}) => {
  const bot = new Bot(module, [ANN, BEN, CAT], 'objectives', leak);
  await bot.type(ANN, 'game start', { module: 'feast' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.type(CAT, 'game join');
  await bot.begin(ANN);
  for (const number of script) {
    const [person, words, values] = ACTS[number % ACTS.length] as Words;
    await bot.type(person, words, values);
    if (number % 5 === 0) await bot.complete(BEN, 'score claim', 'objective', '');
  }
  const [ann = [], ben = [], cat = []] = [ANN, BEN, CAT].map((person) => bot.heard.get(person));
  return { ann: [...ann], others: [[...ben], [...cat]] };
};

const [ford, hermit] = [holding('ford', 'hermit'), holding('hermit', 'ford')];

/** Turns end and everybody asks for the scores. */
const WHOLE = [0, 1, 0, 1, 0, 1, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24];

describe('[S33] [T6] the objective that a player holds', () => {
  it('an objective card is known only to its holder, whatever happens', async () => {
    const [first, second] = [await told(ford, WHOLE), await told(hermit, WHOLE)];
    expect(second.others).toEqual(first.others);
    expect([first.ann.join().includes('The ford'), second.ann.join().includes('The ford')]).toEqual([true, false]);
    const scripts = fc.array(fc.nat(ACTS.length * 5), { minLength: 8, maxLength: 16 });
    for (const script of fc.sample(scripts, { seed: 33, numRuns: 4 }))
      expect((await told(hermit, script)).others).toEqual((await told(ford, script)).others);
  });

  it('a bot that reveals a held objective card is noticed', async () => {
    const known = (bot: Bot): boolean => bot.heard.get(ANN)?.some((one) => one.includes('The ford')) === true;
    const leak: Leak = {
      message: (message, to, bot) =>
        to === BEN && message.text.includes('Song') ? { ...message, text: `${message.text} ${known(bot)}` } : message,
    };
    const [first, second] = [await told(ford, WHOLE, leak), await told(hermit, WHOLE, leak)];
    expect(second.others).not.toEqual(first.others);
  });
});
