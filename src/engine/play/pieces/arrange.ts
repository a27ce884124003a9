import {
  added,
  type Change,
  createIds,
  join,
  type Operation,
  type OperationRules,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { labelOfModuleKey } from '../labels.ts';
import { isExistingPlace, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { gainOfChangingPiece, refusalOfChangingPiece, refusalOfUsingOwnPieces } from '../rights.ts';
import { refusalOfExceedingCapacity } from './capacity.ts';
import { createCoveringForMove, formerPlaceOf, relocatePiece } from './moves.ts';
import { allowOverruling, reportOverruledStep } from './overruled.ts';
import { refusalForLackOfRoom } from './room.ts';
import { gainOfStockAct, refusalOfStockAct, type StockOperationKind } from './stock.ts';
import { traitsOf } from './traits.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Puts copies of a piece on top of it. They have its values and its former place (C19). */
    clone: { readonly piece: PieceId; readonly count: number; readonly overruled?: true };
    /** Replaces a piece by a new piece of another prototype. Without `name`, the new piece has the prototype's name. */
    replace: {
      readonly piece: PieceId;
      readonly prototype: string;
      readonly name: string | undefined;
      readonly overruled?: true;
    };
    /** Shows a layer of a piece by its number, from 1, or the next layer. For `overruled` here and below, see G26. */
    flip: { readonly piece: PieceId; readonly layer: number | undefined; readonly overruled?: true };
    /** Turns a piece. `facing` counts steps clockwise from straight up. */
    rotate: { readonly piece: PieceId; readonly facing: number; readonly overruled?: true };
    order: { readonly piece: PieceId; readonly to: 'top' | 'bottom' | 'up' | 'down'; readonly overruled?: true };
    /** Puts a piece somewhere, without checking the rules of its moves. */
    send: { readonly piece: PieceId; readonly to: MoveTo; readonly overruled?: true };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-layers': { readonly piece: string };
    'no-such-layer': { readonly piece: string; readonly layers: readonly string[] };
    /** A formula decides the layer of the piece, so players can't choose it. */
    'layer-follows': { readonly piece: string };
    'no-facing': { readonly piece: string };
    'no-such-facing': { readonly piece: string; readonly directions: number };
    'shows-layer': { readonly piece: string; readonly layer: string };
    'faces-so': { readonly piece: string; readonly facing: number };
    'not-higher': { readonly piece: string; readonly to: 'top' | 'bottom' };
    'too-many': { readonly most: number };
  }
}

type MoveTo = Operation<'move'>['to'];

const MOST_COPIES = 100;

const withPiece = (table: Table, id: PieceId, decide: (piece: Piece) => Change | Refusal): Change | Refusal => {
  const piece = table.get('piece', id);
  return piece ? decide(piece) : refuse('no-such-piece', { piece: id });
};

const above = (table: Table, { in: container, cell }: MoveTo): number =>
  (table.at(container, cell).at(-1)?.rank ?? -1) + 1;

const decideClone = (table: Table, piece: Piece, operation: Operation<'clone'>): Change | Refusal => {
  const { count } = operation;
  if (count < 1 || count > MOST_COPIES) return refuse('too-many', { most: MOST_COPIES });
  // A copy goes on top of its piece, even if the map limits its cells to one piece (C19).
  const fault = operation.overruled ? undefined : refusalOfExceedingCapacity(table, piece.place.in, count);
  if (fault) return fault;
  const { ids, change } = createIds(table, 'p', count);
  const top = above(table, piece.place);
  const { alias: _alias, army: _army, ...copied } = piece;
  const copies = ids.map(
    (id, i): Piece => ({ ...copied, id: id as PieceId, place: { ...piece.place, rank: top + i } }),
  );
  return join(change, added(...copies));
};

const decideReplace = (table: Table, piece: Piece, prototype: string, given: string | undefined): Change | Refusal => {
  const module = moduleOf(table);
  if (!Object.hasOwn(module.prototypes, prototype)) return refuse('no-such-prototype', { prototype });
  const name = given ?? labelOfModuleKey(module, prototype);
  const { ids, change } = createIds(table, 'p', 1);
  const { layer: _layer, facing: _facing, ...kept } = piece;
  return join(change, removed(piece), added({ ...kept, id: ids[0] as PieceId, name, prototype, values: {} }));
};

const decideFlip = (
  table: Table,
  seen: Piece | undefined,
  piece: Piece,
  wanted: number | undefined,
): Change | Refusal => {
  const { layers = [], follows } = traitsOf(table, piece);
  if (layers.length < 2) return refuse('no-layers', { piece: piece.id });
  if (follows !== undefined) return refuse('layer-follows', { piece: piece.id });
  const layer = wanted ?? ((piece.layer ?? 1) % layers.length) + 1;
  if (!Number.isInteger(layer) || layer < 1 || layer > layers.length) {
    return refuse('no-such-layer', { piece: piece.id, layers: layers.map(({ name }) => name) });
  }
  return seen?.prototype !== undefined && (seen.layer ?? 1) === layer
    ? refuse('shows-layer', { piece: piece.id, layer: layers[layer - 1]?.name ?? '' })
    : updated(piece, { ...piece, layer });
};

const decideRotate = (table: Table, seen: Piece | undefined, piece: Piece, facing: number): Change | Refusal => {
  const { facing: directions } = traitsOf(table, piece);
  if (directions === undefined) return refuse('no-facing', { piece: piece.id });
  if (!Number.isInteger(facing) || facing < 0 || facing >= directions)
    return refuse('no-such-facing', { piece: piece.id, directions });
  return seen?.prototype !== undefined && (seen.facing ?? 0) === facing
    ? refuse('faces-so', { piece: piece.id, facing })
    : updated(piece, { ...piece, facing });
};

/** Moves a piece up or down, by exchanging ranks with the next piece that the actor sees. */
const decideOrder = (
  table: Table,
  seen: Table,
  piece: Piece,
  to: 'top' | 'bottom' | 'up' | 'down',
): Change | Refusal => {
  const stack = seen.at(piece.place.in, piece.place.cell).filter(({ kind }) => kind === 'piece');
  const position = stack.findIndex(({ id }) => id === piece.id);
  const rising = to === 'top' || to === 'up';
  const [bottom, top] = [stack[0], stack.at(-1)];
  if (!bottom || !top || (rising ? top : bottom).id === piece.id)
    return refuse('not-higher', { piece: piece.id, to: rising ? 'top' : 'bottom' });
  const ranked = (one: Piece, rank: number): Change => updated(one, { ...one, place: { ...one.place, rank } });
  if (to === 'top') return ranked(piece, top.rank + 1);
  if (to === 'bottom') return ranked(piece, bottom.rank - 1);
  const other = table.get('piece', stack[position + (rising ? 1 : -1)]?.id ?? '');
  return other ? join(ranked(piece, other.place.rank), ranked(other, piece.place.rank)) : join();
};

const decideSend = (table: Table, piece: Piece, operation: Operation<'send'>): Change | Refusal => {
  const { to } = operation;
  const place = to.cell ?? to.in;
  if (!isExistingPlace(table, to.in, to.cell)) return refuse('no-such-place', { place });
  const { in: container, cell } = piece.place;
  if (container === to.in && cell === to.cell) return refuse('already-there', { piece: piece.id, place });
  const fault = refusalForLackOfRoom(table, operation);
  if (fault) return fault;
  return relocatePiece(table, piece, {
    place: { ...to, rank: above(table, to) },
    old: formerPlaceOf(piece),
    ...createCoveringForMove(table, to.in, undefined)(piece),
  });
};

type Arranging = 'clone' | 'replace' | 'flip' | 'rotate' | 'order' | 'send';

type Decide<K extends Arranging> = (
  table: Table,
  piece: Piece,
  operation: Operation<K>,
  environment: StepEnvironment,
) => Change | Refusal;

const arranging = <K extends Arranging>(
  decide: Decide<K>,
  { gain, refusalOf }: Pick<OperationRules<K>, 'gain' | 'refusalOf'>,
): OperationRules<K> => ({
  play: true,
  gain,
  answer: 'apart',
  told: 'phrases',
  reports: reportOverruledStep,
  refusalOf: allowOverruling<K>(refusalOf),
  decide: (table, operation, environment) =>
    withPiece(table, operation.piece, (piece) => decide(table, piece, operation, environment)),
});

const changing = <K extends Exclude<Arranging, StockOperationKind>>(decide: Decide<K>): OperationRules<K> => ({
  ...arranging(decide, {
    gain: gainOfChangingPiece,
    refusalOf: (table, { actor, piece }) => refusalOfChangingPiece(table, actor, piece),
  }),
  granted: (table, { actor, piece }) => refusalOfUsingOwnPieces(table, actor, [piece]),
});

const stocked = <K extends Arranging & StockOperationKind>(decide: Decide<K>): OperationRules<K> =>
  arranging<K>(decide, { gain: gainOfStockAct, refusalOf: refusalOfStockAct });

/**
 * Operations on pieces besides moves. Players may turn and stack their own pieces if the module lets them. Otherwise
 * only the host may (W1).
 */
export const arrangeSystem = {
  name: 'arrange',
  operations: {
    clone: stocked((table, piece, operation) => decideClone(table, piece, operation)),
    replace: {
      ...stocked((table, piece, { prototype, name }) => decideReplace(table, piece, prototype, name)),
      texts: { prototype: 'word', name: 'typed' },
    },
    flip: changing((table, piece, { layer }, { seen }) => decideFlip(table, seen.get('piece', piece.id), piece, layer)),
    rotate: changing((table, piece, { facing }, { seen }) =>
      decideRotate(table, seen.get('piece', piece.id), piece, facing),
    ),
    order: changing((table, piece, { to }, { seen }) => decideOrder(table, seen, piece, to)),
    send: stocked((table, piece, operation) => decideSend(table, piece, operation)),
  },
  acts: 'none',
} satisfies System;
