import {
  type ChessNotation,
  chessNotationOf,
  findRoyalAttack,
  gameOf,
  type Module,
  notationFunctions,
  onTurn,
  parseFenPosition,
  refusalOf,
  systems,
} from '../../engine/index.ts';
import type { PgnFault, PositionFault } from '../../facts/notation-fault.ts';
import { apply, isRefusal, LiveTable, type Operation, type PersonId, perform } from '../../table/index.ts';
import { createWorkCounter, LEAST_WORK_OF_STEP } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { GameDigest } from '../file/digest.ts';
import { FORMAT, GAME_FILE_VERSION, type SavedGame, type SavedStep } from '../file/format.ts';
import { deriveStartChange, EMPTY_GAME_KEYS } from '../file/replay.ts';
import { postsOfDraftedStep } from '../posts/drafted.ts';
import { UnpostedSteps } from '../steps/draft.ts';
import { moduleHash } from '../text/hash.ts';
import type { ParsedPgn } from './pgn.ts';

/** Imports chess games. The rules check every move, so that the text need not be trusted. */

/** Returns the module with another starting position. `none`: its games have no chess notation. */
export const moduleWithChessPosition = (module: Module, fen: string): Module | PositionFault | 'none' => {
  const notation = chessNotationOf(module);
  if (!notation) return 'none';
  const read = parseFenPosition(module, notation, fen);
  if (!read.ok) return read.fault;
  const placed: Module = { ...module, position: fen.trim() };
  const { table } = begun(placed, notation, NOBODY, 0);
  if (gameOf(table).phase !== 'playing') return { code: 'over', found: fen.slice(0, 60) };
  const [other] = notation.sides.filter((side) => side !== onTurn(table)?.id);
  return other !== undefined && findRoyalAttack(table, other) ? { code: 'check', found: other } : placed;
};

const NOBODY = '0' as PersonId;

interface Course {
  readonly table: LiveTable;
  readonly steps: SavedStep[];
  /** Does an operation; false if the rules refuse it. */
  readonly play: (operation: Operation) => boolean;
}

/** Begins a game in which one person plays all sides. `now`: ms since 1970. */
const begun = (module: Module, { sides }: ChessNotation, actor: PersonId, now: number): Course => {
  const table = new LiveTable(systems);
  const at = new Date(now).toISOString();
  const definition = { hash: moduleHash(module), definition: module };
  const start = { kind: 'start', actor, hash: definition.hash } as unknown as Operation;
  const steps: SavedStep[] = [];
  const keep = (operation: Operation, change?: SavedStep['change']): void => {
    const told = { operation, change: change ?? startChanges, spoken: [], draft: new UnpostedSteps(), waiting: [] };
    const posts = postsOfDraftedStep(table, told).filter(({ reader }) => reader === 'channel');
    steps.push({ number: steps.length + 1, at, operation, ...(change ? { change } : {}), posts });
  };
  const startChanges = deriveStartChange({ number: 1, at, operation: start, posts: [] }, definition, EMPTY_GAME_KEYS);
  apply(table, startChanges);
  keep(start);
  const play = (operation: Operation): boolean => {
    const change = perform(table, refusalOf, operation, { now, past: { done: [], undone: [] } });
    if (isRefusal(change)) return false;
    keep(operation, change);
    return true;
  };
  for (const side of sides) play({ kind: 'join', actor, side });
  play({ kind: 'begin', actor, posts: 'act' });
  return { table, steps, play };
};

const PLAIN: ReadonlySet<string> = new Set(['chess', 'standard', 'normal', 'from position']);

/**
 * Returns the game that a text describes, ready to continue, with all sides played by its importer. The result in the
 * text only counts if the moves lead to it.
 */
export const gameFromPgn = async (
  { tags, moves }: ParsedPgn,
  module: Module,
  host: PersonId,
  now: number,
): Promise<SavedGame | PgnFault | 'none'> => {
  const [variant, fen] = [tags.get('Variant'), tags.get('FEN')];
  if (variant && !PLAIN.has(variant.value.toLowerCase()))
    return { code: 'variant', line: variant.line, found: variant.value.slice(0, 40) };
  const placed = fen ? moduleWithChessPosition(module, fen.value) : module;
  if (placed === 'none') return 'none';
  if ('code' in placed)
    return { code: 'position', line: fen?.line ?? 1, found: fen?.value.slice(0, 90) ?? '', why: placed };
  const notation = chessNotationOf(placed);
  if (!notation) return 'none';
  const { table, steps, play } = begun(placed, notation, host, now);
  const isDue = createWorkCounter();
  for (const { san, line } of moves) {
    const found = san.slice(0, 40);
    if (gameOf(table).phase !== 'playing') return { code: 'over', line, found };
    const move = notationFunctions.moveOfSan(table, notation, san);
    if (typeof move === 'string') return { code: move, line, found };
    const { piece, to: cell, becomes } = move;
    const to = { in: notation.container, cell };
    const how = becomes === undefined ? {} : { becomes };
    if (!play({ kind: 'move', actor: host, pieces: [piece.id], to, captures: [], ...how }))
      return { code: 'illegal', line, found };
    if (isDue(LEAST_WORK_OF_STEP)) await yieldToEventLoop();
  }
  const digest = new GameDigest();
  for (const step of steps) await digest.step(step);
  const end = { steps: steps.length, hash: await digest.end(table) };
  const definition = { hash: moduleHash(placed), definition: placed };
  return { format: FORMAT, version: GAME_FILE_VERSION, module: definition, steps, end };
};
