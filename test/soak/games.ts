import { createSeededRandom } from '../../src/engine/opponent/luck.ts';
import { RandomGame } from '../../src/session/tryout/random-game.ts';
import { faultsOnTheWay } from '../support/games/listed.ts';
import { playedOut } from '../support/games/random-games.ts';
import { shipped } from '../support/modules/shipped.ts';
import type { Soak } from './soak.ts';

/** So many steps stop a game, and one of so many games is held against what must be true of any. */
const STEPS = 400;
const SAMPLE = 100;
/** So many legal acts are found, of which one is done. */
const ACTS = 40;
/** So many games begin as one did: with the same cards, of which others are drawn. */
const ALIKE = 20;

/** [G19] 10,000 games by chance of each module that comes along. */
export const games: Soak = {
  name: 'games',
  run: async (count = 10_000) => {
    const modules = await shipped();
    return [...modules].map(([name, module]) => {
      let [over, bad] = [0, 0];
      let game: RandomGame | undefined;
      for (let seed = 1; seed <= count; seed += 1) {
        if (seed % ALIKE === 1) game = RandomGame.begun(module, seed, ACTS);
        if (!game) throw new Error(`no game of ${name} begins`);
        const { end, wrong } = playedOut(game, seed, { steps: STEPS, isSample: seed % SAMPLE === 0 });
        if (end === 'over') over += 1;
        if (end === 'stuck' || wrong.length > 0) bad += 1;
      }
      return { what: `${name}: stuck or wrong, ${over} ended`, figure: bad, bound: 0, unit: `of ${count} games` };
    });
  },
};

/**
 * [Q23] Random games of each shipped module, a million steps in all: the legal acts are listed and done as plainly.
 * `npm run soak listed 1000000 chess.yaml` plays those of one module alone, the same games as among all.
 */
export const listed: Soak = {
  name: 'listed',
  async *run(count = 1_000_000, parts = []) {
    const modules = await shipped();
    const fileOf = (name: string): string => `${name}.yaml`;
    const files = [...modules.keys()].map(fileOf);
    for (const part of parts) if (!files.includes(part)) throw new Error(`no module ${part}; there are ${files}`);
    for (const [name, module] of modules) {
      if (parts.length > 0 && !parts.includes(fileOf(name))) continue;
      const chance = createSeededRandom(count);
      let [left, bad, games] = [Math.ceil(count / modules.size), 0, 0];
      while (left > 0) {
        games += 1;
        const game = RandomGame.begun(module, 1_000 + games);
        if (!game) throw new Error(`no game of ${name} begins`);
        const { steps, wrong } = faultsOnTheWay(game, Math.min(left, STEPS), 1, (below) => chance.below(below));
        left -= Math.max(1, steps);
        for (const one of wrong) process.stdout.write(`${name} ${1_000 + games}: ${one}\n`);
        bad += wrong.length;
      }
      yield { what: `${name}: acts listed or done otherwise`, figure: bad, bound: 0, unit: `in ${games} games` };
    }
  },
};
