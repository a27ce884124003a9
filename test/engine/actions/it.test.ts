import { describe, expect, it } from 'vitest';
import { actsFor } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { ANN, type Play } from '../../support/table.ts';
import { begin, doing, done, MARKET, pieceAt, SQUARE } from './market.ts';

const withAction = (line: string): string => MARKET.replace('actions:\n', `actions:\n  - ${line}\n`);

const offered = ({ table }: Play, name: string): readonly (string | undefined)[] =>
  [...actsFor(table, ANN, {})].flatMap((act) => (act.kind === 'act' && act.action === name ? [act.subject] : []));

describe('[G30] `it` in the match under `of`', () => {
  const ALONE = withAction(
    '{ name: Brag, of: { piece: "Kind = unit && count(Green, Owner = $it.Owner$) = 1", on: Green }, does: [{ end: turn }] }',
  );

  it('`it` is the tested piece, both in offers and in judging', () => {
    const game = begin(ALONE);
    const guard = pieceAt(game, SQUARE, 'A2');
    const all = offered(game, 'Brag');
    expect(all).toContain(guard);
    for (const subject of all) expect(done(begin(ALONE), doing(ANN, 'Brag', { subject: subject ?? '' }))).toBe('done');
  });

  it('`it` is the action’s subject in a line’s `each`', () => {
    const text = withAction(
      `{ name: Shove, of: { piece: "Kind = unit", on: Green }, does: [{ each: { cell: '{LocationName == join($it.Kind$, "1")}' }, place: penny, to: it }, { each: { cell: '{LocationName == join("C", $it.Might$)}' }, place: penny, to: it }] }`,
    );
    const read = readModule(text);
    expect(read.ok ? read.warnings : read.faults).toEqual([]);
    const game = begin(text);
    const guard = pieceAt(game, SQUARE, 'A2');
    expect(done(game, doing(ANN, 'Shove', { subject: guard }))).toBe('done');
    expect(pieceAt(game, SQUARE, 'C2')).toBeDefined();
  });
});
