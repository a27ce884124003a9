import { type ContainerId, derived, isOn, type Operation, type Table, within } from '../../../table/index.ts';
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { captureRuleOfContainer, captureRuleOfPiece } from '../captures/capture-rule.ts';
import { captureEffectOf } from '../captures/captured.ts';
import { canFlipEnemies } from '../captures/custodial.ts';
import type { CaptureDefinition } from '../captures/form.ts';
import { type JumpChain, type JumpFinder, jumpRuleOfPiece } from '../captures/jumps.ts';
import { type BoardCellLookup, createBoardCellLookup } from '../captures/position.ts';
import type { Module } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { createRepetitionTest, type RepetitionTest } from './course.ts';
import { cellRightsFor } from './ground-rules.ts';

/**
 * Returns true if a move by the rules of its piece is legal. It decides like `decideAnyMove`, but doesn't compute
 * effects. Undefined if the move must be tried.
 */
export type LegalityTest = (move: Operation<'move'>) => boolean | undefined;

type Doubt = 'none' | 'turns' | 'suicide' | 'any';

const DOUBTS: { readonly [By in CaptureDefinition['by']]: Doubt } = {
  displacement: 'none',
  custodial: 'none',
  jump: 'none',
  surrounded: 'suicide',
  hit: 'none',
  intervene: 'none',
  flip: 'turns',
  line: 'none',
  manual: 'any',
  none: 'none',
};

const isPlain = derived(
  ({ rules, traits }: Module): boolean =>
    rules.movePoints === undefined &&
    Object.values(traits ?? {}).every(({ unit, level, royal }) => !isOn(unit) && level === undefined && !isOn(royal)),
);

interface Doubts {
  readonly doubt: Doubt;
  readonly repeats: RepetitionTest | undefined;
  readonly ground: BoardCellLookup | undefined;
}

const TRIED: Doubts = { doubt: 'any', repeats: undefined, ground: undefined };

const doubtsOn = (world: Table, piece: Piece, board: ContainerId): Doubts => {
  if (isBoardLinkedToOthers(world, board) || !world.get('board', board)) return TRIED;
  const { by } = captureRuleOfPiece(world, piece, board);
  if (by === 'line' && captureRuleOfContainer(world, board).by !== 'line') return TRIED;
  const name = locateContainer(world, board)?.map.name;
  const map = moduleOf(world).maps.find((one) => one.name === name);
  const isForbidding = map?.repeat !== undefined && 'forbid' in map.repeat;
  if (!map || !isForbidding)
    return { doubt: DOUBTS[by], repeats: undefined, ground: createBoardCellLookup(world, board) };
  const repeats = by === 'surrounded' && !traitsOf(world, piece).becomes ? createRepetitionTest(world, map) : undefined;
  return repeats ? { doubt: DOUBTS[by], repeats, ground: createBoardCellLookup(world, board) } : TRIED;
};

/** True if a move follows exactly one known chain of jumps, or ends on a cell where no jump lands. */
const isClear = (chains: readonly JumpChain[], piece: Piece, { to, path }: Operation<'move'>): boolean => {
  if (path) return chains.filter((chain) => chain.path.join() === path.join()).length === 1;
  return to.cell !== piece.place.cell && chains.every((chain) => !chain.path.some((cell) => cell === to.cell));
};

/** Returns a function that finds the judge of a piece's moves. The table must stay the same. */
export const createLegalityTestLookup = (
  world: Table,
  jumps: JumpFinder,
): ((piece: Piece) => LegalityTest | undefined) => {
  if (world.ground !== world || !isPlain(moduleOf(world))) return () => undefined;
  const kinds = new Map<object, Map<ContainerId, Doubts>>();
  return (piece) => {
    const kind = within(kinds, traitsOf(world, piece), () => new Map<ContainerId, Doubts>());
    const jumping = jumpRuleOfPiece(world, piece);
    const chains = jumping ? jumps.chains(piece, jumping) : [];
    return (move) => {
      const { in: board, cell } = move.to;
      if (cell === undefined || !isClear(chains, piece, move)) return undefined;
      const isThere =
        piece.place.cell === undefined ? cellRightsFor(world, piece, board, cell).enters : board === piece.place.in;
      const doubts = within(kind, board, () => doubtsOn(world, piece, board));
      return isThere ? judgedBy(world, piece, move, doubts) : undefined;
    };
  };
};

const judgedBy = (
  world: Table,
  piece: Piece,
  move: Operation<'move'>,
  { doubt, repeats, ground }: Doubts,
): boolean | undefined => {
  if (doubt === 'any') return undefined;
  if (doubt === 'none') return true;
  const { in: board, cell } = move.to;
  const grid = world.get('board', board)?.grid;
  const owner = ownerOf(world, piece);
  if (
    doubt === 'turns' &&
    piece.place.cell === undefined &&
    grid &&
    ground &&
    cell !== undefined &&
    owner !== undefined
  )
    return canFlipEnemies(grid, ground, cell, owner);
  const captured = captureEffectOf(world, move, [], ground);
  if (captured.does === 'turn') return captured.pieces.length > 0;
  return captured.suicide !== 'forbid' && !repeats?.(piece, move.to, captured.pieces);
};
