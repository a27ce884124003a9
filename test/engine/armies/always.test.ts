import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { moveRangeOf } from '../../../src/engine/armies/range.ts';
import { unitsOfArmy } from '../../../src/engine/armies/units.ts';
import { isRefusal, type Operation } from '../../../src/table/index.ts';
import { runs } from '../../support/runs.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, play, replayed } from '../../support/table.ts';
import { anyAttempt, operationOf } from './deeds.ts';
import { anyTerms, cellAt, gameOf } from './small-wars.ts';
import { faultAfter } from './sound.ts';
import { ARENA, FIELD } from './support.ts';

it('[A8] [A13] [A28] [A46] [A50] [A58] [A59] operations keep units, order, armies, indexes and counters consistent', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 10, maxLength: 40 }), (terms, attempts) => {
      const game = gameOf(terms);
      for (const attempt of attempts) expect(faultAfter(game, attempt)).toBeUndefined();
      expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    }),
    { numRuns: runs(35) },
  );
});

it('[A58] the displayed range of an army agrees with its possible marches', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.array(anyAttempt, { minLength: 4, maxLength: 16 }),
      fc.nat(47),
      (terms, attempts, first) => {
        const game = gameOf(terms);
        for (const attempt of attempts) {
          if (attempt.kind !== 'march' && attempt.kind !== 'army') {
            play(game, operationOf(game, attempt));
            continue;
          }
          const operation = operationOf(game, attempt) as Operation<'move'>;
          const units = operation.pieces.flatMap((id) => game.table.get('piece', id) ?? []);
          const group = groupOf(game.table, [...new Set(units)]);
          if (
            isRefusal(group) ||
            units.some(({ prototype }) => prototype === 'city' || prototype === 'stone') ||
            group.board.id === ARENA
          )
            continue;
          const range = moveRangeOf(game.table, group);
          const cell = cellAt((first + attempt.cell) % 48);
          const before = stateOf(game.table);
          const change = play(game, { ...operation, to: { in: FIELD, cell }, actor: group.side === 'Red' ? ANN : BEN });
          if (isRefusal(change)) {
            expect(stateOf(game.table)).toEqual(before);
            if (change.code !== 'not-your-turn' && change.code !== 'not-in-army' && change.code !== 'in-army') {
              expect(range.cells.map((one) => one.cell)).not.toContain(cell);
            }
          } else expect(range.cells.map((one) => one.cell)).toContain(cell);
        }
      },
    ),
    { numRuns: runs(45) },
  );
});

it('[A6] [A51] [A59] a march changes only its units and stays within limits', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 6, maxLength: 25 }), (terms, attempts) => {
      const game = gameOf(terms);
      for (const attempt of attempts) {
        const operation = operationOf(game, attempt);
        const change = play(game, operation);
        if (isRefusal(change) || operation.kind !== 'move') continue;
        const moved = change.updated.filter(({ kind, to }) => kind === 'piece' && 'old' in to);
        expect(moved.map(({ id }) => id).sort()).toEqual([...new Set(operation.pieces)].sort());
        for (const id of operation.pieces) {
          const piece = game.table.get('piece', id);
          expect([piece?.place.in, piece?.place.cell]).toEqual([operation.to.in, operation.to.cell]);
          const army = piece?.army;
          if (army !== undefined && attempt.kind === 'army') {
            const before = change.added.some((record) => record.kind === 'army' && record.id === army);
            const size = unitsOfArmy(game.table, army).length;
            if (before || size > new Set(operation.pieces).size) expect(size).toBeLessThanOrEqual(terms.limit);
          }
        }
      }
    }),
    { numRuns: runs(30) },
  );
});
