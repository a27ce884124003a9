import { z } from 'zod';
import type { Audience } from './audience.ts';
import { type Change, keyOf, partsOf, type Update } from './change.ts';
import { derived, derivedOfSystems } from './derived.ts';
import type { Operation, OperationKind } from './operation.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import { count, type Stored } from './schema.ts';
import type { Systems, World } from './table.ts';
import type { SaysTexts } from './texts.ts';

/**
 * What one thing in a change can mean to one viewer, by kind, which is its `what`. Plain data that is stored with the
 * step and put into words when it is shown: names as this viewer may know them, places by the name of the cell, deck,
 * board or map. What a sentence does not tell is not in it, nor what is as usual. Each system adds its own by
 * declaration merging; src/words has a sentence for every one of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the systems through declaration merging
export interface Reports {}

export type ReportKind = keyof Reports;

/** The most things that are told of one step. */
export const MOST_TOLD = 100_000;

/** So many times the same; left out where that is once. */
export const times = count.exactOptional();

/** The rules or the choices of others did it: it is told as no deed of the player who did the step (G41). */
export const follows = z.literal(true).exactOptional();

/** What one thing in a change means to one viewer. */
export type Seen<W extends ReportKind = ReportKind> = Reports[W];

/**
 * All that has to be known of one kind of report. Nothing of it has a default: each kind is brought by one system, and
 * one that lacks a rule does not compile (engine/index.ts).
 */
export type ReportRules<W extends ReportKind> = {
  /** What a report of this kind holds; its type follows from it, and a file's is checked by it. */
  readonly schema: z.ZodType<Reports[W]>;
  /**
   * Where it is told. `phrase`: among what was done, which may leave out a field. `line`: on a line of its own, behind
   * what was done. `request`: on one, once, of what became of a request. `by-form`: only where the form of an operation
   * tells it (`told` in core/system.ts). `behind`: behind what was done, whatever its form, to whom that is told. `sentence`: what was done, in sentences of its own, whatever its form.
   */
  readonly told:
    | 'phrase'
    | 'line'
    | 'request'
    | 'by-form'
    | 'behind'
    | 'sentence'
    | { readonly phraseWithout: keyof Reports[W] };
  /** Whether it is told how often the same was seen, as its `count`. */
  readonly isCounted: Reports[W] extends { readonly count?: number } ? boolean : false;
} & SaysTexts<Reports[W]>;

/** The rules of the kinds that belong to one system. */
export type ReportRulesByKind = { readonly [W in ReportKind]?: ReportRules<W> };

/** The reports of a system, by kind, as its schemas say. */
export type ReportsOf<Rules extends { readonly [what: string]: { readonly schema: z.ZodType } }> = {
  readonly [W in keyof Rules]: Stored<Rules[W]['schema']>;
};

/** The rules of all kinds of reports. */
export const reportRules = derivedOfSystems(
  (systems: Systems): ReadonlyMap<string, ReportRules<ReportKind>> =>
    new Map(
      systems.flatMap(({ reports }) => Object.entries(reports ?? {}) as unknown as [string, ReportRules<ReportKind>][]),
    ),
);

/** Those of some kinds, in their order. */
export const only = <W extends ReportKind>(
  seen: readonly Seen[],
  ...whats: readonly W[]
): readonly Extract<Seen, { readonly what: W }>[] =>
  seen.filter((one): one is Extract<Seen, { readonly what: W }> => (whats as readonly ReportKind[]).includes(one.what));

/** What is told of all that somebody saw by an operation; `phrases`: whatever has a phrase, each by its own. */
export type TellForm<K extends OperationKind> = (
  seen: readonly Seen[],
  operation: Operation<K>,
) => readonly Seen[] | 'phrases';

/**
 * How an operation is told. `by-past`: by the steps that it takes back or does again, alone. `by-name`: everybody is
 * told that it was done, whatever it meant to them, and nothing else.
 */
export type OperationTold<K extends OperationKind> = 'phrases' | 'by-past' | 'by-name' | TellForm<K> | ToldByName<K>;

/** Everybody is told that it was done, and what `also` says; `isDone`: where that shows only in what was seen. */
export interface ToldByName<K extends OperationKind> {
  readonly isDone: 'always' | ((seen: readonly Seen[]) => boolean);
  readonly also: 'nothing' | TellForm<K>;
}

/** Who is told: the table as one viewer may see it. */
export interface Reader extends World, Audience {
  /** What this viewer sees of a record, be it on the table or in a change; undefined where that is nothing. */
  seen<R extends AnyRecord>(record: R): R | undefined;
}

/** To whom a change is told, after it was applied, and which operation made it, where that is known. */
export interface Telling {
  readonly reader: Reader;
  readonly operation: Operation | undefined;
}

/**
 * What a viewer is told when a record of a kind that he sees comes, changes (as it is now, with what changed) or goes.
 * Nobody is told of a record of which he sees nothing.
 */
export interface RecordReports<K extends Kind> {
  readonly added: 'nothing' | ((telling: Telling, record: Records[K]) => readonly Seen[]);
  readonly updated: 'nothing' | ((telling: Telling, record: Records[K], update: Update) => readonly Seen[]);
  readonly removed: 'nothing' | ((telling: Telling, record: Records[K]) => readonly Seen[]);
  /** It is told behind all else, and once, however often such records changed. */
  readonly isLast?: true;
}

/**
 * What a viewer is told of a change as a whole, as it comes from all records of some kinds: behind what is told of each
 * record by itself, once.
 */
export type ChangeReports = (telling: Telling, change: Change) => readonly Seen[];

/** A mark of a change that the module made. */
interface LineMark {
  /** A sentence of the module tells it. */
  isTold?: boolean;
  /** The rules did it by themselves, behind what a player did. */
  isByRules?: boolean;
  /** The player who did the step did it, by the lines of an action. */
  isOwn?: boolean;
}

const lineMarks = derived((_change: Change): LineMark => ({}));

/** Marks a change as made by the module. The mark is not stored: it serves whoever tells the step. */
export const byLine = <C extends Change>(change: C, mark: LineMark): C => {
  Object.assign(lineMarks(change), mark);
  return change;
};

/**
 * Returns for each change of a step, in their order, if a sentence of the module tells it; undefined if none is told so.
 * What the rules did behind a line belongs to that line.
 */
export const toldIn = (change: Change): readonly boolean[] | undefined => {
  const parts = partsOf(change);
  if (!parts.some((part) => lineMarks(part).isTold)) return undefined;
  let isTold = false;
  return parts.map((part) => {
    isTold = lineMarks(part).isTold ?? isTold;
    return isTold;
  });
};

/**
 * Returns for each change of a step, in their order, if it is no deed of the player who did the step (G41): the rules or
 * the choices of others made it. Changes that follow from one belong to it.
 */
export const followingIn = (change: Change): readonly boolean[] => {
  let isFollowing = false;
  return partsOf(change).map((part) => {
    const { isOwn } = lineMarks(part);
    if (isOwn !== undefined) isFollowing = !isOwn;
    return isFollowing;
  });
};

/**
 * Returns the number of changes of a step before the rules cleared up what a player had just put somewhere: a trick,
 * votes, a fight; or before they threw dice again that nobody could use. Undefined if they did neither.
 */
export const momentIn = (change: Change): number | undefined => {
  const parts = partsOf(change);
  return beforeClearing(parts) ?? beforeNextThrow(parts);
};

const beforeClearing = (parts: readonly Change[]): number | undefined => {
  const first = parts.findIndex((part) => lineMarks(part).isByRules && goneIn(part).length > 0);
  if (first < 0) return undefined;
  const put = new Set(
    parts.slice(0, first).flatMap((part) => [...part.added.filter(isPiece), ...placedIn(part)].map(keyOf)),
  );
  const isCleared = parts
    .slice(first)
    .some((part) => lineMarks(part).isByRules && goneIn(part).some((key) => put.has(key)));
  return isCleared ? first : undefined;
};

/** Before the rules turn a piece again by another roll than the one of this step by which it was turned. */
const beforeNextThrow = (parts: readonly Change[]): number | undefined => {
  const turned = new Map<string, number>();
  let rolls = 0;
  for (const [at, part] of parts.entries()) {
    if ([...part.added, ...part.updated].some(({ kind }) => kind === 'roll')) rolls += 1;
    if (rolls === 0 || !lineMarks(part).isByRules) continue;
    for (const key of turnedIn(part)) {
      if ((turned.get(key) ?? rolls) < rolls) return at;
      turned.set(key, rolls);
    }
  }
  return undefined;
};

const isPiece = ({ kind }: { readonly kind: Kind }): boolean => kind === 'piece';

const placedIn = ({ updated }: Change): readonly Update[] => updated.filter((one) => isPiece(one) && 'place' in one.to);

/** The pieces that show another side. */
const turnedIn = ({ updated }: Change): readonly string[] =>
  updated.filter((one) => isPiece(one) && 'layer' in one.to).map(keyOf);

/** The pieces that leave their places. */
const goneIn = (change: Change): readonly string[] =>
  [...change.removed.filter(isPiece), ...placedIn(change)].map(keyOf);
