import { placeNameOfPiece } from '../find/find.ts';
import { findEngageableEnemyCells } from '../find/targets.ts';
import { gameQueries } from '../game.ts';
import { modifierQueries } from '../modifiers.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import * as named from '../remedy/names.ts';
import {
  again,
  choose,
  first,
  instead,
  look,
  type RefusalRemedy,
  type RemediesByRefusalCode,
  without,
} from '../remedy/remedy.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';

export const taken = (view: View, id: string): RefusalRemedy | undefined => {
  const piece = view.of(pieceQueries).byId(id);
  const mine = view.of(seatQueries).mine();
  const isEnemy = piece?.side !== undefined && !mine.some(({ id: own }) => own === piece.side?.id);
  return isEnemy && view.of(gameQueries).fights(piece.where.map) === 'taken'
    ? again({ capture: placeNameOfPiece(view, piece) })
    : undefined;
};

export const suggestEngagement = (view: View, id: string): RefusalRemedy | undefined => {
  const piece = view.of(pieceQueries).byId(id);
  if (!piece || view.of(gameQueries).fights(piece.where.map) !== 'engaged') return undefined;
  const attacker = attackerOf(view, piece);
  return (
    attacker &&
    instead('/army engage', { army: placeNameOfPiece(view, attacker), target: placeNameOfPiece(view, piece) })
  );
};

const attackerOf = (view: View, { where: { in: container, cell } }: PieceView): PieceView | undefined => {
  if (cell === undefined) return undefined;
  const around = view.of(modifierQueries).neighbours(container, cell);
  const beside = around.flatMap((next) => view.of(pieceQueries).at(next.in, next.cell));
  return beside.find((one) =>
    [...findEngageableEnemyCells(view, { pieces: [one] })].some(
      (target) => target.in === container && target.cell === cell,
    ),
  );
};

export const pieces = {
  'no-combat': ({ piece }, view) => ({ engage: suggestEngagement(view, piece), move: without('capture') }),
  'not-your-piece': () => ({ own: choose('piece') }),
  'no-such-piece': () => ({ list: look('/piece list') }),
  'not-your-side': () => ({ other: choose('side'), none: without('side') }),
  'no-such-prototype': () => ({ list: look('/piece list') }),
  'no-such-place': () => ({ board: look('/board') }),
  'nothing-to-move': () => ({ piece: choose('piece') }),
  'already-there': () => ({ to: choose('to') }),
  occupied: ({ by }, view) => ({ to: choose('to'), take: taken(view, by) }),
  'cell-taken': () => ({ to: choose('to') }),
  'one-a-cell': () => ({ fewer: choose('units') }),
  'captures-by-rule': () => ({ move: without('capture') }),
  'no-captures': () => ({ move: without('capture') }),
  'not-an-enemy': () => ({ capture: choose('capture') }),
  'captures-itself': () => ({ capture: choose('capture') }),
  'no-layers': 'has-none',
  'no-such-layer': () => ({ layer: choose('layer') }),
  'layer-follows': 'has-none',
  'no-facing': 'has-none',
  'no-such-facing': () => ({ facing: choose('facing') }),
  'shows-layer': 'settled',
  'faces-so': 'settled',
  'has-value': 'settled',
  'not-higher': 'settled',
  'too-many': () => ({ count: choose('count') }),
  'read-only': () => ({ piece: look('/piece show') }),
  'wrong-value': () => ({ value: choose('value') }),
  'out-of-bounds': () => ({ value: choose('value') }),
  'already-theirs': () => ({ side: choose('side') }),
  'in-window': ({ piece, side, isHand }, view) => ({
    give: isHand ? instead('/hand give', { ...named.card(view, piece), ...named.side(view, side) }) : undefined,
    move: isHand ? undefined : first('/move', named.piece(view, piece)),
  }),
} satisfies RemediesByRefusalCode;
