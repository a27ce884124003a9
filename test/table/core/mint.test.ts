import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/table/core/apply.ts';
import { isEmptyChange } from '../../../src/table/core/change.ts';
import { createIds } from '../../../src/table/core/mint.ts';
import { anyPlay } from '../../support/generators.ts';
import { ANN, begun, MAIN, newPlay, played, RED, redo, replayed, spot, undo } from '../../support/table.ts';

describe('new ids', () => {
  it('new ids count up, and the change that uses them saves the count', () => {
    const { table } = newPlay();
    const first = createIds(table, 'p', 2);
    expect(first.ids).toEqual(['p1', 'p2']);
    apply(table, first.change);
    const second = createIds(table, 'r', 1);
    expect(second.ids).toEqual(['r3']);
    expect(isEmptyChange(createIds(table, 'p', 0).change)).toBe(true);
  });

  it('[T15] new ids are not reused after an undo; a redo restores them', () => {
    const game = begun();
    const place = {
      kind: 'place',
      actor: ANN,
      prototype: 'pawn',
      name: 'Recruit',
      side: RED,
      to: spot(MAIN, 'E5'),
    } as const;
    const first = played(game, place).added[0]?.id;
    played(game, undo(ANN), redo(ANN));
    expect(game.table.at(MAIN, 'E5').map(({ id }) => id)).toEqual([first]);
    played(game, undo(ANN), place);
    expect(game.table.at(MAIN, 'E5').map(({ id }) => id)).not.toEqual([first]);
  });

  it('no id is created twice in any game', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), ({ steps }) => {
        const minted = steps
          .filter(({ operation }) => operation.kind !== 'redo' && operation.kind !== 'undo')
          .flatMap(({ change }) =>
            change.added.filter(({ kind }) => kind === 'piece' || kind === 'request').map(({ id }) => id),
          );
        expect(minted).toEqual([...new Set(minted)]);
        const next = replayed(steps).get('sequence', 'sequence')?.next ?? 0;
        expect(minted.every((id) => Number(id.slice(1)) < next)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
