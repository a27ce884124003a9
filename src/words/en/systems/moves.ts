import { cellsOpenTo } from '../../../view/find/targets.ts';
import { labelQueries } from '../../../view/labels.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import { MOST_CELLS_SAID } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { pieceName, sideName, UNSEEN } from '../names.ts';
import { listed } from '../text.ts';

/** How pieces move by the rules of their module. */

/** What is said of a piece that stands somewhere, to whom sees it. */
const of = (view: View, id: string, say: (name: string) => string): string =>
  view.of(pieceQueries).byId(id) ? say(pieceName(view, id)) : UNSEEN;

/** Where else a piece can go that does not go somewhere. */
const elsewhere = (view: View, id: string): string => {
  const cells = cellsOpenTo(view, id, MOST_CELLS_SAID + 1);
  if (!cells) return 'Choose another cell.';
  if (cells.length === 0) return 'It can go nowhere now: choose another piece.';
  const others = cells.length > MOST_CELLS_SAID ? ['elsewhere'] : [];
  return `It can go to ${listed([...cells.slice(0, MOST_CELLS_SAID).map(bold), ...others], 'or')}.`;
};

export const sentences = {
  reports: {
    overruled: 'elsewhere',
    written: 'elsewhere',
    became: ({ piece, into }) => `makes ${bold(piece)} a ${bold(into)}`,
  },
  lines: {
    'in-check': ({ side, piece, at, by }) => [
      `${bold(side)} is in check: ${bold(piece)} on ${plain(at)} is attacked by ${bold(by)}.`,
    ],
  },
  refusals: {
    'overrule-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to what is beyond the rules first. ${ask} asks them.`,
    'overrule-unseen': ({ piece }, view) =>
      `Beyond the rules goes only what everybody sees or you have in hand, and to no deck; ${pieceName(view, piece)} does not. Choose another piece or place.`,
    'overrule-property': ({ property }) =>
      `No kind of piece has ${bold(property)}, so nobody can agree to it. Choose a property of the module, and a number, yes or no.`,
    'not-its-move': ({ piece, to }, view) =>
      `${pieceName(view, piece)} does not move to ${bold(to)} from where it stands. ${elsewhere(view, piece)}`,
    'way-blocked': ({ piece, by, at }, view) =>
      of(
        view,
        by,
        (other) => `${pieceName(view, piece)} is stopped by ${other} on ${bold(at)}. ${elsewhere(view, piece)}`,
      ),
    'nothing-to-jump': ({ piece, to }, view) =>
      `${pieceName(view, piece)} gets to ${bold(to)} only over a piece, and none stands where it has to. ${elsewhere(view, piece)}`,
    'takes-not-there': ({ piece, by, at }, view) =>
      of(
        view,
        by,
        (other) =>
          `${other} stands on ${bold(at)}, and ${pieceName(view, piece)} takes nothing that way. ${elsewhere(view, piece)}`,
      ),
    'only-takes': ({ piece, to }, view) =>
      `${pieceName(view, piece)} goes to ${bold(to)} only to take an enemy there, and there is none. ${elsewhere(view, piece)}`,
    'moved-already': ({ piece, to }, view) =>
      `${pieceName(view, piece)} could go to ${bold(to)} only as its first move. ${elsewhere(view, piece)}`,
    'moves-on-squares': ({ piece, board }, view) =>
      `${pieceName(view, piece)} moves as its module says on boards of squares alone, and ${bold(board)} is none. Choose another piece.`,
    'moves-not-now': ({ piece, to }, view) =>
      `${pieceName(view, piece)} can't go to ${bold(to)} as things are now. ${elsewhere(view, piece)}`,
    'stays-on-board': ({ piece, place }, view) =>
      `${pieceName(view, piece)} moves on its board, and ${bold(place)} is not on it. ${elsewhere(view, piece)}`,
    'may-not-enter': ({ piece, to }, view) =>
      `${pieceName(view, piece)} may not end its move on ${bold(to)}. ${elsewhere(view, piece)}`,
    'may-not-pass': ({ piece, at }, view) =>
      `${pieceName(view, piece)} may not go through ${bold(at)}. ${elsewhere(view, piece)}`,
    'has-to-stop': ({ piece, at }, view) =>
      `${pieceName(view, piece)} has to stop on ${bold(at)}, and goes no further. ${elsewhere(view, piece)}`,
    'must-take': ({ piece, at }, view) =>
      of(view, piece, (name) => `${name} on ${bold(at)} can take, so something has to be taken. Move it, and take.`),
    'must-take-most': ({ piece, at, count }, view) =>
      of(
        view,
        piece,
        (name) => `${name} on ${bold(at)} can take ${count} at once, and no fewer may be taken. Take as many.`,
      ),
    'must-go-on': ({ piece, to }, view) =>
      `${pieceName(view, piece)} can't end its move on ${bold(to)}: it goes on taking from there. ${elsewhere(view, piece)}`,
    'several-ways': ({ piece, to, via }, view, { move }) =>
      `${pieceName(view, piece)} gets to ${bold(to)} by several ways, and takes others on each. Say by ${move} over which it goes: ${listed(via.map(bold), 'or')}.`,
    'not-that-way': ({ piece, to }, view, { move }) =>
      `${pieceName(view, piece)} does not get to ${bold(to)} over these cells. Move without ${move}, or choose others.`,
    suicide: ({ piece, to }, view) =>
      `On ${bold(to)} no cell beside ${pieceName(view, piece)} or its group would be free, and it takes nobody. ${elsewhere(view, piece)}`,
    'leaves-attacked': ({ piece, by, at }, view) =>
      of(view, by, (other) =>
        of(
          view,
          piece,
          (name) =>
            `${name} on ${bold(at)} would be attacked by ${other}, and must not be left so. Choose another move.`,
        ),
      ),
    repeats: ({ piece, to }, view) =>
      `With ${pieceName(view, piece)} on ${bold(to)} all would stand as it stood before, which must not be. ${elsewhere(view, piece)}`,
    'becomes-one-of': ({ piece, to, choices }, view, { one, none }) =>
      choices.length === 0
        ? `${pieceName(view, piece)} becomes nothing else on ${bold(to)}. Move without ${none}.`
        : `${pieceName(view, piece)} becomes another piece on ${bold(to)}. Say which by ${one}: ${listed(
            choices.map((choice) => bold(view.of(labelQueries).of(choice))),
            'or',
          )}.`,
    'takes-one-of': ({ piece, to, choices }, view, { one, none }) => {
      const mover = pieceName(view, piece);
      const known = choices.filter((id) => view.of(pieceQueries).byId(id));
      if (known.length === 0) return `${mover} makes no line on ${bold(to)} and takes nobody. Move without ${none}.`;
      const shown = known.slice(0, MOST_CELLS_SAID).map((id) => bold(view.of(pieceQueries).byId(id)?.where.cell ?? ''));
      const rest = known.length > shown.length ? [`${known.length - shown.length} more`] : [];
      return `${mover} makes a line on ${bold(to)} and takes one enemy. Say which by ${one}: on ${listed([...shown, ...rest], 'or')}.`;
    },
    'turns-nobody': ({ piece, to }, view) =>
      `${pieceName(view, piece)} turns nobody on ${bold(to)}: a line of enemies must lead from there to a piece of its side. ${elsewhere(view, piece)}`,
    'not-placed': ({ piece, place }, view) =>
      `${pieceName(view, piece)} can't be put on ${bold(place)}: it does not come onto the board by a move. Choose another piece.`,
  },
} satisfies SystemSentences;
