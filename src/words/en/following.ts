import type { CountedName } from '../../engine/index.ts';
import { type Event, type EventKind, eventsIn, sizeOf } from '../../view/seen/events.ts';
import type { Seen } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text.ts';
import { formatIn } from '../base/messages.ts';
import { rollText } from '../systems/dice.ts';
import { heldText, propertyText } from './properties.ts';
import { counted, countedName, listed } from './text.ts';

/** What the rules or the choices of others did, a sentence each, under the name of the thing (G41). */

const names = (pieces: readonly CountedName[]): string => listed(pieces.map(countedName));

const isOne = (pieces: readonly CountedName[]): boolean => sizeOf(pieces) === 1;

const value = (text: string): string => (text === '' ? 'blank' : plain(heldText(text)));

const way = ({ pieces, from, to }: Omit<Event<'went'>, 'what'>): string =>
  from === undefined ? `${names(pieces)} to ${plain(to)}` : `${names(pieces)} from ${plain(from)} to ${plain(to)}`;

const passedText = ({ count, from, to, each }: Event<'passed'>): string => {
  const cards = counted(count, 'card');
  if (each) return from === undefined ? `Everyone gets ${cards}.` : `Everyone gets ${cards} from ${plain(from)}.`;
  const places = listed(to.map((one) => plain(one)));
  const go = to.length > 1 ? 'each go' : count === 1 ? 'goes' : 'go';
  if (from === undefined) return `${cards} ${go} to ${places}.`;
  if (places === '') return count === 1 ? `${cards} leaves ${plain(from)}.` : `${cards} leave ${plain(from)}.`;
  return `${cards} ${go} from ${plain(from)} to ${places}.`;
};

const SENTENCES: { readonly [K in EventKind]: (event: Event<K>) => string } = {
  went: ({ pieces, from, to }) => {
    const go = isOne(pieces) ? 'goes' : 'go';
    return from === undefined
      ? `${names(pieces)} ${go} to ${plain(to)}.`
      : `${names(pieces)} ${go} from ${plain(from)} to ${plain(to)}.`;
  },
  ways: ({ ways }) => `These move: ${listed(ways.map(way))}.`,
  came: ({ pieces, from, at }) => {
    const come = isOne(pieces) ? 'comes' : 'come';
    return from === undefined
      ? `${names(pieces)} ${come} to ${plain(at)}.`
      : `${names(pieces)} ${come} from ${plain(from)} to ${plain(at)}.`;
  },
  placed: ({ places }) => {
    const from = places[0]?.from;
    const list = listed(places.map(({ pieces, at }) => way({ pieces, to: at })));
    return from === undefined ? `New: ${list}.` : `New from ${plain(from)}: ${list}.`;
  },
  left: ({ pieces, from }) => `${names(pieces)} ${isOne(pieces) ? 'leaves' : 'leave'} ${plain(from)}.`,
  removed: ({ pieces, from }) => `${names(pieces)} ${isOne(pieces) ? 'is' : 'are'} taken off ${plain(from)}.`,
  passed: passedText,
  set: ({ pieces, property, was, is }) =>
    was === ''
      ? `${names(pieces)} now ${isOne(pieces) ? 'has' : 'have'} ${plain(propertyText(property))} ${value(is)}.`
      : `${names(pieces)} now ${isOne(pieces) ? 'has' : 'have'} ${plain(propertyText(property))} ${value(is)} (before: ${value(was)}).`,
  filled: ({ container, any }) =>
    any ? `Something is in ${bold(container)} now.` : `${bold(container)} is empty now.`,
  revealed: ({ pieces, at }) => `${names(pieces)} on ${plain(at)} can be seen now.`,
  covered: ({ pieces, at }) => `${names(pieces)} on ${plain(at)} can't be seen any more.`,
  owned: ({ pieces, at }) => `${names(pieces)} on ${plain(at)} ${isOne(pieces) ? 'changes' : 'change'} sides.`,
  became: ({ pieces, into }) => `${names(pieces)} ${isOne(pieces) ? 'turns' : 'turn'} into ${bold(into)}.`,
  turned: ({ pieces, layer }) => `${names(pieces)} now ${isOne(pieces) ? 'shows' : 'show'} ${bold(layer)}.`,
  faces: ({ pieces, facing }) => `${names(pieces)} now ${isOne(pieces) ? 'faces' : 'face'} direction ${facing}.`,
  restacked: ({ pieces, at }) =>
    `${names(pieces)} ${isOne(pieces) ? 'has' : 'have'} another place in the stack on ${plain(at)} now.`,
  rolled: ({ outcome, label }) => rollText(formatIn('en'), outcome, label),
};

/** What followed, in sentences of its own; empty if nothing did. */
export const followingText = (seen: readonly Seen[]): string => eventsIn(seen).map(sentenceOf).join(' ');

const sentenceOf = <K extends EventKind>(event: Event<K>): string =>
  (SENTENCES[event.what as K] as (event: Event<K>) => string)(event);
