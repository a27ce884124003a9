import { type Disclosure, formatKeyAsText } from '../../engine/index.ts';
import type { Refusal } from '../../table/index.ts';
import type { DisclosureView } from '../../view/disclosures.ts';
import type { RemedyMessageArguments } from '../../view/remedies/index.ts';
import type { HiddenInfoLeak } from '../../view/seen/revelations.ts';
import { bold, plain, removeMarkdown } from '../../view/text/text.ts';
import { MOST_DISCLOSURES, MOST_PIECE_KINDS_PER_SENTENCE } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { typed } from '../base/text.ts';
import { type ListArgument, list } from '../base/values.ts';

/** Secrets that a module discloses to players who may not know them (D2). */

/** The disclosed secrets, such as `the contents of Red Hand and covered pieces of the kind spy`. */
export const secretsList = (format: Format, of: Disclosure['of']): ListArgument => {
  const places = of.filter(({ what }) => what !== 'prototype').map(({ name }) => plain(name));
  const kinds = of.filter(({ what }) => what === 'prototype').map(({ name }) => plain(formatKeyAsText(name)));
  return list([
    ...(places.length > 0 ? [format('secret-places', { places: list(places) })] : []),
    ...(kinds.length > 0
      ? [format('secret-kinds', { kinds: list(shortened(format, kinds)), count: kinds.length })]
      : []),
  ]);
};

/** The first of these kinds, and the number of the others: a module that a player uploaded may have hundreds. */
const shortened = (format: Format, kinds: readonly string[]): readonly string[] => {
  if (kinds.length <= MOST_PIECE_KINDS_PER_SENTENCE) return kinds;
  const more = kinds.length - MOST_PIECE_KINDS_PER_SENTENCE + 1;
  return [...kinds.slice(0, MOST_PIECE_KINDS_PER_SENTENCE - 1), format('secret-more-kinds', { count: more })];
};

const sideNames = (sides: readonly string[]): ListArgument => list(sides.map((side) => plain(side)));

/** The sides that learn a secret. */
export const readersList = (format: Format, to: Disclosure['to']): ListArgument =>
  to === 'all' ? list([format('readers-everyone')]) : sideNames(to);

const tellerName = (format: Format, { by, tells, isUnknown }: DisclosureView): string => {
  const { knownTo = 'all', name = '' } = by;
  if (isUnknown && knownTo !== 'all')
    return format('disclosure-unknown-keeper', { sides: sideNames(knownTo), count: knownTo.length });
  return bold(by.title ?? (tells === 'effect' || tells === 'act' ? name : formatKeyAsText(name)));
};

const lineOf = (format: Format, disclosure: DisclosureView): string => {
  const line = ownLine(format, disclosure);
  return disclosure.isOfEachSide ? format('disclosure-each-side', { line }) : line;
};

const ownLine = (format: Format, disclosure: DisclosureView): string => {
  const { by, tells, to, of } = disclosure;
  const declared = disclosure.declared === undefined ? 'no' : 'yes';
  const told = { declared, readers: readersList(format, to), secrets: secretsList(format, of) } as const;
  switch (tells) {
    case 'some':
    case 'count':
    case 'contents': {
      const places = list(of.map(({ name }) => plain(name)));
      return to === 'all'
        ? format('disclosure-public', { tells, places })
        : format('disclosure-known', { tells, places, readers: sideNames(to) });
    }
    case 'turn':
      return by.name === ''
        ? format('disclosure-turn', told)
        : format('disclosure-phase', { ...told, name: bold(by.name ?? '') });
    default:
      return format(`disclosure-${tells}`, { ...told, name: tellerName(format, disclosure) });
  }
};

/** A sentence for each disclosure. Places that publish the same information share a sentence. */
export const disclosureLines = (format: Format, disclosures: readonly DisclosureView[]): readonly string[] => {
  const alike = new Map<string, DisclosureView>();
  for (const one of disclosures) {
    const isPublished = one.declared === 'publishes';
    const key = isPublished ? JSON.stringify([one.tells, one.to]) : `${alike.size} apart`;
    const before = alike.get(key);
    alike.set(key, before ? { ...before, of: [...before.of, ...one.of] } : one);
  }
  return [...alike.values()].map((one) => lineOf(format, one));
};

/**
 * A title with a line for each of a game's disclosures; no lines if there are none. Too many are all put into a file.
 */
export const disclosuresText = (
  format: Format,
  disclosures: readonly DisclosureView[],
): { readonly lines: readonly string[]; readonly file?: string } => {
  const all = disclosureLines(format, disclosures);
  if (all.length === 0) return { lines: [] };
  if (all.length > MOST_DISCLOSURES)
    return { lines: [format('disclosures-in-file')], file: `${all.map(removeMarkdown).join('\n')}\n` };
  return { lines: [format('disclosures-head'), ...all.map((line) => `- ${line}`)] };
};

/** The secrets that a module reveals, each in a sentence. */
export const revelationLines = (format: Format, revelations: readonly HiddenInfoLeak[]): readonly string[] =>
  revelations.flatMap((one) =>
    one.what === 'disclosures' ? disclosureLines(format, one.disclosures) : [format(`revelation-${one.what}`)],
  );

/** The reason why a player can't define a counter, modifier or scorekeeper during play, and the way to define it. */
export const undeclaredText = (
  format: Format,
  { disclosure, tries, names }: Refusal<'undeclared'>,
  { visible, reveals }: RemedyMessageArguments<'undeclared'>,
): string => {
  const { by, to, of } = disclosure;
  const told = {
    name: bold(by.title ?? by.name),
    readers: readersList(format, to),
    secrets: secretsList(format, of),
  };
  switch (tries) {
    case 'counter':
      return format('undeclared-counter', { ...told, visible: String(visible), reveals: String(reveals) });
    case 'modifier':
      return format('undeclared-modifier', { ...told, reveals: String(reveals) });
    case 'scorekeeper': {
      const forms = names.map((name) => `"${name}"`).join(' ');
      return format('undeclared-scorekeeper', { ...told, reveals: typed(`(reveals ${forms})`) });
    }
  }
};
