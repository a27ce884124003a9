import {
  type CellId,
  type Change,
  caseOf,
  derived,
  fieldUpdateOf,
  isOn,
  isRefusal,
  join,
  nothing,
  type Operation,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type StepEnvironment,
  type Table,
  type Trial,
} from '../../../table/index.ts';
import { placeOfCellName } from '../../modifiers/subject.ts';
import { captureRuleOfContainer, captureRuleOfPiece, hasCaptureRules, isByName } from '../captures/capture-rule.ts';
import { type Captured, captureEffectOf, piecesAffectedByCapture } from '../captures/captured.ts';
import { jumpsIn } from '../captures/jumps.ts';
import { takenByLine } from '../captures/lines.ts';
import { boardAfterMove, piecesStandingOn, sideHoldingCell } from '../captures/position.ts';
import { WAYS } from '../captures/ways.ts';
import type { Module } from '../module.ts';
import { handedOver } from '../ownership.ts';
import { decideMove, formerPlaceOf, type MoveManner, relocatePiece, sentOff } from '../pieces/moves.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { stopped } from '../secrecy/attempts.ts';
import { isPieceSeenByAll } from '../secrecy/hiding.ts';
import { findAttackAfterChange } from './attacked-after.ts';
import { attackerOf, hasRoyalPieces, type RoyalAttack } from './attacks.ts';
import { promotionChoicesOn } from './becoming.ts';
import { isRepetitionForbidden } from './course.ts';
import { cellRightsFor, hasCellEntryRules } from './ground-rules.ts';
import { judgeMove, type Legal } from './judge.ts';
import type { MoveRoute } from './passages.ts';
import { passingAfter } from './passing.ts';
import { hasMoveRules } from './rule.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** The move captures nothing, and the group that the piece joins would have no free neighboring cell. */
    suicide: { readonly piece: string; readonly to: string };
    'leaves-attacked': { readonly piece: string; readonly by: string; readonly at: string };
    repeats: { readonly piece: string; readonly to: string };
    /** The player must choose a prototype that the piece becomes. `choices` is empty if it can't become anything. */
    'becomes-one-of': { readonly piece: string; readonly to: string; readonly choices: readonly string[] };
    /** The player must name the captured piece. `choices` is empty if the move captures nothing. */
    'takes-one-of': { readonly piece: string; readonly to: string; readonly choices: readonly string[] };
    'turns-nobody': { readonly piece: string; readonly to: string };
  }
}

export const hasMoveOrCaptureRules = derived(
  (module: Module): boolean => hasMoveRules(module) || hasCaptureRules(module) || hasCellEntryRules(module),
);

/** Returns the refusal if a freely moved piece may not enter the cell. */
const entryRefusal = (seen: Table, piece: Legal['piece'], { in: container, cell }: Operation<'move'>['to']) =>
  cell === undefined ||
  (piece.place.in === container && piece.place.cell === cell) ||
  cellRightsFor(seen, piece, container, cell).enters
    ? undefined
    : refuse('may-not-enter', { piece: piece.id, to: cell });

export const judgedAll = (seen: Table, move: Operation<'move'>, jumps = jumpsIn(seen)): readonly Legal[] | Refusal => {
  const found: Legal[] = [];
  for (const id of move.pieces) {
    const piece = seen.get('piece', id);
    const legal = piece && (judgeMove(seen, move.actor, piece, move, jumps) ?? entryRefusal(seen, piece, move.to));
    if (legal && isRefusal(legal)) return legal;
    if (legal) found.push(legal);
  }
  return found;
};

const obstacle = (table: Table, { piece }: Legal, way: MoveRoute): CellId | undefined =>
  way.free().find((cell) => othersOn(table, piece, cell).length > 0);

const othersOn = (table: Table, piece: Legal['piece'], called: CellId): Legal['piece'][] => {
  const { in: board, cell } = placeOfCellName(piece.place.in, called);
  return piecesStandingOn(table, board, cell).filter(({ id }) => id !== piece.id);
};

/**
 * Returns why a move is impossible on the real table although its mover expected it to work. Every way is then blocked.
 */
const blocked = (table: Table, legal: Legal): Refusal | undefined => {
  const { piece, ways, chain } = legal;
  const landing = chain?.path[freeLandings(table, legal)];
  if (landing !== undefined)
    return refuse('way-blocked', { piece: piece.id, by: othersOn(table, piece, landing)[0]?.id ?? '', at: landing });
  let refusal: Refusal | undefined;
  for (const way of ways) {
    const at = obstacle(table, legal, way);
    if (at === undefined) return undefined;
    const by = othersOn(table, piece, at)[0]?.id ?? '';
    refusal ??= refuse('way-blocked', { piece: piece.id, by, at });
  }
  return refusal;
};

/**
 * Returns the number of landings of a chain of jumps that are free. Pieces that the chain has captured before don't
 * block.
 */
const freeLandings = (table: Table, { piece, chain }: Legal): number => {
  const { path = [], takes = [] } = chain ?? {};
  const stop = path.findIndex((cell, i) =>
    othersOn(table, piece, cell).some(({ id }) => !takes.slice(0, i + 1).includes(id)),
  );
  return stop < 0 ? path.length : stop;
};

/** Decides a move by rules. It is judged on its mover's view (D5), and then made as far as the real table allows. */
export const decideMoveByRules = (
  table: Table,
  move: Operation<'move'>,
  environment: Pick<StepEnvironment, 'seen' | 'trial'>,
): Change | Refusal => {
  if (!hasMoveOrCaptureRules(moduleOf(table))) return decideMove(table, move);
  const { seen } = environment;
  const rule = captureRuleOfContainer(table, move.to.in);
  if (move.captures.length > 0 && !isByName(rule))
    return refuse(WAYS[rule.by].enemies === 'none' ? 'no-captures' : 'captures-by-rule', {});
  const all = judgedAll(seen, move);
  if (isRefusal(all)) return all;
  const choice = all.length > 0 ? choiceRefusal(seen, move) : undefined;
  if (choice) return choice;
  const stop = table === seen ? undefined : all.map((legal) => blocked(table, legal)).find((one) => one !== undefined);
  if (stop) return stop;
  const judgedTakes = all.flatMap((legal) => legal.takes);
  const takes = all.length > 0 ? judgedTakes : displacedBy(seen, move);
  const captured = captureEffectOf(table, move, takes);
  const into = promotionForMove(seen, move, all);
  if (isRefusal(into)) return into;
  const fault = table === seen ? vanity(move, captured) : undefined;
  if (fault) return fault;
  const made = makeLegalMove(table, move, all, captured, into);
  if (isRefusal(made)) return made;
  if (table !== seen) return join(made, unforeseen(table, move, captured, captureEffectOf(seen, move, takes)));
  // Only the mover's view decides if the position after the move is allowed.
  return unsafety(seen, move, all.length === 1 ? all[0] : undefined, made, environment.trial) ?? made;
};

export const makeLegalMove = (
  table: Table,
  move: Operation<'move'>,
  all: readonly Legal[],
  captured: Captured,
  into: Pick<MoveManner, 'into'>,
): Change | Refusal => {
  const isRound = all.some(({ chain }) => chain !== undefined);
  const made = carriedOut(table, move, captured, { isRound, ...into });
  if (isRefusal(made)) return made;
  const [legal] = all.length === 1 ? all : [];
  return join(made, castled(table, legal), passingAfter(table, moduleOf(table), legal?.piece, legal?.passed ?? []));
};

/**
 * Notes that something unseen changed which pieces the move captures or turns. It does so only if all players see such
 * a piece, and so know it anyway.
 */
const unforeseen = (table: Table, move: Operation<'move'>, is: Captured, was: Captured): Change => {
  const [now, then] = [piecesAffectedByCapture(is), piecesAffectedByCapture(was)];
  const others = [...now.filter((id) => !then.includes(id)), ...then.filter((id) => !now.includes(id))];
  const isSeen = (id: PieceId): boolean => isPieceSeenByAll(table, table.get('piece', id));
  return others.some(isSeen) ? stopped(table, move) : nothing;
};

/** Refuses a move with a capture by line that doesn't name exactly one of the possible pieces. */
const choiceRefusal = (seen: Table, move: Operation<'move'>): Refusal | undefined => {
  const [mover] = move.pieces.flatMap((id) => seen.get('piece', id) ?? []);
  if (!mover || captureRuleOfPiece(seen, mover, move.to.in).by !== 'line') return undefined;
  const choices = takenByLine(seen, move).map(({ id }) => id);
  const isSound =
    choices.length === 0
      ? move.captures.length === 0
      : move.captures.length === 1 && move.captures.every((id) => choices.includes(id));
  return isSound ? undefined : refuse('takes-one-of', { piece: mover.id, to: move.to.cell ?? move.to.in, choices });
};

export const promotionForMove = (
  seen: Table,
  { pieces, to, becomes }: Operation<'move'>,
  all: readonly Legal[],
): Pick<MoveManner, 'into'> | Refusal => {
  const [legal] = all.length === 1 ? all : [];
  const choices = legal ? promotionChoicesOn(seen, legal.piece, to.in, to.cell) : [];
  const chosen = becomes ?? (choices.length === 1 ? choices[0] : undefined);
  if (choices.length === 0 && becomes === undefined) return {};
  return chosen !== undefined && choices.includes(chosen)
    ? { into: chosen }
    : refuse('becomes-one-of', { piece: pieces[0] ?? '', to: to.cell ?? to.in, choices });
};

const castled = (table: Table, legal: Legal | undefined): Change => {
  const partner = legal?.castling && table.get('piece', legal.castling.partner.id);
  if (!partner || !legal?.castling) return join();
  const place = { in: partner.place.in, cell: legal.castling.partnerTo, rank: 0 };
  return relocatePiece(table, partner, { place, old: formerPlaceOf(partner) });
};

/** Refuses a move that repeats a position, leaves a royal piece attacked, or castles through an attack. */
const unsafety = (
  seen: Table,
  move: Operation<'move'>,
  legal: Legal | undefined,
  change: Change,
  trial: Trial,
): Refusal | undefined => {
  const [mover] = move.pieces.flatMap((id) => seen.get('piece', id) ?? []);
  const side = mover && ownerOf(seen, mover);
  const again = repetition(seen, move, change, trial);
  if (again || side === undefined || !hasRoyalPieces(moduleOf(seen))) return again;
  if (legal?.castling && isOn(traitsOf(seen, legal.piece).royal)) {
    const refusal = attackedThrough(legal.piece, legal.castling.crossed, trial);
    if (refusal) return refusal;
  }
  const attacked = findAttackAfterChange(seen, side, change, trial);
  return attacked && leftTo(attacked, attacked.royal.place.cell ?? '');
};

const repetition = (
  seen: Table,
  { pieces, to }: Operation<'move'>,
  change: Change,
  trial: Trial,
): Refusal | undefined => {
  const name = locateContainer(seen, to.in)?.map.name;
  const map = moduleOf(seen).maps.find((one) => one.name === name);
  if (!map?.repeat || !('forbid' in map.repeat)) return undefined;
  return trial(change, (world) => isRepetitionForbidden(world, map))
    ? refuse('repeats', { piece: pieces[0] ?? '', to: to.cell ?? to.in })
    : undefined;
};

const leftTo = ({ royal, by }: RoyalAttack, at: string): Refusal =>
  refuse('leaves-attacked', { piece: royal.id, by: by.id, at });

const attackedThrough = (piece: Piece, crossed: readonly CellId[], trial: Trial): Refusal | undefined => {
  for (const cell of crossed) {
    const there = fieldUpdateOf(piece, { place: { ...piece.place, cell } });
    const by = trial(there, (world) => attackerOf(world, world.get('piece', piece.id) ?? piece));
    if (by) return leftTo({ royal: piece, by }, cell);
  }
  return undefined;
};

/**
 * Returns the enemies that a freely moved piece captures on the cell where it ends. Empty if other pieces are there
 * too.
 */
export const displacedBy = (seen: Table, move: Operation<'move'>): readonly PieceId[] => {
  const [mover] = move.pieces.flatMap((id) => seen.get('piece', id) ?? []);
  const { cell } = move.to;
  const rule = mover && captureRuleOfPiece(seen, mover, move.to.in);
  if (!mover || cell === undefined || !rule) return [];
  const { endsOn } = WAYS[rule.by];
  if (endsOn === 'nobody' || endsOn === 'named') return [];
  const there = piecesStandingOn(seen, move.to.in, cell).filter(({ id }) => !move.pieces.includes(id));
  const [owner, position] = [
    ownerOf(seen, mover),
    boardAfterMove(seen, { pieces: [], to: move.to }, new Set(move.pieces)),
  ];
  const holder = position && sideHoldingCell(position, cell);
  const isTaken = holder !== undefined && owner !== undefined && holder !== owner;
  return isTaken && (endsOn === 'all' || there.length === 1) ? there.map(({ id }) => id) : [];
};

/** Refuses a move that would be suicide, or that turns no piece although it must. */
const vanity = ({ pieces: [piece], to }: Operation<'move'>, captured: Captured): Refusal | undefined => {
  const of = { piece: piece ?? '', to: to.cell ?? to.in };
  switch (captured.does) {
    case 'take':
      return captured.suicide && caseOf(captured.suicide, { forbid: refuse('suicide', of), allow: undefined });
    case 'turn':
      return captured.pieces.length === 0 ? refuse('turns-nobody', of) : undefined;
  }
};

const carriedOut = (table: Table, move: Operation<'move'>, captured: Captured, how: MoveManner): Change | Refusal => {
  switch (captured.does) {
    case 'take': {
      const { pieces, sentTo, suicide } = captured;
      const manner: MoveManner = { ...how, ...(sentTo === undefined ? {} : { sentTo }) };
      const captures = suicide || pieces.length === 0 ? move.captures : both(move.captures, pieces);
      const moved = decideMove(table, captures === move.captures ? move : { ...move, captures }, manner);
      if (isRefusal(moved) || !suicide) return moved;
      const gone = pieces.flatMap((id) => table.get('piece', id) ?? []);
      return sentTo === undefined ? removed(...gone) : sentOff(table, gone, sentTo);
    }
    case 'turn': {
      const moved = decideMove(table, move, how);
      if (isRefusal(moved)) return moved;
      const [mover] = move.pieces.flatMap((id) => table.get('piece', id) ?? []);
      const owner = mover && ownerOf(table, mover);
      return owner === undefined ? moved : join(moved, ...captured.pieces.map((piece) => handedOver(piece, owner)));
    }
  }
};

const both = (typed: readonly PieceId[], takes: readonly PieceId[]): readonly PieceId[] => [
  ...new Set([...typed, ...takes]),
];

/**
 * Makes a move by rules as far as possible if something unseen is in the way. Only slides and chains of jumps can end
 * on the way.
 */
export const makePartialMove = (table: Table, move: Operation<'move'>, seen: Table): Change | undefined => {
  if (!hasMoveOrCaptureRules(moduleOf(table))) return undefined;
  const all = judgedAll(seen, move);
  if (isRefusal(all)) return join();
  const [legal] = all;
  if (!legal) return undefined;
  const short = all.length > 1 || move.pieces.length > 1 ? undefined : shortOf(table, legal);
  if (!short) return join();
  // A capture by line depends on the last cell of the move, which the piece does not reach.
  const captures = captureRuleOfPiece(table, legal.piece, move.to.in).by === 'line' ? [] : move.captures;
  const less = { ...move, to: placeOfCellName(legal.piece.place.in, short.cell), captures };
  const decided = carriedOut(table, less, captureEffectOf(table, less, short.takes), {});
  return isRefusal(decided) ? join() : decided;
};

const shortOf = (
  table: Table,
  legal: Legal,
): { readonly cell: CellId; readonly takes: readonly PieceId[] } | undefined => {
  const { chain } = legal;
  if (chain) {
    const landings = freeLandings(table, legal);
    const last = chain.path[landings - 1];
    return last === undefined ? undefined : { cell: last, takes: chain.takes.slice(0, landings) };
  }
  const [way] = legal.ways;
  if (!way?.isSlide) return undefined;
  const at = obstacle(table, legal, way);
  const free = way.free();
  const last = at === undefined ? free.at(-1) : free[free.indexOf(at) - 1];
  return last === undefined ? undefined : { cell: last, takes: [] };
};
