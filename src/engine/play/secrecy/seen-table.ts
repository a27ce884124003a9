import {
  type ActorViewTable,
  type AnyRecord,
  type Audience,
  type ContainerId,
  cachePerSystems,
  charge,
  chargeToUnseenMeter,
  type Index,
  type Kind,
  LiveTable,
  type PersonId,
  type PlacedItem,
  type Records,
  type Systems,
  type Table,
  type VisibilityRule,
  visibilityRulesOf,
} from '../../../table/index.ts';
import { activeModifiersOf } from '../../modifiers/active-modifiers.ts';
import { canGameHideAnything, isMaster } from '../queries.ts';
import { audienceOfPerson, canSeeAllContents } from './hiding.ts';

/**
 * Kinds of records that every person's view has in full: the places of the module, and data of the engine that causes
 * no refusals. `witness` only decides about seats.
 */
const OPEN: ReadonlySet<Kind> = new Set<Kind>(['map', 'board', 'deck', 'secret', 'stream', 'sequence', 'witness']);

const rulesOf = cachePerSystems(
  (systems: Systems): ReadonlyMap<Kind, VisibilityRule | 'open'> =>
    new Map([...visibilityRulesOf(systems)].map(([kind, rule]) => [kind, OPEN.has(kind) ? 'open' : rule])),
);

/**
 * A read-only view of the table for one person. Records that they can't see are missing, and records that they see
 * partly are redacted (W5).
 */
class SeenTable implements ActorViewTable {
  readonly systems: Systems;
  readonly ground: Table;
  readonly #audience: Audience;
  readonly #rules: ReadonlyMap<Kind, VisibilityRule | 'open'>;
  /** True once something was read that the person doesn't fully see. */
  #isPartial = false;
  /** The record that was read last, because decisions read their piece again and again. */
  #lastRecord: AnyRecord | undefined;
  #lastSeen: AnyRecord | undefined;

  constructor(table: Table, person: PersonId) {
    this.systems = table.systems;
    this.ground = table;
    this.#audience = audienceOfPerson(table, person);
    this.#rules = rulesOf(table.systems);
  }

  /**
   * With modifiers in force the view is never whole, because they may change a subject differently on the table itself
   * (P19).
   */
  get isWhole(): boolean {
    return !this.#isPartial && activeModifiersOf(this.ground) === undefined;
  }

  /** The caller may decide something by the audience, so the view then counts as partial. */
  get audience(): Audience {
    this.#isPartial = true;
    return this.#audience;
  }

  get standing(): Table['standing'] {
    const { standing } = this.ground;
    const cells = (container: string): readonly string[] =>
      chargeToUnseenMeter(() => [...standing.cells(container)]).filter((cell) => this.at(container, cell).length > 0);
    return {
      at: (container, cell) => this.at(container, cell),
      in: (container) => this.#shown(chargeToUnseenMeter(() => [...standing.in(container)])),
      stacks: (container) => cells(container).map((cell) => this.at(container, cell)),
      containers: () => [...standing.containers()].filter((container) => cells(container).length > 0),
      cells,
    };
  }

  get revision(): number {
    return this.ground.revision;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const record = this.ground.get(kind, id);
    const seen = record && this.#seen(record);
    if (seen !== record) this.#isPartial = true;
    return seen;
  }

  all<K extends Kind>(kind: K): Iterable<Records[K]> {
    return this.#rules.get(kind) === 'open' ? this.ground.all(kind) : this.#allSeen(kind);
  }

  *#allSeen<K extends Kind>(kind: K): Iterable<Records[K]> {
    for (const record of chargeToUnseenMeter(() => this.ground.all(kind))) {
      const seen = this.#seen(record);
      if (seen !== record) this.#isPartial = true;
      if (!seen) continue;
      charge(1);
      yield seen;
    }
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    const items = chargeToUnseenMeter(() => this.ground.at(container, cell));
    charge(1);
    return items.length === 0 || canSeeAllContents(this.ground, container as ContainerId, this.#audience)
      ? items
      : this.#shown(items);
  }

  /** Returns the index of the table itself. Its readers must look up each record in this view. */
  index<S>(index: Index<S>): Readonly<S> {
    return this.ground.index(index);
  }

  size(kind: Kind): number {
    return [...this.all(kind)].length;
  }

  #seen<R extends AnyRecord>(record: R): R | undefined {
    const rule = this.#rules.get(record.kind);
    if (rule === 'open') return record;
    if (record !== this.#lastRecord) {
      this.#lastSeen = rule?.(this.ground, record, this.#audience);
      this.#lastRecord = record;
    }
    return this.#lastSeen as R | undefined;
  }

  #shown(items: readonly PlacedItem[]): readonly PlacedItem[] {
    const shown = items.filter(({ kind, id }) => {
      const record = this.ground.get(kind, id);
      return record && this.#seen(record);
    });
    if (shown.length < items.length) this.#isPartial = true;
    charge(shown.length);
    return shown;
  }
}

/** Returns the table as a person sees it; undefined if nothing can be hidden from them. */
export const seenTable = (table: Table, person: PersonId): ActorViewTable | undefined =>
  table.get('game', 'game') === undefined ||
  !canGameHideAnything(table) ||
  (table instanceof LiveTable && table.isOpen) ||
  isMaster(table, person)
    ? undefined
    : new SeenTable(table, person);
