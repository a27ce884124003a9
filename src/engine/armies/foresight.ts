import type { PersonId, SideId } from '../core/ids.ts';
import type { AnyRecord, Kind, Records } from '../core/record.ts';
import type { Eyes } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import type { World } from '../core/world.ts';
import { isMaster, sidesOf } from '../play/queries.ts';

type Sight = (table: Table, record: AnyRecord, eyes: Eyes) => AnyRecord | undefined;

/** The table as a person could foresee what follows from an operation: without what that person does not see (P19). */
export const foreseen = (table: Table, person: PersonId): World => {
  const sides = sidesOf(table, person);
  const eyes: Eyes = { person, master: isMaster(table, person), plays: (side: SideId) => sides.includes(side) };
  const sights = new Map(table.systems.flatMap((system) => Object.entries(system.sights ?? {}) as [Kind, Sight][]));
  const seen = <R extends AnyRecord>(record: R | undefined): R | undefined => {
    const sight = record && sights.get(record.kind);
    return sight ? (sight(table, record as R, eyes) as R | undefined) : record;
  };
  return {
    systems: table.systems,
    ground: table,
    get: <K extends Kind>(kind: K, id: string): Records[K] | undefined => seen(table.get(kind, id)),
    *all<K extends Kind>(kind: K): Iterable<Records[K]> {
      for (const record of table.all(kind)) {
        const found = seen(record);
        if (found) yield found;
      }
    },
    at: (container, cell) => table.at(container, cell).filter(({ kind, id }) => seen(table.get(kind, id)) !== undefined),
  };
};
