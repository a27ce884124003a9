import {
  type AnyRecord,
  type ArmyId,
  compareTexts,
  type Index,
  type PieceId,
  type RecordChange,
} from '../../table/index.ts';
import { SPENT_POINTS_PROPERTY } from './points.ts';

/** The property with the cells that a piece covers besides its own. */
export const COVERED_CELLS_PROPERTY = 'Covers';

export interface ArmyRoster {
  readonly members: Map<ArmyId, Member[]>;
  readonly spent: Set<PieceId>;
  readonly wide: Set<PieceId>;
}

interface Member {
  readonly id: PieceId;
  readonly rank: number;
}

export const rosterIndex: Index<ArmyRoster> = {
  name: 'armies',
  kinds: ['piece'],
  create: () => ({ members: new Map(), spent: new Set(), wide: new Set() }),
  update: (roster, entries) => {
    for (const { before, after } of entries) {
      drop(roster, before);
      enter(roster, after);
    }
  },
  former: ({ members, spent, wide }, entries) => {
    const roster = { members: new Map(members), spent: new Set(spent), wide: new Set(wide) };
    for (const { before, after } of entries) {
      drop(roster, after);
      enter(roster, before);
    }
    return roster;
  },
};

const drop = ({ members, spent, wide }: ArmyRoster, record: RecordChange['before']): void => {
  if (record?.kind !== 'piece') return;
  spent.delete(record.id);
  wide.delete(record.id);
  if (record.army === undefined) return;
  const others = (members.get(record.army) ?? []).filter(({ id }) => id !== record.id);
  if (others.length > 0) members.set(record.army, others);
  else members.delete(record.army);
};

const enter = ({ members, spent, wide }: ArmyRoster, record: AnyRecord | undefined): void => {
  if (record?.kind !== 'piece') return;
  if (record.values[SPENT_POINTS_PROPERTY] !== undefined) spent.add(record.id);
  if (record.values[COVERED_CELLS_PROPERTY] !== undefined) wide.add(record.id);
  if (record.army === undefined) return;
  const all = [...(members.get(record.army) ?? []), { id: record.id, rank: record.place.rank }];
  members.set(record.army, all.sort(byRank));
};

const byRank = (a: Member, b: Member): number => a.rank - b.rank || compareTexts(a.id, b.id);
