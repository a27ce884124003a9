import { describe, expect, it } from 'vitest';
import { actsFor, answerOptionsFor, findOpenQuestion, gameOf, look, onTurn } from '../../../src/engine/index.ts';
import { seenTable } from '../../../src/engine/play/secrecy/seen-table.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { isRefusal, type Operation, type PersonId, type PieceId, type SideId } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  endTurn,
  join,
  newPlay,
  type Play,
  play,
  played,
  RED,
  replayed,
  startOf,
  undo,
  undoneWith,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { BLUE_HAND, begin, doing, HEAP, inHand, MARKET, namesAt, pieceAt, RED_HAND, SQUARE, STOCK } from './market.ts';

const { faultText } = en.moduleFaults;

const HANDS = 'reveals: [Red Hand, Blue Hand]';

/** The market with what asks: who acts, the other side, everybody. */
const ASKING = MARKET.replace(
  'actions:\n',
  `actions:
  - name: Broker
    does:
      - { let: gain, be: 3 }
      - { draw: 2, from: Stock }
      - { ask: cards, choose: { piece: "", on: Hand, least: 2, most: 3 }, text: Two go under the stock. }
      - { move: cards, to: Stock, where: bottom }
      - { let: paid, be: gain * 2 }
      - { each: { piece: Kind = unit, on: Green }, set: Might, to: paid }
    ${HANDS}
  - name: Toll
    does: [{ ask: coin, side: Blue, choose: { piece: Kind = money, on: Hand }, hours: 5, late: host }, { move: coin, to: Heap }]
    ${HANDS}
  - name: Poll
    does: [{ each: { side: "" }, ask: who, side: it, choose: { piece: Kind = unit, on: Green, least: 0 } }, { end: turn }]
`,
);

const HOUR = 3_600_000;

const answer = (actor: PersonId, chosen: Operation<'answer'>['chosen']): Operation<'answer'> => ({
  kind: 'answer',
  actor,
  chosen,
});

const codeOf = (game: Play, operation: Operation, now = 0): string => {
  const change = play(game, operation, now);
  return isRefusal(change) ? change.code : 'done';
};

const cardsOf = ({ table }: Play, hand: string, ...names: readonly string[]): readonly PieceId[] =>
  names.map((name) => table.at(hand).find(({ id }) => table.get('piece', id)?.name === name)?.id as PieceId);

describe('[G23] a question in the middle of an action', () => {
  it('a question is recorded and blocks everything else until answered', () => {
    const game = begin(ASKING);
    const lying = (): readonly (readonly string[])[] => [STOCK, RED_HAND].map((place) => namesAt(game, place));
    const before = lying();
    played(game, doing(ANN, 'Broker'));
    expect(namesAt(game, RED_HAND).filter((name) => name === 'lamp')).toHaveLength(2);
    expect(findOpenQuestion(game.table)).toMatchObject({ by: 'Broker', name: 'cards', record: { side: 'Red' } });
    const asked = lying();
    const waiting: readonly Operation[] = [
      doing(ANN, 'Fill'),
      endTurn(ANN),
      { kind: 'roll', actor: ANN, dice: '1d6', private: false },
      { kind: 'draw', actor: ANN, deck: STOCK, count: 1, named: [], to: { in: RED_HAND } },
      endTurn(BEN),
    ];
    for (const operation of waiting)
      expect(codeOf(game, operation), operation.kind).toMatch(/question-open|not-your-turn/);
    expect([...actsFor(game.table, ANN)].every(({ kind }) => kind === 'answer')).toBe(true);
    expect([...actsFor(game.table, ANN)].length).toBeGreaterThan(3);
    expect([...actsFor(game.table, BEN)]).toEqual([]);
    // What is answered.
    expect(codeOf(game, answer(BEN, inHand(game, 'penny', 'penny')))).toBe('not-asked');
    expect(codeOf(game, answer(ANN, inHand(game, 'penny')))).toBe('choice-lacks');
    expect(codeOf(game, answer(ANN, inHand(game, 'penny', 'penny', 'penny', 'note')))).toBe('choice-too-many');
    expect(codeOf(game, answer(ANN, cardsOf(game, BLUE_HAND, 'crown').concat(inHand(game, 'penny'))))).toBe(
      'choice-not-that',
    );
    expect(codeOf(game, answer(ANN, undefined), 9e12)).toBe('question-waits');
    const steps = game.steps.length;
    played(game, answer(ANN, inHand(game, 'penny', 'note')));
    expect(game.steps.length).toBe(steps + 1);
    expect(findOpenQuestion(game.table)).toBeUndefined();
    const names = game.table.at(STOCK).map(({ id }) => game.table.get('piece', id)?.name);
    expect(names.slice(0, 2).sort()).toEqual(['note', 'penny']);
    // What was named before is known behind it.
    expect(game.table.get('piece', pieceAt(game, SQUARE, 'A2'))?.values).toMatchObject({ Might: 6 });
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    expect(codeOf(game, answer(ANN, []))).toBe('no-question');
    // The pieces are taken back one by one.
    undoneWith(game, ANN, BEN);
    expect(lying()).toEqual(asked);
    expect(findOpenQuestion(game.table)).toMatchObject({ by: 'Broker', record: { side: 'Red' } });
    undoneWith(game, ANN, BEN);
    expect(lying()).toEqual(before);
    expect(findOpenQuestion(game.table)).toBeUndefined();
  });

  it('a question reaches each side in its own view, then the action continues', () => {
    const game = begin(ASKING);
    played(game, doing(ANN, 'Levy'));
    const record = game.table.get('question', 'question');
    expect(record).toMatchObject({ side: 'Blue', until: 2 * HOUR });
    // Who waits sees that it is asked, and nothing of what is chosen among.
    const [mine, other] = [BEN, ANN].map((person) => seenTable(game.table, person)?.get('question', 'question'));
    expect(mine).toMatchObject({ rest: [], bounds: [] });
    expect(other).toMatchObject({ rest: [], bounds: [], known: { it: { kind: 'game' } } });
    const blue = cardsOf(game, BLUE_HAND, 'crown');
    expect(answerOptionsFor(game.table, BEN)).toMatchObject({ among: [{ id: blue[0] }], least: 1, most: 1 });
    expect(answerOptionsFor(game.table, ANN)).toMatchObject({ among: [] });
    played(game, answer(BEN, blue));
    expect(namesAt(game, HEAP)).toContain('crown');
    // Then who acts is asked, for a number.
    expect(findOpenQuestion(game.table)).toMatchObject({ name: 'bet', record: { side: 'Red' } });
    expect(codeOf(game, answer(ANN, 4))).toBe('choice-range');
    played(game, answer(ANN, 3));
    expect(game.table.get('piece', pieceAt(game, SQUARE, 'A2'))?.values).toMatchObject({ Might: 3 });
    expect(onTurn(game.table)?.name).toBe('Red');
  });

  it('a question at its deadline falls to chance, the least, the host or nothing', () => {
    const game = begin(ASKING);
    played(game, doing(ANN, 'Levy'));
    expect(codeOf(game, answer(ANN, undefined), 2 * HOUR - 1)).toBe('question-waits');
    expect(codeOf(game, answer(CLO, undefined), 2 * HOUR)).toBe('not-a-player');
    expect(codeOf(game, answer(ANN, undefined), 2 * HOUR)).toBe('done');
    expect(namesAt(game, BLUE_HAND)).toEqual([]);
    expect(game.table.get('roll', 'roll')).toMatchObject({ label: 'Levy' });
    expect(codeOf(game, answer(BEN, undefined), 3 * HOUR)).toBe('done');
    expect(game.table.get('piece', pieceAt(game, SQUARE, 'B2'))?.values).toMatchObject({ Might: 1 });
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    const other = begin(ASKING);
    played(other, endTurn(ANN), doing(BEN, 'Toll'));
    expect(codeOf(other, answer(BEN, undefined), 5 * HOUR)).toBe('question-host');
    expect(codeOf(other, answer(ANN, undefined), 5 * HOUR)).toBe('done');
    expect(namesAt(other, BLUE_HAND)).toEqual([]);
  });

  it.each(['random', 'least'])('a question takes just the required number at its deadline: %s', (late) => {
    const tithe = `choose: { piece: Kind = money, on: Hand, least: 2, most: 4 }, hours: 1, late: ${late} }`;
    const game = begin(
      MARKET.replace(
        'actions:\n',
        `actions:\n  - { name: Tithe, does: [{ ask: coins, ${tithe}, { move: coins, to: Heap }], ${HANDS} }\n`,
      ),
    );
    const [hand, heap] = [RED_HAND, HEAP].map((place) => namesAt(game, place).length);
    played(game, doing(ANN, 'Tithe'));
    expect(codeOf(game, answer(ANN, undefined), HOUR)).toBe('done');
    expect([RED_HAND, HEAP].map((place) => namesAt(game, place).length)).toEqual([Number(hand) - 2, Number(heap) + 2]);
  });

  it('a question follows the seat, and ends if its side is out', () => {
    const game = begin(ASKING);
    played(game, doing(ANN, 'Levy'), { kind: 'leave', actor: BEN, side: BLUE }, join(CLO, BLUE));
    expect(codeOf(game, answer(BEN, cardsOf(game, BLUE_HAND, 'crown')))).toBe('not-asked');
    expect(codeOf(game, answer(CLO, cardsOf(game, BLUE_HAND, 'crown')))).toBe('done');
    const over = begin(ASKING);
    played(over, doing(ANN, 'Levy'), { kind: 'resign', actor: BEN, side: BLUE });
    expect(gameOf(over.table).phase).toBe('over');
    expect(findOpenQuestion(over.table)).toBeUndefined();
    const polled = begin(ASKING);
    played(polled, doing(ANN, 'Poll'), answer(ANN, []));
    expect(findOpenQuestion(polled.table)).toMatchObject({ record: { side: 'Blue' } });
    expect(onTurn(polled.table)?.name).toBe('Red');
    played(polled, answer(BEN, [pieceAt(polled, SQUARE, 'A2')]));
    expect(onTurn(polled.table)?.name).toBe('Blue');
    played(polled, undo(BEN));
    expect(findOpenQuestion(polled.table)).toMatchObject({ record: { side: 'Blue' } });
  });
});

it('[G23] open games skip a question with one answer; moves end turns after', () => {
  const open = `
module: ford
title: Ford
sides: [{ name: Red }, { name: Blue }]
turn: { ends: after-move }
rules: { pieces: owner }
properties: { Might: number }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 }, zones: [{ name: Ford, cells: [B2] }] }]
prototypes: { guard: { Might: 2 } }
effects:
  - name: Wading
    when: entered
    on: Ford
    does:
      - { ask: burden, side: Blue, choose: { piece: "Might > 1 && Owner = Blue" } }
      - { set: Might, of: burden, to: 1 }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: guard }] }
  - { at: [B1, C1], side: Blue, pieces: [{ prototype: guard }] }
`;
  const game = begin(open);
  const at = (cell: string): PieceId => pieceAt(game, 'Field/Field', cell);
  const red = at('A1');
  const go = (cell: string, actor = ANN, piece = red): Operation =>
    ({ kind: 'move', actor, pieces: [piece], to: { in: 'Field/Field', cell }, captures: [] }) as unknown as Operation;
  played(game, go('B2'));
  expect(findOpenQuestion(game.table)).toMatchObject({ by: 'Wading', record: { side: 'Blue', by: 'move' } });
  expect(onTurn(game.table)?.name).toBe('Red');
  const [first, last] = [at('B1'), at('C1')];
  played(game, answer(BEN, [first]));
  expect(game.table.get('piece', first)?.values).toMatchObject({ Might: 1 });
  expect(onTurn(game.table)?.name).toBe('Blue');
  // One is left: it is the answer.
  played(game, go('C3', BEN, last), go('A2'), go('C2', BEN, last), go('B2'));
  expect(findOpenQuestion(game.table)).toBeUndefined();
  expect(game.table.get('piece', last)?.values).toMatchObject({ Might: 1 });
  expect(onTurn(game.table)?.name).toBe('Blue');
});

it('[G23] a question must declare its choices and its result after the deadline', () => {
  const faults = (line: string): readonly string[] => {
    const read = readModule(
      ASKING.replace(
        '{ ask: bet, choose: { number: [1, 3] }, hours: 1, late: least, text: How much it is worth. }',
        line,
      ),
    );
    return read.ok ? [] : read.faults.map(faultText);
  };
  expect(faults('{ ask: bet }')).toEqual([expect.stringContaining('choose')]);
  expect(faults('{ ask: bet, choose: { number: [1, 3] }, hours: 1 }')).toEqual([expect.stringContaining('late')]);
  expect(faults('{ ask: bet, choose: { number: [1, 3] }, late: least }')).toEqual([expect.stringContaining('hours')]);
  expect(faults('{ ask: bet, choose: { piece: "", on: Hnad } }')).toEqual([expect.stringContaining('Hand')]);
  expect(faults('{ ask: it, choose: { number: [1, 3] } }')).not.toEqual([]);
});

const PLOT = `
module: plot
title: Plot
sides: [{ name: Red }, { name: Blue }, { name: Green }]
rules: { pieces: owner }
properties: { Might: number, Top: number }
values: { Might: 0, Top: 0 }
turn:
  phases:
    - { name: Scheme, who: all, publishes: count, act: { Bet: 1 }, skip: Might > 9, end: [{ set: Top, of: game, to: "most(sides, Might)" }] }
    - { name: March, act: { Walk: 1 } }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3 } }] }
prototypes: { guard: {} }
actions:
  - { name: Bet, choose: { by: { number: [1, 9] } }, does: [{ set: Might, of: Actor, to: by }, { roll: 1d6 }] }
  - { name: Walk, does: [{ roll: 1d6 }] }
`;

it('[G6] simultaneous choices stay hidden and changeable until all have chosen', () => {
  const module = moduleFrom(PLOT);
  const game = newPlay();
  const green = 'Green' as SideId;
  played(game, startOf(module), join(ANN, RED), join(BEN, BLUE), join(CLO, green), { kind: 'begin', actor: ANN });
  const bet = (actor: PersonId, by: number) => doing(actor, 'Bet', { choices: { by } });
  const seenBy = (person: PersonId, side: SideId) => seenTable(game.table, person)?.get('covered-act', side);
  const might = (side: SideId) => look(game.table, { kind: 'side', id: side, name: 'Might' });
  // Whoever's turn it is.
  expect([...actsFor(game.table, BEN, { kind: 'act' })]).toHaveLength(9);
  played(game, bet(BEN, 3));
  expect(might(BLUE)).toBe(0);
  expect(seenBy(BEN, BLUE)).toMatchObject({ action: 'Bet', choices: { by: 3 } });
  expect(seenBy(ANN, BLUE)).toEqual({ kind: 'covered-act', id: 'Blue', phase: 'Scheme', by: BEN });
  expect(codeOf(game, bet(BEN, 3))).toBe('nothing-changes');
  played(game, bet(BEN, 5));
  expect(seenBy(ANN, BLUE)).toEqual({ kind: 'covered-act', id: 'Blue', phase: 'Scheme', by: BEN });
  expect(codeOf(game, doing(ANN, 'Walk'))).toBe('not-in-phase');
  expect(codeOf(game, { kind: 'pass', actor: ANN })).toMatch(/no-passing|pass-not-now/);
  // One may do nothing, where nothing is owed.
  played(game, { kind: 'next-phase', actor: ANN });
  expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Scheme');
  played(game, bet(CLO, 7));
  expect([RED, BLUE, green].map(might)).toEqual([0, 5, 7]);
  expect(look(game.table, { kind: 'game', id: 'game', name: 'Top' })).toBe(7);
  expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('March');
  expect(game.table.get('roll', 'roll')?.earlier).toHaveLength(1);
  expect(seenBy(ANN, BLUE)).toMatchObject({ choices: { by: 5 }, open: true });
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  undoneWith(game, CLO, ANN, BEN);
  expect([RED, BLUE, green].map(might)).toEqual([0, 0, 0]);
  expect(seenBy(ANN, BLUE)).toEqual({ kind: 'covered-act', id: 'Blue', phase: 'Scheme', by: BEN });
  // Who is out is not waited for.
  played(game, { kind: 'resign', actor: CLO, side: green });
  expect([RED, BLUE].map(might)).toEqual([0, 5]);
  const faults = (text: string): readonly string[] => {
    const read = readModule(text);
    return read.ok ? [] : read.faults.map(faultText);
  };
  expect(faults(PLOT.replace('act: { Walk: 1 }', 'act: { Bet: 1 }'))).toEqual([expect.stringContaining('Bet')]);
  expect(faults(PLOT.replace('act: { Bet: 1 }', 'act: { roll: 1 }'))).toEqual([expect.stringContaining('roll')]);
  expect(faults(PLOT.replace('name: March,', 'name: March, publishes: count,'))).toEqual([
    expect.stringContaining('publishes'),
  ]);
});
