import { type BoardId, isRefusal, type MapId, type PersonId, type Refusal } from '../../../src/table/index.ts';
import { moduleFrom } from '../modules/modules.ts';
import { ANN, BEN, join, move, newPlay, type Play, play, played, type RED, spot, startOf } from '../table.ts';

/** Boards on which pieces take, by what stands on them. */

/** Of the only board of a module: its map and its board are called `Board`. */
export const BOARD = 'Board/Board' as BoardId;
/** Where pieces come from, by the side. */
const trayOf = (side: string): MapId => `${side} Tray` as MapId;

interface Rules {
  readonly grid?: string;
  readonly captures: string;
  readonly prototypes?: string;
  readonly size?: number;
  readonly trays?: number;
  readonly more?: string;
  readonly map?: string;
}

/**
 * A position as rows from the top: a letter for each piece, upper case for Red, lower case for Blue, a dot for a free
 * cell; the letters are the prototypes.
 */
export const position = (
  rows: string,
  { grid = 'square', captures, prototypes = 'r: { moves: rook }', trays = 0, more = '', map = '' }: Rules,
): string => {
  const lines = rows.trim().split(/\s+/);
  const kind = `kind: ${grid.replace('+', '')}, columns: ${lines[0]?.length}, rows: ${lines.length}, numbering: A1`;
  const setup = lines.flatMap((line, i) =>
    [...line].flatMap((letter, j) => {
      if (letter === '.') return [];
      const at = `Board ${String.fromCharCode(65 + j)}${lines.length - i}`;
      const [side, prototype] = [letter === letter.toUpperCase() ? 'Red' : 'Blue', letter.toLowerCase()];
      return [`  - { at: ${at}, side: ${side}, pieces: [{ prototype: ${prototype}, name: ${prototype} }] }`];
    }),
  );
  const inTrays = ['Red', 'Blue'].map(
    (side) => `  - { at: ${side} Tray, side: ${side}, pieces: [{ prototype: r, name: r, count: ${trays} }] }`,
  );
  return `
module: taking
title: Taking
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
rules: { turns: free, changes: host }
${more}
maps:
  - name: Board
    occupied: refuse
    captures: ${captures}
    ${map}
    boards:
      - { name: Board, grid: { ${kind}, origin: bottom${grid.endsWith('+') ? ', diagonals: true' : ''} } }
  - { name: Red Tray }
  - { name: Blue Tray }
prototypes: { ${prototypes} }
setup:
${[...setup, ...(trays > 0 ? inTrays : [])].join('\n')}
`;
};

/** The game of a module's text, begun: Ann plays its first side, Ben its second. */
export const gameOf = (text: string): Play => {
  const module = moduleFrom(text);
  const game = newPlay();
  const [first, second] = module.sides.map(({ name }) => name as typeof RED);
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

/** What stands on the board, as rows from the top. */
export const rowsOf = ({ table }: Play): string => {
  const grid = table.get('board', BOARD)?.grid;
  if (grid?.kind === 'region' || !grid) return '';
  const rows = Array.from({ length: grid.rows }, (_, i) =>
    Array.from({ length: grid.columns }, (__, j) => {
      const row = grid.numbering.origin === 'bottom' ? grid.rows - i : i + 1;
      const [top] = table.at(BOARD, `${String.fromCharCode(65 + j)}${row}`);
      const piece = top && table.get('piece', top.id);
      if (!piece) return '.';
      return piece.side === 'Red' ? piece.name.toUpperCase() : piece.name;
    }).join(''),
  );
  return rows.join(' ');
};

/** Moves by cells, as `A1 A4`, or `tray A4`, or `A1 C3 E5` over cells; what is refused, or `done`. */
export const moves = (game: Play, actor: PersonId, way: string): Refusal | 'done' => {
  const [from = '', ...cells] = way.split(' ');
  const to = cells.at(-1) ?? '';
  const start = from === 'tray' ? spot(trayOf(actor === ANN ? 'Red' : 'Blue')) : spot(BOARD, from);
  const path = cells.length > 1 ? { path: cells as never } : {};
  const change = play(game, { ...move(game, actor, start, spot(BOARD, to)), ...path });
  return isRefusal(change) ? change : 'done';
};
