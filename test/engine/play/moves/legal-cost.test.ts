import { describe, expect, it, vi } from 'vitest';
import { actsFor, createLegalityCheck, type Module, onTurn, playersOf, sideId } from '../../../../src/engine/index.ts';
import { attackerOf } from '../../../../src/engine/play/moves/attacks.ts';
import { apply, invert, LiveTable, type Operation, type PieceId } from '../../../../src/table/index.ts';
import { leapingFurther } from '../../../support/games/chess.ts';
import { gameFromFen, KIWIPETE } from '../../../support/games/fen.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { ANN, type Play, play, played } from '../../../support/table.ts';

type Move = Operation<'move'>;

const movesIn = ({ table }: Play, piece?: PieceId): readonly Move[] => {
  const side = onTurn(table);
  const [actor = ANN] = side ? playersOf(table, side.id) : [];
  return [...actsFor(table, actor, { kind: 'move', ...(piece ? { piece } : {}) })] as readonly Move[];
};

const textOf = ({ pieces, to, becomes = '' }: Move): string => `${pieces[0]} ${to.cell} ${becomes}`;

/** A pawn that keeps a rook from its king; and pieces of which one, or two, stand before one that leaps over one. */
const PINNED = '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -';
const HOPPED = '4q2k/8/4P3/8/q3K2r/5n2/8/2R1N2q w - -';

/** Chess with other moves of these prototypes. */
const variant = (chess: Module, moves: { readonly [prototype: string]: string }): Module => ({
  ...chess,
  traits: Object.fromEntries(
    Object.entries(chess.traits ?? {}).map(([name, traits]) => [
      name,
      moves[name] === undefined ? traits : { ...traits, moves: [{ go: moves[name] }] },
    ]),
  ),
});

/** What is read of a table, and what is tried on it. */
const workOf = (does: () => void): { readonly reads: number; readonly tries: number } => {
  const [get, at, trying] = (['get', 'at', 'trying'] as const).map((name) => vi.spyOn(LiveTable.prototype, name));
  try {
    does();
    return {
      reads: (get?.mock.calls.length ?? 0) + (at?.mock.calls.length ?? 0),
      tries: trying?.mock.calls.length ?? 0,
    };
  } finally {
    vi.restoreAllMocks();
  }
};

describe('[G21] the cost of all legal moves', () => {
  it('finding legal moves needs no trial moves, even with new pieces and range modifiers', async () => {
    const chess = await shippedModule('chess');
    const costs = [chess, variant(chess, { knight: 'NC' }), leapingFurther(chess)].map((module) => {
      const game = gameFromFen(module, KIWIPETE);
      const { reads, tries } = workOf(() => movesIn(game));
      const count = movesIn(game).length;
      return { count, reads: reads / count, tries };
    });
    const [own, other, far] = costs;
    expect(costs.map(({ count }) => count)).toEqual([48, other?.count, other?.count]);
    expect(costs.map(({ tries }) => tries)).toEqual([0, 0, 0]);
    expect(own?.reads).toBeLessThan(20);
    expect(other?.reads).toBeLessThan(1.2 * (own?.reads ?? 0));
    expect(far?.reads).toBeLessThan(2 * (own?.reads ?? 0));
  });

  it('finding legal moves needs no attack check without royal pieces', async () => {
    const { endings: _, ...chess } = await shippedModule('chess');
    const traits = Object.fromEntries(
      Object.entries(chess.traits ?? {}).map(([name, { royal: _royal, ...others }]) => [name, others]),
    );
    const game = gameFromFen({ ...chess, traits }, KIWIPETE);
    const { reads, tries } = workOf(() => movesIn(game));
    expect(tries).toBe(0);
    expect(reads).toBeLessThan(13 * movesIn(game).length);
  });

  it('checking a move costs about as much as finding its piece’s moves', async () => {
    const game = gameFromFen(await shippedModule('chess'), KIWIPETE);
    for (const { id } of game.table.all('piece')) {
      const [move] = movesIn(game, id);
      if (!move) continue;
      const one = workOf(() => createLegalityCheck(game.table, move.actor)(move));
      const all = workOf(() => movesIn(game, id));
      // What a move does to others is found out beside, which says nothing of how many there are.
      expect(one.reads).toBeLessThan(1.25 * all.reads);
      expect(one.tries).toBeLessThanOrEqual(all.tries);
    }
  });

  it('legal moves equal those found by trying each, for any movers', async () => {
    const chess = await shippedModule('chess');
    const moves = { king: 'K', queen: 'pQ', bishop: 'nNB', knight: 'NC' };
    const ruled = variant(chess, moves);
    const free: Module = {
      ...ruled,
      traits: Object.fromEntries(
        Object.entries(ruled.traits ?? {}).map(([name, { royal: _, ...traits }]) => [name, traits]),
      ),
      endings: [],
    };
    let checks = 0;
    for (const fen of [KIWIPETE, PINNED, HOPPED]) {
      const [game, twin] = [gameFromFen(ruled, fen), gameFromFen(free, fen)];
      for (let turn = 0; turn < 4; turn += 1) {
        const side = onTurn(game.table)?.id ?? sideId('');
        const safe = movesIn(twin).filter((move) => {
          const change = played(twin, move);
          const king = [...twin.table.all('piece')].find((one) => one.prototype === 'king' && one.side === side);
          const isSafe = king !== undefined && attackerOf(twin.table, king) === undefined;
          apply(twin.table, invert(change));
          if (!isSafe) checks += 1;
          return isSafe;
        });
        const legal = movesIn(game);
        expect(legal.map(textOf).sort()).toEqual(safe.map(textOf).sort());
        const move = legal[(turn * 7919) % Math.max(1, legal.length)];
        if (!move) break;
        for (const one of [game, twin]) play(one, move);
      }
    }
    expect(checks).toBeGreaterThan(5);
  });
});
