import {
  type Gain,
  type Operation,
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
  refusalOfArranging,
  refusalOfMovingPiece,
  refusalOfPlaying,
  refusalOfPuttingInto,
  sidesActing,
} from '../rights.ts';
import { isLeftToOwner, movesAnyPiece } from '../rules.ts';
import { traitsOf } from './traits.ts';

/** Acts that put pieces on the table and take them off, for players if the module leaves a kind to them (C83). */

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** A new piece of a player is not another side's. */
    'not-your-side': { readonly side: SideId };
  }
}

export type StockKind = 'place' | 'clone' | 'replace' | 'send' | 'delete';

/** True if the module leaves pieces of a kind to players. */
export const isStock = (world: World, prototype: string | undefined): boolean => {
  const { rules, prototypes } = moduleOf(world);
  if (prototype === undefined || !Object.hasOwn(prototypes, prototype)) return false;
  return isLeftToOwner(traitsOf(world, { prototype }).stock ?? rules.stock);
};

/** What such an act names: a piece, the kind and owner of a new one, a place. */
interface StockAct {
  readonly actor: PersonId;
  readonly piece?: PieceId;
  readonly prototype?: string;
  readonly side?: SideId | undefined;
  readonly to?: Operation<'send'>['to'];
}

/** Returns why a player may not do it by `rules.stock`: with a piece that they may move, to a place that is open to them. */
const refusalOfStocking = (table: Table, act: StockAct): Refusal | undefined => {
  const { actor, piece, to } = act;
  return (
    refusalOfPlaying(table, actor) ??
    (piece === undefined ? undefined : refusalOfUsing(table, actor, piece)) ??
    (to === undefined ? undefined : refusalOfPuttingAt(table, actor, to)) ??
    refusalOfOwner(table, act)
  );
};

const refusalOfUsing = (table: Table, actor: PersonId, id: PieceId): Refusal | undefined => {
  const piece = table.get('piece', id);
  return piece ? refusalOfMovingPiece(table, actor, piece) : refuse('no-such-piece', { piece: id });
};

/** Nothing is put into a deck: its cards come from the start of the game. */
const refusalOfPuttingAt = (table: Table, actor: PersonId, to: Operation<'send'>['to']): Refusal | undefined =>
  table.get('deck', to.in) ? refuse('no-such-place', { place: to.in }) : refusalOfPuttingInto(table, actor, to.in);

/** A new piece is nobody's or the player's own, unless everybody moves every piece. */
const refusalOfOwner = (table: Table, { actor, side }: StockAct): Refusal | undefined =>
  side === undefined || movesAnyPiece(moduleOf(table).rules) || sidesActing(table, actor).includes(side)
    ? undefined
    : refuse('not-your-side', { side });

/** True if the module leaves all kinds to players that an act names. */
const isLeft = (table: Table, act: StockAct): boolean => {
  const kinds = [
    ...(act.prototype === undefined ? [] : [act.prototype]),
    ...(act.piece === undefined ? [] : [table.get('piece', act.piece)?.prototype]),
  ];
  return kinds.every((kind) => isStock(table, kind));
};

/** Who may do it: players as `rules.stock` says, and whoever may change the table itself (W1). */
export const refusalOfStockAct = (table: Table, act: StockAct): Refusal | undefined => {
  const arranging = refusalOfArranging(table, act.actor);
  return arranging && isLeft(table, act) ? refusalOfStocking(table, act) : arranging;
};

/** Who could win by it: by the rules nobody beyond what they say. */
export const gainOfStockAct = (table: Table, act: StockAct): Gain =>
  isLeft(table, act) && !refusalOfStocking(table, act) ? 'rules' : 'arranges';
