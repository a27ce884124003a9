import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { begun, controls, shown, sitDown, sub, type Table } from '../commands/table.ts';
import { shipped, shippedModule } from '../support/modules/shipped.ts';
import { type Pressable, Presser, playOn, sensible } from '../support/play/presser.ts';

/** Short games of the shelf from their start to their end by their own rules, by presses alone: who plays to lose. */

/** A move a word: from and to, `-` and to of what comes from outside the board, `x` and what it takes, or to pass. */
const GAMES: readonly (readonly [module: string, moves: string, ends: string])[] = [
  ['chess', 'F2-F3 E7-E5 G2-G4 D8-H4', 'Checkmate. **Black** wins.'],
  ['reversi', '-F5 -D6 -C5 -F4 -E7 -F6 -G5 -E6 -E3 pass pass', '**Dark** wins with 13 discs to 0.'],
  [
    'draughts',
    'G3-H4 D6-C5 E3-F4 E7-D6 F2-E3 D8-E7 C3-D4 F6-G5 H4-D8 B6-A5 D8-B6 B8-C7 B6-D8 A5-B4 D4-B6 A7-C5 D2-C3 B4-D2 ' +
      'E1-C3 G7-F6 G1-F2 C5-D4 C3-G7 H8-F6 F4-G5 F6-H4 E3-D4 D6-E5 D4-F6 F8-G7 F6-H8 H4-G3 H2-F4 H6-G5 F4-H6',
    "**Light** can't move. **Dark** wins.",
  ],
  [
    'morris',
    '-e5 -b2 -c5 -d1 -d5xd1 -c4 -e4 -a4 -e3xb2 -b2 -d2 -f4 -b4 -a1 -b6 -d7 -f6 -f2 d5-d6xc4 f4-g4 d6-d5xb2 g4-f4 ' +
      'd2-b2xa1 d7-a7 d5-d6xa7 f4-d2 d6-d5xf2',
    '**Black** has only two men left. **White** wins.',
  ],
  ['go-9', '-E5 pass pass', '**Black** wins with 81 points to 7\\.5.'],
  ['go-13', '-D4 pass pass', '**Black** wins with 169 points to 7\\.5.'],
  ['go', '-L10 pass pass', '**Black** wins with 361 points to 7\\.5.'],
  [
    'brandubh',
    'B4-B6 D3-E3 B6-B5 D4-D3 B5-B6 D3-A3 B6-B5 A3-A1',
    'The king is on a corner. Victory goes to **Defenders**.',
  ],
  [
    'tablut',
    'D1-D2 E4-B4 D2-D1 E5-E4 D1-D2 E4-H4 D2-D1 H4-H1',
    'The king is on an edge square. Victory goes to Swedes.',
  ],
  [
    'fox',
    'D4-D5 D3-D4 D5-D3 F3-F4 D3-F5 G4-F4 F5-F3 E2-E3 F3-D3 B3-B4 D3-B5 A4-B4 B5-B3 C2-C3 B3-D3 E1-E2 D3-E3 C1-C2 ' +
      'E3-C3',
    'Only five geese are left. Victory goes to **Fox**.',
  ],
];

const isOver = async (table: Table, channel: string): Promise<boolean> => {
  const game = await table.rig().games.at(table.discord.world.channelId(channel) as ChannelId);
  return game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
};

/** One move, by what the panel offers: which piece, where to, and what it takes. */
const moved = async (presser: Presser, move: string): Promise<void> => {
  const pressed = async (isMeant: (one: Pressable) => boolean): Promise<void> => {
    const found = presser.all().find(isMeant);
    await presser.press(found ?? expect.fail(`${move}: ${presser.all().map(({ label }) => label)}`));
  };
  const [from = '', to = '', ...taken] = move.split(/[-x]/);
  if (move === 'pass') return pressed(({ verb }) => verb === 'pass');
  const isTarget = ({ verb, label }: Pressable): boolean => verb === 'go' && new RegExp(`^${to}\\b`).test(label);
  // A panel offers the places at once if nothing but placing is left, or one piece alone can move.
  if (presser.of('pick').length > 0)
    await pressed(({ verb, label }) => verb === 'pick' && (from === '' || label.endsWith(`, ${from}`)));
  // Where there are many cells, lists have parts of them by their columns.
  for (let parts = 0; !presser.all().some(isTarget) && parts < 3; parts += 1)
    await pressed(({ label }) => {
      const [, first, last] = /^([A-Z])\d+ to ([A-Z])\d+/.exec(label) ?? [];
      return first !== undefined && last !== undefined && first < to && `${to[0]}` < last;
    });
  await pressed(isTarget);
  for (const cell of taken) await pressed(({ verb, label }) => verb === 'way' && label.endsWith(` ${cell}`));
};

test('[V12] board games are played from start to end by presses', async () => {
  const names = GAMES.map(([name]) => name);
  const table = await sitDown({ modules: await Promise.all(names.map(shippedModule)), channels: names });
  for (const [name, moves, ends] of GAMES) {
    await begun(table, name, name);
    const pressers = ['alice', 'bob'].map(
      async (who) => new Presser(table.user(who), shown(await table.user(who).slash(name, 'play')), name),
    );
    for (const [i, move] of moves.split(' ').entries()) {
      const presser = (await pressers[i % 2]) ?? expect.fail();
      if (i > 0) await presser.refresh();
      expect([name, i, await isOver(table, name)]).toEqual([name, i, false]);
      await moved(presser, move);
    }
    expect([name, await isOver(table, name), table.posted(name).at(-1)]).toEqual([
      name,
      true,
      expect.stringContaining(ends),
    ]);
    expect([name, (await Promise.all(pressers)).flatMap(({ faults }) => faults)]).toEqual([name, []]);
  }
  expect(table.rig().faults).toEqual([]);
});

/** Everybody takes a seat by presses, with what is chosen of variants, and the game begins. */
const seated = async (table: Table, name: string, players: number, variants?: string): Promise<readonly Presser[]> => {
  const users = ['alice', 'bob', 'carol', 'dan'].slice(0, players).map(table.user);
  const [host = expect.fail()] = users;
  const options = { module: name, ...(variants === undefined ? {} : { variants }) };
  const seats = shown(await sub(host, 'game', 'start', options, name));
  const sides = controls(seats).filter((label) => label.startsWith('Play '));
  for (const [i, user] of users.entries()) await user.press(seats, sides[i] ?? '');
  const board = shown(await host.press(seats, 'Begin'));
  return users.map((user) => new Presser(user, board, name));
};

interface CardGame {
  readonly name: string;
  readonly players: number;
  readonly ends: RegExp;
  readonly variants?: string;
}

const CARDS: readonly CardGame[] = [
  { name: 'bazaar', players: 2, ends: /\*\*(Red|Blue)\*\* won/ },
  { name: 'hearts', players: 4, ends: /\*\*\w+\*\* (won|drew)/, variants: 'one round' },
];

test.each(CARDS)(
  '[V12] $name is played from its start to its end by presses',
  async ({ name, players, ends, variants }) => {
    const table = await sitDown({ modules: [await shippedModule(name)], channels: [name] });
    const pressers = await seated(table, name, players, variants);
    const game = await table.rig().games.at(table.discord.world.channelId(name) as ChannelId);
    const isEnded = (): boolean => game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
    await playOn(pressers, () => 0, isEnded, 600, sensible);
    await table.discord.until(() => ends.test(table.posted(name).at(-1) ?? ''));
    expect([isEnded(), table.posted(name).at(-1)]).toEqual([true, expect.stringMatching(ends)]);
    expect([pressers.flatMap(({ faults }) => faults), table.rig().faults]).toEqual([[], []]);
  },
);

test('[V12] the Marches are played from start to end by presses', async () => {
  const table = await sitDown({ modules: [await shippedModule('marches')], channels: ['marches'] });
  const pressers = await seated(table, 'marches', 2);
  for (const presser of pressers) {
    await presser.refresh();
    const choose = sensible();
    for (let next = choose(presser, () => 0); next && next.verb !== 'end'; next = choose(presser, () => 0))
      await presser.press(next);
    await presser.press(presser.of('end')[0] ?? expect.fail());
  }
  for (let turn = 2; turn <= 20; turn += 1)
    for (const presser of pressers) {
      await presser.refresh();
      await presser.press(presser.of('end')[0] ?? expect.fail());
    }
  expect([await isOver(table, 'marches'), table.posted('marches').at(-1)]).toEqual([
    true,
    expect.stringMatching(
      /turn 20 was the last\.[\s\S]*\*\*Points\*\* \(as of the end of turn 20\): Red \d+ and Blue \d+/,
    ),
  ]);
  expect(table.posted('marches').join()).toMatch(/moves .* → /);
  expect([pressers.flatMap(({ faults }) => faults), table.rig().faults]).toEqual([[], []]);
});

/** In files of their own; nobody wins in Counters, whose examples are played in its own file. */
const ELSEWHERE = ['backgammon', 'german-whist', 'shires', 'werewolf'];

test('[V12] every shipped game is played from start to end by presses', async () => {
  for (const name of ELSEWHERE)
    expect(readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8')).toMatch(
      /start to (its )?end by presses/,
    );
  const played = [
    ...GAMES.map(([name]) => name),
    ...CARDS.map(({ name }) => name),
    'counters',
    'marches',
    ...ELSEWHERE,
  ];
  expect(played.sort()).toEqual([...(await shipped()).keys()].sort());
});
