import type { Refusal } from '../../engine/core/refusal.ts';
import { type Disclosure, readable } from '../../engine/index.ts';
import type { DisclosureView } from '../../view/disclosures.ts';
import type { Ways } from '../../view/remedies/index.ts';
import type { Revelation } from '../../view/seen/revelations.ts';
import { bold, plain, unmarked } from '../../view/text.ts';
import { MOST_DISCLOSURES, MOST_KINDS_TOLD } from '../base/limits.ts';
import { listed, typed } from './text.ts';

/** What a module tells those who may not know it, in words (D2). */

/** Of what is hidden something is told: `what is in Red Hand`, `which covered pieces are of the kind spy`. */
export const secretsText = (of: Disclosure['of']): string => {
  const places = of.filter(({ what }) => what !== 'prototype').map(({ name }) => plain(name));
  const kinds = of.filter(({ what }) => what === 'prototype').map(({ name }) => plain(readable(name)));
  return listed([
    ...(places.length > 0 ? [`what is in ${listed(places)}`] : []),
    ...(kinds.length > 0
      ? [`covered pieces of the kind${kinds.length > 1 ? 's' : ''} ${listed(shortened(kinds))}`]
      : []),
  ]);
};

/** A module of somebody's may have hundreds of kinds: the file names them all. */
const shortened = (kinds: readonly string[]): readonly string[] =>
  kinds.length > MOST_KINDS_TOLD
    ? [...kinds.slice(0, MOST_KINDS_TOLD - 1), `${kinds.length - MOST_KINDS_TOLD + 1} more`]
    : kinds;

export const readersText = (to: Disclosure['to']): string =>
  to === 'all' ? 'everyone' : listed(to.map((side) => plain(side)));

const PUBLISHED = { some: 'whether anything is in', count: 'how many pieces are in', contents: 'what is in' } as const;

const nameOf = ({ by, tells, isUnknown }: DisclosureView): string => {
  const { knownTo = 'all' } = by;
  if (!isUnknown || knownTo === 'all')
    return bold(by.title ?? (tells === 'effect' || tells === 'act' ? (by.name ?? '') : readable(by.name ?? '')));
  return `a scorekeeper that only ${readersText(knownTo)} know${knownTo.length > 1 ? '' : 's'}`;
};

const lineOf = (disclosure: DisclosureView): string => {
  const { by, tells, to, of, declared } = disclosure;
  const name = nameOf(disclosure);
  const [who, what] = [readersText(to), secretsText(of)];
  const isSilent = declared === undefined ? ', which the module does not declare' : '';
  switch (tells) {
    case 'some':
    case 'count':
    case 'contents':
      return `${who} know${to !== 'all' && to.length > 1 ? '' : 's'} ${PUBLISHED[tells]} ${listed(of.map((one) => plain(one.name)))}`;
    case 'number':
      return `the counter ${name} tells ${who} of ${what}${isSilent}`;
    case 'turn':
      return `${by.name === '' ? 'whose turn it is' : `the phase ${bold(by.name ?? '')} of a turn`} tells ${who} of ${what}${isSilent}`;
    case 'effect':
      return `the effect of the modifier ${name} tells ${who} of ${what}${isSilent}`;
    case 'act':
      return `whoever does ${name} tells ${who} of ${what}${isSilent}`;
    case 'result':
      return `who wins and who loses by ${name} tells ${who} of ${what}${isSilent}`;
    case 'ranks':
      return `who wins and who loses by ${name}, and its scores at the end, tell ${who} of ${what}${isSilent}`;
    case 'scores':
      return `scores and messages of ${name} tell ${who} of ${what}${isSilent}`;
  }
};

/** A line each; what several places publish alike is told in one. */
export const disclosureLines = (disclosures: readonly DisclosureView[]): readonly string[] => {
  const alike = new Map<string, DisclosureView>();
  for (const one of disclosures) {
    const isPublished = one.declared === 'publishes';
    const key = isPublished ? JSON.stringify([one.tells, one.to]) : `${alike.size} apart`;
    const before = alike.get(key);
    alike.set(key, before ? { ...before, of: [...before.of, ...one.of] } : one);
  }
  return [...alike.values()].map(lineOf);
};

/**
 * What a game tells of what it hides: a line each behind a head, none where that is nothing; the others beyond the most
 * as a file.
 */
export const disclosuresText = (
  disclosures: readonly DisclosureView[],
): { readonly lines: readonly string[]; readonly file?: string } => {
  const all = disclosureLines(disclosures);
  if (all.length === 0) return { lines: [] };
  const more = all.length > MOST_DISCLOSURES ? [`- and ${all.length - MOST_DISCLOSURES} more, all in the file`] : [];
  const lines = [
    'Of what is hidden this game tells:',
    ...all.slice(0, MOST_DISCLOSURES).map((line) => `- ${line}`),
    ...more,
  ];
  return more.length === 0 ? { lines } : { lines, file: `${all.map(unmarked).join('\n')}\n` };
};

const REVELATIONS = {
  play: 'what is moved, played, shown or discarded to where all see it',
  outcome: 'how a move of one’s own came out, where something unseen was in its way',
  'in-the-way': 'that something unseen was in the way of what somebody tried, to all who see what that was about',
  undo: 'that something done unseen since does not let a step be taken back or done again',
  'undo-asks': 'that a step showed something new, when the others are asked to take it back',
  begun: 'that the next side has begun, when the end of a turn is to be taken back',
  secret: 'all shuffles and rolls, once the game is over and its secret is posted',
};

/** What a module gives away of what it hides, a line each. */
export const revelationLines = (revelations: readonly Revelation[]): readonly string[] =>
  revelations.flatMap((one) =>
    one.what === 'disclosures' ? disclosureLines(one.disclosures) : [REVELATIONS[one.what]],
  );

/** Why something is not defined in play, and what would do. */
export const undeclaredText = (
  { disclosure, tries, names }: Refusal<'undeclared'>,
  { visible, reveals }: Ways<'undeclared'>,
): string => {
  const { by, to, of } = disclosure;
  const told = `${bold(by.title ?? by.name)} would tell ${readersText(to)} of ${secretsText(of)}, and nothing says so.`;
  switch (tries) {
    case 'counter':
      return `${told} Choose ${visible} everyone, or say what it tells of: ${reveals}.`;
    case 'modifier':
      return `${told} Say what the modifier shows: ${reveals}.`;
    case 'scorekeeper':
      return `${told} Take \`(known-to side*)\` into it, which announces it to everyone, or say what it tells of: ${typed(`(reveals ${names.map((name) => `"${name}"`).join(' ')})`)}.`;
  }
};
