import type { Choice, CompletionInput, Options } from '../../src/command.ts';
import { findPieces, pieceNames } from '../../src/view/find/find.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { matching, plainChoice } from '../common/choices.ts';
import { pieceChoices } from '../common/pieces.ts';
import { spotChoices } from '../common/spots.ts';

/** What the options of `/piece` can be, as far as the asker sees it. */
export const choicesFor = (
  { focused, subcommand, words }: CompletionInput,
  view: View,
  options: Options,
): readonly Choice[] => {
  const { name, typed } = focused;
  switch (name) {
    case 'side': {
      const owner = subcommand === 'give' ? findPieces(view, options.text('piece') ?? '', 1)[0]?.side : undefined;
      const others = view
        .of(seatQueries)
        .sides()
        .filter(({ id }) => id !== owner?.id);
      return matching(
        others.map((side) => side.name),
        typed,
      ).map(plainChoice);
    }
    case 'name':
      return matching(pieceNames(view), typed).map(plainChoice);
    case 'prototype':
      return matching(view.of(pieceQueries).prototypes(), typed).map(plainChoice);
    case 'to':
      return spotChoices(
        view,
        subcommand === 'add' ? undefined : findPieces(view, options.text('piece') ?? '', 1)[0],
        typed,
      );
    case 'property':
    case 'layer': {
      const [piece] = findPieces(view, options.text('piece') ?? '', 1);
      if (!piece) return [];
      const names =
        name === 'layer'
          ? view.of(pieceQueries).layers(piece)
          : view
              .of(pieceQueries)
              .properties(piece)
              .map(([property]) => property);
      return matching(names, typed).map(plainChoice);
    }
    default:
      return pieceChoices(words, view, typed);
  }
};
