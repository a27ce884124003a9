import { expect, it } from 'vitest';
import { createSeededRandom } from '../../../src/engine/opponent/luck.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import { faultsOnTheWay } from '../../support/games/listed.ts';
import { shipped } from '../../support/modules/shipped.ts';

const STEPS = 200;
const ACTS = 1;

/** Those of which a list takes long. */
const FEWER: { readonly [name: string]: number } = { go: 6, 'go-13': 12, marches: 12, hearts: 30, backgammon: 30 };

const modules = await shipped();

it.each([...modules.keys()])('[Q23] the bot lists and performs the legal acts of %s', (name) => {
  const module = modules.get(name);
  const game = module && RandomGame.begun(module, 7);
  const chance = createSeededRandom(11);
  const found = game && faultsOnTheWay(game, FEWER[name] ?? STEPS, ACTS, (below) => chance.below(below));
  expect(found?.wrong).toEqual([]);
});
