import { describe, expect, test } from 'vitest';
import { type Module, onTurn, overruledMoveRequestOf } from '../../../../src/engine/index.ts';
import type { Operation, PersonId, PieceId } from '../../../../src/table/index.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  agreedBy,
  BEN,
  begun,
  CLO,
  outcome,
  type Play,
  played,
  reloadedWith,
  spot,
  undo,
} from '../../../support/table.ts';

const BOARD = 'Field/Main' as Parameters<typeof spot>[0];

const TEXT = `
module: bishops
title: Bishops
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
turn: { ends: after-move }
rules: { undo: ask }
maps:
  - name: Field
    occupied: refuse
    captures: displacement
    boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }]
  - { name: Red Hand, private: Red }
prototypes: { bishop: { moves: B }, ghost: {} }
modifiers:
  - { name: Truce, of: may, match: LocationName = A1, change: move = false }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: bishop }] }
  - { at: C3, side: Red, pieces: [{ prototype: bishop }] }
  - { at: D4, side: Blue, pieces: [{ prototype: bishop }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: ghost }] }
`;
const ruled: Module = moduleFrom(TEXT);

const pieceAt = ({ table }: Play, cell: string): PieceId => table.at(BOARD, cell)[0]?.id as PieceId;

const overruling = (game: Play, from: string, to: string, actor: PersonId = ANN): Operation<'move'> => ({
  kind: 'move',
  actor,
  pieces: [pieceAt(game, from)],
  to: spot(BOARD, to),
  captures: [],
  overruled: true,
});

const asking = (move: Operation<'move'>): Operation<'ask'> => ({
  kind: 'ask',
  actor: move.actor,
  wants: overruledMoveRequestOf(move),
});

describe('[G26] a move against the rules', () => {
  test('[G26] a move against the rules happens once all others agree, without ending the turn', () => {
    const game = begun(ruled);
    const move = overruling(game, 'C3', 'C2');
    const { overruled: _, ...plain } = move;
    expect(outcome(game, plain)).toBe('not-its-move');
    expect(outcome(game, move)).toBe('overrule-needs-consent');
    agreedBy(game, asking(move), BEN);
    played(game, move);
    expect(game.table.at(BOARD, 'C2')).toHaveLength(1);
    expect([onTurn(game.table)?.id, game.table.size('request')]).toEqual(['Blue', 0]);
    expect(game.steps.at(-1)?.operation).toMatchObject({ kind: 'move', overruled: true });
    agreedBy(game, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: game.timeline.done.slice(-1) } }, BEN);
    played(game, undo(ANN));
    expect([onTurn(game.table)?.id, game.table.at(BOARD, 'C3').length]).toEqual(['Red', 1]);
  });

  test('[G26] a move against the rules happens at once for the game master', () => {
    const game = begun(ruled);
    played(game, { kind: 'ask', actor: CLO, wants: { what: 'master' } });
    const { id } = [...game.table.all('request')][0] ?? { id: '' };
    played(game, { kind: 'agree', actor: ANN, request: id }, { kind: 'agree', actor: BEN, request: id });
    played(game, { kind: 'preside', actor: CLO, takes: true });
    played(game, overruling(game, 'D4', 'A4', CLO));
    expect(game.table.at(BOARD, 'A4')).toHaveLength(1);
  });

  test('[G26] an agreed move overrides turns, modifiers and ownership', () => {
    const game = begun(ruled);
    for (const [from, to, actor] of [
      ['A1', 'B1', ANN],
      ['C3', 'C4', ANN],
      ['D4', 'D3', ANN],
    ] as const) {
      const move = overruling(game, from, to, actor);
      agreedBy(game, asking(move), BEN);
      played(game, move);
    }
    expect(['B1', 'C4', 'D3'].map((cell) => game.table.at(BOARD, cell).length)).toEqual([1, 1, 1]);
  });

  test('[G26] consent covers only that forbidden move, and lapses with any play', () => {
    const game = begun(ruled);
    const move = overruling(game, 'C3', 'C2');
    agreedBy(game, asking(move), BEN);
    expect(outcome(game, { ...move, to: spot(BOARD, 'C1') })).toBe('overrule-needs-consent');
    const { overruled: _, ...legal } = overruling(game, 'C3', 'B2');
    played(game, legal);
    expect(outcome(game, move)).toBe('overrule-needs-consent');
  });

  test('[G26] [D5] a move against the rules needs pieces that everyone sees, and a player', () => {
    const game = begun(ruled);
    const hand = game.table.at('Red Hand' as typeof BOARD)[0]?.id as PieceId;
    const hidden = { ...overruling(game, 'D4', 'D3', BEN), pieces: [hand] };
    expect([outcome(game, asking(hidden)), outcome(game, hidden)]).toEqual(['overrule-unseen', 'no-such-piece']);
    const away = { ...overruling(game, 'D4', 'D3', BEN), to: spot('Red Hand' as typeof BOARD) };
    expect(outcome(game, asking(away))).toBe('overrule-unseen');
    expect(outcome(game, asking(overruling(game, 'C3', 'C2', CLO)))).toBe('not-a-player');
    expect(outcome(game, { ...overruling(game, 'C3', 'D4') })).toBe('overrule-needs-consent');
  });

  test('[G26] [D1] rules for pieces change in a running game only by reload', () => {
    const free = moduleFrom(TEXT.replace('moves: B', 'Strength: 1').replace('captures: displacement', 'combat: no'));
    const game = begun(free);
    const anywhere = (from: string, to: string, actor: PersonId): Operation<'move'> => {
      const { overruled: _, ...move } = overruling(game, from, to, actor);
      return move;
    };
    played(game, anywhere('C3', 'C1', ANN), anywhere('D4', 'D1', BEN));
    reloadedWith(game, ruled, ANN, BEN);
    expect(outcome(game, anywhere('C1', 'C4', ANN))).toBe('not-its-move');
    expect(outcome(game, anywhere('C1', 'B2', ANN))).toBe('done');
  });
});
