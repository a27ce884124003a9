import { describe, expect, it } from 'vitest';
import { canModuleHideAnything } from '../../src/engine/index.ts';
import { createSeededRandom } from '../../src/engine/opponent/luck.ts';
import { permutedDecks, spread, type Watched, watched } from '../secrecy/shipped.ts';
import { shipped } from '../support/modules/shipped.ts';

/** Enough for the second deal of hearts, by which time most cards were seen. */
const DEEDS = 58;
/** So few that most cards were not. */
const FIRST_DEEDS = 12;
const PATIENCE = 300_000;

const hidden = [...(await shipped())]
  .filter(([, module]) => canModuleHideAnything(module))
  .map(([name, one]) => [name, spread(one)] as const);

/** What the onlooker and the log got from one mark to another. */
const between = ({ heard, logged, marks }: Watched, from: number, to: number): readonly string[] => {
  const [start = [0, 0], end = [heard.length, logged.length]] = [marks[from], marks[to]];
  return [...heard.slice(start[0], end[0]), ...logged.slice(start[1], end[1])];
};

const numbersOf = (known: ReadonlySet<string>): ReadonlySet<number> =>
  new Set([...known].map((id) => Number(id.slice(1)) - 1));

/** Those in which cards are shuffled and dealt while they are played, so soon. */
const dealt = hidden.filter(([name]) => name === 'bazaar' || name === 'hearts');

describe.each(hidden)('[T6] an onlooker of %s', (_, module) => {
  it(
    'an onlooker sees the same, whatever the hidden cards are',
    async () => {
      const first = await watched({ module, most: FIRST_DEEDS });
      const others = permutedDecks(module, numbersOf(first.known), createSeededRandom(7));
      const second = await watched({ module: others, most: FIRST_DEEDS, deeds: first.deeds });
      const same = first.stored.findIndex((kinds, i) => kinds.join() !== second.stored[i]?.join());
      const end = same < 0 ? first.marks.length - 1 : same;
      expect(end).toBeGreaterThan(5);
      expect(between(second, 0, end)).toEqual(between(first, 0, end));
    },
    PATIENCE,
  );
});

describe.each(dealt)('[T6] [T33] an onlooker of %s', (_, module) => {
  it(
    'an onlooker sees the same, however the hidden cards fall',
    async () => {
      const game = await watched({ module, most: DEEDS });
      const deals = game.chanced.flatMap((isChanced, i) => (isChanced && !game.shown[i] ? [i] : []));
      const at = deals.at(-1) ?? expect.fail('nothing was dealt');
      const [one, other] = [
        await watched({ module, most: at + 1, deeds: game.deeds, stirred: { at, by: 'one' } }),
        await watched({ module, most: at + 1, deeds: game.deeds, stirred: { at, by: 'other' } }),
      ];
      expect([one.shown[at], other.shown[at]]).toEqual([false, false]);
      expect(between(other, at, at + 2)).toEqual(between(one, at, at + 2));
    },
    PATIENCE,
  );
});
