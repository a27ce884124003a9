import type { CountedName } from '../engine/index.ts';
import {
  countPiecesIn,
  listConsequenceEvents,
  type ReportedEvent,
  type ReportedEventKind,
} from '../view/seen/events.ts';
import type { SeenReport } from '../view/seen/report.ts';
import { plain } from '../view/text/text.ts';
import type { Format } from './base/messages.ts';
import { propertyText } from './base/properties.ts';
import { countedName } from './base/text.ts';
import { type ListArgument, list, name } from './base/values.ts';
import { rollText } from './systems/dice.ts';
import { valueText } from './systems/pieces.ts';

/**
 * The consequences of rules and of other players' choices. Each is a sentence whose subject is the affected thing
 * (G41).
 */

/** The names of pieces, and their number to choose the verb's form. */
const subject = (pieces: readonly CountedName[]): { readonly pieces: ListArgument; readonly count: number } => ({
  pieces: list(pieces.map(countedName)),
  count: countPiecesIn(pieces),
});

/** Pieces with the places that they came from and went to, as an item of a list. */
const wayText = (format: Format, { pieces, from, to }: Omit<ReportedEvent<'went'>, 'what'>): string => {
  const given = { pieces: list(pieces.map(countedName)), to: plain(to) };
  return from === undefined ? format('event-way-to', given) : format('event-way', { ...given, from: plain(from) });
};

/** Unseen cards that went somewhere. */
const passedText = (format: Format, { count, from, to, each }: ReportedEvent<'passed'>): string => {
  if (each)
    return from === undefined
      ? format('event-everyone-gets', { count })
      : format('event-everyone-gets-from', { count, from: plain(from) });
  const places = list(to.map((one) => plain(one)));
  const isEach = to.length > 1;
  if (from === undefined) return format(isEach ? 'event-cards-each-to' : 'event-cards-to', { count, places });
  if (to.length === 0) return format('event-cards-leave', { count, from: plain(from) });
  return format(isEach ? 'event-cards-each-go' : 'event-cards-go', { count, from: plain(from), places });
};

type EventTexts = { readonly [K in ReportedEventKind]: (format: Format, event: ReportedEvent<K>) => string };

const COMING: Pick<EventTexts, 'went' | 'ways' | 'came' | 'placed' | 'left' | 'removed' | 'passed' | 'filled'> = {
  went: (format, { pieces, from, to }) =>
    from === undefined
      ? format('event-goes-to', { ...subject(pieces), to: plain(to) })
      : format('event-goes', { ...subject(pieces), from: plain(from), to: plain(to) }),
  ways: (format, { ways }) => format('event-several-go', { ways: list(ways.map((one) => wayText(format, one))) }),
  came: (format, { pieces, from, at }) =>
    from === undefined
      ? format('event-comes-to', { ...subject(pieces), to: plain(at) })
      : format('event-comes', { ...subject(pieces), from: plain(from), to: plain(at) }),
  placed: (format, { places }) => {
    const from = places[0]?.from;
    const pieces = list(places.map((one) => wayText(format, { pieces: one.pieces, to: one.at })));
    return from === undefined
      ? format('event-new', { pieces })
      : format('event-new-from', { pieces, from: plain(from) });
  },
  left: (format, { pieces, from }) => format('event-leaves', { ...subject(pieces), from: plain(from) }),
  removed: (format, { pieces, from }) => format('event-removed', { ...subject(pieces), from: plain(from) }),
  passed: passedText,
  filled: (format, { container, any }) =>
    format(any ? 'event-filled' : 'event-emptied', { container: name(container) }),
};

const CHANGING: Omit<EventTexts, keyof typeof COMING> = {
  set: (format, { pieces, property, was, is }) => {
    const given = { ...subject(pieces), property: plain(propertyText(format, property)), value: valueText(format, is) };
    return was === '' ? format('event-has', given) : format('event-changes', { ...given, was: valueText(format, was) });
  },
  revealed: (format, { pieces, at }) => format('event-shown', { ...subject(pieces), at: plain(at) }),
  covered: (format, { pieces, at }) => format('event-covered', { ...subject(pieces), at: plain(at) }),
  owned: (format, { pieces, at }) => format('event-changes-sides', { ...subject(pieces), at: plain(at) }),
  became: (format, { pieces, into }) => format('event-becomes', { ...subject(pieces), into: name(into) }),
  turned: (format, { pieces, layer }) => format('event-turns', { ...subject(pieces), layer: name(layer) }),
  faces: (format, { pieces, facing }) => format('event-faces', { ...subject(pieces), direction: facing }),
  restacked: (format, { pieces, at }) => format('event-restacked', { ...subject(pieces), at: plain(at) }),
  rolled: (format, { outcome, label }) => rollText(format, outcome, label),
};

const TEXTS: EventTexts = { ...COMING, ...CHANGING };

/** Sentences for all consequences of an act; empty if there are none. */
export const followingText = (format: Format, seen: readonly SeenReport[]): string =>
  listConsequenceEvents(seen)
    .map((event) => sentenceOf(format, event))
    .join(' ');

const sentenceOf = <K extends ReportedEventKind>(format: Format, event: ReportedEvent<K>): string =>
  (TEXTS[event.what as K] as (format: Format, event: ReportedEvent<K>) => string)(format, event);
