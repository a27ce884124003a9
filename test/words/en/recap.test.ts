import { expect, test } from 'vitest';
import type { ResultReport } from '../../../src/engine/index.ts';
import { languages } from '../../../src/words/index.ts';

const said = languages.en.recap;

type Cause = NonNullable<ResultReport['cause']>;

/** Red won and Blue lost, for one reason or for one each. */
const ended = (cause: Cause, own: Cause = cause): readonly ResultReport[] => [
  { side: 'Red', result: 'won', cause },
  { side: 'Blue', result: 'lost', cause: own },
];

const ending = (name: Extract<Cause, { by: 'ending' }>['ending']): Cause => ({ by: 'ending', ending: name });

test('[U43] a recap states in one sentence why the game ended', () => {
  const reasons = [
    ended({ by: 'resigned' }),
    ended({ by: 'time' }),
    ended({ by: 'players' }),
    ended({ by: 'rules' }),
    ended({ by: 'last-turn', turn: 9 }),
    ended({ by: 'scorekeeper', title: 'Last stand' }),
    ended(ending('checkmate')),
    ...(['no-move', 'all-taken', 'few-left', 'reach', 'line'] as const).map((name) =>
      ended(ending(name), { by: 'ending', ending: name, own: true }),
    ),
    ...(['passes', 'most', 'area', 'repeat', 'quiet'] as const).map((name) => ended(ending(name))),
    (['Red', 'Blue'] as const).map((side): ResultReport => ({ side, result: 'drew', cause: { by: 'agreed' } })),
    (['Red', 'Blue'] as const).map((side): ResultReport => ({ side, result: 'drew', cause: ending('no-move') })),
  ].map(said.reason);
  expect(reasons).toEqual([
    'Blue resigned.',
    'Blue ran out of time.',
    'The host ended the game.',
    undefined,
    'Turn 9 was the last.',
    '"Last stand" decided the game.',
    'Checkmate.',
    'Blue had no legal move left.',
    'Blue lost the last piece that it had to keep.',
    'Blue had too few pieces left.',
    "One of Blue's pieces reached the goal.",
    'Blue lined up enough pieces.',
    'All players passed.',
    'Red had the most pieces.',
    'Red had the most territory.',
    'The same position came up again and again.',
    'Nothing was captured for a long time.',
    'All players agreed to a draw.',
    'Stalemate.',
  ]);
});

test('[U43] a recap names the winners, the scores and the turning point', () => {
  const results = (...all: readonly ResultReport['result'][]): readonly ResultReport[] =>
    all.map((result, i) => ({ side: `Side ${i + 1}`, result }));
  expect([
    said.title('Go_13'),
    said.headline(results('won', 'lost', 'won')),
    said.headline(results('drew', 'drew')),
    said.headline(results('lost', 'lost')),
    said.scores(said.points, [
      { side: 'Red', score: 3 },
      { side: 'Blue', score: 2 },
    ]),
    said.players(['alice', said.bot]),
    said.more(1),
    said.roundTurn({ side: 'Red', round: 4, isAlways: false }),
    said.roundTurn({ side: 'Red', round: 1, isAlways: true }),
    said.captureTurn({ side: 'Red', move: 12 }),
    said.captureTurn({ side: 'Red', move: 12, written: '12. Nxd5' }),
  ]).toEqual([
    'Go\\_13 is over.',
    'Side 1 and Side 3 won.',
    'The game is a draw.',
    'Every side lost.',
    'Points: Red 3 and Blue 2.',
    'alice and the bot',
    'And 1 more side.',
    'Red took the lead for good in round 4.',
    'Red led from the first round to the end.',
    'From move 12 to the end, Red led in captures.',
    'From 12\\. Nxd5 to the end, Red led in captures.',
  ]);
});

test('[U43] a recap gives counts in figures and in a sentence', () => {
  const all = { rounds: 1, turns: 12, moves: 40, time: 125 };
  expect(said.figures(all).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 round',
    '12 turns',
    '40 moves',
    '2 h 5 min playing time',
  ]);
  expect([all, { moves: 1 }, { time: 120 }, { time: 4320 }, {}].map(said.playedText)).toEqual([
    'It had 1 round, 12 turns and 40 moves and took 2 h 5 min.',
    'It had 1 move.',
    'It took 2 h.',
    'It took 3 days.',
    undefined,
  ]);
});
