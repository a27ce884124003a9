import type { Audience } from '../../core/audience.ts';
import type { PersonId } from '../../core/ids.ts';
import type { PlacedItem } from '../../core/place.ts';
import type { AnyRecord, Kind, Records } from '../../core/record.ts';
import { type VisibilityRule, visibilityOf } from '../../core/record-rules.ts';
import type { System } from '../../core/system.ts';
import type { Index, Table } from '../../core/table.ts';
import { hidesAnything, isMaster } from '../queries.ts';
import { audienceOf } from './hiding.ts';

/**
 * What is no secret of the game's: the places that the module names, though nobody else sees into them; and what only
 * the engine reads, on which no refusal depends, so that a decision can be tried. Who has seen what decides over seats
 * alone.
 */
const OPEN: ReadonlySet<Kind> = new Set<Kind>(['map', 'board', 'deck', 'secret', 'stream', 'sequence', 'witness']);

/**
 * The table as a person sees it, for the rules: what that person does not see is not there, and of what is half hidden
 * only what shows is (W5). It is a lens, not a copy, and it is never written.
 */
class SeenTable implements Table {
  readonly systems: readonly System[];
  readonly ground: Table;
  readonly standing: Table['standing'];
  readonly audience: Audience;
  readonly #visibility: ReadonlyMap<Kind, VisibilityRule | 'open'>;

  constructor(table: Table, person: PersonId) {
    this.systems = table.systems;
    this.ground = table;
    this.audience = audienceOf(table, person);
    this.#visibility = visibilityOf(table.systems);
    this.standing = {
      at: (container, cell) => this.at(container, cell),
      in: (container) => this.#shown([...table.standing.in(container)]),
      stacks: (container) => [...this.standing.cells(container)].map((cell) => this.at(container, cell)),
      containers: () =>
        [...table.standing.containers()].filter((container) => [...this.standing.cells(container)].length > 0),
      cells: (container) => [...table.standing.cells(container)].filter((cell) => this.at(container, cell).length > 0),
    };
  }

  get revision(): number {
    return this.ground.revision;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const record = this.ground.get(kind, id);
    return record && this.#seen(record);
  }

  *all<K extends Kind>(kind: K): Iterable<Records[K]> {
    for (const record of this.ground.all(kind)) {
      const seen = this.#seen(record);
      if (seen) yield seen;
    }
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    return this.#shown(this.ground.at(container, cell));
  }

  /** The table's own: who reads an index asks here for each record of which it speaks. */
  index<S>(index: Index<S>): Readonly<S> {
    return this.ground.index(index);
  }

  size(kind: Kind): number {
    return [...this.all(kind)].length;
  }

  #seen<R extends AnyRecord>(record: R): R | undefined {
    const rule = OPEN.has(record.kind) ? 'open' : this.#visibility.get(record.kind);
    return rule === 'open' ? record : (rule?.(this.ground, record, this.audience) as R | undefined);
  }

  #shown(items: readonly PlacedItem[]): readonly PlacedItem[] {
    return items.filter(({ kind, id }) => this.get(kind, id) !== undefined);
  }
}

/**
 * The table as a person sees it; undefined where nothing can be hidden from that person: before there is a game, in one
 * that hides nothing, for its master.
 */
export const seenTable = (table: Table, person: PersonId): Table | undefined =>
  table.get('game', 'game') === undefined || !hidesAnything(table) || isMaster(table, person)
    ? undefined
    : new SeenTable(table, person);
