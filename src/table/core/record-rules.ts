import type { z } from 'zod';
import type { PersonId } from '../ids/index.ts';
import type { Audience } from './audience.ts';
import type { Change } from './change.ts';
import { derivedOfSystems } from './derived.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import type { ChangeReports, RecordReports } from './report.ts';
import type { Systems, Table } from './table.ts';
import type { SaysTexts } from './texts.ts';

/** A person who was forgotten in a game and is back: one with those under whose numbers the game knew them. */
export interface Recognition {
  readonly person: PersonId;
  readonly formerly: readonly PersonId[];
}

/** Makes records of one kind name the person who is back. */
export type RecognitionRule = (table: Table, recognition: Recognition) => Change;

/**
 * What somebody sees of a record: the record, what of it may be seen, or nothing (T6, W5). It must not depend on more
 * than the record, the definitions and the audience, for it is asked of records as they were, too.
 */
export type VisibilityRule<K extends Kind = Kind> = (
  table: Table,
  record: Records[K],
  audience: Audience,
) => Records[K] | undefined;

/**
 * What else on the table is another because a record of a kind is. `values`: what the rules read of pieces and others
 * beside it. `modifiers`: which modifiers are in force, and in which order. `counts`: all that is counted, anew.
 * `audiences`: who sees what is hidden. `knowledge`: somebody knows what nobody could know before; `opening`: by its being
 * changed, not by its coming.
 */
export type Effect = 'values' | 'modifiers' | 'counts' | 'audiences' | 'knowledge' | 'opening';

/**
 * All that has to be known of one kind of record. Nothing of it has a default: each kind is ruled by one system, and
 * one that lacks a rule does not compile (engine/index.ts).
 */
export type RecordRules<K extends Kind> = {
  /**
   * What a record of this kind is; a file's is checked by it. `of-module`: it follows from the module, or is a key of
   * the game, and no file holds it.
   */
  readonly schema: z.ZodType<Records[K]> | 'of-module';
  /** Whether what it names is on this table; `anything`: what it names may be gone. */
  readonly names: 'anything' | ((table: Table, record: Records[K]) => boolean);
  /** `open`: everybody sees all of it. */
  readonly visibility: 'open' | VisibilityRule<K>;
  /**
   * Whether an undo takes back what was done to it (T15). `unless-later`: not where steps that were played since stand.
   */
  readonly undo: 'takes-back' | 'leaves' | 'unless-later';
  /**
   * What becomes of it when somebody is back who was forgotten in this game (T34). `nobody`: it names no person.
   * `stays`: it says what was done, fairness asks nothing of it, and it goes on to name whoever was forgotten.
   */
  readonly recognized: 'nobody' | 'stays' | RecognitionRule;
  readonly affects: readonly Effect[];
  /**
   * What a viewer is told of it; kinds that are told together have the same `ChangeReports`. `by-view`: what only a
   * view knows, which has a narrator for each of these kinds (src/view/seen/seen.ts).
   */
  readonly reports: 'nothing' | 'by-view' | RecordReports<K> | ChangeReports;
} & SaysTexts<Records[K]>;

/** The rules of the kinds that belong to one system. */
export type RecordRulesByKind = { readonly [K in Kind]?: RecordRules<K> };

type AnyRules = RecordRules<Kind>;

const allRules = derivedOfSystems(
  (systems: Systems): ReadonlyMap<Kind, AnyRules> =>
    new Map(systems.flatMap(({ records }) => Object.entries(records ?? {}) as unknown as [Kind, AnyRules][])),
);

/** The rules of one kind of record; undefined of what none of these systems knows. */
export const rulesOf = <K extends Kind>(systems: Systems, kind: K): RecordRules<K> | undefined =>
  allRules(systems).get(kind) as RecordRules<K> | undefined;

/** How each kind of record is seen. */
export const visibilityOf = derivedOfSystems((systems: Systems): ReadonlyMap<Kind, VisibilityRule | 'open'> => {
  const all = [...allRules(systems)].map(([kind, { visibility }]) => [kind, visibility] as const);
  return new Map(all as [Kind, VisibilityRule | 'open'][]);
});

/** The kinds of records that undo leaves as they are; `under-later`: where steps that were played since stand. */
export const keptKinds = (systems: Systems, when?: 'under-later'): ReadonlySet<Kind> =>
  new Set(
    [...allRules(systems)].flatMap(([kind, { undo }]) =>
      undo === 'leaves' || (when && undo === 'unless-later') ? kind : [],
    ),
  );

/** How records of each kind are made to name somebody who is back. */
export const recognitionRules = derivedOfSystems((systems: Systems): readonly RecognitionRule[] =>
  [...allRules(systems).values()].flatMap(({ recognized }) => (typeof recognized === 'string' ? [] : recognized)),
);

/** The kinds of records on which each of these depends. */
const affecting = derivedOfSystems((systems: Systems): { readonly [E in Effect]: ReadonlySet<Kind> } => {
  const kinds = (effect: Effect): ReadonlySet<Kind> =>
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

/** The kinds of records on which this depends. */
export const kindsAffecting = (systems: Systems, effect: Effect): ReadonlySet<Kind> => affecting(systems)[effect];

/** Whether a record has the form of its kind and names nothing that is not on this table: as a file may hold it. */
export const isSound = (table: Table, record: AnyRecord): boolean => {
  const rules: AnyRules | undefined = rulesOf(table.systems, record.kind);
  if (!rules || rules.schema === 'of-module' || !rules.schema.safeParse(record).success) return false;
  return rules.names === 'anything' || rules.names(table, record as never);
};

/** Whether records of a kind follow from the module, or are keys of the game: no file of a game repeats them. */
export const isOfModule = (systems: Systems, kind: Kind): boolean => rulesOf(systems, kind)?.schema === 'of-module';
