import type { Change } from '../engine/core/change.ts';
import type { Table } from '../engine/core/table.ts';
import {
  type Progress,
  progressOf,
  type ReadingSeen,
  readingSeen,
  type Said,
  type SideProgress,
  sideName,
} from '../engine/index.ts';
import type { Lens } from './lens.ts';

/** How a scorekeeper stands, with the names of sides (S25). */
export interface ProgressView extends Omit<Progress, 'asOf' | 'sides'> {
  readonly asOf?: ReadingSeen;
  readonly sides: readonly (Pick<SideProgress, 'score' | 'parts'> & { readonly name: string })[];
}

/** The scorekeepers that the viewer knows. */
export const progressViews = (table: Table, lens: Lens): readonly ProgressView[] =>
  progressOf(table, lens).map(({ asOf, sides, ...rest }) => ({
    ...rest,
    ...(asOf ? { asOf: readingSeen(table, asOf) } : {}),
    sides: sides.map(({ side, score, parts }) => ({ name: sideName(table, side), score, parts })),
  }));

/** Whether a change says anything to some alone, though the game may hide nothing. */
export const speaksApart = ({ added, updated }: Change): boolean => {
  const said = [
    ...added.flatMap((record) => (record.kind === 'check' ? record.said : [])),
    ...updated.flatMap(({ kind, to }) =>
      kind === 'check' && Array.isArray(to['said']) ? (to['said'] as readonly Said[]) : [],
    ),
  ];
  return said.some(({ to, not }) => to !== 'all' || not !== undefined);
};
