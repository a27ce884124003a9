import { byText } from '../../../engine/core/sorted.ts';
import { isList, textOf } from '../../../engine/core/value.ts';
import { type Contents, cardQueries, type DeckView } from '../../../view/cards.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import type { Deed, Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { deckName, pieceName, sideName } from '../names.ts';
import { counted, countedName, listed } from '../text.ts';
import { countersOn } from './counters.ts';

/** Decks and hands in words, as far as the reader knows of them. */

const names = (all: NonNullable<Contents['names']>): string =>
  listed(all.map(([name, count]) => `${count} × ${plain(name)}`));

/** How much is in it, as far as that is known. */
const amount = ({ any, count }: Contents): string => {
  if (count !== undefined) return counted(count, 'card');
  return any === undefined ? '' : any ? 'some cards' : 'no cards';
};

const deckLine = (deck: DeckView): string => {
  const parts = [
    amount(deck.contents),
    deck.faceDown ? 'face down' : 'open',
    ...(deck.side ? [`of ${bold(deck.side.name)}`] : []),
    ...(deck.discards === undefined ? [] : [`discards: ${plain(deck.discards)}`]),
  ].filter((part) => part !== '');
  return `${bold(deck.name)}: ${parts.join(', ')}`;
};

export const decksText = (view: View): string => {
  const decks = view.of(cardQueries).decks();
  const hands = view
    .of(cardQueries)
    .hands()
    .map(({ name, contents }) => `${bold(name)}: ${amount(contents) || 'open to its side'}`);
  return decks.length + hands.length === 0
    ? 'This game has no decks that you can see.'
    : [...decks.map(deckLine), ...hands].join('\n');
};

/** One deck; an open pile summed up by name, with what lies on top (C80). */
export const deckText = (view: View, deck: DeckView): string => {
  const top = deck.faceDown ? undefined : view.of(pieceQueries).top(deck.id);
  const { names: all = [] } = deck.contents;
  return [
    deckLine(deck),
    ...(all.length > 0 ? [names(all)] : []),
    ...(deck.faceDown ? [] : typesLine(view, deck)),
    ...countersOn(view, deck.name),
    ...(top ? [`On top: ${bold(top.name)}`] : []),
    ...(deck.faceDown ? [...knownCards(view, deck)] : []),
  ].join('\n');
};

/** How many there are of each type, where the cards have a `Type`: one that has several counts with each. */
const typesLine = (view: View, { id }: DeckView): readonly string[] => {
  const types = new Map<string, number>();
  for (const card of view.of(pieceQueries).at(id)) {
    const type = view.of(pieceQueries).property(card, 'Type');
    for (const one of isList(type) ? type : [textOf(type)]) if (one !== '') types.set(one, (types.get(one) ?? 0) + 1);
  }
  const sorted = [...types].sort(([a], [b]) => byText(a, b));
  return sorted.length > 0 ? [`By type: ${listed(sorted.map(([type, count]) => `${count} × ${plain(type)}`))}`] : [];
};

/** What the reader has looked at in a deck that lies face down, from the top. */
const knownCards = (view: View, { id }: DeckView): readonly string[] => {
  const known = [...view.of(pieceQueries).at(id)].reverse();
  return known.length > 0 ? [`You know of: ${listed(known.map(({ name }) => bold(name)))}`] : [];
};

/** The ways that pieces went from pile to hand and back, behind a verb such as `draws`; empty where the reader saw none. */
const flowPhrase = (verb: string, seen: readonly Seen[]): string => {
  const flows = seen.flatMap((one) => (one.what === 'flow' ? flowText(one) : []));
  const fills = seen.flatMap((one) => (one.what === 'filled' ? fillPhrase(one) : []));
  return listed([...(flows.length > 0 ? [`${verb} ${listed(flows)}`] : []), ...fills]);
};

const flowText = ({ from, to, pieces = [], unseen = 0 }: Seen<'flow'>): string =>
  `${listed([...pieces.map(countedName), ...(unseen > 0 ? [counted(unseen, 'card')] : [])])}${wayOf(from, to)}`;

/** What all know to have gone from one place to another, and no more. */
const passedPhrase = ({ from, to, count }: Seen<'passed'>): string =>
  `moves ${counted(count, 'card')}${wayOf(from, to)}`;

/** What is all that is told of a place of which it is known whether anything is in it, and no more. */
const fillPhrase = ({ container, any }: Seen<'filled'>): string =>
  any ? `puts something into ${bold(container)}` : `empties ${bold(container)}`;

const wayOf = (from: string | undefined, to: string | undefined): string =>
  `${from === undefined ? '' : ` from ${plain(from)}`}${to === undefined ? '' : ` to ${plain(to)}`}`;

const flowDeed =
  (verb: string) =>
  ({ seen = [] }: Deed): string =>
    flowPhrase(verb, seen);

/** Who looked knows what he saw; the others, how much it was. */
const lookedPhrase = ({ deck, count, names: seen = [] }: Seen<'looked'>): string =>
  `looks at ${counted(count, 'card')} of ${plain(deck)}${seen.length > 0 ? `: ${listed(seen.map(bold))}` : ''}`;

export const sentences = {
  reports: {
    passed: passedPhrase,
    filled: fillPhrase,
    flow: 'elsewhere',
    looked: lookedPhrase,
    shuffled: ({ deck, discards }) => `shuffles ${discards ? 'the discards into ' : ''}${plain(deck)}`,
  },
  deeds: {
    draw: flowDeed('draws'),
    deal: flowDeed('deals'),
    return: flowDeed('puts'),
    gather: flowDeed('puts'),
    give: flowDeed('gives'),
  },
  tries: {
    give: 'give',
    draw: 'draw cards',
    deal: 'deal cards',
    return: 'put into a deck',
    shuffle: 'shuffle',
    peek: 'look at cards',
  },
  refusals: {
    'in-deck': ({ deck }, view, { draw }) => `That lies in ${deckName(view, deck)}. ${draw} takes cards out of it.`,
    'no-such-deck': ({ deck }, _view, { list }) =>
      `There is no deck ${bold(deck.replace(/^\//, ''))} here. ${list} shows those that there are.`,
    'not-your-deck': ({ deck, side: id }, view, { list }) =>
      `${deckName(view, deck)} belongs to ${sideName(view, id)}. ${list} shows yours.`,
    'too-few-cards': ({ deck }, view, { count, shuffle }) => {
      const other = shuffle === undefined ? '' : `, or shuffle its discards into it: ${shuffle}`;
      return count === undefined
        ? `Nothing is in ${deckName(view, deck)}. Choose another deck${other}.`
        : `${deckName(view, deck)} doesn't have that many cards. Take fewer${other}.`;
    },
    'wrong-count': ({ most }) => `One can take 1 to ${most} cards at a time.`,
    'not-by-name': ({ deck }, view, { draw }) =>
      `Nobody picks cards out of ${deckName(view, deck)}. ${draw} without \`piece:\` takes them from the top.`,
    'not-in-deck': ({ piece, deck }, view, { show }) =>
      `${pieceName(view, piece)} is not in ${deckName(view, deck)}. ${show} shows what is.`,
    'no-discards': ({ deck }, view, { alone }) =>
      `${deckName(view, deck)} has no discard pile. Choose no ${alone} and shuffle what is in it.`,
    'never-reshuffled': ({ deck }, view, { alone }) =>
      `In this game the discards don't come back into ${deckName(view, deck)}. Choose no ${alone} and shuffle what is in it.`,
    'no-hand': ({ side: id }, view) => `${sideName(view, id)} has no hand in this game. Choose another side.`,
    'hand-full': ({ side: id, limit }, view, { count, discard }) => {
      const ways = [
        ...(count === undefined ? [] : ['Take fewer']),
        ...(discard === undefined ? [] : [`${discard} makes room`]),
      ];
      return `The hand of ${sideName(view, id)} holds at most ${counted(limit, 'card')}. ${ways.length > 0 ? ways.join('; ') : 'Do something else, or use some of them first'}.`;
    },
    'draw-limit': ({ deck, limit }, view) =>
      `You can draw at most ${counted(limit, 'card')} from ${deckName(view, deck)} at once. Take fewer.`,
    'same-deck': ({ deck }, view) => `${deckName(view, deck)} is where they are already. Choose another place.`,
  },
} satisfies SystemSentences;
