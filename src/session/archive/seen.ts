import type { ContainerId, PersonId, Value } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { type PieceView, pieceQueries } from '../../view/pieces.ts';
import { placeQueries } from '../../view/places.ts';
import { seatQueries } from '../../view/seats.ts';
import { removeMarkdown } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { personViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { readLogLinesBetween } from '../channel/log-lines.ts';
import { type FileWriter, type WrittenFile, writtenFile } from '../file/file-writer.ts';
import { VIEW_FILE_FORMAT, VIEW_FILE_VERSION } from '../file/format.ts';
import type { History } from '../game/history.ts';
import type { Session } from '../game/session.ts';

const PIECES = 50;

/** A piece as one person knows it, with a `handle` of that person's view. */
interface SeenPiece {
  readonly handle: string;
  readonly name: string;
  readonly side?: string;
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  readonly properties: { readonly [name: string]: Value };
}

/**
 * Writes everything that a person can see of a game, and their log, as a readable file (T4, T6). The file can't be
 * imported. `most`: the size limit in bytes, at which writing stops.
 */
export const exportVisibleGame = async (
  words: Words,
  history: History,
  session: Session,
  person: PersonId,
  most: number,
): Promise<WrittenFile> => {
  const { number } = session;
  const { steps } = await session.lines(person);
  const count = steps.findLastIndex((step) => step <= number) + 1;
  return history.at(session, number, (table) =>
    writtenFile(most, async (file) => {
      const view = session.glanceAt(table, personViewer(person));
      await file.write(
        `{\n  "format": "${VIEW_FILE_FORMAT}",\n  "version": ${VIEW_FILE_VERSION},\n  "seenBy": "${person}",\n  `,
      );
      await file.print(standing(view), '  ', '"game": ');
      await list(file, 'pieces', await piecesOf(view), (piece) => seenPiece(view, piece));
      await list(file, 'log', readLogLinesBetween(words, session, person, 1, count), ({ line, at, actor, deed }) => ({
        step: line,
        at: new Date(at).toISOString(),
        by: actor,
        did: removeMarkdown(deed),
      }));
      await file.write('\n}\n');
    }),
  );
};

const standing = (view: View): object => {
  const turn = view.of(gameQueries).turn();
  return {
    title: view.of(gameQueries).title,
    module: view.of(gameQueries).module,
    phase: view.of(gameQueries).phase,
    host: view.of(gameQueries).host,
    ...(turn ? { turn: { number: turn.number, side: turn.side.name } } : {}),
    sides: view
      .of(seatQueries)
      .sides()
      .map(({ name, players }) => ({ name, players })),
    observers: view.of(seatQueries).observers(),
    maps: view
      .of(placeQueries)
      .maps()
      .map(({ name, boards }) => ({ name, boards: boards.map((board) => board.name) })),
  };
};

/** Returns the pieces by map, board and cell, the lowest in a stack first. This order reveals nothing hidden. */
const piecesOf = async (view: View): Promise<readonly PieceView[]> => {
  const containers = view
    .of(placeQueries)
    .maps()
    .flatMap(({ id, boards }): readonly ContainerId[] => [id, ...boards.map((board) => board.id)]);
  const isDue = createWorkCounter(PIECES);
  const pieces: PieceView[] = [];
  for (const container of containers) {
    const cells = new Map<string, PieceView[]>();
    for (const piece of view.of(pieceQueries).in(container)) {
      const cell: string = piece.where.cell ?? '';
      const there = cells.get(cell);
      if (there) there.push(piece);
      else cells.set(cell, [piece]);
      if (isDue(1)) await yieldToEventLoop();
    }
    for (const [, there] of [...cells].sort(([a], [b]) => (a < b ? -1 : 1))) pieces.push(...there);
  }
  return pieces;
};

const seenPiece = (view: View, piece: PieceView): SeenPiece => {
  const { name, side, where } = piece;
  return {
    handle: view.of(pieceQueries).handle(piece),
    name,
    ...(side ? { side: side.name } : {}),
    map: where.map,
    ...(where.board === undefined ? {} : { board: where.board }),
    ...(where.cell === undefined ? {} : { cell: where.cell }),
    properties: Object.fromEntries(view.of(pieceQueries).properties(piece)),
  };
};

const list = async <T>(
  file: FileWriter,
  name: string,
  items: Iterable<T> | AsyncIterable<T>,
  shown: (item: T) => unknown,
): Promise<void> => {
  await file.write(`,\n  "${name}": [`);
  const isDue = createWorkCounter(PIECES);
  let before = '\n    ';
  for await (const item of items) {
    await file.write(before);
    await file.print(shown(item), '    ');
    if (isDue(1)) await yieldToEventLoop();
    before = ',\n    ';
  }
  await file.write(before.startsWith(',') ? '\n  ]' : ']');
};
