import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type MatchPlayer, playMatch, possibleActsOf } from '../../src/matches/match.ts';
import { readModule } from '../../src/session/module/read.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { randomMover } from '../support/players/random.ts';

const FOLDER = join(import.meta.dirname, 'modules');

const texts = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);

it.each(texts)('the module %s has no mistakes and can be played', async (_file, text) => {
  const read = readModule(text);
  expect(read.ok).toBe(true);
  expect(read.warnings).toEqual([]);
  const match = await playMatch(moduleFrom(text), [randomMover, randomMover], 1, 20);
  expect(match).toMatchObject({ steps: 20, refused: 0 });
});

it('the modules include a game with over 40 legal acts a turn', async () => {
  const [, text = ''] = texts.find(([file]) => file === 'hasami.yaml') ?? [];
  const counts: number[] = [];
  const player: MatchPlayer = (table, person, luck) => {
    counts.push(possibleActsOf(table, person).length);
    return randomMover(table, person, luck);
  };
  await playMatch(moduleFrom(text), [player, player], 1, 10);
  expect(Math.min(...counts)).toBeGreaterThan(40);
});
