import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { parseSquare } from 'chessops/util';
import { expect, test } from 'vitest';
import { actsFor, type Module, onTurn, playersOf } from '../../../../src/engine/index.ts';
import { type Operation, only, type SeenReport } from '../../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { tell } from '../../../../src/view/seen/tell.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { gameFromFen, KIWIPETE, START } from '../../../support/games/fen.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { type Play, played } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const chess = await shippedModule('chess');
const ROLES = ['queen', 'rook', 'bishop', 'knight'] as const;

const actsIn = ({ table }: Play): readonly Operation<'move'>[] => {
  const side = onTurn(table);
  const [actor] = side ? playersOf(table, side.id) : [];
  const acts = actor === undefined ? [] : [...actsFor(table, actor, { kind: 'move' })];
  return acts.flatMap((act) => (act.kind === 'move' ? act : []));
};

const fromOf = ({ table }: Play, { pieces: [id] }: Operation<'move'>): string =>
  (table.get('piece', id ?? '')?.place.cell ?? '').toLowerCase();

/** The texts of moves by chance, and how a public library writes them. */
const told = (module: Module, fen: string, plies: number, seed: number) => {
  const game = gameFromFen(module, fen);
  const rival = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const [ours, theirs]: [string[], string[]] = [[], []];
  for (let chance = seed; ours.length < plies; ) {
    chance = (chance * 48271) % 2147483647;
    const acts = actsIn(game);
    const act = acts[chance % acts.length];
    if (!act) break;
    const [from, to] = [parseSquare(fromOf(game, act)), parseSquare((act.to.cell ?? '').toLowerCase())];
    const promotion = ROLES.find((role) => role === act.becomes);
    if (from === undefined || to === undefined) break;
    const move = { from, to, ...(promotion ? { promotion } : {}) };
    const seen = reportChangeToViewer(game.table, played(game, act), channelViewer, act);
    ours.push(en.deed.sentencesOf(tell(act, seen)).replace(/[*\\]/g, ''));
    expect(only(seen, 'moved', 'vanished', 'became')).toEqual([]);
    const san = makeSan(rival, move);
    expect([san, only(seen, 'in-check').length]).toEqual([san, san.endsWith('+') ? 1 : 0]);
    theirs.push(`${rival.fullmoves}${rival.turn === 'white' ? '.' : '...'} ${san}`);
    rival.play(move);
  }
  return { ours, theirs };
};

test.each([
  [START, 60, 7],
  [KIWIPETE, 24, 11],
  ['n1n1k3/PPP2ppp/8/8/8/8/ppp2PPP/N1N1K3 w - -', 16, 5],
])('[U31] moves from %s are written as in a public library', (fen, plies, seed) => {
  const { ours, theirs } = told(chess, fen, plies, seed);
  expect(ours.length).toBeGreaterThan(8);
  expect(ours).toEqual(theirs);
});

test('[U31] moves are described in words in a game without notation', () => {
  const { notation: _, ...other } = chess;
  const game = gameFromFen(other, START);
  const [act] = actsIn(game);
  if (!act) throw new Error('no move');
  const seen = reportChangeToViewer(game.table, played(game, act), channelViewer, act);
  expect(en.deed.deedOf(tell(act, seen))).toMatch(/^moves /);
});

const own = (isOwn: boolean) => (isOwn ? { own: true as const } : {});

test('[U31] the end of a game is reported once if all sides share it', () => {
  const mate = (side: string, result: 'won' | 'lost') =>
    ({
      what: 'result',
      side,
      result,
      cause: { by: 'ending', ending: 'checkmate', ...own(result === 'lost') },
    }) as const;
  const stuck = (side: string, isOwn: boolean) =>
    ({ what: 'result', side, result: 'drew', cause: { by: 'ending', ending: 'no-move', ...own(isOwn) } }) as const;
  const lines = (seen: readonly SeenReport[]): readonly string[] => en.deed.linesOf({ kind: 'move', seen });
  expect(lines([mate('White', 'lost'), mate('Black', 'won')])).toEqual(['Checkmate. **Black** wins.']);
  expect(lines([stuck('White', true), stuck('Black', false)])).toEqual(['Stalemate. The game is drawn.']);
  expect(lines([mate('Red', 'lost')])).toEqual(['**Red** lost: it was checkmated.']);
});
