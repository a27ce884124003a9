import { describe, expect, it } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import { added, type Change, join, nothing } from '../../../src/table/core/change.ts';
import { type Refusal, refuse } from '../../../src/table/core/refusal.ts';
import { handlerOf } from '../../../src/table/core/step.ts';
import type { StepContext, System } from '../../../src/table/core/system.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  begun,
  endTurn,
  MAIN,
  move,
  openModule,
  type Play,
  play,
  played,
  replayed,
  seated,
  spot,
  withRules,
} from '../../support/table.ts';

const afterMove = withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' });

/** The rules with one more system that is asked last what follows. */
const following = (follows: (done: StepContext) => Change | Refusal | undefined): readonly System[] => [
  ...systems,
  {
    name: 'follower',
    operations: {},
    acts: 'none',
    reactions: (_table, done) => (done.operation.kind === 'move' ? follows(done) : undefined),
  },
];

const advance = (game: Play): ReturnType<typeof move> => move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
const stream = (used: number): Change => added({ kind: 'stream', id: `stream ${used}`, used });

describe('a reaction to an operation', () => {
  it('a reaction to an operation is part of the same step', () => {
    const game = begun(
      afterMove,
      following(({ round }) => (round < 3 ? stream(round) : undefined)),
    );
    const change = played(game, advance(game));
    expect(change.added.map(({ id }) => id)).toEqual(['stream 1', 'stream 2']);
    expect(change.updated.map(({ kind }) => kind)).toEqual(['piece', 'turn']);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('a reaction runs again after each change and sees all changes', () => {
    const asked: number[] = [];
    const game = begun(
      openModule,
      following(({ change, round }) => {
        asked.push(change.added.length);
        return round < 2 ? stream(round) : nothing;
      }),
    );
    played(game, advance(game));
    expect(asked).toEqual([0, 1, 2]);
  });

  it.each([0, 1, 2])('a reaction that throws in round %i rolls back the step', (at) => {
    const game = begun(
      afterMove,
      following(({ round }) => {
        if (round > at) throw new Error('a system at fault');
        return stream(round);
      }),
    );
    const before = stateOf(game.table);
    expect(() => play(game, advance(game))).toThrow('a system at fault');
    expect(stateOf(game.table)).toEqual(before);
    expect(stateOf(replayed(game.steps))).toEqual(before);
  });

  it('a reaction that refuses rolls back the step', () => {
    const game = begun(
      afterMove,
      following(({ round }) => (round === 2 ? refuse('no-captures', {}) : stream(round))),
    );
    const before = stateOf(game.table);
    expect(play(game, advance(game))).toEqual({ code: 'no-captures' });
    expect(stateOf(game.table)).toEqual(before);
  });

  it('a reaction whose change does not fit rolls back the step', () => {
    const game = begun(
      afterMove,
      following(() => added({ kind: 'turn', id: 'turn', number: 1, position: 0 })),
    );
    const before = stateOf(game.table);
    expect(() => play(game, advance(game))).toThrow('there already');
    expect(stateOf(game.table)).toEqual(before);
  });

  it('a reaction may run a thousand times and no more', () => {
    const rounds = (count: number): Play =>
      begun(
        openModule,
        following(({ round }) => (round < count ? stream(round) : undefined)),
      );
    const most = rounds(1_000);
    expect(played(most, advance(most)).added).toHaveLength(1_000);
    const more = rounds(1_001);
    const before = stateOf(more.table);
    expect(play(more, advance(more))).toEqual({ code: 'too-much-follows', bound: 1_000 });
    expect(stateOf(more.table)).toEqual(before);
  });

  it('[Q21] reactions whose changes take too long to join roll back the step', () => {
    const many = (round: number): Change => join(...Array.from({ length: 100 }, (_, i) => stream(100 * round + i)));
    const game = begun(
      openModule,
      following(({ round }) => many(round)),
    );
    const before = stateOf(game.table);
    expect(play(game, advance(game))).toMatchObject({ code: 'takes-too-long' });
    expect(stateOf(game.table)).toEqual(before);
  });
});

it('a refused operation changes nothing', () => {
  const game = begun();
  const { revision } = game.table;
  expect(play(game, endTurn(BEN))).toMatchObject({ code: 'not-your-turn' });
  expect(game.table.revision).toBe(revision);
});

it('every kind of operation belongs to one system', () => {
  const kinds = systems.flatMap(({ operations }) => Object.keys(operations));
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(() => handlerOf([], 'move')).toThrow('no system knows the operation move');
});

it('a first step that fails keeps the seats', () => {
  const rules: readonly System[] = [
    ...systems,
    {
      name: 'faulty',
      operations: {},
      acts: 'none',
      reactions: (_table, { operation }) => {
        if (operation.kind === 'begin') throw new Error('no beginning');
        return undefined;
      },
    },
  ];
  const game = seated(openModule, rules);
  const before = stateOf(game.table);
  expect(() => play(game, { kind: 'begin', actor: ANN })).toThrow('no beginning');
  expect(stateOf(game.table)).toEqual(before);
});
