import type { Choice, CompletionInput, OptionReader } from '../../src/port/command.ts';
import type { Operation, PersonId, PieceId } from '../../src/table/index.ts';
import { pieceNames } from '../../src/view/find/find.ts';
import { likeliestPiece } from '../../src/view/find/own-first.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { labelQueries } from '../../src/view/labels.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { createChoiceFromText, filterMatchingNames } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { suggestPieces } from '../common/pieces.ts';
import { suggestPlaces } from '../common/spots.ts';

export const suggestPieceOptions = (
  { focused, subcommand, words }: CompletionInput<OptionOf<'piece'>>,
  view: View,
  options: OptionReader<OptionOf<'piece'>>,
): readonly Choice[] => {
  const { name, typed } = focused;
  switch (name) {
    case 'side': {
      const owner = subcommand === 'give' ? likeliestPiece(view, options.text('piece') ?? '')?.side : undefined;
      const others = view
        .of(seatQueries)
        .sides()
        .filter(({ id }) => id !== owner?.id);
      return filterMatchingNames(
        others.map((side) => side.name),
        typed,
      ).map(createChoiceFromText);
    }
    case 'name':
      return filterMatchingNames(pieceNames(view), typed).map(createChoiceFromText);
    case 'prototype':
      return filterMatchingNames(view.of(pieceQueries).prototypes().map(view.of(labelQueries).of), typed).map(
        createChoiceFromText,
      );
    case 'to':
      return subcommand === 'add' ? newSpots(view, options, typed) : sendSpots(view, options, typed);
    case 'property':
    case 'layer': {
      const piece = likeliestPiece(view, options.text('piece') ?? '');
      if (!piece) return [];
      const names =
        name === 'layer'
          ? view.of(pieceQueries).layers(piece)
          : view
              .of(pieceQueries)
              .toldProperties(piece)
              .map(([property]) => words.properties.propertyIn(view, property));
      return filterMatchingNames(names, typed).map(createChoiceFromText);
    }
    default:
      return suggestPieces(words, view, typed, { can: (piece) => canChange(view, subcommand, options, piece) });
  }
};

const newSpots = (view: View, options: OptionReader<OptionOf<'piece'>>, typed: string): readonly Choice[] => {
  const wanted = options.text('prototype')?.trim().toLowerCase();
  const prototype =
    view
      .of(pieceQueries)
      .prototypes()
      .find((key) => [key, view.of(labelQueries).of(key)].some((name) => name.toLowerCase() === wanted)) ??
    view.of(pieceQueries).prototypes()[0] ??
    '';
  return suggestPlaces(view, undefined, typed, (to) => (actor) => ({
    kind: 'place',
    actor,
    prototype,
    name: prototype,
    side: undefined,
    to,
  }));
};

const sendSpots = (view: View, options: OptionReader<OptionOf<'piece'>>, typed: string): readonly Choice[] => {
  const piece = likeliestPiece(view, options.text('piece') ?? '');
  if (!piece) return [];
  return suggestPlaces(view, piece, typed, (to) => (actor) => ({
    kind: 'send',
    actor,
    piece: view.of(pieceQueries).id(piece),
    to,
  }));
};

/** Refusals that a later part of the command could still prevent, such as a value that isn't typed yet. */
const UNSAID: ReadonlySet<string> = new Set([
  'already-there',
  'already-theirs',
  'faces-so',
  'not-higher',
  'no-such-facing',
]);

const canChange = (
  view: View,
  subcommand: string | undefined,
  options: OptionReader<OptionOf<'piece'>>,
  one: PieceView,
): boolean => {
  const piece = view.of(pieceQueries).id(one);
  const { in: container, cell } = one.where;
  const to = cell === undefined ? { in: container } : { in: container, cell };
  const can = (
    make: (subject: { readonly actor: PersonId; readonly piece: PieceId }) => Operation,
    isSaid = false,
  ): boolean => {
    const refusal = view.of(predictionQueries).refusalOf((actor) => make({ actor, piece }));
    return refusal === undefined || (!isSaid && UNSAID.has(refusal.code));
  };
  switch (subcommand) {
    case 'delete':
      return can((subject) => ({ kind: 'delete', ...subject }));
    case 'set':
      return can((subject) => ({ kind: 'set', ...subject, values: {} }));
    case 'clone':
      return can((subject) => ({ kind: 'clone', ...subject, count: 1 }));
    case 'replace': {
      const [prototype = ''] = view.of(pieceQueries).prototypes();
      return can((subject) => ({ kind: 'replace', ...subject, prototype, name: prototype }));
    }
    case 'flip':
      return can((subject) => ({ kind: 'flip', ...subject, layer: undefined }));
    case 'rotate': {
      const facing = options.integer('facing');
      return can((subject) => ({ kind: 'rotate', ...subject, facing: facing ?? 0 }), facing !== undefined);
    }
    case 'order':
      return (
        !(cell !== undefined && view.of(pieceQueries).isAlone(container, cell)) &&
        can((subject) => ({ kind: 'order', ...subject, to: 'top' }))
      );
    case 'send':
      return can((subject) => ({ kind: 'send', ...subject, to }));
    case 'give':
      return view
        .of(seatQueries)
        .sides()
        .some(({ id }) => id !== one.side?.id && can((subject) => ({ kind: 'hand-over', ...subject, side: id })));
    case 'reveal':
      return can((subject) => ({ kind: 'reveal', ...subject, to: undefined }));
    case 'hide':
      return (['identity', 'existence'] as const).some((what) =>
        can((subject) => ({ kind: 'hide', ...subject, what })),
      );
    case 'peek':
      return can((subject) => ({ kind: 'inspect', ...subject }));
    default:
      return true;
  }
};
