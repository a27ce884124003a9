import { describe, expect, test } from 'vitest';
import { RandomGame } from '../../src/session/tryout/random-game.ts';
import { playedOut } from '../support/games/random-games.ts';
import { shipped } from '../support/modules/shipped.ts';

const GAMES = 50;
/** So many steps of a game, where a module has no bound of its own: what a step costs is very different. */
const USUAL = 4;
const STEPS: { readonly [module: string]: number } = {
  ...{
    backgammon: 1,
    brandubh: 2,
    fox: 2,
    go: 2,
    'go-13': 2,
    'go-9': 2,
    'german-whist': 2,
    hearts: 2,
    marches: 2,
    morris: 2,
  },
  ...{ chess: 3, reversi: 3 },
  ...{ shires: 2, werewolf: 2 },
};
/** So many legal acts are found, of which one is done. */
const ACTS = 8;

const modules = await shipped();

const begun = (name: string): RandomGame => {
  const module = modules.get(name);
  const game = module && RandomGame.begun(module, 1, ACTS);
  if (!game) throw new Error(`no game of ${name}`);
  return game;
};

describe('[G19] random games of all shipped modules', () => {
  test.each([...modules.keys()])('[G19] of %s 50 random games end or stop and can be undone', (name) => {
    const game = begun(name);
    const found = Array.from({ length: GAMES }, (_, i) =>
      playedOut(game, i + 1, { steps: STEPS[name] ?? USUAL, isSample: i % 25 === 24 }),
    );
    expect(found.filter(({ wrong, end }) => wrong.length > 0 || end === 'stuck')).toEqual([]);
  });

  test.each([
    ['draughts', 300],
    ['reversi', 150],
    ['tablut', 300],
  ])('[G19] a random game of %s ends by its own rules', (name, steps) => {
    expect(playedOut(begun(name), 2, { steps, isSample: true })).toMatchObject({ end: 'over', wrong: [] });
  });
});
