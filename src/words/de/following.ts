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

const value = (text: string): string => (text === '' ? 'leer' : plain(heldText(text)));

const way = ({ pieces, from, to }: Omit<Event<'went'>, 'what'>): string =>
  from === undefined ? `${names(pieces)} nach ${plain(to)}` : `${names(pieces)} von ${plain(from)} nach ${plain(to)}`;

const passedText = ({ count, from, to, each }: Event<'passed'>): string => {
  const cards = counted(count, 'Karte', 'Karten');
  if (each) return from === undefined ? `Alle bekommen ${cards}.` : `Alle bekommen ${cards} aus ${plain(from)}.`;
  const places = listed(to.map((one) => plain(one)));
  const come = count === 1 ? 'kommt' : 'kommen';
  const go = to.length > 1 ? `${come} jeweils` : come;
  if (from === undefined) return `${cards} ${go} nach ${places}.`;
  if (places === '') return count === 1 ? `${cards} verlässt ${plain(from)}.` : `${cards} verlassen ${plain(from)}.`;
  return `${cards} ${go} von ${plain(from)} nach ${places}.`;
};

const SENTENCES: { readonly [K in EventKind]: (event: Event<K>) => string } = {
  went: ({ pieces, from, to }) => {
    const come = isOne(pieces) ? 'kommt' : 'kommen';
    return from === undefined
      ? `${names(pieces)} ${come} nach ${plain(to)}.`
      : `${names(pieces)} ${come} von ${plain(from)} nach ${plain(to)}.`;
  },
  ways: ({ ways }) => `Es ziehen: ${listed(ways.map(way))}.`,
  came: ({ pieces, from, at }) => {
    const come = isOne(pieces) ? 'kommt' : 'kommen';
    return from === undefined
      ? `${names(pieces)} ${come} nach ${plain(at)}.`
      : `${names(pieces)} ${come} von ${plain(from)} nach ${plain(at)}.`;
  },
  placed: ({ places }) => {
    const from = places[0]?.from;
    const list = listed(places.map(({ pieces, at }) => way({ pieces, to: at })));
    return from === undefined ? `Neu: ${list}.` : `Neu aus ${plain(from)}: ${list}.`;
  },
  left: ({ pieces, from }) => `${names(pieces)} ${isOne(pieces) ? 'verlässt' : 'verlassen'} ${plain(from)}.`,
  removed: ({ pieces, from }) => `${names(pieces)} ${isOne(pieces) ? 'wird' : 'werden'} von ${plain(from)} genommen.`,
  passed: passedText,
  set: ({ pieces, property, was, is }) =>
    was === ''
      ? `${names(pieces)} ${isOne(pieces) ? 'hat' : 'haben'} jetzt ${plain(propertyText(property))} ${value(is)}.`
      : `${names(pieces)} ${isOne(pieces) ? 'hat' : 'haben'} jetzt ${plain(propertyText(property))} ${value(is)} (vorher ${value(was)}).`,
  filled: ({ container, any }) =>
    any ? `In ${bold(container)} ist jetzt etwas.` : `${bold(container)} ist jetzt leer.`,
  revealed: ({ pieces, at }) => `${names(pieces)} auf ${plain(at)} ${isOne(pieces) ? 'ist' : 'sind'} jetzt zu sehen.`,
  covered: ({ pieces, at }) =>
    `${names(pieces)} auf ${plain(at)} ${isOne(pieces) ? 'ist' : 'sind'} nicht mehr zu sehen.`,
  owned: ({ pieces, at }) => `${names(pieces)} auf ${plain(at)} ${isOne(pieces) ? 'wechselt' : 'wechseln'} die Seite.`,
  became: ({ pieces, into }) => `${names(pieces)} ${isOne(pieces) ? 'wird' : 'werden'} zu ${bold(into)}.`,
  turned: ({ pieces, layer }) => `${names(pieces)} ${isOne(pieces) ? 'zeigt' : 'zeigen'} jetzt ${bold(layer)}.`,
  faces: ({ pieces, facing }) => `${names(pieces)} ${isOne(pieces) ? 'zeigt' : 'zeigen'} jetzt in Richtung ${facing}.`,
  restacked: ({ pieces, at }) =>
    `${names(pieces)} ${isOne(pieces) ? 'hat' : 'haben'} jetzt einen anderen Platz im Stapel auf ${plain(at)}.`,
  rolled: ({ outcome, label }) => rollText(formatIn('de'), outcome, label),
};

/** What followed, in sentences of its own; empty if nothing did. */
export const followingText = (seen: readonly Seen[]): string => eventsIn(seen).map(sentenceOf).join(' ');

const sentenceOf = <K extends EventKind>(event: Event<K>): string =>
  (SENTENCES[event.what as K] as (event: Event<K>) => string)(event);
