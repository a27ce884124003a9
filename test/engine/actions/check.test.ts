import { describe, expect, it } from 'vitest';
import { actsFor, choiceOptionsFor, moduleOf } from '../../../src/engine/index.ts';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import { readModule } from '../../../src/session/module/read.ts';
import type { CellId, PersonId } from '../../../src/table/index.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, play, played, replayed } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { begin, doing, done, MARKET, pieceAt, SQUARE } from './market.ts';

const { faultText } = en.moduleFaults;

const shift = (game: ReturnType<typeof begin>, to: string, actor: PersonId = ANN, from = 'A2') =>
  doing(actor, 'Shift', {
    subject: pieceAt(game, SQUARE, from),
    choices: { place: [cellSubjectId(SQUARE, to as CellId)] },
  });

const faultsIn = (text: string): string => {
  const read = readModule(text);
  return read.ok ? '' : read.faults.map(faultText).join('\n');
};

const cellsOffered = (game: ReturnType<typeof begin>): readonly string[] =>
  [...actsFor(game.table, ANN, { action: 'Shift' })].flatMap((act) =>
    act.kind === 'act' ? Object.values(act.choices).flat().map(String) : [],
  );

describe('[G24] a check after an action', () => {
  it('a failed check refuses the action with the module’s sentence', () => {
    const game = begin();
    const [before, steps] = [stateOf(game.table), game.steps.length];
    const { revision } = game.table;
    expect(done(game, shift(game, 'C2'))).toEqual({
      code: 'check-fails',
      action: 'Shift',
      text: 'Nobody stands on C2.',
      option: 'with',
    });
    expect([stateOf(game.table), game.steps.length, game.table.revision]).toEqual([before, steps, revision]);
    expect(done(game, shift(game, 'D2'))).toBe('done');
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('a check can use names from the lines and the resulting piece', () => {
    const game = begin(MARKET.replace('value: 2, min: 0', 'value: 1, min: 0'));
    expect(done(game, shift(game, 'D2'))).toMatchObject({ text: 'Somebody must be left to guard.' });
    // Of several that are not so the first is told.
    expect(done(game, shift(game, 'C2'))).toMatchObject({ text: 'Nobody stands on C2.' });
  });

  it('actions that would fail their check are not offered', () => {
    const game = begin();
    expect(cellsOffered(game)).toEqual([expect.stringContaining('D2')]);
    const begun = { actor: ANN, action: 'Shift', subject: pieceAt(game, SQUARE, 'A2'), choices: {} };
    expect(choiceOptionsFor(game.table, begun, 'place')).toEqual([
      expect.objectContaining({ id: expect.stringContaining('D2') }),
    ]);
    // One way of choosing stands for all, and is found behind one that would be refused.
    const [brief] = actsFor(game.table, ANN, { action: 'Shift', isBrief: true });
    expect(brief && play(game, brief)).not.toHaveProperty('code');
  });

  it("a check forbids lines that can't be tried, and declares hidden reads", () => {
    const drawn = MARKET.replace('{ move: it, to: place }', '{ draw: 1, from: Stock }');
    expect(faultsIn(drawn)).toContain(`"draw" can't be tried out beforehand`);
    const hidden = MARKET.replace('that: count(C2) = $before$', `that: count('Blue Hand') < 9`);
    expect(faultsIn(hidden)).toContain('reveals: [Blue Hand]');
  });

  it('a check is judged once, by what its player sees', () => {
    // Nobody but Blue sees into its hand: for Red it is empty, and so it is for what follows.
    const text = MARKET.replace('that: count(C2) = $before$', `that: count('Blue Hand') = 0`).replace(
      'Somebody must be left to guard. }',
      'Somebody must be left to guard. }\n    reveals: [Blue Hand]',
    );
    const game = begin(text);
    expect(moduleOf(game.table).actions?.find(({ name }) => name === 'Shift')?.check).toHaveLength(2);
    expect(done(game, shift(game, 'D2'))).toBe('done');
    played(game, endTurn(ANN));
    expect(done(game, shift(game, 'C2', BEN, 'B2'))).toMatchObject({ code: 'check-fails' });
  });
});
