import { describe, expect, test } from 'vitest';
import { suggestLogSteps } from '../../../commands/board/step.ts';
import type { CompletionInput } from '../../../src/port/command.ts';
import type { Games } from '../../../src/session/games/games.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { ANN } from '../../support/table.ts';

/** What completion offers for a step, in a game of so many: the first was another than the others. */
const offered = async (steps: number, typed: string): Promise<readonly string[]> => {
  const told = async (numbers: readonly number[]) =>
    numbers.map((number) => ({
      number,
      at: 0,
      operation: { kind: 'move', actor: ANN },
      posts: [{ reader: 'channel', deed: number === 1 ? 'plays the king' : 'moves' }],
    }));
  const lines = async () => ({ steps: Array.from({ length: steps }, (_, i) => i + 1) });
  const games = { at: async () => ({ session: { lines, journal: { told } } }) } as unknown as Games;
  const input = { channel: 'here', person: { id: ANN }, words: ENGLISH, focused: { typed } } as unknown;
  return (await suggestLogSteps(games, input as CompletionInput)).map(({ value }) => String(value));
};

describe('[T22] a step is found by completion', () => {
  test('completion finds a step by description among the 250 newest', async () => {
    expect(await offered(250, 'king')).toEqual(['1']);
    expect(await offered(251, 'king')).toEqual([]);
  });

  test('completion finds a step by number, or the 25 newest', async () => {
    expect(await offered(0, '')).toEqual([]);
    expect((await offered(1, '')).length).toBe(1);
    expect([(await offered(25, '')).at(-1), (await offered(26, '')).at(-1)]).toEqual(['1', '2']);
    expect((await offered(300, '29')).slice(0, 3)).toEqual(['299', '298', '297']);
  });
});
