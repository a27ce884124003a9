import {
  caseOf,
  derivedOfSystems,
  type Index,
  isOn,
  type Kind,
  kindOf,
  kindsAffecting,
  type RecordChange,
  type Systems,
  type Table,
} from '../../table/index.ts';
import { type CompiledModifier, compiled } from './compile.ts';
import type { Bearer, Granted, ModifierDefinition, TurnMoment } from './form.ts';
import { NEIGHBOURS, type Subject, splitSubject } from './subject.ts';

/**
 * One modifier that is in force, in its place in the order (P2, P3). It has exactly one turn (P4). What a modifier
 * grants comes in one turn for each subject that may be its source: `at` is the same for all of these, `sub` tells them
 * apart.
 */
export interface ActiveModifier {
  readonly id: string;
  readonly compiled: CompiledModifier;
  readonly source: Subject | undefined;
  readonly at: number;
  readonly sub: string;
  /** By whom it is granted. */
  readonly grantor?: ActiveModifier;
}

/** Everything that can change one property of one kind, in order. */
export interface ModifiersOfProperty {
  readonly acting: readonly ActiveModifier[];
  /** Those of them that reach further than their own neighbourhood: the others are found from there. */
  readonly wide: readonly ActiveModifier[];
  /** So many steps away from a target at most stand the sources of those that are not. */
  readonly reach: number;
  /** The places of what is granted: who bears it shows only at the grantor's turn. */
  readonly granted: readonly ActiveModifier[];
  /** Whether each of them reaches all that there is of that kind, whatever stands where. */
  readonly isOfAll: boolean;
}

/** How many steps away a modifier is still found from its target's neighbourhood. */
const CLOSE = 3;

/** All modifiers in force, as the table stands. */
export interface ActiveModifiers {
  readonly acting: readonly ActiveModifier[];
  readonly byId: ReadonlyMap<string, ActiveModifier>;
  readonly bySource: ReadonlyMap<string, readonly ActiveModifier[]>;
  /** By the kind of the targets and the property. */
  readonly bending: ReadonlyMap<string, ReadonlyMap<string, ModifiersOfProperty>>;
  /** Whether one can change which cells are next to which, or other modifiers. */
  readonly bendsMap: boolean;
  readonly bendsModifiers: boolean;
  /** The links between cells of two boards. */
  readonly joining: readonly ActiveModifier[];
}

/** Whether everybody knows of it, whoever sees its source (P19). */
export const isKnownToAll = ({ compiled: { definition }, grantor }: ActiveModifier): boolean =>
  grantor ? isKnownToAll(grantor) : isToldToAll(definition);

/** True if everybody knows a modifier with this definition. */
export const isToldToAll = (definition: ModifierDefinition | Granted): boolean =>
  'knownTo' in definition && definition.knownTo !== undefined && caseOf(definition.knownTo, { all: true });

/** Whether one turn comes before another. */
export const isBefore = (a: ActiveModifier, b: ActiveModifier): boolean =>
  a.at < b.at || (a.at === b.at && a.sub < b.sub);

interface State {
  isStale: boolean;
  order: ActiveModifiers | undefined;
}

const kindsOfOrder = derivedOfSystems(
  (systems: Systems): ReadonlySet<Kind> => new Set<Kind>([...kindsAffecting(systems, 'modifiers'), 'piece']),
);

/** Whether the order is another one by these changes: what hangs on a piece goes by what it is and how it is called. */
const isOther = (table: Table, changes: readonly RecordChange[]): boolean => {
  const kinds = kindsAffecting(table.systems, 'modifiers');
  return changes.some((change) => {
    const { before, after } = change;
    if (kinds.has(kindOf(change))) return true;
    const [was, is] = [before?.kind === 'piece' ? before : undefined, after?.kind === 'piece' ? after : undefined];
    const isSame = was?.prototype === is?.prototype && was?.name === is?.name;
    return !isSame && table.get('source', (is ?? was)?.id ?? '') !== undefined;
  });
};

/** Keeps the order, made anew when it is next looked at after something that it is made of has changed. */
export const activeModifiersIndex: Index<State> = {
  name: 'modifiers',
  kinds: (systems) => kindsOfOrder(systems),
  create: () => ({ isStale: true, order: undefined }),
  update: (state, entries, table) => {
    if (isOther(table, entries)) state.isStale = true;
  },
  former: ({ isStale, order }, entries, table) =>
    isOther(table, entries) ? { isStale: true, order: undefined } : { isStale, order },
};

interface Backlog {
  /** What has changed since somebody last took it, once anybody has; then it is kept for whoever takes it next. */
  changes: RecordChange[] | undefined;
}

/** Gathers what has changed for who remembers what modifiers make of it; only where there are any. */
const backlogIndex: Index<Backlog> = {
  name: 'changes under modifiers',
  create: () => ({ changes: undefined }),
  update: (backlog, entries, table) => {
    const { changes } = backlog;
    if (!changes) return;
    const isOver = changes.length + entries.length > LONGEST_BACKLOG || isOther(table, entries);
    if (isOver) backlog.changes = undefined;
    else for (const entry of entries) changes.push(entry);
  },
  former: () => ({ changes: undefined }),
};

export const modifierIndexes: readonly Index<unknown>[] = [activeModifiersIndex, backlogIndex] as Index<unknown>[];

/** With so much to make up for, finding everything anew is no more work. */
export const LONGEST_BACKLOG = 5_000;

/** What has changed since this was last asked; undefined: more than is kept, or the modifiers in force themselves. */
export const changesSince = (table: Table): readonly RecordChange[] | undefined => {
  const backlog = table.index(backlogIndex) as Backlog;
  const { changes } = backlog;
  if (changes?.length !== 0) backlog.changes = [];
  return changes;
};

/** The modifiers in force; undefined where there are none at all. */
export const orderOf = (table: Table): ActiveModifiers | undefined => {
  const state = table.index(activeModifiersIndex) as State | undefined;
  if (!state) return undefined;
  if (state.isStale) {
    state.order = made(table);
    state.isStale = false;
  }
  return state.order;
};

/** One in force, before it has its place; or the place of what one grants. */
interface Candidate {
  readonly id: string;
  readonly compiled: CompiledModifier;
  readonly source: Subject | undefined;
  readonly since: number;
  /**
   * Among those of one precedence and age: of the module's its place in the file, and behind these by when they were
   * put into play.
   */
  readonly place: number;
  readonly grantor?: Candidate;
}

const made = (table: Table): ActiveModifiers | undefined => {
  const candidates = inForce(table).flatMap((one) => [one, ...granted(one)]);
  if (candidates.length === 0) return undefined;
  const ties = table.get('ties', 'ties')?.order ?? {};
  const ranks = new Map(Object.values(ties).flatMap((ids) => ids.map((id, rank) => [id, rank] as const)));
  const rank = (id: string): number => ranks.get(id) ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...candidates].sort(
    (a, b) =>
      a.compiled.definition.precedence - b.compiled.definition.precedence ||
      rank(a.id) - rank(b.id) ||
      a.since - b.since ||
      a.place - b.place ||
      byId(a, b),
  );
  const acting = new Map<Candidate, ActiveModifier>();
  for (const [at, candidate] of sorted.entries()) {
    const { id, compiled: one, source, grantor } = candidate;
    const by = grantor && acting.get(grantor);
    acting.set(candidate, { id, compiled: one, source, at, sub: '', ...(by ? { grantor: by } : {}) });
  }
  return indexed([...acting.values()]);
};

/** On several pieces: as these came to the table. Ids are minted in order, so that the longer one is the later. */
const byId = (a: Candidate, b: Candidate): number =>
  (a.compiled === b.compiled ? a.id.length - b.id.length : 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The place of what a modifier grants: its precedence is larger, so that it always comes later (P14). */
const granted = (grantor: Candidate): readonly Candidate[] => {
  const { grants } = grantor.compiled;
  return grants
    ? [
        {
          id: `${grantor.id}\ngrants`,
          compiled: grants,
          source: undefined,
          since: grantor.since,
          place: grantor.place,
          grantor,
        },
      ]
    : [];
};

const indexed = (acting: readonly ActiveModifier[]): ActiveModifiers => {
  const bending = new Map<string, Map<string, Writable<ModifiersOfProperty>>>();
  const bySource = new Map<string, ActiveModifier[]>();
  const parts = acting.flatMap((one) => [one, ...one.compiled.also.map((part) => ({ ...one, compiled: part }))]);
  for (const one of parts) {
    const { alteration, definition } = one.compiled;
    if (one.source?.kind === 'piece') pushTo(bySource, one.source.id, one);
    if (!alteration) continue;
    const names = bending.get(definition.of) ?? new Map<string, Writable<ModifiersOfProperty>>();
    bending.set(definition.of, names);
    const found = names.get(alteration.property) ?? { acting: [], wide: [], reach: 0, granted: [], isOfAll: true };
    names.set(alteration.property, found);
    if (one.grantor) found.granted.push(one);
    else found.acting.push(one);
    if (!one.grantor && !isClose(one)) found.wide.push(one);
    else if (!one.grantor) found.reach = Math.max(found.reach, stepsOf(one));
    if (!isOfAll(one)) found.isOfAll = false;
  }
  return {
    acting,
    byId: new Map(acting.map((one) => [one.id, one])),
    bySource,
    bending,
    bendsMap: bending.get('cell')?.has(NEIGHBOURS) === true,
    bendsModifiers: bending.has('modifier'),
    joining: joiningOf(bending.get('cell')?.get(NEIGHBOURS)),
  };
};

const joiningOf = (bending: ModifiersOfProperty | undefined): readonly ActiveModifier[] =>
  (bending ? [...bending.acting, ...bending.granted] : []).filter(({ compiled: { definition } }) => {
    const [first, second] = (definition.cells ?? []).map((id) => splitSubject(id)[0]);
    return first !== second;
  });

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const pushTo = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
};

const isOfAll = ({ source, grantor, compiled: { scope, definition } }: ActiveModifier): boolean =>
  scope.reach === 'game' && source?.kind !== 'piece' && !grantor && definition.cells === undefined;

/** Whether it is found from its target's neighbourhood. */
export const isClose = ({ source, compiled: { scope } }: ActiveModifier): boolean =>
  source?.kind === 'piece' &&
  (scope.reach === 'self' || scope.reach === 'cell' || (scope.reach === 'steps' && scope.most <= CLOSE));

const stepsOf = ({ compiled: { scope } }: ActiveModifier): number => (scope.reach === 'steps' ? scope.most : 0);

/**
 * Definitions of the module and of records whose source is in play and whose duration has not ended, judged on what is
 * stored (P3).
 */
const inForce = (table: Table): readonly Candidate[] => {
  const definitions = (table.get('module', 'module')?.module.modifiers ?? []).filter(({ waits }) => !isOn(waits));
  if (definitions.length === 0 && table.size('modifier') === 0) return [];
  if (table.get('game', 'game')?.phase === 'seating') return [];
  return [...ofModule(table, definitions), ...ofRecords(table)];
};

const ofModule = (table: Table, definitions: readonly ModifierDefinition[]): readonly Candidate[] => {
  const found: Candidate[] = [];
  const places = placesOf(table, definitions);
  const start = { number: 1, position: 0 };
  for (const definition of definitions) {
    const { on, name } = definition;
    if (on && ('prototype' in on || 'piece' in on)) continue;
    if (!lasts(table, definition, start)) continue;
    const place = places.get(definition) ?? 0;
    found.push({ id: `${name}\n`, compiled: compiled(definition), source: subjectOf(on), since: 0, place });
  }
  const hung = definitions.filter(({ on }) => on && ('prototype' in on || 'piece' in on));
  if (hung.length === 0) return found;
  for (const { id, since, began } of table.all('source')) {
    const piece = table.get('piece', id);
    for (const definition of hung) {
      if (!piece || !bears(definition.on, piece) || !lasts(table, definition, began ?? start)) continue;
      const place = places.get(definition) ?? 0;
      found.push({
        id: `${definition.name}\n${id}`,
        compiled: compiled(definition),
        source: { kind: 'piece', id },
        since,
        place,
      });
    }
  }
  return found;
};

/** The places in the file; none in a game in which names count, as it was begun before (see EDITION). */
const placesOf = (table: Table, definitions: readonly ModifierDefinition[]): ReadonlyMap<ModifierDefinition, number> =>
  new Map(
    (table.get('module', 'module')?.edition ?? 1) < 2
      ? []
      : definitions.map((definition, place) => [definition, place]),
  );

/** What is put into play stands behind all of the module's. */
const LAST = 1_000_000;

const ofRecords = (table: Table): readonly Candidate[] =>
  [...table.all('modifier')].flatMap(({ id, since, began, definition, piece }) => {
    if (began && !lasts(table, definition, began)) return [];
    if (piece === undefined)
      return [{ id, compiled: compiled(definition), source: subjectOf(definition.on), since, place: LAST + since }];
    const source = table.get('source', piece);
    if (!source) return [];
    const age = { since: Math.max(since, source.since), place: LAST + since };
    return [{ id, compiled: compiled(definition), source: { kind: 'piece', id: piece }, ...age }];
  });

const subjectOf = (on: Bearer | undefined): Subject | undefined => {
  if (!on || 'prototype' in on || 'piece' in on) return undefined;
  return 'zone' in on ? { kind: 'zone', id: on.zone } : { kind: 'side', id: on.side };
};

/** Whether a piece is one on which it hangs. */
export const bears = (
  on: Bearer | undefined,
  { prototype, name }: { readonly prototype?: string; readonly name: string },
): boolean =>
  on !== undefined && (('prototype' in on && on.prototype === prototype) || ('piece' in on && on.piece === name));

/** Whether its duration, counted from when it began, has not ended: now, or at that moment. */
export const lasts = (
  table: Table,
  { lasts: duration }: ModifierDefinition,
  began: TurnMoment,
  now: TurnMoment | undefined = table.get('turn', 'turn'),
): boolean => {
  if (!duration || !now) return true;
  const turns = now.number - began.number;
  const sides = table.get('module', 'module')?.module.turn?.order.length ?? 1;
  const passed = caseOf(duration.of, { turns, goes: turns * sides + now.position - began.position });
  return passed < duration.count;
};
