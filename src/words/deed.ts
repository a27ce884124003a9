import { type OperationKind, only, type PersonId } from '../table/index.ts';
import { isAnswerDescribedByAction, isConsequenceShownBelow, withoutConsequences } from '../view/seen/following.ts';
import type { Deed, SeenReport } from '../view/seen/report.ts';
import { formatModuleSentence } from '../view/seen/spoken.ts';
import { hasMoveReachedTarget } from '../view/seen/tell.ts';
import { formatMovesInNotation } from '../view/seen/written.ts';
import { plain } from '../view/text/text.ts';
import type { Format } from './base/messages.ts';
import type { SentenceFormatters, SystemSentences } from './base/sentences.ts';
import { listed, naming } from './base/text.ts';
import { list, name, names } from './base/values.ts';
import { followingText } from './following.ts';
import { differenceLines } from './module/differences.ts';
import { sentencesIn } from './systems/index.ts';

/** A player's act as one reader saw it, to follow the player's name; empty if it means nothing to the reader. */
export const deedOf = (format: Format, told: Deed): string => {
  const deed = withoutSaid(format, withoutConsequences(told));
  const stop = deed.seen?.find((one) => one.what === 'stopped');
  const whole = wholeDeed(format, deed);
  const done = stop ? stoppedDeed(format, deed.kind, stop, whole) : whole;
  const beyond = deed.seen?.find((one) => one.what === 'overruled');
  if (!beyond || done === '') return done;
  return format(beyond.by === 'master' ? 'deed-by-master' : 'deed-by-consent', { deed: done });
};

/** Sentences about the consequences of an act, to follow the sentence about it. Empty if they are lines below it. */
export const followingOf = (format: Format, { seen = [] }: Deed): string =>
  seen.some((one) => isConsequenceShownBelow(one, seen)) ? '' : followingText(format, seen);

/**
 * Whole sentences that describe the act: the module's, those in the second person, and its notation. Empty if there are
 * none.
 */
export const sentencesOf = (format: Format, deed: Deed): string => {
  const { seen = [] } = deed;
  const words = naming(format);
  const ready = deed.isOwn
    ? []
    : only(seen, 'chose').flatMap(({ says }) => (says ? formatModuleSentence(says, words) : []));
  const own = seen.flatMap((one) => saidToActor(format, deed, one)?.(one) ?? []);
  const spoken = only(seen, 'spoken').flatMap(({ lines }) => lines.map((line) => spokenText(format, line)));
  const said = [formatMovesInNotation(seen), ...ready, ...own].filter((text) => text !== '');
  return [...said, ...mergeRepeats(format, spoken)].join(' ');
};

/** Merges equal sentences that follow one another: `Lost: Pikemen. (3 times)`. */
const mergeRepeats = (format: Format, sentences: readonly string[]): readonly string[] => {
  const runs: { readonly text: string; count: number }[] = [];
  for (const text of sentences) {
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : format('deed-repeated', { text, count })));
};

/**
 * Returns the function that describes a report to the reader who did the act, in the second person; undefined if there
 * is none.
 */
const saidToActor = (
  format: Format,
  { isOwn, seen = [] }: Deed,
  one: SeenReport,
): ((one: SeenReport) => string) | undefined =>
  isOwn && !isAnswerDescribedByAction(one, seen)
    ? (sentencesIn(format).all.own[one.what] as ((one: SeenReport) => string) | undefined)
    : undefined;

/** The data of an act without the reports that have whole sentences of their own. */
const withoutSaid = (format: Format, deed: Deed): Deed => {
  const { seen } = deed;
  if (!seen) return deed;
  return {
    ...deed,
    seen: seen.filter((one) => !saidToActor(format, deed, one) && !isAnswerDescribedByAction(one, seen)),
  };
};

const spokenText = (format: Format, { name: action, side, says }: SeenReport<'spoken'>['lines'][number]): string => {
  if (says) return formatModuleSentence(says, naming(format));
  return side === undefined
    ? format('deed-someone', { action: name(action) })
    : format('deed-of-side', { side: name(side), action: name(action) });
};

/** The lines below the sentence about an act, ordered by system. */
export const linesOf = (format: Format, { kind, seen = [] }: Deed, reader?: PersonId): readonly string[] => {
  const { systems, all } = sentencesIn(format);
  const lines = [...(all.below[kind]?.(seen) ?? [])];
  for (const [i, system] of systems.filter((one) => one.lines).entries()) {
    for (const one of seen) lines.push(...(lineOf(system, one)?.(one, kind, seen, reader) ?? []));
    if (i === 0 && seen.some((one) => isConsequenceShownBelow(one, seen))) lines.push(followingText(format, seen));
  }
  return lines.filter((line) => line !== '');
};

/** The differences of another version of a module, or of a requested one, each on a line (D1). */
export const changesOf = (format: Format, { seen = [] }: Deed): readonly string[] =>
  seen.flatMap((one) => ('changes' in one && one.changes ? differenceLines(format, one.changes) : []));

const lineOf = ({ lines = {} }: SystemSentences, { what }: SeenReport) =>
  lines[what] as
    | ((one: SeenReport, kind: OperationKind, all: readonly SeenReport[], reader?: PersonId) => readonly string[])
    | undefined;

const wholeDeed = (format: Format, deed: Deed): string =>
  sentencesIn(format).all.deeds[deed.kind]?.(deed, sayIn(format)) ?? reportsText(format, deed.seen ?? []);

const reportsText = (format: Format, seen: readonly SeenReport[]): string =>
  listed(
    format,
    seen.flatMap((one) => reportText(format, one) ?? []),
  );

const reportText = (format: Format, one: SeenReport): string | undefined => {
  const said = sentencesIn(format).all.reports[one.what] as
    | ((one: SeenReport) => string | undefined)
    | 'elsewhere'
    | undefined;
  return typeof said === 'function' ? said(one) : undefined;
};

const sayIn = (format: Format): SentenceFormatters => ({
  deed: (deed) => deedOf(format, deed) || quotedSentences(format, deed),
  reports: (seen) => reportsText(format, seen),
});

/** The sentences about an act in quotation marks; a notation is shown as it is. */
const quotedSentences = (format: Format, deed: Deed): string => {
  const text = sentencesOf(format, deed) || followingOf(format, deed);
  return text === '' || text === formatMovesInNotation(deed.seen ?? []) ? text : format('deed-quoted', { text });
};

/**
 * An act that something unseen stopped (D5) or affected, to follow the player's name. `deed` is the part that was done;
 * it isn't shown if nothing was done.
 */
const stoppedDeed = (format: Format, kind: OperationKind, stop: SeenReport<'stopped'>, deed: string): string => {
  const whose = stop.own ? 'yours' : 'theirs';
  if (hasMoveReachedTarget(kind, stop)) return format(`deed-shared.${whose}`, { deed });
  if (!stop.tried) return format(`${kind === 'move' ? 'deed-no-further' : 'deed-no-more'}.${whose}`, { deed });
  const { pieces, to } = stop.tried;
  const act = sentencesIn(format).all.tries[kind] ?? format('tries-more');
  const isSomething = pieces.length === 0 && to !== undefined && kind !== 'draw';
  const things = isSomething ? list([format('deed-something')]) : names(pieces);
  const hasThings = isSomething || pieces.length > 0;
  if (to === undefined)
    return hasThings ? format(`deed-tries-things.${whose}`, { act, things }) : format(`deed-tries.${whose}`, { act });
  const place = plain(to);
  return hasThings
    ? format(`deed-tries-things-to.${whose}`, { act, things, place })
    : format(`deed-tries-to.${whose}`, { act, place });
};
