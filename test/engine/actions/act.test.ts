import { describe, expect, it } from 'vitest';
import { ownValuesReports } from '../../../src/engine/actions/reports.ts';
import { actsFor, look, offersFor, onTurn } from '../../../src/engine/index.ts';
import { apply, invert, isRefusal } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { unmarkDetailReports } from '../../../src/view/seen/details.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { formatIn } from '../../../src/words/base/messages.ts';
import { sentences } from '../../../src/words/systems/actions.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, play, played, replayed, undo } from '../../support/table.ts';
import {
  BLUE_HAND,
  begin,
  doing,
  done,
  HEAP,
  inHand,
  MARKET,
  namesAt,
  pieceAt,
  RED_HAND,
  SQUARE,
  STOCK,
} from './market.ts';

const offered = (game: ReturnType<typeof begin>, actor = ANN): readonly string[] =>
  [...offersFor(game.table, actor)].map(({ action, subject, price }) =>
    [action, subject && (game.table.get('piece', subject.id)?.name ?? subject.id), price]
      .filter((part) => part !== undefined)
      .join(' '),
  );

describe('[G9] actions of a module', () => {
  it('an action, its payment and its lines are undone together', () => {
    const game = begin();
    const steps = game.steps.length;
    expect(done(game, doing(ANN, 'Buy', { subject: pieceAt(game, SQUARE, 'A1') }))).toBe('done');
    expect(game.steps.length).toBe(steps + 1);
    expect(namesAt(game, RED_HAND)).toEqual(['crown', 'lamp', 'note', 'penny', 'penny']);
    expect(namesAt(game, HEAP)).toEqual(['crown', 'penny', 'penny', 'penny']);
    expect(namesAt(game, SQUARE, 'A1')).toEqual([]);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    // Cards were shown by it: the others are asked.
    expect(play(game, undo(ANN))).toMatchObject({ code: 'undo-needs-consent' });
  });

  it('one undo takes back a whole action', () => {
    const game = begin();
    const before = [...game.table.all('piece')];
    const subject = pieceAt(game, SQUARE, 'A2');
    expect(done(game, doing(ANN, 'Drill', { subject, choices: { by: 2 } }))).toBe('done');
    expect([...game.table.all('piece')]).not.toEqual(before);
    played(game, undo(ANN));
    expect([...game.table.all('piece')]).toEqual(before);
    expect(game.table.get('turn', 'turn')).toMatchObject({ position: 0 });
  });

  it('an action is offered with its cost only while possible', () => {
    const game = begin();
    expect(offered(game)).toEqual([
      'Buy lamp 6',
      'Buy ring 17',
      'Buy gift 0',
      'Trade lamp 6',
      'Trade ring 17',
      'Trade gift 0',
      'Fill',
      'Drill Ayla',
      'Test',
      'Send',
      'Levy',
      'Shift Ayla',
      'Loop',
    ]);
    expect(offered(game, BEN)).toEqual([]);
    expect(done(game, doing(BEN, 'Fill'))).toMatchObject({ code: 'not-your-turn' });
    const bran = pieceAt(game, SQUARE, 'B2');
    expect(done(game, doing(ANN, 'Drill', { subject: bran, choices: { by: 1 } }))).toMatchObject({
      code: 'action-not-with',
    });
    expect(done(game, doing(ANN, 'Drill'))).toMatchObject({ code: 'action-needs' });
    expect(done(game, doing(ANN, 'Fill', { subject: bran }))).toMatchObject({ code: 'action-alone' });
    expect(done(game, doing(ANN, 'Dig'))).toMatchObject({ code: 'no-such-action' });
    played(game, endTurn(ANN));
    expect(offered(game, BEN)).toEqual([
      'Buy gift 0',
      'Trade gift 0',
      'Fill',
      'Test',
      'Send',
      'Levy',
      'Shift Bran',
      'Loop',
    ]);
  });

  it('actions grant host powers, pass choices as arguments, and end turns', () => {
    const game = begin();
    const [ayla, bran] = [pieceAt(game, SQUARE, 'A2'), pieceAt(game, SQUARE, 'B2')];
    const act = doing(ANN, 'Drill', { subject: ayla, choices: { by: 3, friend: [bran] } });
    expect(done(game, act)).toBe('done');
    expect(game.table.get('piece', ayla)).toMatchObject({ values: { Might: 8 }, facing: 3, layer: 2 });
    expect(game.table.get('piece', bran)).toMatchObject({ values: { Might: 1 } });
    expect(game.table.get('turn', 'turn')).toMatchObject({ position: 1 });
  });

  it('an action refuses an invalid choice and lists the valid ones', () => {
    const game = begin();
    const ayla = pieceAt(game, SQUARE, 'A2');
    const drill = (choices: Parameters<typeof doing>[2]) =>
      done(game, doing(ANN, 'Drill', { subject: ayla, ...choices }));
    expect(drill({ choices: { by: 4 } })).toMatchObject({ code: 'choice-range', from: 1, to: 3 });
    expect(drill({ choices: {} })).toMatchObject({ code: 'choice-range' });
    expect(drill({ choices: { by: 1, friend: [ayla] } })).toMatchObject({ code: 'choice-not-that' });
    expect(drill({ choices: { by: 1, other: [ayla] } })).toMatchObject({ code: 'no-such-choice' });
    const send = (gift: readonly string[]) => done(game, doing(ANN, 'Send', { choices: { to: ['Blue'], gift } }));
    expect(send([])).toMatchObject({ code: 'choice-lacks', least: 1 });
    expect(send(inHand(game, 'penny', 'penny', 'penny'))).toMatchObject({ code: 'choice-too-many', most: 2 });
    expect(send(inHand(game, 'penny', 'note'))).toBe('done');
    expect(namesAt(game, BLUE_HAND)).toEqual(['crown', 'note', 'penny']);
  });

  it('an action runs each line on all matches while targets remain', () => {
    const game = begin();
    played(game, doing(ANN, 'Buy', { subject: pieceAt(game, SQUARE, 'C1') }));
    expect(done(game, doing(ANN, 'Fill'))).toBe('done');
    expect(namesAt(game, SQUARE, 'C1')).toEqual(['lamp']);
    expect(namesAt(game, SQUARE, 'D1')).toEqual(['lamp']);
    expect(game.table.at(STOCK)).toHaveLength(3);
    expect(done(game, doing(ANN, 'Fill'))).toMatchObject({ code: 'action-not-now' });
  });

  it('an action rolls in public and names the result', () => {
    const game = begin();
    expect(done(game, doing(ANN, 'Test'))).toBe('done');
    expect(game.table.get('roll', 'roll')?.outcome?.dice).toBe('1d6');
    expect(namesAt(game, SQUARE, 'A3')).toEqual(['Sentry']);
    // The cell holds one piece: what fell stands, though the rest can't be done.
    expect(done(game, doing(ANN, 'Test'))).toBe('done');
    expect(game.table.get('roll', 'roll')?.number).toBe(2);
    expect(namesAt(game, SQUARE, 'A3')).toEqual(['Sentry']);
  });

  it('an action is refused whole if the actor can foresee a failing line', () => {
    const game = begin(MARKET.replace('handLimit: 9', 'handLimit: 4'));
    const before = stateOf(game.table);
    expect(done(game, doing(ANN, 'Buy', { subject: pieceAt(game, SQUARE, 'C1') }))).toMatchObject({
      code: 'hand-full',
    });
    expect(stateOf(game.table)).toEqual(before);
  });

  it('a module without actions has none', () => {
    const game = begin(MARKET.replace(/actions:[\s\S]*?setup:/, 'setup:'));
    expect(offered(game)).toEqual([]);
    expect(done(game, doing(ANN, 'Buy'))).toMatchObject({ code: 'no-such-action', names: [] });
  });
});

it('[G5] the list of possible actions has every choice and ends of turns', () => {
  const game = begin();
  const acts = [...actsFor(game.table, ANN)];
  const drills = acts.flatMap((act) => (act.kind === 'act' && act.action === 'Drill' ? [act.choices] : []));
  const bran = pieceAt(game, SQUARE, 'B2');
  expect(drills).toEqual([1, 2, 3].flatMap((by) => [[], [bran]].map((friend) => ({ by, friend }))));
  expect(acts.at(-1)).toEqual(endTurn(ANN));
  for (const act of acts) {
    const change = play(game, act);
    if (isRefusal(change)) throw new Error(`${JSON.stringify(act)} was refused: ${change.code}`);
    apply(game.table, invert(change));
  }
  expect([...actsFor(game.table, BEN)]).toEqual([]);
  expect([...actsFor(game.table, ANN, { kind: 'act', action: 'Drill', isBrief: true })]).toHaveLength(1);
  const ayla = pieceAt(game, SQUARE, 'A2');
  expect([...actsFor(game.table, ANN, { piece: ayla })]).toHaveLength(7);
});

describe('[G9] lines of an action', () => {
  const RULED = MARKET.replace(
    'actions:\n',
    `actions:
  - { name: Boast, does: [{ set: luck, of: Actor, to: "$Actor.luck$ + 3" }, { set: Mood, of: game, to: "'merry'" }, { set: luck, of: Blue, to: "count(sides, luck > 4)" }] }
  - { name: Call, does: [{ next: Actor }] }
  - { name: Yield, does: [{ lose: Actor }] }
  - { name: Crown, does: [{ each: { side: luck = 2 }, win: it }] }
  - { name: Truce, does: [{ tie: all }] }
  - { name: Spoil, does: [{ set: Worth, of: Actor, to: "'much'" }] }
`,
  ).replace('Kind: text }', 'Kind: text, luck: number, Mood: text }\nvalues: { Mood: grey }');
  const valued = ({ table }: ReturnType<typeof begin>, name: string, side?: string): unknown =>
    look(table, side === undefined ? { kind: 'game', id: 'game', name } : { kind: 'side', id: side, name });

  it('lines of an action set values of sides and the game', () => {
    const game = begin(RULED);
    expect([valued(game, 'luck', 'Red'), valued(game, 'Mood'), valued(game, 'Mood', 'Blue')]).toEqual([
      2,
      'grey',
      'grey',
    ]);
    expect(done(game, doing(ANN, 'Boast'))).toBe('done');
    expect(valued(game, 'luck', 'Red')).toBe(5);
    expect(valued(game, 'Mood', 'Blue')).toBe('merry');
    expect(valued(game, 'luck', 'Blue')).toBe(1);
    expect(done(game, doing(ANN, 'Spoil'))).toMatchObject({ code: 'wrong-value', property: 'Worth' });
    played(game, undo(ANN));
    expect([valued(game, 'luck', 'Red'), valued(game, 'Mood')]).toEqual([2, 'grey']);
  });

  it('[D39] values show their labels, or their keys as words', () => {
    const game = begin(`${RULED.replaceAll('Mood', 'InnerMood')}\nlabels: { luck: Good fortune }\n`);
    expect(done(game, doing(ANN, 'Boast'))).toBe('done');
    const { added } = ownValuesReports;
    const telling = { reader: new Lens(game.table, channelViewer), operation: doing(ANN, 'Boast') };
    const values = [...game.table.all('own-values')];
    const seen = values.flatMap((one) => (added === 'nothing' ? [] : added(telling, one)));
    const told = unmarkDetailReports(seen).flatMap((one) =>
      one.what === 'valued' ? sentences(formatIn('en')).lines.valued(one) : [],
    );
    expect([...told].sort()).toEqual([
      '-# **Blue**: Good fortune 1.',
      '-# **Red**: Good fortune 5.',
      '-# Inner mood merry.',
    ]);
  });

  it('a line of an action can set the next side on turn, once', () => {
    const game = begin(RULED);
    expect(done(game, doing(ANN, 'Call'))).toBe('done');
    expect(onTurn(game.table)?.name).toBe('Red');
    played(game, endTurn(ANN));
    expect(game.table.get('turn', 'turn')).toMatchObject({ position: 0, number: 2 });
    played(game, endTurn(ANN));
    expect(onTurn(game.table)?.name).toBe('Blue');
  });

  it.each([
    ['Yield', ['lost', 'won']],
    ['Crown', ['won', 'lost']],
    ['Truce', ['drew', 'drew']],
  ])('a line of an action with %s ends the game', (action, results) => {
    const game = begin(RULED);
    expect(done(game, doing(ANN, action))).toBe('done');
    expect(['Red', 'Blue'].map((side) => game.table.get('outcome', side)?.result)).toEqual(results);
    expect(done(game, doing(ANN, 'Boast'))).toMatchObject({ code: 'game-over' });
  });
});

it('[G9] a line of an action reads counters as changed by earlier lines', () => {
  const game = begin(
    MARKET.replace(
      'actions:\n',
      `counters: [{ name: Wealth, on: Red Hand, sum: Worth }]
actions:
  - name: Save
    choose: { coin: { piece: Kind = money, on: Hand } }
    does:
      - { let: before, be: $Red Hand_Wealth$ }
      - { move: coin, to: Heap }
      - { let: after, be: $Red Hand_Wealth$ }
      - { each: { piece: Kind = unit, on: Green }, set: Might, to: before - after }
    reveals: [Red Hand, Blue Hand]
`,
    ),
  );
  expect(done(game, doing(ANN, 'Save', { choices: { coin: inHand(game, 'crown') } }))).toBe('done');
  expect(game.table.get('piece', pieceAt(game, SQUARE, 'A2'))).toMatchObject({ values: { Might: 5 } });
});
