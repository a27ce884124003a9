import { describe, expect, it } from 'vitest';
import { seenTable } from '../../../../src/engine/play/secrecy/seen-table.ts';
import type { PieceId } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  begun,
  CELLAR,
  HAND,
  MAIN,
  type Play,
  played,
  secretModule,
  withRules,
} from '../../../support/table.ts';

const KING = 'p3' as PieceId;
const invisible = { ...withRules(secretModule, { pieces: 'anyone' }), traits: { king: { invisible: true } } } as const;

/** What of the places of pieces a person's rules know. */
const standing = ({ table }: Play, person = BEN) => {
  const seen = seenTable(table, person);
  if (!seen) throw new Error('the game hides something');
  return seen.standing;
};

describe('[W5] the table as a viewer sees it', () => {
  it('a viewer’s table has no cells or places with unseen contents', () => {
    const game = begun(secretModule);
    const [own, others] = [standing(game, ANN), standing(game)];
    for (const place of [CELLAR, HAND]) {
      expect([...own.containers()]).toContain(place);
      expect([...others.containers()]).not.toContain(place);
      expect([[...own.cells(place)].length, [...others.cells(place)].length]).toEqual([1, 0]);
      expect([[...others.stacks(place)], [...others.in(place)]]).toEqual([[], []]);
    }
  });

  it('a viewer’s table loses the cell of a piece that becomes invisible', () => {
    const game = begun(invisible);
    const cells = (person = BEN): readonly string[] => [...standing(game, person).cells(MAIN)].sort();
    expect(cells()).toEqual(['A5', 'B5', 'C1', 'C5', 'D3']);
    played(game, { kind: 'hide', actor: ANN, piece: KING, what: 'existence' });
    expect(cells()).toEqual(['A5', 'B5', 'C1', 'D3']);
    expect(cells(ANN)).toEqual(['A5', 'B5', 'C1', 'C5', 'D3']);
  });
});
