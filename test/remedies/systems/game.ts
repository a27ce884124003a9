import type { game } from '../../../src/view/remedies/game.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof game> = {
  'takes-too-long': [
    { in: 'open', line: 'alice /board', told: () => ({ at: { part: 'action', name: 'A', line: 3 } }) },
  ],
  'too-much-follows': [{ in: 'open', line: 'alice /board', told: () => ({ bound: 100 }) }],
  'nothing-changes': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'reminder-so': [
    {
      in: 'open',
      before: ['alice /game settings reminder:2 days'],
      line: 'alice /game settings reminder:2 days',
    },
  ],
  'posts-so': [{ in: 'open', line: 'alice /game settings posts:act' }],
  'not-begun': [
    {
      in: 'seats',
      before: ['alice [Play Red]', 'bob [Play Blue]'],
      line: 'alice /move piece:A1 to:A2',
    },
  ],
  'game-over': [
    {
      in: 'open',
      before: ['alice /game stop', 'alice [End the game]'],
      line: 'alice /move piece:A1 to:A2',
      fill: { start: 'module:tablut' },
    },
  ],
  'not-a-player': [{ in: 'open', line: 'carol /move piece:A1 to:A2', fill: { join: { next: ['alice [Agree]'] } } }],
  'not-your-turn': [{ in: 'marches', line: 'bob /turn end' }],
  'out-of-game': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'host-only': [{ in: 'open', line: 'bob /game stop' }],
  'master-only': [
    {
      in: 'seats',
      before: ['carol /game join side:Game master', 'alice [Play Red]', 'bob [Play Blue]', 'alice [Begin]'],
      line: 'alice /piece add prototype:stone to:C3 side:Red',
    },
  ],
  'nobody-may': [
    {
      in: 'veiled',
      line: 'alice /piece add prototype:scout to:C3',
      fill: { seat: { by: 'carol', next: ['alice [Agree]', 'bob [Agree]'] } },
    },
  ],
  'bad-reminder': [
    {
      in: 'open',
      line: 'alice /game settings reminder:0 min',
      told: () => ({ most: 20160 }),
      fill: { time: 'reminder:2 days' },
    },
  ],
  'already-begun': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'seats-empty': [
    {
      in: 'seats',
      before: ['alice [Play Red]'],
      line: 'alice [Begin]',
      fill: { join: { by: 'bob' }, bot: { next: ['alice [Blue]'] } },
    },
    {
      in: 'veiled seats',
      before: ['alice [Play Red]'],
      line: 'alice [Begin]',
      fill: { join: { by: 'bob' }, bot: { next: ['alice [Blue]'] } },
    },
  ],
  'too-few-sides': [
    {
      in: 'bazaar seats',
      before: ['alice [Play Red]'],
      line: 'alice [Begin]',
      fill: { join: { by: 'bob' }, bot: { next: ['alice [Blue]'] } },
    },
  ],
  'bots-alone': [{ in: 'seats', line: 'alice /board', told: () => ({}) }],
  'no-turns': [{ in: 'open', line: 'alice /turn end' }],
  'ends-by-move': [{ in: 'tablut', line: 'alice /turn end', fill: { move: 'piece:D1 to:C1' } }],
};
