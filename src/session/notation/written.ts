import { chessNotationOf, fenOf, moduleOf, notationFunctions, playersOf, systems } from '../../engine/index.ts';
import { apply, handlerOf, LiveTable, type PersonId, type SideId } from '../../table/index.ts';
import { createWorkCounter, LEAST_WORK_OF_STEP } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import { advanceTimeline, createUndoTimeline } from '../steps/timeline.ts';

/** Exports chess games as text: see pgn.ts. */

type NameOf = (person: PersonId) => string | undefined;

/** The most characters in a line with moves, as the PGN standard requires for its export format. */
const WIDTH = 79;

/**
 * Returns a game up to its newest step as PGN, only for people who may see all of it. `none`: its module has no chess
 * notation. `step`: the number of a step that is not a move of chess.
 */
export const exportGameAsPgn = async (
  session: Session,
  nameOf: NameOf,
): Promise<{ readonly text: string } | { readonly step: number } | 'none'> => {
  const { number } = session;
  const table = new LiveTable(systems);
  const timeline = createUndoTimeline();
  const written = new Map<number, string | undefined>();
  const isDue = createWorkCounter();
  let fen: string | undefined;
  let first: Step | undefined;
  for await (const step of session.journal.since(0)) {
    if (step.number > number) break;
    const { operation, change } = step;
    const notation = step.number > 1 ? chessNotationOf(moduleOf(table)) : undefined;
    if (step.number > 1 && !notation) return 'none';
    const isMove = operation.kind === 'move' && notation;
    const san = isMove ? notationFunctions.sanOf(table, notation, operation) : undefined;
    apply(table, change);
    if (isMove) written.set(step.number, san === undefined ? undefined : san + notationFunctions.checkSign(table));
    else if (operation.kind === 'begin') fen = fenOf(table);
    else if (operation.kind !== 'undo' && operation.kind !== 'redo' && touchesPieces(step))
      written.set(step.number, undefined);
    if (san !== undefined) first ??= step;
    advanceTimeline(timeline, step.number, operation, handlerOf(systems, operation.kind).play);
    if (isDue(LEAST_WORK_OF_STEP)) await yieldToEventLoop();
  }
  const done = timeline.done.filter((step) => written.has(step));
  const other = done.find((step) => written.get(step) === undefined);
  if (other !== undefined) return { step: other };
  const moves = done.map((step) => written.get(step) ?? '');
  return { text: textOf(table, moves, fen, first, nameOf) };
};

const touchesPieces = ({ change: { added, updated, removed } }: Step): boolean =>
  [...added, ...updated, ...removed].some(({ kind }) => kind === 'piece');

/** `fen`: the starting position. `first`: the number of the first move. */
const textOf = (
  table: LiveTable,
  moves: readonly string[],
  fen: string | undefined,
  first: Step | undefined,
  nameOf: NameOf,
): string => {
  const { title, position, turn } = moduleOf(table);
  const [white, black] = (turn?.order ?? []).map((side) => namesOf(table, side as SideId, nameOf));
  const result = resultOf(table);
  const date = first ? new Date(first.at).toISOString().slice(0, 10).replaceAll('-', '.') : '????.??.??';
  const begins = position !== undefined && fen !== undefined ? { SetUp: '1', FEN: fen } : {};
  const tags = {
    Event: title,
    Site: '?',
    Date: date,
    Round: '-',
    White: white ?? UNKNOWN,
    Black: black ?? UNKNOWN,
    Result: result,
    ...begins,
  };
  const lines = Object.entries(tags).map(([tag, value]) => `[${tag} "${value.replace(/["\\]/g, '\\$&')}"]`);
  const [, who = 'w', , , , number = '1'] = (fen ?? '').split(' ');
  const offset = who === 'b' ? 1 : 0;
  const parts = moves.map((move, index) => {
    const ply = index + offset;
    const count = Number(number) + Math.floor(ply / 2);
    return ply % 2 === 0 ? `${count}. ${move}` : index === 0 ? `${count}... ${move}` : move;
  });
  return `${lines.join('\n')}\n\n${filled([...parts, result].join(' ').split(' '))}\n`;
};

const namesOf = (table: LiveTable, side: SideId, nameOf: NameOf): string | undefined => {
  const names = playersOf(table, side).flatMap((person) => nameOf(person) ?? []);
  return names.length > 0 ? names.join(', ') : undefined;
};

const UNKNOWN = '?';

const filled = (words: readonly string[]): string => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

const resultOf = (table: LiveTable): string => {
  const [first = '', second = ''] = moduleOf(table).turn?.order ?? [];
  const [white, black] = [table.get('outcome', first)?.result, table.get('outcome', second)?.result];
  if (white === 'drew' && black === 'drew') return '1/2-1/2';
  return white === 'won' ? '1-0' : black === 'won' ? '0-1' : '*';
};
