import {
  type Operation,
  type OperationGain,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  type World,
} from '../../../table/index.ts';
import { moduleOf } from '../queries.ts';
import {
  controllableSidesOf,
  refusalOfChangingTable,
  refusalOfFillingContainer,
  refusalOfMovingPiece,
  refusalOfPlayingNow,
} from '../rights.ts';
import { canMoveAnyPiece, canOwnerChangeStock } from '../rules.ts';
import { traitsOf } from './traits.ts';

/** Operations that add and remove pieces, if the module leaves the prototype to players (C83). */

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'not-your-side': { readonly side: SideId };
  }
}

export type StockOperationKind = 'place' | 'clone' | 'replace' | 'send' | 'delete';

export const isStock = (world: World, prototype: string | undefined): boolean => {
  const { rules, prototypes } = moduleOf(world);
  if (prototype === undefined || !Object.hasOwn(prototypes, prototype)) return false;
  return canOwnerChangeStock(traitsOf(world, { prototype }).stock ?? rules.stock);
};

interface StockAct {
  readonly actor: PersonId;
  readonly piece?: PieceId;
  readonly prototype?: string;
  readonly side?: SideId | undefined;
  readonly to?: Operation<'send'>['to'];
}

/** Returns why a player can't add or remove a piece: they may not move the piece, or may not use the place. */
const refusalOfStocking = (table: Table, act: StockAct): Refusal | undefined => {
  const { actor, piece, to } = act;
  return (
    refusalOfPlayingNow(table, actor) ??
    (piece === undefined ? undefined : refusalOfUsing(table, actor, piece)) ??
    (to === undefined ? undefined : refusalOfPuttingAt(table, actor, to)) ??
    refusalOfOwner(table, act)
  );
};

const refusalOfUsing = (table: Table, actor: PersonId, id: PieceId): Refusal | undefined => {
  const piece = table.get('piece', id);
  return piece ? refusalOfMovingPiece(table, actor, piece) : refuse('no-such-piece', { piece: id });
};

/** Refuses to put a new piece into a deck, because the cards of decks come from the start of the game. */
const refusalOfPuttingAt = (table: Table, actor: PersonId, to: Operation<'send'>['to']): Refusal | undefined =>
  table.get('deck', to.in) ? refuse('no-such-place', { place: to.in }) : refusalOfFillingContainer(table, actor, to.in);

/**
 * Returns why a new piece can't have this owner. It must be the player's side or none, unless all players may move all
 * pieces.
 */
const refusalOfOwner = (table: Table, { actor, side }: StockAct): Refusal | undefined =>
  side === undefined || canMoveAnyPiece(moduleOf(table).rules) || controllableSidesOf(table, actor).includes(side)
    ? undefined
    : refuse('not-your-side', { side });

const isLeft = (table: Table, act: StockAct): boolean => {
  const kinds = [
    ...(act.prototype === undefined ? [] : [act.prototype]),
    ...(act.piece === undefined ? [] : [table.get('piece', act.piece)?.prototype]),
  ];
  return kinds.every((kind) => isStock(table, kind));
};

/**
 * Returns why an actor may not add or remove pieces. Players may if the module leaves the prototypes to them. Players
 * who can change the table itself also may (W1).
 */
export const refusalOfStockAct = (table: Table, act: StockAct): Refusal | undefined => {
  const arranging = refusalOfChangingTable(table, act.actor);
  return arranging && isLeft(table, act) ? refusalOfStocking(table, act) : arranging;
};

export const gainOfStockAct = (table: Table, act: StockAct): OperationGain =>
  isLeft(table, act) && !refusalOfStocking(table, act) ? 'rules' : 'arranges';
