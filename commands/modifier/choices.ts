import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { Choice, CompletionInput, OptionReader } from '../../src/port/command.ts';
import { likeliestPiece } from '../../src/view/find/own-first.ts';
import { MODIFIER_SCOPE_WORDS, modifierQueries } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { createChoiceFromText, filterMatchingNames, MOST_CHOICES } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { suggestPieces } from '../common/pieces.ts';
import { findSingleModifier, suggestModifiers } from './named.ts';

export const suggestModifierOptions = (
  { focused, subcommand, words }: CompletionInput<OptionOf<'modifier'>>,
  view: View,
  options: OptionReader<OptionOf<'modifier'>>,
): readonly Choice[] => {
  const { name, typed } = focused;
  switch (name) {
    case 'subject':
      return [
        ...suggestPieces(words, view, typed),
        ...filterMatchingNames(placeNames(view), typed).map(createChoiceFromText),
      ].slice(0, MOST_CHOICES);
    case 'property': {
      const names = propertiesFor(view, options.text('subject') ?? '');
      return filterMatchingNames([...new Set(names.map((one) => words.properties.propertyIn(view, one)))], typed).map(
        createChoiceFromText,
      );
    }
    case 'on':
      return suggestPieces(words, view, typed);
    case 'scope':
      return filterMatchingNames(MODIFIER_SCOPE_WORDS, typed).map(createChoiceFromText);
    case 'of':
      return filterMatchingNames(view.of(modifierQueries).subjectKinds(), typed).map(createChoiceFromText);
    case 'lasts':
      return filterMatchingNames(['turn', '2 turns', '3 turns', 'go', '2 goes'], typed).map(createChoiceFromText);
    case 'then': {
      const first = findSingleModifier(words, view, options.text('first') ?? '');
      return suggestModifiers(
        words,
        view,
        typed,
        ({ id, precedence }) => typeof first !== 'string' && first.id !== id && first.precedence === precedence,
      );
    }
    default:
      return suggestModifiers(words, view, typed, ({ stays }) => subcommand !== 'remove' || !stays);
  }
};

const placeNames = (view: View): readonly string[] => [
  ...new Set([
    'game',
    ...view
      .of(seatQueries)
      .sides()
      .map(({ name }) => name),
    ...view
      .of(placeQueries)
      .maps()
      .flatMap(({ name, boards }) => [name, ...boards.flatMap(({ zones }) => zones.map((zone) => zone.name))]),
    ...view
      .of(counterQueries)
      .all()
      .map(({ title }) => title),
  ]),
];

const propertiesFor = (view: View, subject: string): readonly string[] => {
  const piece = likeliestPiece(view, subject);
  const own = view
    .of(counterQueries)
    .all()
    .some(({ property, title }) => [property, title].includes(subject))
    ? ['value']
    : piece
      ? view
          .of(pieceQueries)
          .toldProperties(piece)
          .map(([name]) => name)
      : [];
  return [...new Set([...own, ...view.of(modifierQueries).bentProperties()])];
};
