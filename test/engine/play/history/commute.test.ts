import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSkipLaterSteps, selectStepsToUndo } from '../../../../src/engine/play/history/commute.ts';
import { type Change, isRefusal, type Operation, type PersonId, type PieceId } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  CELLAR,
  HAND,
  MAIN,
  type Play,
  play,
  secretModule,
  spot,
  withRules,
} from '../../../support/table.ts';

const free = withRules(secretModule, { turns: 'free', pieces: 'anyone' });

/** Who moves which piece where, by numbers. */
interface Go {
  readonly actor: PersonId;
  readonly piece: number;
  readonly to: number;
}

const goes: fc.Arbitrary<Go> = fc.record({ actor: fc.constantFrom(ANN, BEN), piece: fc.nat(6), to: fc.nat(17) });

const targetOf = (number: number): ReturnType<typeof spot> => {
  if (number === 0) return spot(CAMP);
  if (number === 1) return spot(HAND);
  const cell = `${'ABC'.charAt(number % 3)}${1 + (Math.floor(number / 3) % 2)}`;
  return number % 4 === 0 ? spot(CELLAR, cell) : spot(MAIN, cell);
};

const operationOf = (game: Play, { actor, piece, to }: Go): Operation => {
  const ids = [...game.table.all('piece')].map(({ id }) => id).sort();
  return { kind: 'move', actor, pieces: [ids[piece % ids.length] as PieceId], to: targetOf(to), captures: [] };
};

/** Where everything is, without the order in which it stands there. */
const places = ({ table }: Play): unknown =>
  [...table.all('piece')]
    .map(({ id, place: { in: container, cell } }) => [id, container, cell])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

describe('[D7] steps that do not depend on each other', () => {
  it('[D7] steps without dependents can be undone as if never played', () => {
    let [taken, kept] = [0, 0];
    fc.assert(
      fc.property(fc.array(goes, { minLength: 2, maxLength: 6 }), fc.nat(4), (moves, which) => {
        const [game, without] = [begun(free), begun(free)];
        const done: { readonly operation: Operation; readonly change: Change; readonly number: number }[] = [];
        for (const move of moves) {
          const operation = operationOf(game, move);
          const change = play(game, operation);
          if (!isRefusal(change)) done.push({ operation, change, number: game.steps.length });
        }
        const one = done[which % Math.max(1, done.length)];
        if (!one) return;
        const since = done.filter(({ number }) => number > one.number);
        const isFree = canSkipLaterSteps(
          game.table,
          [one.change],
          since.map(({ change }) => change),
        );
        if (!isFree) {
          kept += 1;
          return;
        }
        taken += 1;
        const undone = play(game, { kind: 'undo', actor: one.operation.actor, steps: 1, of: [one.number] });
        expect(isRefusal(undone) ? undone.code : 'done').toMatch(/^(done|undo-needs-consent)$/);
        if (isRefusal(undone)) return;
        for (const { operation, number } of done)
          if (number !== one.number) expect(isRefusal(play(without, operation))).toBe(false);
        expect(places(game)).toEqual(places(without));
        const redone = play(game, { kind: 'redo', actor: one.operation.actor, steps: 1, of: [one.number] });
        expect(isRefusal(redone) ? redone.code : 'done').toMatch(/^(done|redo-shows)$/);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Math.min(taken, kept)).toBeGreaterThan(30);
  });

  it('[D7] undoing a step takes along only the later steps that depend on it', () => {
    let [some, left] = [0, 0];
    fc.assert(
      fc.property(fc.array(goes, { minLength: 3, maxLength: 7 }), fc.nat(4), (moves, which) => {
        const [game, without] = [begun(free), begun(free)];
        const done: { readonly operation: Operation; readonly change: Change; readonly number: number }[] = [];
        for (const move of moves) {
          const operation = operationOf(game, move);
          const change = play(game, operation);
          if (!isRefusal(change)) done.unshift({ operation, change, number: game.steps.length });
        }
        const one = done[which % Math.max(1, done.length)];
        if (!one) return;
        const all = done.filter(({ number }) => number >= one.number);
        const goesAlong = selectStepsToUndo(
          game.table,
          all.map(({ change, number }) => ({ change, isMeant: number === one.number })),
        );
        const of = all.flatMap(({ number }, i) => (goesAlong[i] ? number : []));
        if (of.length > 1) some += 1;
        if (of.length < all.length) left += 1;
        const undone = play(game, { kind: 'undo', actor: one.operation.actor, steps: of.length, of });
        expect(isRefusal(undone) ? undone.code : 'done').toMatch(/^(done|undo-needs-consent)$/);
        if (isRefusal(undone)) return;
        for (const { operation, number } of [...done].reverse())
          if (!of.includes(number)) expect(isRefusal(play(without, operation))).toBe(false);
        expect(places(game)).toEqual(places(without));
      }),
      { numRuns: 300, seed: 8 },
    );
    expect(Math.min(some, left)).toBeGreaterThan(30);
  });
});
