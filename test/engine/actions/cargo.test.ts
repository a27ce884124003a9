import { describe, expect, it } from 'vitest';
import { actsFor, look } from '../../../src/engine/index.ts';
import type { BoardId, MapId } from '../../../src/table/index.ts';
import { GUIDE } from '../../support/guide.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  endTurn,
  join,
  move,
  newPlay,
  outcome,
  type Play,
  played,
  RED,
  replayed,
  spot,
  startOf,
} from '../../support/table.ts';
import { doing, namesAt, pieceAt } from './market.ts';

/** The game of the guide in which pieces carry pieces. */
const TEXT = /```yaml module\n(module: convoy\n[\s\S]*?)```/.exec(GUIDE)?.[1] ?? '';

const FIELD = 'Field/Field' as BoardId;
const ABOARD = 'Aboard' as MapId;

const begin = (): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(TEXT)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const at = (game: Play, ...cells: readonly string[]) => cells.map((cell) => pieceAt(game, FIELD, cell));
const loading = (game: Play, wagon: string, ...cargo: readonly string[]) =>
  doing(ANN, 'Load', { subject: at(game, wagon)[0] ?? '', choices: { cargo: at(game, ...cargo) } });
const going = (game: Play, actor: typeof ANN, from: string, to: string) =>
  move(game, actor, spot(FIELD, from), spot(FIELD, to));

describe('[G16] pieces that carry pieces', () => {
  it('carriers load adjacent pieces while there is room, and unload them adjacent', () => {
    const game = begin();
    const [gun = ''] = at(game, 'B1');
    expect(outcome(game, loading(game, 'B2', 'A2', 'C2', 'B1'))).toBe('check-fails');
    expect(outcome(game, loading(game, 'B2', 'G2'))).toBe('choice-not-that');
    played(game, loading(game, 'B2', 'A2', 'B1'));
    expect(namesAt(game, ABOARD)).toEqual(['foot', 'gun']);
    expect(outcome(game, loading(game, 'B2', 'C2'))).toBe('check-fails');
    // They go with it, from cell to cell, as far as it goes.
    played(game, going(game, ANN, 'B2', 'B4'));
    expect(look(game.table, { kind: 'piece', id: gun, name: 'Carrier' })).toBe('Red Wagon');
    const unload = doing(ANN, 'Unload', {
      subject: at(game, 'B4')[0] ?? '',
      choices: { cargo: [gun], place: [`${FIELD}\nC3`] },
    });
    expect(outcome(game, { ...unload, choices: { cargo: [gun], place: [`${FIELD}\nE3`] } })).toBe('choice-not-that');
    expect(outcome(game, unload)).toBe('done');
    expect([namesAt(game, FIELD, 'C3'), namesAt(game, ABOARD)]).toEqual([['gun'], ['foot']]);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('carriers hide their cargo from the board and lose it with them', () => {
    const game = begin();
    played(game, loading(game, 'B2', 'C2', 'B1'));
    const aboard = game.table.at(ABOARD).map(({ id }) => id);
    const moved = [...actsFor(game.table, ANN, { kind: 'move' })].flatMap((act) =>
      act.kind === 'move' ? act.pieces : [],
    );
    expect(moved.filter((id) => aboard.includes(id))).toEqual([]);
    // Nothing of them is in the way.
    played(game, going(game, ANN, 'B2', 'E2'), endTurn(ANN));
    played(game, going(game, BEN, 'F2', 'E2'));
    expect(namesAt(game, FIELD, 'E2')).toEqual(['Blue Wagon']);
    expect(game.table.at(ABOARD)).toEqual([]);
    expect(aboard.map((id) => game.table.get('piece', id))).toEqual([undefined, undefined]);
  });
});
