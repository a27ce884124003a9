import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from '../../../src/engine/forms.ts';
import { actsFor, choiceOptionsFor, createLegalityCheck, offersFor } from '../../../src/engine/index.ts';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import {
  apply,
  type BoardId,
  type CellId,
  type Change,
  invert,
  isRefusal,
  lastUsedWorkShare,
  type PersonId,
} from '../../../src/table/index.ts';
import { CHOICES, dearModule, EACH_COUNTS } from '../../support/modules/dear.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, begun, DAN, outcome, type Play, play, replayed, seated } from '../../support/table.ts';
import { doing } from './market.ts';

/** The share of its limit that a request takes that is cut off: what is charged last may go beyond it. */
const CUT_OFF = 1.03;

const opened = (text: string): Play => begun(moduleFrom(text));

/** What an act meets, with its work held to the limit and nothing of it left. */
const refused = (game: Play, act = doing(ANN, 'A')): unknown => {
  const before = JSON.stringify(stateOf(game.table));
  const answer = play(game, act);
  expect(lastUsedWorkShare()).toBeGreaterThan(1);
  expect(lastUsedWorkShare()).toBeLessThan(CUT_OFF);
  expect(JSON.stringify(stateOf(game.table)) === before).toBe(true);
  return answer;
};

const atLine = (line: number) => ({ code: 'takes-too-long', at: { part: 'action', name: 'A', line } });

describe('[Q14] an act that takes too much work', () => {
  it('an act with too much work is refused at the line that counts too much', () => {
    const game = opened(EACH_COUNTS);
    expect(refused(game)).toEqual(atLine(1));
    // And the next one is judged as if nothing had been.
    expect(refused(game)).toEqual(atLine(1));
  });

  it('an act with too much work is refused at a line that a check tries', () => {
    const game = opened(CHOICES);
    const cells = ['A1', 'B2'].map((cell) => cellSubjectId('Main/Board' as BoardId, cell as CellId));
    const act = doing(ANN, 'A', { choices: { group: cells } });
    expect(refused(game, act)).toMatchObject({ code: 'takes-too-long', at: { name: 'A', line: expect.any(Number) } });
  });

  it('the work limit permits a single count of thousands of pieces', () => {
    const game = opened(
      dearModule({
        size: 10,
        each: 50,
        more: `actions: [{ name: A, does: [{ let: x, be: 'count(Main, S > 0)' }, { set: S, of: game, to: x }] }]`,
      }),
    );
    expect(outcome(game, doing(ANN, 'A'))).toBe('done');
    expect(lastUsedWorkShare()).toBeLessThan(0.3);
  });

  it('an endless effect is refused by name', () => {
    const game = opened(
      dearModule({
        each: 100,
        more: `actions: [{ name: A, of: { piece: "" }, does: [{ set: S, to: 2 }] }]
effects: [{ name: Ring, when: changed, property: S, does: [{ set: S, to: 'sum(Main, S) + 1' }] }]`,
      }),
    );
    const piece = [...game.table.all('piece')][0]?.id;
    expect(refused(game, doing(ANN, 'A', { subject: piece }))).toEqual({
      code: 'takes-too-long',
      at: { part: 'effect', name: 'Ring', line: 1 },
    });
  });

  it('an act is refused if modifiers ask for each other', () => {
    const modifiers = Array.from(
      { length: 20 },
      (_, i) => `{ name: M${i}, match: 'S > ${i}', change: S + 1, near: [{ of: piece, scope: game, match: 'S > 0' }] }`,
    );
    const game = opened(
      dearModule({
        each: 20,
        more: `actions: [{ name: A, does: [{ set: S, of: game, to: 'sum(Main, S)' }] }]
modifiers: [${modifiers.join(', ')}]`,
      }),
    );
    expect(refused(game)).toEqual(atLine(1));
    // What modifiers were cut off in is found anew.
    expect(refused(game)).toEqual(atLine(1));
  });

  it('a refused act stores nothing for a replay to judge', () => {
    const game = opened(EACH_COUNTS);
    refused(game);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });
});

describe('[Q14] a game that takes too much work to start', () => {
  it('a game with too much work does not start, and the refusal names the phase', () => {
    const turns = `turn: { order: [Red, Blue], phases: [{ name: Dawn, act: { move: 1 }, begin: [
      { each: { piece: 'sum(Main, S) > 0', on: Main }, set: S, to: 2 },
      { each: { piece: 'sum(Main, S + $S$) > 0', on: Main }, set: S, to: 2 }] }] }`;
    const game = seated(moduleFrom(dearModule({ each: 60, turns, more: '' })));
    expect(play(game, { kind: 'begin', actor: ANN })).toEqual({
      code: 'takes-too-long',
      at: { part: 'phase', name: 'Dawn', line: 1 },
    });
    expect(lastUsedWorkShare()).toBeLessThan(CUT_OFF);
  });

  it('a game starts with as many pieces as a file may have', () => {
    const game = opened(dearModule({ each: 125, more: '' }));
    expect((lastUsedWorkShare() / game.table.size('piece')) * MOST_PIECES).toBeLessThan(1);
  });
});

describe('[Q15] a list of possible acts', () => {
  const offered = (game: Play, action?: string, actor: PersonId = ANN) => {
    let isCut = false;
    const names = [...offersFor(game.table, actor, action, () => (isCut = true))].map((one) => one.action);
    return { names, isCut };
  };

  it('a list of acts is cut off and marked if finding more takes too long', () => {
    const game = opened(CHOICES);
    expect(offered(game)).toEqual({ names: [], isCut: true });
    expect(lastUsedWorkShare()).toBeLessThan(CUT_OFF);
    expect(offered(game, 'A')).toEqual({ names: [], isCut: true });
    expect(offered(game, 'Other')).toEqual({ names: ['Other'], isCut: false });
  });

  it('a list of acts omits choices whose trial takes too long', () => {
    const game = opened(CHOICES.replace('least: 2, most: 5', 'least: 1, most: 1'));
    const act = { actor: ANN, action: 'A', subject: undefined, choices: {} };
    expect(choiceOptionsFor(game.table, act, 'group')).toBeUndefined();
    expect(lastUsedWorkShare()).toBeLessThan(CUT_OFF);
  });

  it('a list of acts limits the work on each thing it judges', () => {
    const game = opened(`${EACH_COUNTS.trimEnd().slice(0, -2)}, check: [{ that: 'S < 2', text: Never. }] }]`);
    const foresee = createLegalityCheck(game.table, ANN);
    expect(foresee(doing(ANN, 'A'))).toEqual(atLine(1));
    expect(foresee(doing(ANN, 'A'))).toEqual(atLine(1));
  });

  it('a list of acts ends a long search for moves, too', () => {
    const game = opened(dearModule({ size: 25, each: 30, man: 'moves: Q', more: '' }));
    let isCut = false;
    for (const _ of actsFor(game.table, ANN, { kind: 'move' }, () => (isCut = true)));
    expect(isCut).toBe(true);
    expect(lastUsedWorkShare()).toBeLessThan(CUT_OFF);
  });

  it('a list of acts charges nothing for work between two results', () => {
    const game = opened(
      dearModule({
        each: 2,
        man: 'moves: K',
        more: `actions: [{ name: A, does: [{ set: S, of: game, to: '2' }] }]`,
      }),
    );
    const acts = actsFor(game.table, ANN);
    acts.next();
    expect(outcome(game, doing(BEN, 'A'))).toBe('done');
    expect(lastUsedWorkShare()).toBeLessThan(0.01);
    expect(isRefusal(acts.next().value as object)).toBe(false);
  });
});

/** Blue's act; an effect counts what Red alone sees, of which there are so many. */
const veiled = (hidden: number, line: string): Play =>
  opened(`
module: veiled
title: Veiled
sides: [{ name: Red }, { name: Blue }]
rules: { pieces: anyone, turns: free }
properties: { S: number }
maps:
  - { name: Main, boards: [{ name: Board, grid: { kind: square, columns: 2, rows: 2 } }] }
  - { name: Den, private: Red }
prototypes: { man: { S: 1 } }
setup:
  - { at: A1, side: Blue, pieces: [{ prototype: man, count: 300 }] }
  - { at: Den, pieces: [{ prototype: man, count: ${hidden} }] }
actions: [{ name: A, of: { piece: "", on: Main }, does: [${line}] }]
effects:
  - name: Echo
    when: changed
    property: S
    does: [{ each: { piece: 'count(Den, S > 0) > 0', on: Den }, set: S, to: 5 }]
    reveals: [Den]
`);

describe('[D44] work that only hidden things cause', () => {
  const act = (game: Play) => doing(BEN, 'A', { subject: game.table.at('Main/Board', 'A1')[0]?.id });

  it('too much work on hidden things stops a step like an unseen obstacle', () => {
    const few = veiled(3, '{ set: S, to: 2 }');
    expect(play(few, act(few))).toMatchObject({ added: [{ kind: 'fired' }] });
    const many = veiled(600, '{ set: S, to: 2 }');
    const before = stateOf(many.table);
    const change = play(many, act(many));
    expect(change).toMatchObject({ added: [{ kind: 'attempt', by: BEN }], updated: [], removed: [] });
    apply(many.table, invert(change as Change));
    expect(stateOf(many.table)).toEqual(before);
  });

  it('work on hidden things does not change the refusal that the actor sees', () => {
    const line = `{ each: { piece: 'count(Main, S > 0) > 0', on: Main }, set: S, to: 'count(Main, S > 0)' }`;
    for (const hidden of [1, 900]) {
      const game = veiled(hidden, [line, line, line].join(', '));
      expect(play(game, act(game))).toEqual(atLine(1));
    }
  });

  it('work on hidden things does not affect players who may not act', () => {
    const game = veiled(600, '{ set: S, to: 2 }');
    expect(outcome(game, { ...act(game), actor: DAN })).toBe('not-a-player');
  });
});
