import fc from 'fast-check';
import { expect } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import { sideId } from '../../../src/engine/play/queries.ts';
import { handlerOf, isRefusal, type System } from '../../../src/table/index.ts';
import { MADE } from '../../support/operations.ts';
import { join, newPlay, type Play, play, startOf } from '../../support/table.ts';
import { ANN, BEN, CLO, EVE, moduleOf, type World } from './world.ts';

/** A world in which everybody has sat down, and the game has begun. */
export const begunGame = (world: World, rules: readonly System[] = systems): Play => {
  const game = newPlay(rules);
  play(game, startOf(moduleOf(world)));
  for (const [person, side] of [
    [ANN, 'Red'],
    [BEN, 'Blue'],
    [CLO, 'Green'],
    [EVE, undefined],
  ] as const)
    play(game, join(person, side === undefined ? undefined : sideId(side)));
  expect(isRefusal(play(game, { kind: 'begin', actor: ANN }))).toBe(false);
  const haunts = (world.war?.covers ? world.war.haunts : []).entries();
  for (const [i] of haunts) {
    const piece = [...game.table.all('piece')].find(({ name }) => name === `Ghost ${i + 1}`);
    if (piece) play(game, { kind: 'hide', actor: ANN, piece: piece.id, what: 'existence' });
  }
  return game;
};

/** The steps of play but the last. */
export const KINDS = MADE.filter((kind) => kind !== 'finish' && handlerOf(systems, kind).play);

/** Operations, by numbers of which each is made. */
export const attempts = fc.array(fc.record({ kind: fc.nat(999), a: fc.nat(11), b: fc.nat(11), c: fc.nat(11) }), {
  minLength: 40,
  maxLength: 40,
});
