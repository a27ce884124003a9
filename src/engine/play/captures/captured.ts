import type { MapId, Operation, PieceId, World } from '../../../table/index.ts';
import { mapIdOfName } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { captureRuleOfPiece } from './capture-rule.ts';
import { findCustodialCaptures, findFlippedEnemies, findInterventionCaptures } from './custodial.ts';
import type { CaptureDefinition } from './form.ts';
import { type BoardCellLookup, boardAfterMove } from './position.ts';
import { findSurroundCapture } from './surrounded.ts';
import { WAYS } from './ways.ts';

interface Taken {
  readonly does: 'take';
  readonly pieces: readonly PieceId[];
  /** The map to which the captured pieces go. If it is absent, they leave the table. */
  readonly sentTo?: MapId;
  /** The rule for a move that captures only pieces of the mover's own side. */
  readonly suicide?: Extract<CaptureDefinition, { readonly by: 'surrounded' }>['suicide'];
}

/** Pieces that change to the mover's side. A move that changes none is illegal. */
interface Turned {
  readonly does: 'turn';
  readonly pieces: readonly Piece[];
}

export type Captured = Taken | Turned;

export const piecesAffectedByCapture = (captured: Captured): readonly PieceId[] => {
  switch (captured.does) {
    case 'take':
      return captured.pieces;
    case 'turn':
      return captured.pieces.map(({ id }) => id);
  }
};

/**
 * Returns the effect of a move by the module's capture rules. `displaced` are the pieces that it captures on the cell
 * where it ends.
 */
export const captureEffectOf = (
  world: World,
  move: Pick<Operation<'move'>, 'pieces' | 'to'>,
  displaced: readonly PieceId[],
  ground?: BoardCellLookup,
): Captured => {
  const [mover] = move.pieces.flatMap((id) => world.get('piece', id) ?? []);
  const none: Taken = { does: 'take', pieces: displaced };
  const rule = mover && captureRuleOfPiece(world, mover, move.to.in);
  if (!rule || !WAYS[rule.by].follows) return none;
  const side = ownerOf(world, mover);
  const position = boardAfterMove(world, move, new Set(displaced), ground);
  if (side === undefined || !position || move.to.cell === undefined) return none;
  switch (rule.by) {
    case 'hit':
    case 'line':
      return { ...none, ...sentBy(rule) };
    case 'custodial':
      return taking(findCustodialCaptures(position, rule, move.to.cell, side));
    case 'intervene':
      return taking(findInterventionCaptures(position, move.to.cell, side));
    case 'flip':
      return { does: 'turn', pieces: findFlippedEnemies(position, move.to.cell, side) };
    case 'surrounded': {
      const { taken, isOwn } = findSurroundCapture(position, move.to.cell, side);
      return { ...taking(taken), ...sentBy(rule), ...(isOwn ? { suicide: rule.suicide } : {}) };
    }
    case 'displacement':
    case 'jump':
    case 'manual':
    case 'none':
      return none;
  }
};

const sentBy = ({ to }: { readonly to?: string }): Pick<Taken, 'sentTo'> =>
  to === undefined ? {} : { sentTo: mapIdOfName(to) };

const taking = (pieces: readonly Piece[]): Taken => ({
  does: 'take',
  pieces: [...new Set(pieces.map(({ id }) => id))],
});

export const capturedPiecesOf = (...asked: Parameters<typeof captureEffectOf>): readonly PieceId[] => {
  const captured = captureEffectOf(...asked);
  switch (captured.does) {
    case 'take':
      return captured.pieces;
    case 'turn':
      return [];
  }
};
