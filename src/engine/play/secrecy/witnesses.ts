import {
  added,
  type Change,
  join,
  type PersonId,
  type ReturningPersonRule,
  recordKindsAffecting,
  removed,
  type SideId,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { canGameHideAnything, gameOf, isValidSideReference, locateContainer } from '../queries.ts';
import type { Piece } from '../records.ts';
import { secretWitnessSchema } from '../records.ts';

/** True if a person has seen secrets of another side, so that they need consent to take a seat (T17). */
export const hasSeenOtherSideSecrets = (table: Table, person: PersonId, side: SideId | undefined): boolean =>
  canGameHideAnything(table) && (table.get('witness', person)?.sides.some((one) => one !== side) ?? false);

const ownerOfSecret = (table: Table, { place, mask, invisible, side }: Piece): SideId | undefined =>
  locateContainer(table, place.in)?.map.private ?? mask?.side ?? invisible ?? side;

/** Returns the sides whose secrets people see because of a change, by person. */
const sidesSeenNow = (table: Table, { updated: updates }: Change): ReadonlyMap<PersonId, ReadonlySet<SideId>> => {
  const seen = new Map<PersonId, Set<SideId>>();
  const add = (person: PersonId, side: SideId): unknown => seen.set(person, (seen.get(person) ?? new Set()).add(side));
  for (const { person, side } of table.all('seat')) if (side !== undefined) add(person, side);
  const { master } = gameOf(table);
  if (master !== undefined) for (const { id } of table.all('side')) add(master, id);
  for (const update of updates) {
    const piece = update.kind === 'piece' && 'shown' in update.to ? table.get('piece', update.id) : undefined;
    const side = piece && ownerOfSecret(table, piece);
    if (side !== undefined && Array.isArray(piece?.shown))
      for (const person of piece.shown as readonly PersonId[]) add(person, side);
  }
  return seen;
};

const noted = (table: Table, change: Change): Change =>
  join(
    ...[...sidesSeenNow(table, change)].map(([person, sides]) => {
      const known = table.get('witness', person);
      const all = [...new Set([...(known?.sides ?? []), ...sides])];
      if (!known) return added({ kind: 'witness', id: person, sides: all });
      return all.length === known.sides.length ? join() : updated(known, { ...known, sides: all });
    }),
  );

const isTelling = ({ systems }: Table, { added: come, updated: updates }: Change): boolean => {
  const telling = recordKindsAffecting(systems, 'audiences');
  for (const { kind } of come) if (telling.has(kind)) return true;
  for (const { kind, to } of updates)
    if (telling.has(kind) || (kind === 'piece' && to['shown'] !== undefined)) return true;
  return false;
};

/** A returning person also counts as having seen the secrets that they saw under former ids. */
const recognizedWitness: ReturningPersonRule = (table, { person, formerly }) => {
  const before = formerly.flatMap((one) => table.get('witness', one) ?? []);
  if (before.length === 0) return join();
  const known = table.get('witness', person);
  const sides = [...new Set([...(known?.sides ?? []), ...before.flatMap((one) => one.sides)])];
  return join(
    removed(...before),
    known ? updated(known, { ...known, sides }) : added({ kind: 'witness', id: person, sides }),
  );
};

/** Records which people have seen which sides' secrets. No viewer sees these records. */
export const witnessSystem = {
  name: 'witnesses',
  operations: {},
  records: {
    witness: {
      schema: secretWitnessSchema,
      names: (table, { sides }) => sides.every((side) => isValidSideReference(table, side)),
      visibility: () => undefined,
      undo: 'leaves',
      recognized: recognizedWitness,
      affects: [],
      reports: 'nothing',
    },
  },
  reactions: (table, { change }) => {
    if (!isTelling(table, change) || !canGameHideAnything(table)) return undefined;
    return gameOf(table).phase === 'seating' ? undefined : noted(table, change);
  },
  acts: 'none',
} satisfies System;
