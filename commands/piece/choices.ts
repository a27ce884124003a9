import type { Choice, CompletionInput, Options } from '../../src/command.ts';
import { completeSpots, completeTargets, findPieces, pieceNames } from '../../src/view/find.ts';
import type { View } from '../../src/view/view.ts';
import { LIMIT, matching, plainChoice } from '../common/choices.ts';
import { pieceChoices } from '../common/pieces.ts';

/** What the options of `/piece` can be, as far as the asker sees it. */
export const choicesFor = ({ focused, subcommand }: CompletionInput, view: View, options: Options): readonly Choice[] => {
  const { name, typed } = focused;
  switch (name) {
    case 'side':
      return matching(
        view.sides().map((side) => side.name),
        typed,
      ).map(plainChoice);
    case 'name':
      return matching([...pieceNames(view)], typed).map(plainChoice);
    case 'prototype':
      return matching(view.prototypes(), typed).map(plainChoice);
    case 'to':
      return targets(view, typed, subcommand === 'add' ? undefined : options.text('piece')).map(({ label }) => plainChoice(label));
    case 'property':
    case 'layer': {
      const [piece] = findPieces(view, options.text('piece') ?? '');
      if (!piece) return [];
      const names = name === 'layer' ? view.layers(piece) : view.properties(piece).map(([property]) => property);
      return matching(names, typed).map(plainChoice);
    }
    default:
      return pieceChoices(view, typed);
  }
};

const targets = (view: View, typed: string, text: string | undefined): readonly { readonly label: string }[] => {
  const [piece] = text === undefined ? [] : findPieces(view, text);
  return piece ? completeTargets(view, piece, typed, LIMIT) : completeSpots(view, typed, LIMIT);
};
