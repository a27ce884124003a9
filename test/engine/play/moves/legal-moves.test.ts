import { describe, expect, it } from 'vitest';
import { actsFor, type Module, sideId } from '../../../../src/engine/index.ts';
import { attackerOf } from '../../../../src/engine/play/moves/attacks.ts';
import { createMoveBoard } from '../../../../src/engine/play/moves/move-board.ts';
import { apply, invert, type Operation } from '../../../../src/table/index.ts';
import { BOARD, gameOf, position } from '../../../support/games/captures.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, BEN, join, newPlay, type Play, play, played, type RED, startOf } from '../../../support/table.ts';

type Move = Operation<'move'>;

const SIZE = 5;

/** Numbers that follow from a seed. */
const chanceFrom = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (state * 48271) % 2147483647;
    return state % most;
  };
};

/** What else moves: leapers, riders, who is lame, who hops, who rides around the edges, who grows. */
const KINDS = [
  ['N', 'R', 'fmWfceFifmnD'],
  ['nNB2', 'pR', 'oR2'],
  ['C', 'gQ', 'jD'],
  ['[{ go: R, range: Reach }]', '[{ go: N, when: Reach > 1 }, { go: F }]', 'jR'],
  ['[{ go: B, range: Reach }, { go: mW }]', 'cRmB', '[{ go: Q, range: "count(Board, Prototype = c)" }]'],
] as const;

/** None; one that is the same everywhere; one that depends on who stands where; one on who is there. */
const MODIFIERS = [
  '',
  '- { name: Far, match: "Prototype = a", change: Reach + 1 }',
  '- { name: Guide, on: k, scope: "within 1", match: "Prototype = a || Prototype = b", change: Reach + 2 }',
  '- { name: Escort, on: c, scope: same board, match: "Prototype = a", change: Reach + 1 }',
] as const;

const textOf = (chance: (most: number) => number, kinds: readonly string[], modifier: string): string => {
  const cells = Array.from({ length: SIZE * SIZE }, () => (chance(3) === 0 ? ('aAbBcC'[chance(6)] ?? '.') : '.'));
  const [one, two] = [chance(12), 12 + chance(13)];
  cells[one] = 'k';
  cells[two] = 'K';
  const rows = Array.from({ length: SIZE }, (_, i) => cells.slice(SIZE * i, SIZE * (i + 1)).join(''));
  const moving = (name: string, moves = ''): string => `${name}: { moves: ${moves}, Reach: 1 }`;
  const prototypes = ['a', 'b', 'c'].map((name, i) => moving(name, kinds[i]));
  return position(rows.join(' '), {
    grid: 'square+',
    captures: 'displacement',
    prototypes: ['k: { moves: K, royal: true }', ...prototypes].join(', '),
    more: `properties: { Reach: natural }${modifier === '' ? '' : `\nmodifiers:\n  ${modifier}`}`,
  });
};

const begun = (module: Module): Play => {
  const game = newPlay();
  const [first, second] = module.sides.map(({ name }) => name as typeof RED);
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

/** The same module, in which no king has to be kept safe. */
const reckless = (module: Module): Module => ({
  ...module,
  traits: Object.fromEntries(
    Object.entries(module.traits ?? {}).map(([name, { royal: _, ...traits }]) => [name, traits]),
  ),
});

const movesIn = ({ table }: Play): readonly Move[] => [...actsFor(table, ANN, { kind: 'move' })] as readonly Move[];

const told = (moves: readonly Move[]): readonly string[] =>
  moves.map(({ pieces, to }) => `${pieces[0]} ${to.cell}`).sort();

/** Whether nobody could take the king of a side, asked of each enemy on the table. */
const isSafe = ({ table }: Play, side: string): boolean => {
  const king = [...table.all('piece')].find((one) => one.prototype === 'k' && one.side === sideId(side));
  return king !== undefined && attackerOf(table, king) === undefined;
};

describe('[G21] legal moves found in arrays', () => {
  it('fast legal moves equal those found by trying each, with any pieces and modifiers', () => {
    const chance = chanceFrom(20);
    let [unsafe, tried] = [0, 0];
    for (const kinds of KINDS)
      for (const modifier of MODIFIERS) {
        const module = moduleFrom(textOf(chance, kinds, modifier));
        const [game, twin] = [begun(module), begun(reckless(module))];
        expect(createMoveBoard(game.table, BOARD)).toBeDefined();
        for (let turn = 0; turn < 2; turn += 1) {
          const safe = movesIn(twin).filter((move) => {
            const change = played(twin, move);
            const isKept = isSafe(twin, 'Red');
            apply(twin.table, invert(change));
            tried += 1;
            if (!isKept) unsafe += 1;
            return isKept;
          });
          const legal = movesIn(game);
          expect(told(legal), `${kinds} ${modifier} ${turn}`).toEqual(told(safe));
          const move = legal[chance(Math.max(1, legal.length))];
          for (const one of move ? [game, twin] : []) play(one, move as Move);
          const replies = [...actsFor(game.table, BEN, { kind: 'move' })];
          const reply = replies[chance(Math.max(1, replies.length))];
          if (!move || !reply) break;
          for (const one of [game, twin]) play(one, reply);
        }
      }
    expect(tried).toBeGreaterThan(300);
    expect(unsafe).toBeGreaterThan(30);
  });

  it('fast legal moves keep a piece that blocks a lame or wrapping attacker', () => {
    const prototypes = 'k: { moves: K, royal: true }, w: { moves: W }, h: { moves: nN }, o: { moves: oR }';
    const ofGuards = (rows: string): readonly string[] => {
      const game = gameOf(position(rows, { captures: 'displacement', prototypes }));
      const guards = movesIn(game).flatMap(({ pieces: [id = ''], to }) => {
        const piece = game.table.get('piece', id);
        return piece?.name === 'w' ? [`${piece.place.cell} ${to.cell}`] : [];
      });
      return guards.sort();
    };
    expect(ofGuards('..... ...h. ...W. ..K.. .....')).toEqual(['D3 D4']);
    expect(ofGuards('..... ..... ..... ..... .oWKW')).toEqual(['C1 B1']);
  });

  it('fast legal moves exclude castling that lets an enemy reach the king', () => {
    const castles = (guide: string): boolean => {
      const text = position('..K... ...... ..e... C....R', {
        captures: 'displacement',
        prototypes:
          'k: { moves: K, royal: true }, c: { moves: KO2 }, r: { moves: R }, e: { moves: [{ go: R, range: Reach }], Reach: 1 }',
        more: `properties: { Reach: natural }\nmodifiers:\n  - { name: Guide, on: ${guide}, scope: "within 1", match: "Prototype = e", change: Reach + 1 }`,
      });
      const game = begun(moduleFrom(text));
      expect(createMoveBoard(game.table, BOARD)).toBeDefined();
      const castler = game.table.at(BOARD, 'A1')[0]?.id;
      return movesIn(game).some(({ pieces, to }) => pieces[0] === castler && to.cell === 'C1');
    };
    expect(['c', 'k'].map(castles)).toEqual([false, true]);
  });
});
