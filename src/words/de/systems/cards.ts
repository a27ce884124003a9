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
  if (count !== undefined) return counted(count, 'Karte', 'Karten');
  return any === undefined ? '' : any ? 'einige Karten' : 'keine Karten';
};

const deckLine = (deck: DeckView): string => {
  const parts = [
    amount(deck.contents),
    deck.faceDown ? 'verdeckt' : 'offen',
    ...(deck.side ? [`von ${bold(deck.side.name)}`] : []),
    ...(deck.discards === undefined ? [] : [`Ablage: ${plain(deck.discards)}`]),
  ].filter((part) => part !== '');
  return `${bold(deck.name)}: ${parts.join(', ')}`;
};

export const decksText = (view: View): string => {
  const decks = view.of(cardQueries).decks();
  const hands = view
    .of(cardQueries)
    .hands()
    .map(({ name, contents }) => `${bold(name)}: ${amount(contents) || 'für ihre Seite offen'}`);
  return decks.length + hands.length === 0
    ? 'Dieses Spiel hat keine Stapel, die du sehen kannst.'
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
    ...(top ? [`Oben: ${bold(top.name)}`] : []),
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
  return sorted.length > 0 ? [`Nach Art: ${listed(sorted.map(([type, count]) => `${count} × ${plain(type)}`))}`] : [];
};

/** What the reader has looked at in a deck that lies face down, from the top. */
const knownCards = (view: View, { id }: DeckView): readonly string[] => {
  const known = [...view.of(pieceQueries).at(id)].reverse();
  return known.length > 0 ? [`Du kennst: ${listed(known.map(({ name }) => bold(name)))}`] : [];
};

/** The ways that pieces went from pile to hand and back, behind a verb such as `draws`; empty where the reader saw none. */
const flowPhrase = (verb: string, seen: readonly Seen[]): string => {
  const flows = seen.flatMap((one) => (one.what === 'flow' ? flowText(one) : []));
  const fills = seen.flatMap((one) => (one.what === 'filled' ? fillPhrase(one) : []));
  return listed([...(flows.length > 0 ? [`${verb} ${listed(flows)}`] : []), ...fills]);
};

const flowText = ({ from, to, pieces = [], unseen = 0 }: Seen<'flow'>): string =>
  `${listed([...pieces.map(countedName), ...(unseen > 0 ? [counted(unseen, 'Karte', 'Karten')] : [])])}${wayOf(from, to)}`;

/** What all know to have gone from one place to another, and no more. */
const passedPhrase = ({ from, to, count }: Seen<'passed'>): string =>
  `bewegt ${counted(count, 'Karte', 'Karten')}${wayOf(from, to)}`;

/** What is all that is told of a place of which it is known whether anything is in it, and no more. */
const fillPhrase = ({ container, any }: Seen<'filled'>): string =>
  any ? `legt etwas in ${bold(container)}` : `leert ${bold(container)}`;

const wayOf = (from: string | undefined, to: string | undefined): string =>
  `${from === undefined ? '' : ` von ${plain(from)}`}${to === undefined ? '' : ` nach ${plain(to)}`}`;

const flowDeed =
  (verb: string) =>
  ({ seen = [] }: Deed): string =>
    flowPhrase(verb, seen);

/** Who looked knows what he saw; the others, how much it was. */
const lookedPhrase = ({ deck, count, names: seen = [] }: Seen<'looked'>): string =>
  `sieht ${counted(count, 'Karte', 'Karten')} von ${plain(deck)} an${seen.length > 0 ? `: ${listed(seen.map(bold))}` : ''}`;

export const sentences = {
  reports: {
    passed: passedPhrase,
    filled: fillPhrase,
    flow: 'elsewhere',
    looked: lookedPhrase,
    shuffled: ({ deck, discards }) => `mischt ${discards ? 'die Ablage in ' : ''}${plain(deck)}`,
  },
  deeds: {
    draw: flowDeed('zieht'),
    deal: flowDeed('gibt aus:'),
    return: flowDeed('legt'),
    gather: flowDeed('legt'),
    give: flowDeed('gibt'),
  },
  tries: {
    give: 'zu geben',
    draw: 'Karten zu ziehen',
    deal: 'Karten auszuteilen',
    return: 'in einen Stapel zu legen',
    shuffle: 'zu mischen',
    peek: 'Karten anzusehen',
  },
  refusals: {
    'in-deck': ({ deck }, view, { draw }) => `Das liegt in ${deckName(view, deck)}. ${draw} nimmt Karten heraus.`,
    'no-such-deck': ({ deck }, _view, { list }) =>
      `Hier gibt es keinen Stapel ${bold(deck.replace(/^\//, ''))}. ${list} zeigt die, die es gibt.`,
    'not-your-deck': ({ deck, side: id }, view, { list }) =>
      `${deckName(view, deck)} gehört ${sideName(view, id)}. ${list} zeigt deine.`,
    'too-few-cards': ({ deck }, view, { count, shuffle }) => {
      const other = shuffle === undefined ? '' : `, oder mische die Ablage hinein: ${shuffle}`;
      return count === undefined
        ? `In ${deckName(view, deck)} ist nichts. Wähle einen anderen Stapel${other}.`
        : `${deckName(view, deck)} hat nicht so viele Karten. Nimm weniger${other}.`;
    },
    'wrong-count': ({ most }) => `Man kann 1 bis ${most} Karten auf einmal nehmen.`,
    'not-by-name': ({ deck }, view, { draw }) =>
      `Aus ${deckName(view, deck)} sucht sich niemand Karten aus. ${draw} ohne \`piece:\` nimmt sie von oben.`,
    'not-in-deck': ({ piece, deck }, view, { show }) =>
      `${pieceName(view, piece)} ist nicht in ${deckName(view, deck)}. ${show} zeigt, was darin ist.`,
    'no-discards': ({ deck }, view, { alone }) =>
      `${deckName(view, deck)} hat keine Ablage. Wähle kein ${alone} und mische, was darin ist.`,
    'never-reshuffled': ({ deck }, view, { alone }) =>
      `In diesem Spiel kommt die Ablage nicht in ${deckName(view, deck)} zurück. Wähle kein ${alone} und mische, was darin ist.`,
    'no-hand': ({ side: id }, view) => `${sideName(view, id)} hat in diesem Spiel keine Hand. Wähle eine andere Seite.`,
    'hand-full': ({ side: id, limit }, view, { count, discard }) => {
      const ways = [
        ...(count === undefined ? [] : ['Nimm weniger']),
        ...(discard === undefined ? [] : [`${discard} schafft Platz`]),
      ];
      return `Die Hand von ${sideName(view, id)} fasst höchstens ${counted(limit, 'Karte', 'Karten')}. ${ways.length > 0 ? ways.join('; ') : 'Tu etwas anderes, oder verwende vorher welche davon'}.`;
    },
    'draw-limit': ({ deck, limit }, view) =>
      `Von ${deckName(view, deck)} kannst du höchstens ${counted(limit, 'Karte', 'Karten')} auf einmal ziehen. Nimm weniger.`,
    'same-deck': ({ deck }, view) => `${deckName(view, deck)} ist, wo sie schon sind. Wähle einen anderen Ort.`,
  },
} satisfies SystemSentences;
