import type { ContainerId, PersonId, SideId } from '../engine/core/ids.ts';
import type { Item } from '../engine/core/place.ts';
import type { Kind, Records } from '../engine/core/record.ts';
import type { System } from '../engine/core/system.ts';
import type { Table } from '../engine/core/table.ts';
import type { World } from '../engine/core/world.ts';
import type { Viewer } from './viewer.ts';

/** Records that no viewer has: keys, positions of streams, the id sequence. */
const NEVER: ReadonlySet<Kind> = new Set<Kind>(['secret', 'stream', 'sequence']);

/**
 * The table as one viewer may see it: a world in which everything else does not exist (W5). It is a lens, not a copy; it always shows the
 * table as it is now.
 */
export class Lens implements World {
  readonly viewer: Viewer;
  readonly systems: readonly System[];
  readonly #table: Table;
  readonly #seats: Table;

  /** `seats`: where it says who sits where now; another table than the first, where that is an earlier state of the game. */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.#table = table;
    this.#seats = seats;
    this.viewer = viewer;
    this.systems = table.systems;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const record = this.#table.get(kind, id);
    return record && this.sees(record) ? record : undefined;
  }

  *all<K extends Kind>(kind: K): Iterable<Records[K]> {
    if (NEVER.has(kind)) return;
    for (const record of this.#table.all(kind)) if (this.sees(record)) yield record;
  }

  at(container: string, cell?: string): readonly Item[] {
    return this.seesContainer(container as ContainerId) ? this.#table.at(container, cell) : [];
  }

  /** Everything that stands in a container, if the viewer sees into it. */
  in(container: ContainerId): Iterable<Item> {
    return this.seesContainer(container) ? this.#table.standing.in(container) : [];
  }

  /** Whether this viewer sees a record, be it on the table or in a change. */
  sees(record: Records[Kind]): boolean {
    if (NEVER.has(record.kind)) return false;
    switch (record.kind) {
      case 'piece':
        return this.seesContainer(record.place.in);
      case 'map':
        return record.private === undefined || this.plays(record.private);
      case 'board':
        return this.seesContainer(record.map);
      default:
        return true;
    }
  }

  /** Whether this viewer sees what is in a map or on a board: a private window belongs to its side's players. */
  seesContainer(container: ContainerId): boolean {
    const map = this.#table.get('map', this.#table.get('board', container)?.map ?? container);
    return map !== undefined && (map.private === undefined || this.plays(map.private));
  }

  plays(side: SideId): boolean {
    return this.viewer.who === 'person' && this.#seats.get('seat', seatId(this.viewer.person, side)) !== undefined;
  }
}

const seatId = (person: PersonId, side: SideId): string => `${person}/${side}`;
