import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { CommandInput } from '../../src/port/command.ts';
import { armyQueries } from '../../src/view/armies.ts';
import { findPieces, findPlaceByText, listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type ModifierQuestion, modifierQueries, type ValueExplanationView } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { findSinglePiece } from '../common/pieces.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';

interface NamedSubject {
  readonly asked: ModifierQuestion;
  readonly name: string;
}

export const explainProperty = (view: View, { options, words }: CommandInput<OptionOf<'modifier'>>): string => {
  const { properties, modifiers } = words;
  const typed = options.text('property') ?? '';
  const named = properties.propertyNamed(view, typed, view.of(modifierQueries).bentProperties());
  const subject = subjectOf(words, view, options.text('subject') ?? '', named);
  if (typeof subject === 'string') return subject;
  // The names of limits are in lower case, but players may type them differently.
  const property = subject.asked.what === 'limit' ? named.trim().toLowerCase() : named;
  const explanation = view.of(modifierQueries).explanation(subject.asked, property);
  const labels = properties.propertyLabels(view, view.of(modifierQueries).bentProperties());
  return isUnheardOf(explanation) && !labels.includes(properties.propertyIn(view, property))
    ? unknown(words, 'property', typed, labels, 'properties')
    : modifiers.explanationText(view, subject.name, property, explanation, options.flag('author') ?? false);
};

const isUnheardOf = ({ base, effective, turns, isBentUnseen, effects }: ValueExplanationView): boolean =>
  base === undefined && effective === undefined && turns.length === 0 && !isBentUnseen && !effects;

/**
 * Returns the subject that a text means: the game, a side, map, zone, counter or piece, a step of a piece, or an empty
 * cell.
 */
const subjectOf = (words: Words, view: View, text: string, property: string): NamedSubject | RefusalSentence => {
  if (isCalled(text, 'game')) return { asked: { what: 'game' }, name: view.of(gameQueries).title };
  const whole =
    sideNamed(view, text, property) ??
    mapNamed(view, text, property) ??
    zoneNamed(view, text) ??
    counterNamed(view, text);
  if (whole) return whole;
  const cell = /^cell\s+(.+)$/i.exec(text.trim())?.[1];
  if (cell !== undefined) return cellNamed(view, cell) ?? pieceNamed(words, view, cell);
  return (
    stepNamed(words, view, text) ??
    (findPieces(view, text, 1).length === 0 ? cellNamed(view, text) : undefined) ??
    pieceNamed(words, view, text, property)
  );
};

const sideNamed = (view: View, text: string, property: string): NamedSubject | undefined => {
  const side = view
    .of(seatQueries)
    .sides()
    .find(({ name }) => isCalled(name, text));
  if (!side) return undefined;
  const hand = isCalled(property, 'hand')
    ? view
        .of(cardQueries)
        .hands()
        .find((one) => one.side.id === side.id)
    : undefined;
  const asked: ModifierQuestion = hand
    ? { what: 'limit', side: side.id, holder: { kind: 'map', id: hand.id } }
    : { what: 'side', id: side.id };
  return { asked, name: side.name };
};

const mapNamed = (view: View, text: string, property: string): NamedSubject | undefined => {
  const [mine] = view.of(seatQueries).mine();
  const deck = view
    .of(cardQueries)
    .decks()
    .find(({ name }) => isCalled(name, text));
  if (deck && mine && isCalled(property, 'draw'))
    return { asked: { what: 'limit', side: mine.id, holder: { kind: 'deck', id: deck.id } }, name: deck.name };
  if (deck) return { asked: { what: 'deck', id: deck.id }, name: deck.name };
  const map = view
    .of(placeQueries)
    .maps()
    .find(({ name }) => isCalled(name, text));
  if (map) return { asked: { what: 'map', id: map.id }, name: map.name };
  const board = listVisibleBoards(view).find(({ name }) => isCalled(name, text));
  return board && { asked: { what: 'board', id: board.id }, name: board.name };
};

const counterNamed = (view: View, text: string): NamedSubject | undefined => {
  const counters = view.of(counterQueries).all();
  const exact = counters.find(({ property, title }) => [property, title].some((name) => isCalled(name, text)));
  const named = counters.filter(({ name }) => isCalled(name, text));
  const found = exact ?? (named.length === 1 ? named[0] : undefined);
  return found && { asked: { what: 'counter', id: found.property }, name: found.title };
};

const zoneNamed = (view: View, text: string): NamedSubject | undefined => {
  for (const board of listVisibleBoards(view)) {
    const zone = board.zones.find(({ name }) => isCalled(name, text));
    if (zone) return { asked: { what: 'zone', in: board.id, zone: zone.name }, name: zone.name };
  }
  return undefined;
};

const cellNamed = (view: View, text: string): NamedSubject | undefined => {
  const spot = findPlaceByText(view, text);
  return spot?.cell === undefined
    ? undefined
    : { asked: { what: 'cell', in: spot.in, cell: spot.cell }, name: spot.label };
};

/** Returns the piece that a text names. For a limit of armies, returns that of the unit's army instead. */
const pieceNamed = (words: Words, view: View, text: string, property = ''): NamedSubject | RefusalSentence => {
  const piece = findSinglePiece(words, view, text);
  if (typeof piece === 'string') return piece;
  const id = view.of(pieceQueries).id(piece);
  const isLimit = isCalled(property, 'army') && view.of(armyQueries).isUnit(piece) && piece.side !== undefined;
  const asked: ModifierQuestion = isLimit
    ? { what: 'limit', side: piece.side.id, holder: { kind: 'piece', id } }
    : { what: 'piece', id };
  return { asked, name: piece.name };
};

/** Returns a piece and the cell of its next step, from a text such as `J9 to K9`. */
const stepNamed = (words: Words, view: View, text: string): NamedSubject | RefusalSentence | undefined => {
  const [, who, where] = /^(.+?)\s+to\s+(.+)$/i.exec(text.trim()) ?? [];
  if (who === undefined || where === undefined) return undefined;
  const piece = findSinglePiece(words, view, who);
  if (typeof piece === 'string') return piece;
  const spot = findPlaceByText(view, where, piece.where.in);
  const from = piece.where.cell;
  if (spot?.cell === undefined || from === undefined) return undefined;
  const beside = spot.in === piece.where.in || view.of(modifierQueries).isBeside(piece.where.in, from, spot);
  if (!beside) return undefined;
  const to = { in: spot.in, cell: spot.cell };
  return {
    asked: { what: 'step', piece: view.of(pieceQueries).id(piece), in: piece.where.in, from, to },
    name: `${piece.name} ${from} → ${spot.in === piece.where.in ? spot.cell : spot.label}`,
  };
};
