import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { verifyFile } from '../../src/session/archive/verify-file.ts';
import { seedContributionOfText } from '../../src/session/base/share.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import { type Operation, secretCommitmentOf } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { languages } from '../../src/words/index.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { chanceOf, done, idsAt, logOf, newInteraction, newProcess, started } from '../support/session.ts';
import { ANN, BEN, BLUE, join, RED, undo } from '../support/table.ts';

const VERIFIER = fileURLToPath(new URL('verifier.mjs', import.meta.url));

interface Found {
  readonly commitment: string;
  readonly rolls: number;
  readonly shuffles: number;
  readonly wrong: readonly number[];
}

const verified = (text: string): Found => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER], { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Found;
};

/**
 * A pile of three that runs out soon, is shuffled at the start, and shuffled out of sight when a draw is taken back.
 */
const module = moduleFrom(`
module: pile
title: Pile
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, captures: manual, undo: reshuffle }
maps:
  - { name: Camp }
prototypes:
  card: { symbol: C }
decks:
  - { name: Pile, at: Camp, publishes: count, shuffled: true, reshuffle: always, discards: Heap, pieces: [{ prototype: card, name: Ant }, { prototype: card, name: Bee }, { prototype: card, name: Cat }] }
  - { name: Heap, at: Camp, faceDown: never, pick: true }
  - { name: Pair, at: Camp, publishes: count, shuffled: true, pieces: [{ prototype: card, name: Left }, { prototype: card, name: Right }] }
`);

const roll = (dice: string, isPrivate = false): Operation => ({ kind: 'roll', actor: BEN, dice, private: isPrivate });
const PILE = '/Pile' as never;
const draw = (count: number): Operation => ({
  kind: 'draw',
  actor: ANN,
  deck: PILE,
  count,
  named: [],
  to: { in: 'Camp' as never },
});
const shuffle = (deck: string): Operation => ({
  kind: 'shuffle',
  actor: ANN,
  deck: `/${deck}` as never,
  discards: false,
});

/** A published game in which chance is used in every way, and often with the outcome of before. */
const played = async (): Promise<{ readonly games: Games; readonly game: OpenGame }> => {
  const games = new Games({ ...newProcess().ports, random: chanceOf('a fair game') });
  const game = await started(games, module);
  const { session } = game;
  const back = (where: 'top' | 'random', deck: string, count: number): Operation => {
    const pieces = idsAt(session, { in: 'Camp' as never }).slice(-count);
    return { kind: 'return', actor: ANN, deck: `/${deck}` as never, where, pieces };
  };
  await session.run(join(ANN, RED), newInteraction(), { value: 'a'.repeat(64) });
  await session.run(join(BEN, BLUE), newInteraction(), { value: seedContributionOfText('tide') ?? '', typed: true });
  await done(session, { kind: 'begin', actor: ANN });
  for (const operation of [
    roll('4d1'),
    roll('4d1'),
    roll('2d6'),
    roll('1d2!', true),
    roll('1d1', true),
    roll('1d1', true),
  ])
    await done(session, operation);
  for (let i = 0; i < 8; i += 1) await done(session, shuffle('Pair'));
  await done(session, draw(2));
  await done(session, undo(ANN));
  await done(session, draw(3));
  await done(session, back('top', 'Heap', 3));
  await done(session, draw(2));
  await done(session, back('random', 'Pile', 2));
  await done(session, roll('3d6kh2'));
  await done(session, { kind: 'stop', actor: ANN });
  await done(session, { kind: 'ask', actor: ANN, wants: { what: 'publish' } });
  const request = (await logOf(session)).at(-1)?.change.added.find(({ kind }) => kind === 'request')?.id ?? '';
  await done(session, { kind: 'agree', actor: BEN, request });
  await done(session, { kind: 'publish', actor: ANN });
  return { games, game };
};

describe('[D10] a verifier written from docs/chance.md', () => {
  it('[D10] a verifier written from docs/chance.md follows every shuffle and roll', async () => {
    const { games, game } = await played();
    const text = await exportedGame(games.history, game.session);
    const { chance } = game.session.viewNow({ who: 'channel' }).of(gameQueries);
    const found = verified(text);
    // Two decks at the start, eight shuffles of the pair, one after the undo, one when the pile had run out, and cards
    // put back at random.
    expect(found).toEqual({ commitment: chance.commitment, rolls: 7, shuffles: 13, wrong: [] });
    expect((await verifyFile(languages.en, text)).lines[0]).toBe(
      'All shuffles and rolls are correct. Checked against the secret: 13 shuffles and 7 rolls.',
    );
    expect(secretCommitmentOf({ chance: chance.published ?? '' })).toBe(found.commitment);
  });

  it('[D10] a verifier written from docs/chance.md finds the step of every outcome', async () => {
    const { game } = await played();
    const log = await logOf(game.session);
    const parts = (kind: string) =>
      log.flatMap(({ change }) => change.updated.flatMap((one) => (one.kind === kind ? [one.to] : [])));
    const rolls = [...parts('roll').filter(({ outcome }) => outcome), ...parts('private-roll')];
    for (const { outcome } of rolls)
      expect(outcome).toMatchObject({
        dice: expect.any(String),
        falls: [expect.any(Object)],
        total: expect.any(Number),
      });
    expect(rolls.length).toBeGreaterThan(3);
    const mixed = log.filter(({ operation }) => operation.kind === 'shuffle').map(({ change }) => change.updated);
    const cards = mixed.map((updates) => updates.filter(({ kind }) => kind === 'piece'));
    for (const two of cards)
      expect(two.map(({ to }) => to['place'])).toEqual([{ in: '/Pair', rank: expect.any(Number) }, expect.any(Object)]);
    expect(cards.some((two) => two.every(({ from, to }) => isDeepStrictEqual(from['place'], to['place'])))).toBe(true);
    const streams = mixed.map((updates) => updates.find(({ kind }) => kind === 'stream')?.to['last']);
    for (const last of streams) expect(last).toEqual([{ shuffled: [expect.any(String), expect.any(String)] }]);
    expect(streams.some((last, i) => isDeepStrictEqual(last, streams[i - 1]))).toBe(true);
  });

  it('[D10] a verifier written from docs/chance.md detects any changed input', async () => {
    const { games, game } = await played();
    const text = await exportedGame(games.history, game.session);
    const wrong = (from: RegExp | string, to: string): readonly number[] => {
      expect(text).toMatch(from);
      return verified(text.replace(from, to)).wrong;
    };
    expect(wrong(seedContributionOfText('tide') ?? '', 'b'.repeat(64)).length).toBeGreaterThan(4);
    expect(wrong('a'.repeat(64), 'b'.repeat(64)).length).toBeGreaterThan(4);
    expect(wrong(/"seed": ""/g, '"seed": "x"').length).toBeGreaterThan(4);
    expect(wrong(/"dice": "2d6", "sides": 6, "faces": \[(\d)/, '"dice": "2d6", "sides": 6, "faces": [9')).toHaveLength(
      1,
    );
    expect(wrong(/"to": { "used": 8,/, '"to": { "used": 9,').length).toBeGreaterThan(0);
  });

  it('a verifier written from docs/chance.md is short', () => {
    const lines = readFileSync(VERIFIER, 'utf8').trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => line.includes('import')).every((line) => line.includes("'node:"))).toBe(true);
  });
});
