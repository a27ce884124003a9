import type { CellId, SideId } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { cellsAround, holderOf, type Position } from './position.ts';

/** Groups of one side's pieces, next to each other, beside which no cell is free. */

/** The cells of the group that holds a cell; undefined where a free cell is next to it. */
const enclosedGroup = (position: Position, from: CellId, side: SideId): ReadonlySet<CellId> | undefined => {
  const group = new Set<CellId>([from]);
  for (const cell of group)
    for (const next of cellsAround(position, cell)) {
      if (position.standing(next).length === 0) return undefined;
      if (holderOf(position, next) === side) group.add(next);
    }
  return group;
};

export interface Enclosed {
  readonly taken: readonly Piece[];
  /** Whether it is one's own group that is taken, and no enemy. */
  readonly isOwn: boolean;
}

/** Who is taken as a piece of that side has come to a cell: enemies first, one's own only where no enemy is. */
export const enclosed = (position: Position, to: CellId, side: SideId): Enclosed => {
  const gone = new Set<CellId>();
  for (const cell of cellsAround(position, to)) {
    const other = holderOf(position, cell);
    if (other === undefined || other === side || gone.has(cell)) continue;
    for (const one of enclosedGroup(position, cell, other) ?? []) gone.add(one);
  }
  const isOwn = gone.size === 0;
  const cells = isOwn ? (enclosedGroup(position, to, side) ?? []) : gone;
  const taken = [...cells].flatMap((cell) => position.standing(cell));
  return { taken, isOwn: isOwn && taken.length > 0 };
};
