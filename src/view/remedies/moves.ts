import type { PieceId } from '../../table/index.ts';
import { placeNameOfPiece } from '../find/find.ts';
import { labelQueries } from '../labels.ts';
import { pieceQueries } from '../pieces.ts';
import { again, choose, type RemediesByRefusalCode, without } from '../remedy/remedy.ts';

export const moves = {
  'overrule-needs-consent': () => ({ ask: again({ overrule: 'True' }) }),
  'overrule-unseen': () => ({ piece: choose('piece') }),
  'overrule-property': () => ({ property: choose('property') }),
  'not-its-move': () => ({ to: choose('to') }),
  'way-blocked': () => ({ to: choose('to') }),
  'nothing-to-jump': () => ({ to: choose('to') }),
  'takes-not-there': () => ({ to: choose('to') }),
  'only-takes': () => ({ to: choose('to') }),
  'moved-already': () => ({ to: choose('to') }),
  'moves-on-squares': () => ({ piece: choose('piece') }),
  'moves-not-now': () => ({ to: choose('to') }),
  'stays-on-board': () => ({ to: choose('to') }),
  'may-not-enter': () => ({ to: choose('to') }),
  'may-not-pass': () => ({ to: choose('to') }),
  'has-to-stop': () => ({ to: choose('to') }),
  'must-take': () => ({ piece: choose('piece') }),
  'must-take-most': () => ({ piece: choose('piece') }),
  'must-go-on': () => ({ to: choose('to') }),
  'several-ways': () => ({ move: choose('via') }),
  'not-that-way': () => ({ move: without('via') }),
  suicide: () => ({ to: choose('to') }),
  'leaves-attacked': () => ({ to: choose('to') }),
  repeats: () => ({ to: choose('to') }),
  'becomes-one-of': ({ choices: [first] }, view) =>
    first === undefined ? { none: without('becomes') } : { one: again({ becomes: view.of(labelQueries).of(first) }) },
  'takes-one-of': ({ choices: [first] }, view) => {
    const piece = first === undefined ? undefined : view.of(pieceQueries).byId(first as PieceId);
    return piece?.where.cell === undefined
      ? { none: without('capture') }
      : { one: again({ capture: placeNameOfPiece(view, piece) }) };
  },
  'turns-nobody': () => ({ to: choose('to') }),
  'not-placed': () => ({ piece: choose('piece') }),
} satisfies RemediesByRefusalCode;
