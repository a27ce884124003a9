import { describe, expect, it } from 'vitest';
import { counterDefaults, type Module } from '../../../src/engine/index.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { Operation } from '../../../src/table/index.ts';
import { beside, CHANNEL, killed, moveOf, newProcess, snapshotOf, started } from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  CLO,
  endTurn,
  HAND,
  join,
  openModule,
  RED,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';
import { act, begunGame, heardOf, moving, type Played } from '../channel/heard.ts';

/** Turns as drafts: what is done in a turn is told when it ends, in one post (U3). */

const drafts: Operation<'settings'> = { kind: 'settings', actor: ANN, posts: 'turn' };

type CounterDefinition = NonNullable<Module['counters']>[number];

const counter = (more: Partial<CounterDefinition> = {}): CounterDefinition => ({
  ...counterDefaults,
  name: 'Away',
  on: 'Field',
  match: 'PieceName = Pawn && LocationName != A5 && LocationName != B5',
  decks: false,
  stacks: false,
  report: '$counterName$: $oldValue$ then $newValue$ ($change$).',
  ...more,
});

const begun = async (module: Module = openModule): Promise<Played> => {
  const table = await begunGame(module);
  await act(table, drafts);
  return table;
};

const MINUTE = 60_000;

const posts = ({ process }: Played): readonly string[] => process.messenger.texts(CHANNEL);

describe('[U3] a turn is posted when it ends, in one post', () => {
  it('the post of a turn has one line for related moves', async () => {
    const table = await begun();
    const before = posts(table).length;
    await heardOf(table, moving(ANN, 'A5', 'A4'), moving(ANN, 'B5', 'B4'));
    expect(posts(table)).toHaveLength(before);
    const heard = await act(table, endTurn(ANN));
    expect(posts(table)).toHaveLength(before + 1);
    expect(heard.text).toBe(`**Blue**, turn 1: <@${BEN}>, your move.\n<@${ANN}> moves **Pawn** A5 → A4, B5 → B4.`);
    expect(heard.mentions).toEqual([BEN]);
  });

  it('[U15] the post of a turn calls everyone if all choose at once', async () => {
    const nod = { name: 'Nod', does: [{ set: 'Nods', of: 'game', to: '1' }] } as const;
    const phases = [
      { name: 'Nods', who: 'all', publishes: 'count', act: { Nod: 1 } },
      { name: 'Think', act: { move: 'any' } },
    ] as const;
    const turn = { order: ['Red', 'Blue'], ends: 'by-command', phases } as const;
    const table = await begun({ ...openModule, turn, actions: [nod], properties: { Nods: 'natural' } });
    const nodding = { kind: 'act', action: 'Nod', subject: undefined, choices: {}, payment: undefined } as const;
    // That somebody has chosen is told at once, whoever would be on turn.
    expect((await act(table, { ...nodding, actor: ANN })).text).toContain('is ready');
    await act(table, { ...nodding, actor: BEN });
    const { text } = await act(table, endTurn(ANN));
    expect(text.split('\n')[0]).toBe('**Turn 1**: everyone chooses at the same time.');
  });

  it('a public act is posted at once with the turn’s earlier acts', async () => {
    const table = await begun();
    await act(table, moving(ANN, 'A5', 'A4')(table));
    const rolled = await act(table, { kind: 'roll', actor: ANN, dice: '1d6', private: false });
    expect(rolled.text).toMatch(/^<@\d+>:\n\*\*Pawn\*\* A5 → A4\nrolls \*\*1d6/);
    expect(rolled.mentions).toEqual([]);
    await act(table, moving(ANN, 'B5', 'B4')(table));
    expect((await act(table, endTurn(ANN))).text).toBe(
      `**Blue**, turn 1: <@${BEN}>, your move.\n<@${ANN}> moves **Pawn** B5 → B4.`,
    );
  });

  it('the post of a turn omits steps undone before it', async () => {
    const table = await begun();
    const kept = [moving(ANN, 'A5', 'A4'), moving(ANN, 'B5', 'B4')] as const;
    await heardOf(table, ...kept, undo(ANN, 2), { kind: 'redo', actor: ANN, steps: 1 }, moving(ANN, 'C5', 'C4'));
    const again = await act(table, undo(ANN));
    expect(again).toEqual({ text: '', mentions: [], directs: [] });
    expect((await act(table, endTurn(ANN))).text).toBe(
      `**Blue**, turn 1: <@${BEN}>, your move.\n<@${ANN}> moves **Pawn** A5 → A4.`,
    );
  });

  it('an undo of posted steps is public', async () => {
    const table = await begun();
    await heardOf(table, moving(ANN, 'A5', 'A4'), endTurn(ANN));
    await act(table, undo(ANN, 1));
    expect(posts(table).at(-1)).toContain('takes back');
    expect((await heardOf(table, undo(ANN), endTurn(ANN))).text).toContain('takes back: moves **Pawn** A5 → A4');
  });

  it('without turns the other side’s next act posts earlier ones', async () => {
    const table = await begun(withRules(openModule, { turns: 'free' }));
    await act(table, moving(ANN, 'A5', 'A4')(table));
    expect((await act(table, moving(BEN, 'C1', 'C2')(table))).text).toBe(
      [`<@${ANN}>:`, '**Pawn** A5 → A4', `<@${BEN}>:`, '**Blue Pawn** C1 → C2'].join('\n'),
    );
    expect((await act(table, endTurn(ANN))).text).not.toContain('Pawn');
  });

  it('the host can set that each act is posted', async () => {
    const table = await begun();
    await act(table, moving(ANN, 'A5', 'A4')(table));
    await act(table, { ...drafts, posts: 'act' });
    expect((await act(table, moving(ANN, 'B5', 'B4')(table))).text).toContain('**Pawn** A5 → A4, B5 → B4');
    expect((await act(table, moving(ANN, 'A4', 'A3')(table))).text).toBe(`<@${ANN}> moves **Pawn** A4 → A3.`);
  });
});

describe('[U3] each changed counter reports once with its last value', () => {
  it('a changed counter reports in the turn’s post, in its own format', async () => {
    const table = await begun({
      ...openModule,
      counters: [counter(), counter({ name: 'Still', match: 'Royal = true' })],
    });
    await heardOf(table, moving(ANN, 'A5', 'A4'), moving(ANN, 'B5', 'B4'));
    expect((await act(table, endTurn(ANN))).text.split('\n').slice(2)).toEqual(['Away\\: 0 then 2 \\(2\\).']);
  });

  it('a counter whose value did not change in a turn is not reported', async () => {
    const table = await begun({ ...openModule, counters: [counter()] });
    await heardOf(table, moving(ANN, 'A5', 'A4'), moving(ANN, 'A4', 'A5'));
    expect((await act(table, endTurn(ANN))).text).not.toContain('Away');
  });

  it('long counter reports take space from acts in a post', async () => {
    const said = `$counterName$ ${'x'.repeat(470)} $newValue$`;
    const counters = Array.from({ length: 7 }, (_, i) => counter({ name: `Much${i}`, report: said }));
    const table = await begun({ ...openModule, counters });
    await heardOf(table, moving(ANN, 'A5', 'A4'), moving(ANN, 'B5', 'B4'), moving(ANN, 'C5', 'C4'));
    const { text } = await act(table, endTurn(ANN));
    for (let i = 0; i < 7; i += 1) expect(text).toContain(`Much${i} ${'x'.repeat(470)} 2`);
    expect(text.length).toBeLessThan(4000);
    expect(text).toMatch(/And \d more/);
  });

  it('[C92] private counter reports come in one direct message per turn', async () => {
    const hand = counter({ name: 'Held', on: 'Red Hand', match: '' });
    const process = newProcess();
    const module = { ...secretModule, counters: [hand] };
    const table = { process, game: await started(new Games(process.ports), module) };
    await heardOf(
      table,
      join(ANN, RED),
      join(BEN, BLUE),
      { kind: 'preside', actor: CLO, takes: true },
      { kind: 'begin', actor: ANN, posts: 'turn' },
    );
    const gone = await act(table, moveOf(table.game.session, ANN, spot(HAND), spot(CAMP)));
    expect([gone.text, gone.directs]).toEqual(['', []]);
    const ended = await act(table, endTurn(ANN));
    expect(ended.text).not.toContain('Held');
    expect(ended.directs).toEqual([[CLO, expect.stringContaining('Held\\: 1 then 0')]]);
  });
});

describe('[U3] a draft consists of steps and is never lost', () => {
  it('a kill loses no unposted steps, before or after a snapshot', async () => {
    const table = await begun({ ...openModule, counters: [counter()] });
    await act(table, moving(ANN, 'A5', 'A4')(table));
    const process = killed(table.process);
    const game = await new Games(process.ports).at(CHANNEL);
    if (!game) throw new Error('no game');
    const after = { process, game };
    await act(after, moving(ANN, 'B5', 'B4')(after));
    expect((await act(after, endTurn(ANN))).text).toContain('**Pawn** A5 → A4, B5 → B4.\nAway\\: 0 then 2');
  });

  it('another process that ends the turn posts the unposted steps', async () => {
    const table = await begun();
    await act(table, moving(ANN, 'A5', 'A4')(table));
    const process = beside(table.process);
    const game = await new Games(process.ports).at(CHANNEL);
    if (!game) throw new Error('no game');
    expect((await act({ process, game }, endTurn(ANN))).text).toContain('moves **Pawn** A5 → A4');
    // The first process hears of it, and has nothing left to tell.
    await table.process.clock.pass(5000);
    await act(table, moving(BEN, 'C1', 'C2')(table));
    expect((await act(table, endTurn(BEN))).text).not.toContain('A5');
  });

  it('a snapshot knows the unposted steps', async () => {
    const process = newProcess({ settings: { snapshotEvery: 7 } });
    const table = await begunGame(openModule, process);
    await heardOf(table, drafts, moving(ANN, 'A5', 'A4'));
    await table.game.session.close();
    expect((await snapshotOf(process, table.game.session.game)).draft.numbers).toEqual([7]);
    const later = killed(process);
    const game = await new Games(later.ports).at(CHANNEL);
    if (!game) throw new Error('no game');
    expect((await act({ process: later, game }, endTurn(ANN))).text).toContain('moves **Pawn** A5 → A4');
  });
});

describe('the post of a turn is the standing board', () => {
  const buttons = ({ process }: Played): readonly (readonly string[])[] =>
    process.messenger.there
      .filter(({ to }) => to === CHANNEL)
      .map(({ message }) => (message.rows ?? []).flat().flatMap((one) => (one.kind === 'button' ? one.label : [])));
  const boards = (table: Played): number => buttons(table).filter((labels) => labels.includes('Last turn')).length;

  it('[U5] the post of a turn becomes the board; the old one loses buttons', async () => {
    const table = await begun();
    for (const actor of [ANN, BEN, ANN, BEN]) {
      const before = posts(table).length;
      await act(table, endTurn(actor));
      expect(posts(table)).toHaveLength(before + 1);
      expect(boards(table)).toBe(1);
      expect(buttons(table).at(-1)).toContain('Last turn');
    }
    expect(table.process.messenger.edited).toEqual(['controls', 'controls', 'controls']);
    expect(posts(table).filter((text) => text.includes('your move'))).toHaveLength(4);
    expect(table.process.faults).toEqual([]);
  });

  it('[U4] the board post is edited while the next player is present', async () => {
    const table = await begun();
    const { process, game } = table;
    await act(table, endTurn(ANN));
    const before = posts(table).length;
    game.presence.note(ANN);
    expect(await act(table, endTurn(BEN))).toEqual({ text: '', mentions: [], directs: [] });
    expect(posts(table)).toHaveLength(before);
    expect(posts(table).at(-1)).toContain(`**Red**, turn 2: <@${ANN}>, your move.`);
    expect(process.messenger.there.at(-1)?.message.mentions).toBeUndefined();
    await process.clock.pass(2 * MINUTE);
    game.presence.note(ANN);
    await process.clock.pass(2 * MINUTE + 59_000);
    expect(posts(table)).toHaveLength(before);
    await process.clock.pass(1000);
    await process.clock.pass(0);
    expect(posts(table)).toHaveLength(before + 1);
    expect(process.messenger.there.at(-1)?.message.mentions).toEqual([ANN]);
    expect(boards(table)).toBe(1);
    await process.clock.pass(60 * MINUTE);
    expect(posts(table)).toHaveLength(before + 1);
  });

  it.each([
    [5 * MINUTE, 0],
    [5 * MINUTE + 1, 1],
  ])('[U4] a press %i ms ago decides between editing and a new post', async (ago, more) => {
    const table = await begun();
    await act(table, endTurn(ANN));
    table.game.presence.note(ANN);
    await table.process.clock.pass(ago);
    const before = posts(table).length;
    await act(table, endTurn(BEN));
    expect(posts(table)).toHaveLength(before + more);
  });

  it('[U4] a finished turn needs no mention, even after a kill', async () => {
    const table = await begun();
    await act(table, endTurn(ANN));
    table.game.presence.note(ANN);
    await act(table, endTurn(BEN));
    await table.process.clock.pass(MINUTE);
    await act(table, endTurn(ANN));
    const before = posts(table).length;
    await table.process.clock.pass(60 * MINUTE);
    expect(posts(table)).toHaveLength(before);
    table.game.presence.note(ANN);
    await act(table, endTurn(BEN));
    await table.game.session.close();
    const process = killed(table.process);
    await new Games(process.ports).at(CHANNEL);
    await process.clock.pass(4 * MINUTE);
    expect(process.messenger.there.at(-1)?.message.mentions).toEqual([ANN]);
    expect(posts(table)).toHaveLength(before + 1);
  });

  it('[U4] the board post is sent again if the former can’t be edited', async () => {
    const table = await begun();
    await act(table, endTurn(ANN));
    table.game.presence.note(ANN);
    table.process.messenger.there.length = 0;
    await act(table, endTurn(BEN));
    expect(posts(table)).toHaveLength(1);
    await table.process.clock.pass(60 * MINUTE);
    expect(posts(table)).toHaveLength(1);
  });
});
