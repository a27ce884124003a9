import { describe, expect, it } from 'vitest';
import {
  actsFor,
  createLegalityCheck,
  gameOf as gameIn,
  type Module,
  onTurn,
  playersOf,
} from '../../../../src/engine/index.ts';
import { cells } from '../../../../src/table/grid/index.ts';
import { isRefusal, type Operation, type PersonId, type PieceId } from '../../../../src/table/index.ts';
import { BOARD, gameOf, position } from '../../../support/games/captures.ts';
import { CHESS } from '../../../support/games/chess.ts';
import { comparedChess } from '../../../support/games/chess-rival.ts';
import { gameFromFen, KIWIPETE } from '../../../support/games/fen.ts';
import { perfts } from '../../../support/games/perft.ts';
import { areaOf, emptyGo, openCells, putGo } from '../../../support/games/plain-go.ts';
import { DRAUGHTS } from '../../../support/games/rule-games.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { ANN, BEN, join, newPlay, type Play, play, played, type RED, startOf } from '../../../support/table.ts';

const begin = (module: Module): Play => {
  const game = newPlay();
  const [first, second] = (module.turn?.order ?? []) as readonly (typeof RED)[];
  if (!first || !second) throw new Error('two sides play');
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

describe('[G18] the known number of moves', () => {
  it('the number of chess moves is the known one, also in a complex position', async () => {
    const chess = await shippedModule('chess');
    expect(perfts(begin(chess), 3)).toEqual([20, 400, 8902]);
    expect(perfts(gameFromFen(chess, KIWIPETE), 2)).toEqual([48, 2039]);
  });

  it('legal moves match a public library in random chess games', async () => {
    expect(comparedChess(await shippedModule('chess'), 40, 7)).toEqual({ positions: 40, different: [] });
  });

  it('the number of moves in English draughts and reversi is the known one', async () => {
    expect(perfts(begin(await shippedModule('draughts')), 3)).toEqual([7, 49, 302]);
    expect(perfts(begin(await shippedModule('reversi')), 4)).toEqual([4, 12, 56, 244]);
  });

  it("legal moves match plain rules in tablut, brandubh and nine men's morris", async () => {
    expect(perfts(begin(await shippedModule('tablut')), 2)).toEqual([80, 4400]);
    expect(perfts(begin(await shippedModule('brandubh')), 2)).toEqual([40, 960]);
    expect(perfts(begin(await shippedModule('morris')), 2)).toEqual([24, 552]);
  });

  it('legal moves match plain rules in small Go, with the same areas', async () => {
    for (const [size, seed] of [
      [4, 5],
      [5, 11],
    ] as const) {
      const game = begin(smallGo(await shippedModule('go-9'), size));
      let plain = emptyGo(size);
      let chance = seed;
      const isPlaying = (): boolean => gameIn(game.table).phase === 'playing';
      for (let turn = 0; turn < 40 && isPlaying(); turn += 1) {
        const side = turn % 2 === 0 ? 'Black' : 'White';
        const acts = [...actsFor(game.table, actorOf(game), { kind: 'move' })];
        const offered = acts.flatMap((act) => (act.kind === 'move' ? (act.to.cell ?? []) : []));
        expect([...offered].sort(), `turn ${turn}`).toEqual([...openCells(plain, side)].sort());
        chance = (chance * 48271) % 2147483647;
        const act = acts[chance % acts.length];
        if (act?.kind !== 'move') {
          played(game, { kind: 'pass', actor: actorOf(game) });
          continue;
        }
        played(game, act);
        plain = putGo(plain, act.to.cell ?? '', side) ?? plain;
      }
      while (isPlaying()) played(game, { kind: 'pass', actor: actorOf(game) });
      const amounts = [...game.table.all('outcome')].map(({ id, cause }) => [
        id,
        cause?.by === 'ending' && cause.amount,
      ]);
      expect(Object.fromEntries(amounts)).toEqual({
        Black: areaOf(plain, 'Black'),
        White: areaOf(plain, 'White') + 7.5,
      });
    }
  });
});

/** The same on a board of so many cells a side. */
const smallGo = (module: Module, size: number): Module => ({
  ...module,
  maps: module.maps.map((map) => ({
    ...map,
    boards: map.boards.map((board) => ({
      ...board,
      terrain: {},
      grid: board.grid.kind === 'region' ? board.grid : { ...board.grid, columns: size, rows: size },
    })),
  })),
});

const actorOf = ({ table }: Play): PersonId => {
  const side = onTurn(table);
  return (side && playersOf(table, side.id)[0]) ?? ANN;
};

/** Every move of every piece of one's own to every cell that nothing known stands against. */
const tried = (game: Play, actor: PersonId): readonly string[] => {
  const { table } = game;
  const foresee = createLegalityCheck(table, actor);
  const grid = table.get('board', BOARD)?.grid;
  const found: string[] = [];
  for (const { id } of table.all('piece'))
    for (const cell of grid ? cells(grid) : []) {
      const act: Operation<'move'> = { kind: 'move', actor, pieces: [id], to: { in: BOARD, cell }, captures: [] };
      if (!foresee(act)) found.push(`${id} ${cell}`);
    }
  return found.sort();
};

describe('[G5] one function lists the legal acts', () => {
  it('the listed legal acts are exactly the accepted ones in random games', async () => {
    for (const module of [await shippedModule('tablut'), moduleFrom(DRAUGHTS), moduleFrom(CHESS)]) {
      const game = begin(module);
      for (let turn = 0; turn < 24; turn += 1) {
        const actor = actorOf(game);
        const acts = [...actsFor(game.table, actor)];
        if (acts.length === 0) break;
        const offered = acts.flatMap((act) => (act.kind === 'move' ? [`${act.pieces[0]} ${act.to.cell}`] : []));
        if (turn % 6 === 0) expect([...new Set(offered)].sort()).toEqual(tried(game, actor));
        const act = acts[(turn * 7919) % acts.length] as Operation;
        expect(isRefusal(play(game, act)), JSON.stringify(act)).toBe(false);
      }
    }
  });

  it('legal acts are listed only for the side on turn, or for one piece', async () => {
    const { table } = begin(await shippedModule('tablut'));
    expect([...actsFor(table, BEN)]).toEqual([]);
    expect([...actsFor(table, '5' as PersonId)]).toEqual([]);
    const [piece] = table.at(BOARD, 'D1');
    const cellsOf = [...actsFor(table, ANN, piece ? { piece: piece.id as PieceId } : {})].flatMap((act) =>
      act.kind === 'move' ? [act.to.cell] : [],
    );
    expect(cellsOf.sort()).toEqual(['A1', 'B1', 'C1', 'D2', 'D3', 'D4']);
  });

  it('legal acts are listed as the actor sees the table, ignoring unseen pieces (D5)', () => {
    const text = position('R.g', { captures: 'none', prototypes: 'r: { moves: rook }, g: { invisible: true }' });
    const game = gameOf(text);
    const count = (): number => [...actsFor(game.table, ANN)].length;
    expect(count()).toBe(1);
    const [ghost] = game.table.at(BOARD, 'C1');
    played(game, { kind: 'hide', actor: BEN, piece: ghost?.id as never, what: 'existence' } as Operation<'hide'>);
    expect(count()).toBe(2);
  });

  it('legal acts include an act per jump path and per kind in hand', () => {
    const ways = gameOf(
      position('..... .m.m. ..... .m.m. ..M..', {
        captures: '{ by: jump, must: any }',
        prototypes: 'm: { moves: fmF, jumps: F }',
      }),
    );
    const paths = [...actsFor(ways.table, ANN)].map((act) => (act.kind === 'move' ? act.path?.join(' ') : ''));
    expect(paths.sort()).toEqual(['A3 C5 E3 C1', 'E3 C5 A3 C1'].sort());
    const tray = gameOf(position('...', { captures: 'none', prototypes: 'r: { moves: "@" }', trays: 5 }));
    expect([...actsFor(tray.table, ANN)]).toHaveLength(3);
  });
});
