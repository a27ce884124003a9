import { compareTexts, isList, textOf } from '../../../table/index.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import type { Deed, SeenReport } from '../../../view/seen/report.ts';
import { plain } from '../../../view/text/text.ts';
import type { View } from '../../../view/view.ts';
import type { Format } from '../../../words/base/messages.ts';
import { deckName, pieceName, sideName } from '../../../words/base/names.ts';
import type { SystemSentences } from '../../../words/base/sentences.ts';
import { countedName, listed } from '../../../words/base/text.ts';
import { list, name, names } from '../../../words/base/values.ts';
import { countersOn } from '../../counters/say/counters.ts';
import { cardQueries, type DeckView, type KnownContents } from '../view/cards.ts';

const countedNames = (format: Format, all: NonNullable<KnownContents['names']>): string =>
  listed(
    format,
    all.map(([card, count]) => `${count} × ${plain(card)}`),
  );

/** Prints the number of cards, as far as the viewer knows it; empty if they know nothing. */
const amount = (format: Format, { any, count }: KnownContents): string => {
  if (count !== undefined) return format('card-count', { count });
  if (any === undefined) return '';
  return format(any ? 'card-some' : 'card-none');
};

const deckLine = (format: Format, { contents, faceDown, side, discards, name: deck }: DeckView): string => {
  const parts = [
    amount(format, contents),
    format(faceDown ? 'deck-face-down' : 'deck-face-up'),
    side ? format('deck-of', { side: name(side.name) }) : '',
    discards === undefined ? '' : format('deck-discards', { discards: plain(discards) }),
  ];
  return format('deck-line', {
    deck: name(deck),
    parts: list(
      parts.filter((part) => part !== ''),
      'more',
    ),
  });
};

export const decksText = (format: Format, view: View): string => {
  const decks = view.of(cardQueries).decks();
  const hands = view
    .of(cardQueries)
    .hands()
    .map(({ name: hand, contents }) =>
      format('deck-hand', { hand: name(hand), amount: amount(format, contents) || format('deck-hand-open') }),
    );
  return decks.length + hands.length === 0
    ? format('deck-no-decks')
    : [...decks.map((deck) => deckLine(format, deck)), ...hands].join('\n');
};

/** Describes one deck. For an open pile this includes the names of its cards and its top card (C80). */
export const deckText = (format: Format, view: View, deck: DeckView): string => {
  const top = deck.faceDown ? undefined : view.of(pieceQueries).top(deck.id);
  const { names: all = [] } = deck.contents;
  return [
    deckLine(format, deck),
    ...(all.length > 0 ? [countedNames(format, all)] : []),
    ...(deck.faceDown ? [] : typesLine(format, view, deck)),
    ...countersOn(format, view, deck.name),
    ...(top ? [format('deck-top', { card: name(top.name) })] : []),
    ...(deck.faceDown ? knownCards(format, view, deck) : []),
  ].join('\n');
};

/** Prints the number of cards of each `Type`. A card of several types counts for each. */
const typesLine = (format: Format, view: View, { id }: DeckView): readonly string[] => {
  const types = new Map<string, number>();
  for (const card of view.of(pieceQueries).at(id)) {
    const type = view.of(pieceQueries).property(card, 'Type');
    for (const one of isList(type) ? type : [textOf(type)]) if (one !== '') types.set(one, (types.get(one) ?? 0) + 1);
  }
  const sorted = [...types].sort(([a], [b]) => compareTexts(a, b));
  const counts = sorted.map(([type, count]) => `${count} × ${plain(type)}`);
  return counts.length > 0 ? [format('deck-types', { types: list(counts) })] : [];
};

const knownCards = (format: Format, view: View, { id }: DeckView): readonly string[] => {
  const known = [...view.of(pieceQueries).at(id)].reverse();
  return known.length > 0 ? [format('deck-known', { cards: names(known.map((card) => card.name)) })] : [];
};

const flowText = (format: Format, { from, to, pieces = [], unseen = 0 }: SeenReport<'flow'>): string => {
  const cards = list([...pieces.map(countedName), ...(unseen > 0 ? [format('card-count', { count: unseen })] : [])]);
  return wayText(format, cards, from, to);
};

const wayText = (
  format: Format,
  cards: ReturnType<typeof list>,
  from: string | undefined,
  to: string | undefined,
): string => {
  if (from !== undefined && to !== undefined) return format('card-way', { cards, from: plain(from), to: plain(to) });
  if (from !== undefined) return format('card-way-from', { cards, from: plain(from) });
  return to === undefined ? format('card-way-none', { cards }) : format('card-way-to', { cards, to: plain(to) });
};

/** Describes a place that was filled or emptied. The reader knows nothing else about its cards. */
const fillPhrase = (format: Format, { container, any }: SeenReport<'filled'>): string =>
  format(any ? 'card-fills' : 'card-empties', { container: name(container) });

type FlowVerb = 'draws' | 'deals' | 'puts' | 'gives';

/** Describes the cards that an operation moved, after the name of the player; empty if the reader saw none. */
const flowDeed =
  (format: Format, verb: FlowVerb) =>
  ({ seen = [] }: Deed): string => {
    const flows = seen.flatMap((one) => (one.what === 'flow' ? flowText(format, one) : []));
    const fills = seen.flatMap((one) => (one.what === 'filled' ? fillPhrase(format, one) : []));
    const moved = flows.length > 0 ? [format(`card-${verb}`, { cards: list(flows) })] : [];
    return listed(format, [...moved, ...fills]);
  };

/** Lists the names of the top cards for the player who looked at them. Other readers see only their number. */
const lookedPhrase = (format: Format, { deck, count, names: seen = [] }: SeenReport<'looked'>): string => {
  const given = { count, deck: plain(deck) };
  return seen.length > 0
    ? format('card-looks-at-these', { ...given, cards: names(seen) })
    : format('card-looks', given);
};

const handFull = (
  format: Format,
  hand: { readonly side: string; readonly limit: number },
  { count, discard }: { readonly count?: string | undefined; readonly discard?: string | undefined },
): string => {
  const ways = [
    ...(count === undefined ? [] : [format('card-take-fewer')]),
    ...(discard === undefined ? [] : [format('card-make-room', { discard })]),
  ];
  const full = format('card-hand-full', { side: hand.side, count: hand.limit });
  return [full, ...(ways.length > 0 ? ways : [format('card-use-some')])].join(' ');
};

const deckRefusals = (format: Format) =>
  ({
    'in-deck': ({ deck }, view, { draw }) => format('card-in-deck', { deck: deckName(format, view, deck), draw }),
    'no-such-deck': ({ deck }, _view, { list: shown }) =>
      format('card-no-such-deck', { deck: name(deck.replace(/^\//, '')), list: shown }),
    'not-your-deck': ({ deck, side: id }, view, { list: shown }) =>
      format('card-not-your-deck', {
        deck: deckName(format, view, deck),
        side: sideName(format, view, id),
        list: shown,
      }),
    'not-by-name': ({ deck }, view, { draw }) =>
      format('card-not-by-name', { deck: deckName(format, view, deck), draw }),
    'not-in-deck': ({ piece, deck }, view, { show }) =>
      format('card-not-in-deck', {
        card: pieceName(format, view, piece),
        deck: deckName(format, view, deck),
        show,
      }),
    'no-discards': ({ deck }, view, { alone }) =>
      format('card-no-discards', { deck: deckName(format, view, deck), alone }),
    'never-reshuffled': ({ deck }, view, { alone }) =>
      format('card-never-reshuffled', { deck: deckName(format, view, deck), alone }),
    'same-deck': ({ deck }, view) => format('card-same-deck', { deck: deckName(format, view, deck) }),
  }) satisfies SystemSentences['refusals'];

const countRefusals = (format: Format) =>
  ({
    'too-few-cards': ({ deck }, view, { count, shuffle }) => {
      const given = { deck: deckName(format, view, deck) };
      const refusal = count === undefined ? format('card-deck-empty', given) : format('card-too-few', given);
      return shuffle === undefined ? refusal : `${refusal} ${format('card-or-reshuffle', { shuffle })}`;
    },
    'wrong-count': ({ most }) => format('card-wrong-count', { most }),
    'no-hand': ({ side: id }, view) => format('card-no-hand', { side: sideName(format, view, id) }),
    'hand-full': ({ side: id, limit }, view, ways) =>
      handFull(format, { side: sideName(format, view, id), limit }, ways),
    'draw-limit': ({ deck, limit }, view) =>
      format('card-draw-limit', { deck: deckName(format, view, deck), count: limit }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      passed: ({ from, to, count }) =>
        format('card-moves', { cards: wayText(format, list([format('card-count', { count })]), from, to) }),
      filled: (one) => fillPhrase(format, one),
      flow: 'elsewhere',
      looked: (one) => lookedPhrase(format, one),
      shuffled: ({ deck, discards }) =>
        format(discards ? 'card-shuffles-discards' : 'card-shuffles', { deck: plain(deck) }),
    },
    deeds: {
      draw: flowDeed(format, 'draws'),
      deal: flowDeed(format, 'deals'),
      return: flowDeed(format, 'puts'),
      gather: flowDeed(format, 'puts'),
      give: flowDeed(format, 'gives'),
    },
    tries: {
      give: format('tries-give'),
      draw: format('tries-draw'),
      deal: format('tries-deal'),
      return: format('tries-return'),
      shuffle: format('tries-shuffle'),
      peek: format('tries-peek'),
    },
    refusals: { ...deckRefusals(format), ...countRefusals(format) },
  }) satisfies SystemSentences;
