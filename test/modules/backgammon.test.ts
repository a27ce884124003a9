import { expect, test } from 'vitest';
import { actsFor, type Module, onTurn, playersOf } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import type { CellId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { begun, shown, sitDown } from '../commands/table.ts';
import { type Men, plainMoves } from '../support/games/plain-backgammon.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser, playOn, sensible } from '../support/play/presser.ts';
import { runs } from '../support/runs.ts';
import { ANN, BEN, join, newPlay, type Play, played, startOf } from '../support/table.ts';

const backgammon = await shippedModule('backgammon');

const cellOf = (side: string, pips: number): string => {
  if (pips === 25) return 'Bar';
  return pips === 0 ? `${side} off` : String(side === 'White' ? pips : 25 - pips);
};

/** The module with men so far from home, White's and Black's; the dice have been thrown for the opening. */
const standing = (white: Men, black: Men): Module => {
  const men = (side: string, all: Men) =>
    all.map((Pips, index) => ({
      ...{ map: 'Board', board: 'Board', cell: cellOf(side, Pips) as CellId, side },
      pieces: [{ prototype: 'checker', name: 'Checker', count: 1, values: { Pips, Rank: index + 1 } }],
    }));
  const dice = backgammon.setup.filter(({ side }) => side === undefined);
  return {
    ...backgammon,
    setup: [...dice, ...men('White', white), ...men('Black', black)],
    values: { ...backgammon.values, Thrown: 2 },
  };
};

const gameOf = (module: Module, seed: number): Play => {
  const game = newPlay();
  const start = { ...startOf(module), chance: String(seed).padStart(64, '0') };
  const [white, black] = [join(ANN, 'White' as never), join(BEN, 'Black' as never)];
  played(game, start, white, black, { kind: 'begin', actor: ANN });
  return game;
};

const numberOf = ({ table }: Play, name: string): number => Number(table.get('own-values', 'game')?.values[name] ?? 0);

const menOf = ({ table }: Play, side: string): readonly number[] =>
  [...table.all('piece')].flatMap((piece) => (piece.side === side ? Number(piece.values['Pips'] ?? 0) : []));

/** What the side on turn can do by the module, and by the rules as plain numbers: men by their way, with the die. */
const compared = (game: Play): readonly [module: string, plain: string] => {
  const { table } = game;
  const side = onTurn(table)?.id ?? '';
  const [high, low] = [numberOf(game, 'High'), numberOf(game, 'Low')];
  const dice = [
    ...Array<number>(numberOf(game, 'HighLeft')).fill(high),
    ...Array<number>(numberOf(game, 'LowLeft')).fill(low),
  ];
  const others = side === 'White' ? 'Black' : 'White';
  const plain = plainMoves({ own: menOf(game, side), others: menOf(game, others) }, dice);
  const [actor = ANN] = playersOf(table, onTurn(table)?.id ?? ('White' as never));
  const own = [...actsFor(table, actor)].flatMap((act) => {
    if (act.kind !== 'act') return [];
    const [id = ''] = /p\d+/.exec(JSON.stringify(act)) ?? [];
    return `${table.get('piece', id)?.values['Pips']}/${act.action.startsWith('Larger') ? high : low}`;
  });
  return [
    own.sort().join(' '),
    plain
      .map(({ from, die }) => `${from}/${die}`)
      .sort()
      .join(' '),
  ];
};

test('[V12] backgammon’s legal moves match an independent implementation', () => {
  let chance = 7;
  const below = (most: number): number => {
    chance = (chance * 48271) % 2147483647;
    return chance % most;
  };
  // Men anywhere, on the bar, and all at home; no point is both sides'.
  const placed = (kind: number, taken: Men): Men =>
    Array.from({ length: 2 + below(8) }, () => {
      const pips = kind === 0 ? below(26) : kind === 1 ? below(7) : [25, 25, 24, 20, 19, 3][below(6)];
      return pips === undefined || taken.includes(25 - pips) ? 25 : pips;
    });
  let compares = 0;
  for (let index = 0; index < runs(16); index += 1) {
    const black = placed(below(3), []);
    const white = placed(
      below(3),
      black.filter((pips) => pips > 0 && pips < 25),
    );
    if (!white.some((pips) => pips > 0) || !black.some((pips) => pips > 0)) continue;
    const game = gameOf(standing(white, black), index + 1);
    const [module, plain] = compared(game);
    expect(module, `${white} against ${black}, ${numberOf(game, 'High')} and ${numberOf(game, 'Low')}`).toBe(plain);
    compares += Number(plain !== '');
  }
  expect(compares).toBeGreaterThan(8);
});

test('[V12] backgammon starts with differing dice and the usual board', () => {
  const game = gameOf(backgammon, 3);
  expect([menOf(game, 'White'), menOf(game, 'Black')].map((men) => men.reduce((sum, one) => sum + one, 0))).toEqual([
    167, 167,
  ]);
  expect(numberOf(game, 'High')).toBeGreaterThan(numberOf(game, 'Low'));
  const first = onTurn(game.table)?.id;
  for (let acts = 0; acts < 2; acts += 1) {
    const [module, plain] = compared(game);
    expect([module, onTurn(game.table)?.id]).toEqual([plain, first]);
    const [actor = ANN] = playersOf(game.table, first ?? ('White' as never));
    const act = [...actsFor(game.table, actor)].find(({ kind }) => kind === 'act');
    if (act) played(game, act);
  }
  expect(onTurn(game.table)?.id).not.toBe(first);
});

test('[V12] backgammon: the higher die begins with both dice', () => {
  const begins = [1, 2, 3, 4, 5, 6].map((seed) => {
    const game = gameOf(backgammon, seed);
    const [high, low] = [numberOf(game, 'High'), numberOf(game, 'Low')];
    const side = onTurn(game.table)?.id;
    // What the second die showed, among the numbers that the first had left.
    const other = game.table.get('roll', 'roll')?.outcome?.total ?? 0;
    const [white, black] = side === 'White' ? [high, low] : [low, high];
    expect([seed, other >= white ? other + 1 : other]).toEqual([seed, black]);
    return side;
  });
  expect(new Set(begins)).toEqual(new Set(['White', 'Black']));
});

test('[V12] backgammon: a side without a legal die loses its turn', () => {
  const home = [1, 2, 3, 4, 5, 6];
  const game = gameOf(standing([...home, ...home, 24, 24], [25, 1]), 1);
  let turns = 0;
  for (let acts = 0; acts < 9; acts += 1) {
    const [actor = ANN] = playersOf(game.table, onTurn(game.table)?.id ?? ('White' as never));
    expect(actor).toBe(ANN);
    const all = [...actsFor(game.table, actor)];
    const [act] = all.filter(({ kind }) => kind === 'act').toReversed();
    if (act) played(game, act);
    turns = game.table.get('turn', 'turn')?.number ?? 0;
  }
  expect(turns).toBeGreaterThan(2);
});

test('[V12] backgammon: pairs are safe, single men are hit', () => {
  // One way alone: from 24, past two black points.
  const game = gameOf(standing([25, 1], [25 - 20, 25 - 20, 25 - 21, 25 - 21, 25 - 22, 25 - 22, 25 - 24, 25 - 24]), 1);
  const [module, plain] = compared(game);
  expect(module).toBe(plain);
  expect(module.split(' ').every((move) => move === '' || move.startsWith('25/'))).toBe(true);
  for (let seed = 1; seed < 30; seed += 1) {
    const blot = gameOf(standing([24, 24], [25 - 18, 25 - 18, 25 - 22, 1]), seed);
    const [actor = ANN] = playersOf(blot.table, onTurn(blot.table)?.id ?? ('White' as never));
    const hit = [...actsFor(blot.table, actor)].find(
      (act) => act.kind === 'act' && numberOf(blot, act.action.startsWith('Larger') ? 'High' : 'Low') === 2,
    );
    if (!hit) continue;
    played(blot, hit);
    expect(menOf(blot, 'Black')).toContain(25);
    return;
  }
  expect.fail('nobody threw a 2');
});

test('[V12] backgammon is played from its start to its end by presses', async () => {
  const table = await sitDown({ modules: [backgammon] });
  await begun(table, 'backgammon');
  const pressers = await Promise.all(
    ['alice', 'bob'].map(
      async (name) => new Presser(table.user(name), shown(await table.user(name).slash('table', 'play'))),
    ),
  );
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  const isOver = (): boolean => game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
  await playOn(pressers, () => 0, isOver, 900, sensible);
  expect(isOver(), table.posted().at(-1)).toBe(true);
  // What only its rules have need of is told nobody.
  expect(table.posted().join('\n')).not.toMatch(/Open (high|low|both)|Lead|(High|Low) step|Points to go/);
  expect(pressers.flatMap(({ faults }) => faults)).toEqual([]);
  expect(table.rig().faults).toEqual([]);
});
