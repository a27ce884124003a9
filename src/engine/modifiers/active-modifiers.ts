import {
  cachePerSystems,
  caseOf,
  type Index,
  isOn,
  type Kind,
  type RecordChange,
  recordKindOfChange,
  recordKindsAffecting,
  type Systems,
  type Table,
} from '../../table/index.ts';
import { type CompiledModifier, compiled } from './compile.ts';
import type { GrantedModifier, ModifierBearer, ModifierDefinition, TurnMoment } from './form.ts';
import { NEIGHBORS_PROPERTY, type Subject, splitBoardSubjectId } from './subject.ts';

/**
 * A modifier in force, at its position in the order (P2, P3). It is applied at exactly one moment, its turn (P4). A
 * granted modifier takes one turn for each subject that may be its source. These turns have the same `at`, and differ
 * in `sub`.
 */
export interface ActiveModifier {
  readonly id: string;
  readonly compiled: CompiledModifier;
  readonly source: Subject | undefined;
  readonly at: number;
  readonly sub: string;
  readonly grantor?: ActiveModifier;
}

/** Modifiers that can change one property of one kind of subject, in order. */
export interface ModifiersOfProperty {
  readonly acting: readonly ActiveModifier[];
  /** Modifiers whose scope is too wide to search for them around the target. */
  readonly wide: readonly ActiveModifier[];
  /** The largest distance, in steps, between a target and the source of a modifier that isn't in `wide`. */
  readonly reach: number;
  /** Granted modifiers. Their sources are known only once the granting modifier is applied. */
  readonly granted: readonly ActiveModifier[];
  /** True if each of these modifiers reaches every subject of the kind. */
  readonly isOfAll: boolean;
}

/** The largest distance, in steps, at which modifiers are searched for around their target. */
const CLOSE = 3;

export interface ActiveModifierLookup {
  readonly acting: readonly ActiveModifier[];
  readonly byId: ReadonlyMap<string, ActiveModifier>;
  readonly bySource: ReadonlyMap<string, readonly ActiveModifier[]>;
  readonly bending: ReadonlyMap<string, ReadonlyMap<string, ModifiersOfProperty>>;
  /** True if a modifier can change which cells are neighbors. */
  readonly bendsMap: boolean;
  readonly bendsModifiers: boolean;
  /** The modifiers that make cells of two different boards neighbors. */
  readonly joining: readonly ActiveModifier[];
}

/** True if every player knows the modifier, even without seeing its source (P19). */
export const isModifierKnownToAll = ({ compiled: { definition }, grantor }: ActiveModifier): boolean =>
  grantor ? isModifierKnownToAll(grantor) : isModifierDeclaredPublic(definition);

export const isModifierDeclaredPublic = (definition: ModifierDefinition | GrantedModifier): boolean =>
  'knownTo' in definition && definition.knownTo !== undefined && caseOf(definition.knownTo, { all: true });

export const isModifierAppliedBefore = (a: ActiveModifier, b: ActiveModifier): boolean =>
  a.at < b.at || (a.at === b.at && a.sub < b.sub);

interface State {
  isStale: boolean;
  order: ActiveModifierLookup | undefined;
}

const kindsOfOrder = cachePerSystems(
  (systems: Systems): ReadonlySet<Kind> => new Set<Kind>([...recordKindsAffecting(systems, 'modifiers'), 'piece']),
);

/**
 * True if the changes can affect the order of modifiers. A modifier's source is a piece because of the piece's
 * prototype or name.
 */
const isOther = (table: Table, changes: readonly RecordChange[]): boolean => {
  const kinds = recordKindsAffecting(table.systems, 'modifiers');
  return changes.some((change) => {
    const { before, after } = change;
    if (kinds.has(recordKindOfChange(change))) return true;
    const [was, is] = [before?.kind === 'piece' ? before : undefined, after?.kind === 'piece' ? after : undefined];
    const isSame = was?.prototype === is?.prototype && was?.name === is?.name;
    return !isSame && table.get('source', (is ?? was)?.id ?? '') !== undefined;
  });
};

/** The index of the modifiers in force, rebuilt on the first read after a change that affects it. */
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
  /** The changes since the last read. Undefined before the first read, or if there are too many changes to keep. */
  changes: RecordChange[] | undefined;
}

/** Collects the changes since the last read. An evaluation can then forget only the values that they affect. */
const backlogIndex: Index<Backlog> = {
  name: 'changes under modifiers',
  create: () => ({ changes: undefined }),
  update: (backlog, entries, table) => {
    const { changes } = backlog;
    if (!changes) return;
    const isOver = changes.length + entries.length > MAX_COLLECTED_CHANGES || isOther(table, entries);
    if (isOver) backlog.changes = undefined;
    else for (const entry of entries) changes.push(entry);
  },
  former: () => ({ changes: undefined }),
};

export const modifierIndexes: readonly Index<unknown>[] = [activeModifiersIndex, backlogIndex] as Index<unknown>[];

/** The most changes to collect. Beyond that, evaluating everything again costs no more. */
export const MAX_COLLECTED_CHANGES = 5_000;

/** Returns the changes since the last call; undefined if there are too many, or if the modifiers in force changed. */
export const takeBacklogChanges = (table: Table): readonly RecordChange[] | undefined => {
  const backlog = table.index(backlogIndex) as Backlog;
  const { changes } = backlog;
  if (changes?.length !== 0) backlog.changes = [];
  return changes;
};

/** Returns the modifiers in force; undefined if there are none. */
export const activeModifiersOf = (table: Table): ActiveModifierLookup | undefined => {
  const state = table.index(activeModifiersIndex) as State | undefined;
  if (!state) return undefined;
  if (state.isStale) {
    state.order = made(table);
    state.isStale = false;
  }
  return state.order;
};

interface Candidate {
  readonly id: string;
  readonly compiled: CompiledModifier;
  readonly source: Subject | undefined;
  readonly since: number;
  /**
   * Decides between modifiers of equal precedence and age. Modifiers of the module come first, in the order of its
   * file, then others by age.
   */
  readonly place: number;
  readonly grantor?: Candidate;
}

const made = (table: Table): ActiveModifierLookup | undefined => {
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

/**
 * Orders the entries of one modifier by the age of their pieces. Ids are created in order, so a longer id belongs to a
 * newer piece.
 */
const byId = (a: Candidate, b: Candidate): number =>
  (a.compiled === b.compiled ? a.id.length - b.id.length : 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Returns the entry of the granted modifier. It comes after the granting one because its precedence is larger (P14).
 */
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

const indexed = (acting: readonly ActiveModifier[]): ActiveModifierLookup => {
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
    if (!one.grantor && !isShortRangePieceModifier(one)) found.wide.push(one);
    else if (!one.grantor) found.reach = Math.max(found.reach, stepsOf(one));
    if (!isOfAll(one)) found.isOfAll = false;
  }
  return {
    acting,
    byId: new Map(acting.map((one) => [one.id, one])),
    bySource,
    bending,
    bendsMap: bending.get('cell')?.has(NEIGHBORS_PROPERTY) === true,
    bendsModifiers: bending.has('modifier'),
    joining: joiningOf(bending.get('cell')?.get(NEIGHBORS_PROPERTY)),
  };
};

const joiningOf = (bending: ModifiersOfProperty | undefined): readonly ActiveModifier[] =>
  (bending ? [...bending.acting, ...bending.granted] : []).filter(({ compiled: { definition } }) => {
    const [first, second] = (definition.cells ?? []).map((id) => splitBoardSubjectId(id)[0]);
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

export const isShortRangePieceModifier = ({ source, compiled: { scope } }: ActiveModifier): boolean =>
  source?.kind === 'piece' &&
  (scope.reach === 'self' || scope.reach === 'cell' || (scope.reach === 'steps' && scope.most <= CLOSE));

const stepsOf = ({ compiled: { scope } }: ActiveModifier): number => (scope.reach === 'steps' ? scope.most : 0);

/**
 * Returns the modifiers that are in force: their source is in play and their duration hasn't ended. Only stored values
 * decide this (P3).
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
      if (!piece || !isModifierBearer(definition.on, piece) || !lasts(table, definition, began ?? start)) continue;
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

/**
 * Returns the position of each definition in the module's file. The map is empty for games of an older edition, which
 * order modifiers by name (see EDITION).
 */
const placesOf = (table: Table, definitions: readonly ModifierDefinition[]): ReadonlyMap<ModifierDefinition, number> =>
  new Map(
    (table.get('module', 'module')?.edition ?? 1) < 2
      ? []
      : definitions.map((definition, place) => [definition, place]),
  );

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

const subjectOf = (on: ModifierBearer | undefined): Subject | undefined => {
  if (!on || 'prototype' in on || 'piece' in on) return undefined;
  return 'zone' in on ? { kind: 'zone', id: on.zone } : { kind: 'side', id: on.side };
};

export const isModifierBearer = (
  on: ModifierBearer | undefined,
  { prototype, name }: { readonly prototype?: string; readonly name: string },
): boolean =>
  on !== undefined && (('prototype' in on && on.prototype === prototype) || ('piece' in on && on.piece === name));

/** True if the duration, counted from `began`, hasn't ended at `now`. */
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
