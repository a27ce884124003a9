import type { Module } from '../../src/engine/index.ts';
import { Session } from '../../src/session/game/session.ts';
import { stepRowKey } from '../../src/session/log/chain.ts';
import { serializeRow } from '../../src/store/keyvs.ts';
import type { Operation, PersonId, PieceId, SideId } from '../../src/table/index.ts';
import { freeTablut } from '../support/games/free-tablut.ts';
import { done, GAME, idsAt, moveOf, newProcess } from '../support/session.ts';
import { ANN, BEN, HAND, join, MAIN, openModule, secretModule, spot, startOf, withRules } from '../support/table.ts';
import type { Row } from './row.ts';

const BOARD = 'Board/Board' as typeof MAIN;
const STACK = 21;

/** Bytes of a move's row, for each further piece that moves with it, and for each private reader. */
const MOVE = 2048;
const FURTHER = 100;
const READER = 300;

/**
 * How full the rows of moves are: the fullest of a capture in tablut, a stack, and a piece that goes where not everyone
 * sees.
 */
export const rowSize = async (): Promise<Row> => {
  const capture = await storedMove(await freeTablut(), (session) =>
    moveOf(session, ANN, spot(BOARD, 'D1'), spot(BOARD, 'D4'), spot(BOARD, 'E4')),
  );
  const stack = await storedMove(tower, (session) => stackMove(idsAt(session, spot(MAIN, 'E5'))));
  const hidden = await storedMove(withRules(secretModule, { turns: 'free' }), (session) =>
    moveOf(session, ANN, spot(MAIN, 'A5'), spot(HAND)),
  );
  const shares = [capture / MOVE, stack / (MOVE + (STACK - 1) * FURTHER), hidden / (MOVE + READER)];
  return {
    what: 'bytes of the row of a move',
    against: `${MOVE}, ${FURTHER} a further piece, ${READER} a private reader`,
    ratio: Math.max(...shares),
    most: 1,
    note: `a capture ${capture}, a stack of ${STACK} ${stack}, into a hand ${hidden}`,
  };
};

const tower: Module = {
  ...openModule,
  maps: openModule.maps.map((map) => ({ ...map, occupied: 'stack' })),
  setup: [
    {
      map: 'Field',
      board: 'Main',
      cell: 'E5',
      side: 'Red',
      pieces: [{ prototype: 'pawn', name: 'Pawn', count: STACK }],
    },
  ],
};

const stackMove = (pieces: readonly PieceId[]): Operation<'move'> => ({
  kind: 'move',
  actor: ANN,
  pieces,
  to: spot(MAIN, 'E4'),
  captures: [],
});

/** The size of the row of a game's first move, as it stands in the store. */
const storedMove = async (module: Module, move: (session: Session) => Operation<'move'>): Promise<number> => {
  const process = newProcess();
  const session = Session.empty(process.ports, GAME);
  const players: readonly PersonId[] = [ANN, BEN];
  await done(session, startOf(module));
  for (const [i, { name }] of module.sides.entries()) await done(session, join(players[i] ?? ANN, name as SideId));
  await done(session, { kind: 'begin', actor: ANN });
  const { number } = await done(session, move(session));
  const row = process.store.rows.get(stepRowKey(GAME, number));
  if (row === undefined) throw new Error('the move was not stored');
  return Buffer.byteLength(serializeRow({ value: JSON.parse(row) }));
};
