import { describe, expect, it } from 'vitest';
import { explain, look } from '../../../src/engine/index.ts';
import { lastUsedWorkShare } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { dearModule } from '../../support/modules/dear.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, begun, played } from '../../support/table.ts';

/** So many pieces, each of which is changed so often by what all others are by then. */
const crowd = (each: number, modifiers: number) => {
  const changes = Array.from(
    { length: modifiers },
    (_, i) => `{ name: M${i}, change: S + 1, near: [{ of: piece, scope: game, match: 'S > 0' }] }`,
  );
  const { table } = begun(moduleFrom(dearModule({ each, more: `modifiers: [${changes.join(', ')}]` })));
  const ids = [...table.all('piece')].map(({ id }) => id);
  const question = (i: number) => ({ kind: 'piece', id: ids[i] ?? '', name: 'S' });
  return { table, question };
};

describe('[D45] a value that takes too long to compute', () => {
  it('a value that takes too long to compute falls back to the stored value', () => {
    const { table, question } = crowd(100, 20);
    const lens = new Lens(table, personViewer(BEN));
    expect(look(lens, question(0))).toBe(1);
    expect(lastUsedWorkShare()).toBeGreaterThan(1);
    expect(lastUsedWorkShare()).toBeLessThan(1.05);
    expect(explain(lens, question(1))).toEqual({ base: 1, turns: [], effective: 1 });
    expect(look(table, question(0))).toBe(1);
  });

  it('the work limit of a value permits many cheap reads', () => {
    const { table, question } = crowd(2, 3);
    const lens = new Lens(table, personViewer(BEN));
    for (let i = 0; i < 30_000; i += 1) if (look(lens, question(i % 32)) !== 4) expect.fail(`look ${i}`);
    expect(explain(lens, question(1)).turns).toHaveLength(3);
  });

  it('a value that takes too long to compute does not stop operations', () => {
    const game = begun(
      moduleFrom(
        dearModule({
          each: 2,
          more: `actions: [{ name: A, does: [{ set: S, of: game, to: 'sum(Main, S)' }] }]
modifiers: [{ name: M, change: S + 1 }]`,
        }),
      ),
    );
    const lens = new Lens(game.table, personViewer(ANN));
    const [piece] = [...game.table.all('piece')];
    look(lens, { kind: 'piece', id: piece?.id ?? '', name: 'S' });
    played(game, { kind: 'act', actor: ANN, action: 'A', subject: undefined, choices: {}, payment: undefined });
    expect(look(lens, { kind: 'game', id: 'game', name: 'S' })).toBe(64);
  });
});
