import {
  type AnyRecord,
  type Kind,
  LiveTable,
  type PersonId,
  type Records,
  type Table,
  visibilityRulesOf,
} from '../../../table/index.ts';
import { seenTable } from './seen-table.ts';

/** A replacement for the secrets of a game. It reveals nothing about the real game's chance. */
const NO_CHANCE = '00'.repeat(32);

/**
 * The next number for ids in place of the real one. The real one would reveal how many things were created out of
 * sight.
 */
const BEHIND_ALL = 1_000_000_000;

/** Kinds of records that are left out: positions of random streams, and the secrets that people have seen. */
const LEFT: ReadonlySet<Kind> = new Set<Kind>(['stream', 'witness']);

/** Returns the game's records as a person sees them. They don't include the secret of the game's chance. */
export const visibleRecordsFor = (table: Table, person: PersonId): readonly AnyRecord[] => {
  const seen = seenTable(table, person) ?? table;
  const kinds = table instanceof LiveTable ? table.records.keys() : visibilityRulesOf(table.systems).keys();
  return [...kinds].flatMap((kind) => (LEFT.has(kind) ? [] : [...seen.all(kind)].map((record) => quiet(seen, record))));
};

type RevealingKind = 'secret' | 'sequence' | 'check' | 'piece';

/** Replaces fields that unseen steps change and that only the engine reads. */
const QUIET: { readonly [K in RevealingKind]: (record: Records[K], seen: Table) => Records[K] } = {
  secret: (record) => ({ ...record, chance: NO_CHANCE, handles: NO_CHANCE }),
  sequence: (record) => ({ ...record, next: BEHIND_ALL }),
  check: (record) => ({ ...record, number: 0 }),
  piece: (piece, seen) => {
    const { army, ...rest } = piece;
    return army === undefined || seen.get('army', army) ? piece : rest;
  },
};

const quiet = (seen: Table, record: AnyRecord): AnyRecord => {
  const replace = (QUIET as { readonly [K in Kind]?: (record: AnyRecord, seen: Table) => AnyRecord })[record.kind];
  return replace?.(record, seen) ?? record;
};
