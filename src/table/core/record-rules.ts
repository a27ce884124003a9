import type { z } from 'zod';
import type { PersonId } from '../ids/index.ts';
import type { Audience } from './audience.ts';
import type { Change } from './change.ts';
import { cachePerSystems } from './derived.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import type { ChangeReporter, RecordChangeReports } from './report.ts';
import type { Systems, Table } from './table.ts';
import type { RequiredTextOrigins } from './texts.ts';

/** A person who used `/me forget` and has returned to a game, with the ids under which the game knew them. */
export interface ReturningPerson {
  readonly person: PersonId;
  readonly formerly: readonly PersonId[];
}

/** Makes records of one kind name the person who has returned. */
export type ReturningPersonRule = (table: Table, recognition: ReturningPerson) => Change;

/**
 * Returns the part of a record that an audience may see: all of it, some of it, or undefined for nothing (T6, W5). It
 * may depend only on the record, the definitions and the audience, because it is also used for records of the past.
 */
export type VisibilityRule<K extends Kind = Kind> = (
  table: Table,
  record: Records[K],
  audience: Audience,
) => Records[K] | undefined;

/**
 * The parts of the table that change with a record of a kind.
 * - `values`: values that the rules read from other subjects, such as pieces.
 * - `modifiers`: the modifiers in force, and their order.
 * - `counts`: all counters, which are then counted from scratch.
 * - `audiences`: who can see hidden things.
 * - `knowledge`: a player now knows something that no player could know before.
 * - `opening`: as `knowledge`, but only if the record is updated, not if it is added.
 */
export type AffectedTablePart = 'values' | 'modifiers' | 'counts' | 'audiences' | 'knowledge' | 'opening';

/**
 * The rules of one kind of record. There are no defaults: each kind belongs to one system, and a missing rule does not
 * compile (src/engine/index.ts).
 */
export type RecordRules<K extends Kind> = {
  /**
   * The form of a record, used to check files. `of-module`: it follows from the module, or is a key of the game, and no
   * file contains it.
   */
  readonly schema: z.ZodType<Records[K]> | 'of-module';
  /** True if everything that the record names is on this table. `anything`: named things may be gone. */
  readonly names: 'anything' | ((table: Table, record: Records[K]) => boolean);
  /** The part of a record that each viewer sees. `open`: every viewer sees all of it. */
  readonly visibility: 'open' | VisibilityRule<K>;
  /**
   * The effect of undo on its changes (T15). `unless-later`: they are taken back only if no later steps of play stay in
   * force.
   */
  readonly undo: 'takes-back' | 'leaves' | 'unless-later';
  /**
   * The effect if a person who used `/me forget` returns to the game (T34). `nobody`: the record names no person.
   * `stays`: it says what was done and does not matter for fairness, so it keeps the old id.
   */
  readonly recognized: 'nobody' | 'stays' | ReturningPersonRule;
  readonly affects: readonly AffectedTablePart[];
  /**
   * The reports for a viewer. Kinds that are reported together have the same `ChangeReporter`. `by-view`: only a view
   * has the needed knowledge, and has a narrator for each of these kinds (src/view/seen/seen.ts).
   */
  readonly reports: 'nothing' | 'by-view' | RecordChangeReports<K> | ChangeReporter;
} & RequiredTextOrigins<Records[K]>;

export type RecordRulesByKind = { readonly [K in Kind]?: RecordRules<K> };

type AnyRules = RecordRules<Kind>;

const allRules = cachePerSystems(
  (systems: Systems): ReadonlyMap<Kind, AnyRules> =>
    new Map(systems.flatMap(({ records }) => Object.entries(records ?? {}) as unknown as [Kind, AnyRules][])),
);

export const rulesOfRecordKind = <K extends Kind>(systems: Systems, kind: K): RecordRules<K> | undefined =>
  allRules(systems).get(kind) as RecordRules<K> | undefined;

export const visibilityRulesOf = cachePerSystems((systems: Systems): ReadonlyMap<Kind, VisibilityRule | 'open'> => {
  const all = [...allRules(systems)].map(([kind, { visibility }]) => [kind, visibility] as const);
  return new Map(all as [Kind, VisibilityRule | 'open'][]);
});

/**
 * Returns the kinds of records that undo doesn't change. With `under-later`, includes kinds whose changes stay because
 * later steps of play stay in force.
 */
export const kindsKeptByUndo = (systems: Systems, when?: 'under-later'): ReadonlySet<Kind> =>
  new Set(
    [...allRules(systems)].flatMap(([kind, { undo }]) =>
      undo === 'leaves' || (when && undo === 'unless-later') ? kind : [],
    ),
  );

export const returningPersonRules = cachePerSystems((systems: Systems): readonly ReturningPersonRule[] =>
  [...allRules(systems).values()].flatMap(({ recognized }) => (typeof recognized === 'string' ? [] : recognized)),
);

const affecting = cachePerSystems((systems: Systems): { readonly [E in AffectedTablePart]: ReadonlySet<Kind> } => {
  const kinds = (effect: AffectedTablePart): ReadonlySet<Kind> =>
    new Set([...allRules(systems)].flatMap(([kind, { affects }]) => (affects.includes(effect) ? kind : [])));
  return {
    values: kinds('values'),
    modifiers: kinds('modifiers'),
    counts: kinds('counts'),
    audiences: kinds('audiences'),
    knowledge: kinds('knowledge'),
    opening: kinds('opening'),
  };
});

export const recordKindsAffecting = (systems: Systems, effect: AffectedTablePart): ReadonlySet<Kind> =>
  affecting(systems)[effect];

/** True if a record has the form of its kind and names only things on this table, so that it may come from a file. */
export const isRecordValid = (table: Table, record: AnyRecord): boolean => {
  const rules: AnyRules | undefined = rulesOfRecordKind(table.systems, record.kind);
  if (!rules || rules.schema === 'of-module' || !rules.schema.safeParse(record).success) return false;
  return rules.names === 'anything' || rules.names(table, record as never);
};

/** True if records of a kind follow from the module, or are keys of the game. No file of a game contains them. */
export const isRecordKindOfModule = (systems: Systems, kind: Kind): boolean =>
  rulesOfRecordKind(systems, kind)?.schema === 'of-module';
