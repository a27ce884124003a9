import type { PersonId } from '../../engine/core/ids.ts';
import type { OperationKind } from '../../engine/core/operation.ts';
import { only } from '../../engine/core/report.ts';
import { isAnswerSpoken, isToldBelow, ownOf } from '../../view/seen/following.ts';
import type { Deed, Seen } from '../../view/seen/report.ts';
import { sentenceText } from '../../view/seen/spoken.ts';
import { isWholeMove } from '../../view/seen/tell.ts';
import { writtenText } from '../../view/seen/written.ts';
import { bold, plain } from '../../view/text.ts';
import type { Say, SystemSentences } from '../base/sentences.ts';
import { differenceLines } from './differences.ts';
import { followingText } from './following.ts';
import { sentences, systems } from './systems/index.ts';
import { overruledText } from './systems/overruled.ts';
import { listed, person } from './text.ts';

/**
 * What was done, as one reader saw it, to be read behind the name of who did it; empty where it means nothing to that
 * reader.
 */
export const deedOf = (told: Deed): string => {
  const deed = withoutSaid(ownOf(told));
  const stop = deed.seen?.find((one) => one.what === 'stopped');
  const done = stop ? stoppedDeed(deed.kind, stop, wholeDeed(deed)) : wholeDeed(deed);
  const beyond = deed.seen?.find((one) => one.what === 'overruled');
  return beyond && done !== '' ? `${done}, ${overruledText(beyond)}` : done;
};

/** What is no deed of the player who did it, in sentences of its own behind the deed; empty if that is told below. */
export const followingOf = ({ seen = [] }: Deed): string =>
  seen.some((one) => isToldBelow(one, seen)) ? '' : followingText(seen);

/** What tells it in sentences of its own: the module's, or the notation of chess; empty if nothing does. */
export const sentencesOf = (deed: Deed): string => {
  const { seen = [] } = deed;
  const ready = deed.isOwn ? [] : only(seen, 'chose').flatMap(({ says }) => (says ? sentenceText(says, NAMING) : []));
  const own = seen.flatMap((one) => saidToActor(deed, one)?.(one) ?? []);
  const spoken = only(seen, 'spoken').flatMap(({ lines }) => lines.map(spokenText));
  return [writtenText(seen), ...ready, ...own, ...spoken].filter((text) => text !== '').join(' ');
};

/** What tells the player who did it of a report in the second person. */
const saidToActor = ({ isOwn, seen = [] }: Deed, one: Seen): ((one: Seen) => string) | undefined =>
  isOwn && !isAnswerSpoken(one, seen) ? (sentences.own[one.what] as ((one: Seen) => string) | undefined) : undefined;

/** A deed without what sentences of its own say. */
const withoutSaid = (deed: Deed): Deed => {
  const { seen } = deed;
  return seen ? { ...deed, seen: seen.filter((one) => !saidToActor(deed, one) && !isAnswerSpoken(one, seen)) } : deed;
};

const NAMING = { locale: 'en', listed, person };

const spokenText = ({ name, side, says }: Seen<'spoken'>['lines'][number]): string =>
  says ? sentenceText(says, NAMING) : `${side === undefined ? 'Someone' : bold(side)} does ${bold(name)}.`;

/** What came of it, a line each, system by system. */
export const linesOf = ({ kind, seen = [] }: Deed, reader?: PersonId): readonly string[] => {
  const lines = [...(sentences.below[kind]?.(seen) ?? [])];
  for (const system of speaking) {
    for (const one of seen) lines.push(...(lineOf(system, one)?.(one, kind, seen, reader) ?? []));
    if (system === speaking[0] && seen.some((one) => isToldBelow(one, seen))) lines.push(followingText(seen));
  }
  return lines.filter((line) => line !== '');
};

/** Those that say more than what was done. */
const speaking = systems.filter((system) => system.lines);

/** What another module changes, or would, a line each (D1). */
export const changesOf = ({ seen = [] }: Deed): readonly string[] =>
  seen.flatMap((one) => ('changes' in one && one.changes ? differenceLines(one.changes) : []));

const lineOf = ({ lines = {} }: SystemSentences, { what }: Seen) =>
  lines[what] as
    | ((one: Seen, kind: OperationKind, all: readonly Seen[], reader?: PersonId) => readonly string[])
    | undefined;

const wholeDeed = (deed: Deed): string => sentences.deeds[deed.kind]?.(deed, say) ?? reportsText(deed.seen ?? []);

const reportsText = (seen: readonly Seen[]): string => listed(seen.flatMap((one) => reportText(one) ?? []));

const reportText = (one: Seen): string | undefined => {
  const said = sentences.reports[one.what] as ((one: Seen) => string | undefined) | 'elsewhere' | undefined;
  return typeof said === 'function' ? said(one) : undefined;
};

const say: Say = { deed: (deed) => deedOf(deed) || quotedSentences(deed), reports: reportsText };

const quotedSentences = (deed: Deed): string => {
  const sentences = sentencesOf(deed) || followingOf(deed);
  return sentences === '' || sentences === writtenText(deed.seen ?? []) ? sentences : `“${sentences}”`;
};

/**
 * That something unseen stood against it (D5), or had a part in it, behind a deed of which some was done; `deed` is not
 * told where nothing was.
 */
const stoppedDeed = (kind: OperationKind, stop: Seen<'stopped'>, deed: string): string => {
  const { own, tried } = stop;
  const what = own ? "something you can't see" : 'something unseen';
  if (isWholeMove(kind, stop)) return `${deed}, and ${what} had a part in what came of it`;
  const why = `${what} is in the way`;
  if (!tried) return `${deed}, and no ${kind === 'move' ? 'further' : 'more'}: ${why}`;
  const { pieces, to } = tried;
  const names = listed(pieces.map(bold));
  const some = names === '' && to !== undefined && kind !== 'draw' ? 'something' : names;
  const verb = sentences.tries[kind] ?? 'do more';
  const words = [verb, some, to === undefined ? '' : `to ${plain(to)}`].filter((part) => part !== '');
  return `tries to ${words.join(' ')}: ${why}`;
};
