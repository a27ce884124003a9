import type { MapId, PieceId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import type { World } from '../../core/table.ts';
import { mapId } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { captureRuleOf } from './capture-rule.ts';
import { custodial, flipped, intervening } from './custodial.ts';
import type { CaptureDefinition } from './form.ts';
import { positionAfter } from './position.ts';
import { enclosed } from './surrounded.ts';
import { WAYS } from './ways.ts';

/** What a move does to others by the rules of its module, in somebody's world. */
export interface Captured {
  readonly taken: readonly PieceId[];
  /** The map where those go who are taken; without it, off the table. */
  readonly sentTo?: MapId;
  /** Who becomes the mover's. */
  readonly turned: readonly Piece[];
  /** It takes nobody but the mover's own, which the rules let it or not. */
  readonly suicide?: Extract<CaptureDefinition, { readonly by: 'surrounded' }>['suicide'];
  /** It has to turn somebody, and turns nobody. */
  readonly isVain?: true;
}

const NOBODY: Captured = { taken: [], turned: [] };

/** What follows from a move that takes those who stand in its way; `displaced`: these. */
export const capturedBy = (
  world: World,
  move: Pick<Operation<'move'>, 'pieces' | 'to'>,
  displaced: readonly PieceId[],
): Captured => {
  const [mover] = move.pieces.flatMap((id) => world.get('piece', id) ?? []);
  const none = displaced.length === 0 ? NOBODY : { taken: displaced, turned: [] };
  const rule = mover && captureRuleOf(world, mover, move.to.in);
  if (!rule || !WAYS[rule.by].follows) return none;
  const side = ownerOf(world, mover);
  const position = positionAfter(world, move, new Set(displaced));
  if (side === undefined || !position || move.to.cell === undefined) return none;
  switch (rule.by) {
    case 'hit':
    case 'line':
      return { ...none, ...sentBy(rule) };
    case 'custodial':
      return taking(custodial(position, rule, move.to.cell, side));
    case 'intervene':
      return taking(intervening(position, move.to.cell, side));
    case 'flip': {
      const turned = flipped(position, move.to.cell, side);
      return { taken: [], turned, ...(turned.length === 0 ? { isVain: true as const } : {}) };
    }
    case 'surrounded': {
      const { taken, isOwn } = enclosed(position, move.to.cell, side);
      return { ...taking(taken), ...sentBy(rule), ...(isOwn ? { suicide: rule.suicide } : {}) };
    }
    case 'displacement':
    case 'jump':
    case 'manual':
    case 'none':
      return none;
  }
};

const sentBy = ({ to }: { readonly to?: string }): Pick<Captured, 'sentTo'> =>
  to === undefined ? {} : { sentTo: mapId(to) };

const taking = (pieces: readonly Piece[]): Captured => ({
  taken: [...new Set(pieces.map(({ id }) => id))],
  turned: [],
});
