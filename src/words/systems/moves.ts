import { destinationLabelsOf } from '../../view/find/targets.ts';
import { labelQueries } from '../../view/labels.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { MOST_CELLS_SAID } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { pieceName, sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { list, name, names } from '../base/values.ts';

/**
 * A sentence about a piece. If the reader can't see the piece, it only says that something unseen is in the way (T6).
 */
const ofPiece = (format: Format, view: View, id: string, say: (piece: string) => string): string =>
  view.of(pieceQueries).byId(id) ? say(pieceName(format, view, id)) : format('unseen-in-the-way');

/** The cells that a piece can go to, as the remedy for a move that it can't make. */
const elsewhere = (format: Format, view: View, id: string): string => {
  const cells = destinationLabelsOf(view, id, MOST_CELLS_SAID + 1);
  if (!cells) return format('move-choose-cell');
  if (cells.length === 0) return format('move-nowhere');
  const more = cells.length > MOST_CELLS_SAID ? [format('move-elsewhere')] : [];
  return format('move-can-go', { cells: list([...cells.slice(0, MOST_CELLS_SAID).map(bold), ...more], 'or') });
};

/** The refusal of a move to a cell, with the cells that the piece can go to. */
const cellRefusal =
  (
    format: Format,
    id:
      | 'move-not-its-move'
      | 'move-nothing-to-jump'
      | 'move-only-captures'
      | 'move-moved-already'
      | 'move-not-now'
      | 'move-off-board'
      | 'move-may-not-enter'
      | 'move-may-not-pass'
      | 'move-has-to-stop'
      | 'move-must-go-on'
      | 'move-suicide'
      | 'move-repeats'
      | 'move-turns-nothing',
  ) =>
  (refusal: { readonly piece: string } & Readonly<Partial<Record<'to' | 'at' | 'place', string>>>, view: View) => {
    const { piece, to, at, place } = refusal;
    const given = { piece: pieceName(format, view, piece), cell: name(to ?? at ?? place ?? '') };
    return `${format(id, given)} ${elsewhere(format, view, piece)}`;
  };

/** The reasons why a piece can't go to a cell. */
const cellRefusals = (format: Format) =>
  ({
    'not-its-move': cellRefusal(format, 'move-not-its-move'),
    'nothing-to-jump': cellRefusal(format, 'move-nothing-to-jump'),
    'only-takes': cellRefusal(format, 'move-only-captures'),
    'moved-already': cellRefusal(format, 'move-moved-already'),
    'moves-not-now': cellRefusal(format, 'move-not-now'),
    'stays-on-board': cellRefusal(format, 'move-off-board'),
    'may-not-enter': cellRefusal(format, 'move-may-not-enter'),
    'may-not-pass': cellRefusal(format, 'move-may-not-pass'),
    'has-to-stop': cellRefusal(format, 'move-has-to-stop'),
    'must-go-on': cellRefusal(format, 'move-must-go-on'),
    suicide: cellRefusal(format, 'move-suicide'),
    repeats: cellRefusal(format, 'move-repeats'),
    'turns-nobody': cellRefusal(format, 'move-turns-nothing'),
    'moves-on-squares': ({ piece, board }, view) =>
      format('move-only-on-squares', { piece: pieceName(format, view, piece), board: name(board) }),
    'not-placed': ({ piece, place }, view) =>
      format('move-not-placed', { piece: pieceName(format, view, piece), cell: name(place) }),
  }) satisfies SystemSentences['refusals'];

/** The reasons why a piece can't move because of another piece. */
const pieceRefusals = (format: Format) =>
  ({
    'way-blocked': ({ piece, by, at }, view) =>
      ofPiece(format, view, by, (other) => {
        const given = { piece: pieceName(format, view, piece), other, cell: name(at) };
        return `${format('move-blocked', given)} ${elsewhere(format, view, piece)}`;
      }),
    'takes-not-there': ({ piece, by, at }, view) =>
      ofPiece(format, view, by, (other) => {
        const given = { piece: pieceName(format, view, piece), other, cell: name(at) };
        return `${format('move-cannot-capture', given)} ${elsewhere(format, view, piece)}`;
      }),
    'must-take': ({ piece, at }, view) =>
      ofPiece(format, view, piece, (mover) => format('move-must-capture', { piece: mover, cell: name(at) })),
    'must-take-most': ({ piece, at, count }, view) =>
      ofPiece(format, view, piece, (mover) =>
        format('move-must-capture-most', { piece: mover, cell: name(at), count }),
      ),
    'leaves-attacked': ({ piece, by, at }, view) =>
      ofPiece(format, view, by, (other) =>
        ofPiece(format, view, piece, (mover) =>
          format('move-leaves-attacked', { piece: mover, other, cell: name(at) }),
        ),
      ),
  }) satisfies SystemSentences['refusals'];

/** The enemies by their cells, if a piece must choose which of them to capture. */
const captures = (format: Format, view: View, choices: readonly string[]) => {
  const cells = choices.flatMap((id) => view.of(pieceQueries).byId(id)?.where.cell ?? []);
  const shown = cells.slice(0, MOST_CELLS_SAID).map(bold);
  const rest = cells.length - shown.length;
  return list(rest > 0 ? [...shown, format('move-more-cells', { count: rest })] : shown, 'or');
};

/** The refusals of moves that need a further choice. */
const choiceRefusals = (format: Format) =>
  ({
    'several-ways': ({ piece, to, via }, view, { move }) =>
      format('move-several-ways', {
        piece: pieceName(format, view, piece),
        cell: name(to),
        move,
        ways: names(via, 'or'),
      }),
    'not-that-way': ({ piece, to }, view, { move }) =>
      format('move-not-that-way', { piece: pieceName(format, view, piece), cell: name(to), move }),
    'becomes-one-of': ({ piece, to, choices }, view, { one = '', none = '' }) => {
      const given = { piece: pieceName(format, view, piece), cell: name(to) };
      if (choices.length === 0) return format('move-does-not-promote', { ...given, none });
      const kinds = choices.map((choice) => view.of(labelQueries).of(choice));
      return format('move-promotes', { ...given, one, kinds: names(kinds, 'or') });
    },
    'takes-one-of': ({ piece, to, choices }, view, { one = '', none = '' }) => {
      const given = { piece: pieceName(format, view, piece), cell: name(to) };
      const known = choices.filter((id) => view.of(pieceQueries).byId(id));
      return known.length === 0
        ? format('move-makes-no-line', { ...given, none })
        : format('move-makes-line', { ...given, one, cells: captures(format, view, known) });
    },
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      overruled: 'elsewhere',
      written: 'elsewhere',
      became: ({ piece, into }) => format('move-makes-into', { piece: name(piece), into: name(into) }),
    },
    lines: {
      'in-check': ({ side, piece, at, by }) => [
        format('move-in-check', { side: bold(side), piece: bold(piece), cell: plain(at), by: name(by) }),
      ],
    },
    refusals: {
      ...cellRefusals(format),
      ...pieceRefusals(format),
      ...choiceRefusals(format),
      'overrule-needs-consent': ({ sides }, view, { ask }) =>
        format('overrule-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'overrule-unseen': ({ piece }, view) => format('overrule-unseen', { piece: pieceName(format, view, piece) }),
      'overrule-property': ({ property }) => format('overrule-property', { property: name(property) }),
    },
  }) satisfies SystemSentences;
