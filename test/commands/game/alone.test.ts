import { expect, test } from 'vitest';
import type { Reply } from '../../../src/port/command.ts';
import type { BotThinkingPorts } from '../../../src/session/base/thinker.ts';
import type { CellId, PersonId, SideId } from '../../../src/table/index.ts';
import type { Control, Message } from '../../../src/view/text/message.ts';
import { FakeClock } from '../../support/clock.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { calledByName, looksOf, sentencesOf } from '../../support/play/desk-lines.ts';
import { ANN } from '../../support/table.ts';
import { thinkingHere } from '../../support/thinking.ts';

/** A game alone against the bot, as it reads from the first press: what the bot does is chance of a seed, and the same each time. */

const DUEL = `
module: duel
title: Duel
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: after-move }
properties: { Worth: natural }
maps:
  - name: Field
    occupied: refuse
    captures: displacement
    boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 4, numbering: A1 } }]
prototypes:
  king: { symbol: K, moves: K, Worth: 5 }
  rook: { symbol: R, moves: R, Worth: 2 }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: king }] }
  - { at: C1, side: Red, pieces: [{ prototype: rook }] }
  - { at: D4, side: Blue, pieces: [{ prototype: king }] }
  - { at: B4, side: Blue, pieces: [{ prototype: rook }] }
scorekeepers: |
  (scorekeeper points (title "Worth") (initial 0) (ranks most) (do (set (sum u* Worth)) (if (< score 5) (lose))))
`;

const controlsOf = ({ rows = [] }: Message): readonly Control[] => rows.flat();

test('[U9] solo play against the bot matches the golden file', async () => {
  const desk = new Desk(moduleFrom(DUEL), new Map([[ANN, 'ann']]));
  const lines: string[] = [];
  let now: Message = { text: '' };
  const press = async (id: string, ...values: readonly string[]): Promise<void> => {
    const { update, answer }: Reply = await desk.press(ANN, id, values);
    now = update ?? answer ?? { text: 'nothing' };
    const [game, verb] = id.split(':');
    const options = (one: Control): string =>
      one.kind === 'select' ? one.options.map(({ label }) => label).join(', ') : one.label;
    lines.push(
      '',
      `## ${game} ${verb} ${game === 'game' ? id.split(':').slice(2).join(' ') : ''}`.trim(),
      sentencesOf(now),
      ...controlsOf(now).map((one) => `[${options(one)}]${looksOf(one)} ${one.id.split(':').slice(0, 2).join(' ')}`),
    );
  };
  /** The first of a list, or the first button, that does that. */
  const first = async (verb: string): Promise<void> => {
    const found = controlsOf(now).find(({ id }) => id.startsWith(`play:${verb}:`)) ?? expect.fail(`no ${verb}`);
    await press(found.id, ...(found.kind === 'select' ? [found.options[0]?.value ?? ''] : []));
  };
  await press('game:try:nothing');
  await press('game:try:duel');
  await press('game:solo:duel:1');
  // The first moves of the lists are bad ones: the bot wins soon.
  while (controlsOf(now).some(({ id }) => id.startsWith('play:pick:'))) {
    await first('pick');
    await first('go');
  }
  await press('game:solo:duel:0');
  await press('game:solo:duel:0:anew');
  await press('game:solo:duel:all:anew');
  const text = calledByName(desk, lines.join('\n')).trim();
  await expect(`${text}\n`).toMatchFileSnapshot('../../golden/alone.txt');
});

test.each(['1', 'all'])('[U54] a solo panel offers a draw, even to the bot: sides %s', async (sides) => {
  const desk = new Desk(moduleFrom(DUEL), new Map([[ANN, 'ann']]));
  const { update, answer } = await desk.press(ANN, `game:solo:duel:${sides}`);
  const more = controlsOf(update ?? answer ?? expect.fail()).find(({ id }) => id.startsWith('play:more:'));
  const shown = await desk.press(ANN, more?.id ?? expect.fail('no more'));
  const labels = controlsOf(shown.update ?? expect.fail()).map((one) => one.kind === 'button' && one.label);
  expect(labels).toEqual(expect.arrayContaining(['Resign', ...(sides === '1' ? ['Offer a draw'] : [])]));
});

test('[G49] a game that the bot can’t play is offered with all sides', async () => {
  const text = `${DUEL}opponent: { plays: false }\n`;
  const desk = new Desk(moduleFrom(text), new Map([[ANN, 'ann']]));
  for (const id of ['game:try:duel', 'game:solo:duel:0']) {
    const { update, answer } = await desk.press(ANN, id);
    const shown = update ?? answer ?? expect.fail();
    expect(sentencesOf(shown)).toContain("The bot doesn't play this game.");
    expect(controlsOf(shown).map((one) => one.kind === 'button' && one.label)).toEqual([
      'Play all sides',
      '◀ All games',
      'Rules',
    ]);
  }
});

test('[U9] a panel shows that the bot is busy with many games', async () => {
  const people = Array.from({ length: 4 }, (_, i) => `70000000000000000${i}` as PersonId);
  const tasks: (() => void)[] = [];
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      await new Promise<void>((resolve) => {
        tasks.push(resolve);
        if (tasks.length >= people.length) for (const go of tasks) go();
      });
      return thinkingHere.think(task);
    },
  };
  const names = new Map(people.map((person) => [person, person]));
  const desk = new Desk(moduleFrom(DUEL), names, new Map(), [], { thinking });
  const replies = await Promise.all(people.map((person) => desk.press(person, 'game:solo:duel:1')));
  const texts = replies.map(({ update, answer }) => sentencesOf(update ?? answer ?? expect.fail()));
  expect(texts.every((text) => text.includes('The bot'))).toBe(true);
  expect(texts.filter((text) => text.includes('it thought less about this move'))).toHaveLength(1);
});

test('[G49] the bot’s next thought in a turn begins with the acts of the one before', async () => {
  const tasks: Parameters<BotThinkingPorts['think']>[0][] = [];
  const results: (readonly unknown[])[] = [];
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      const thought = await thinkingHere.think(task);
      tasks.push(task);
      results.push(thought.acts);
      return thought;
    },
  };
  const desk = new Desk(await shippedModule('shires'), new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  await desk.press(ANN, 'game:solo:shires:1');
  expect(tasks.length).toBeGreaterThan(2);
  expect(tasks.map(({ known }) => known)).toEqual([[], ...results.slice(0, -1)]);
});

test.each([
  ['easy', 0.5],
  ['normal', 0],
  ['hard', 0],
])('[G49] only an easy bot overlooks acts: %s', async (level, overlooked) => {
  const parts: (number | undefined)[] = [];
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      parts.push(task.overlooked);
      return thinkingHere.think(task);
    },
  };
  const desk = new Desk(moduleFrom(DUEL), new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  await desk.press(ANN, `game:solo:duel:1:${level}`);
  expect(new Set(parts)).toEqual(new Set([overlooked]));
});

test('[U40] a panel says that a jump must capture, and what it captures', async () => {
  const draughts = await shippedModule('draughts');
  const man = (side: string, at: string) => ({
    ...(draughts.setup[0] ?? expect.fail()),
    side: side as SideId,
    cell: at as CellId,
  });
  const panelOf = async (way: string, ...setup: readonly ReturnType<typeof man>[]): Promise<Message> => {
    const desk = new Desk({ ...draughts, setup }, new Map([[ANN, 'ann']]));
    const { update, answer } = await desk.press(ANN, `game:solo:draughts:${way}`);
    return update ?? answer ?? expect.fail();
  };
  const light = [man('Light', 'B4'), man('Light', 'D4'), man('Light', 'D6')];
  const panel = await panelOf('0', man('Dark', 'C3'), man('Dark', 'H2'), ...light);
  expect(sentencesOf(panel)).toContain('You must capture.');
  // Whoever plays both sides reads only what the side on turn must do.
  const other = await panelOf('all', man('Dark', 'B2'), man('Dark', 'H2'), man('Light', 'A3'));
  expect(sentencesOf(other)).not.toContain('You must capture.');
  const labels = controlsOf(panel).flatMap((one) => (one.kind === 'button' ? [one.label] : []));
  expect(labels).toEqual(expect.arrayContaining(['A5 captures Man B4', 'C7 captures Man D4, Man D6']));
});

test('[U9] a panel has the messages of scorekeepers and the results at the bot’s acts', async () => {
  const module = moduleFrom(`${DUEL.replace('after-move', 'by-command')}  (set last-turn 1)
  (scorekeeper calm (messages ((= turn 1) "The only turn ends.")))
`);
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      const thought = await thinkingHere.think(task);
      return { ...thought, acts: thought.acts.filter(({ kind }) => kind === 'end-turn') };
    },
  };
  const desk = new Desk(module, new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  const { update, answer } = await desk.press(ANN, 'game:solo:duel:0');
  const end = controlsOf(update ?? answer ?? expect.fail()).find(({ id }) => id.startsWith('play:end'));
  const over = await desk.press(ANN, end?.id ?? '');
  const text = sentencesOf(over.update ?? expect.fail());
  expect(text).toMatch(/The bot ends the turn\.\nThe only turn ends\.\n.*\*\*Red\*\*.*drew/s);
});

test('[U9] of many acts of the bot, a panel shows first those with sentences of their own', async () => {
  const module = moduleFrom(`${DUEL.replace('after-move', 'by-command')}
actions:
  - { name: Shout, of: { piece: Owner = $Actor$ }, does: [{ set: Worth, to: Worth + 1 }, { says: $Actor$ shouts. }] }
`);
  const counts = { act: 0, move: 0 };
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      const thought = await thinkingHere.think(task);
      const kind = counts.act === 0 ? 'act' : counts.move < 20 ? 'move' : 'end-turn';
      if (kind !== 'end-turn') counts[kind] += 1;
      return { ...thought, acts: thought.acts.filter((act) => act.kind === kind) };
    },
  };
  const desk = new Desk(module, new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  const { update, answer } = await desk.press(ANN, 'game:solo:duel:1');
  const text = sentencesOf(update ?? answer ?? expect.fail());
  expect(text).toMatch(/Not shown: 6 more acts\..*\n\*\*Red\*\* shouts\.\nThe bot moves/s);
  expect(text.match(/The bot moves/g)).toHaveLength(14);
  expect(text).toContain('The bot ends the turn');
});

test('[U9] after the bot’s turn on a large map, the panel shows the whole map before it goes from stack to stack', async () => {
  let isMoved = false;
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      const thought = await thinkingHere.think({ ...task, effort: 1 });
      const kind = isMoved ? 'end-turn' : 'move';
      isMoved = true;
      return { ...thought, acts: thought.acts.filter((act) => act.kind === kind) };
    },
  };
  const marches = await shippedModule('marches');
  const desk = new Desk(marches, new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  const press = async (message: Message, id: string): Promise<Message> => {
    const control = controlsOf(message).find((one) => one.id.startsWith(id)) ?? expect.fail(id);
    const { update, answer } = await desk.press(ANN, control.id);
    return update ?? answer ?? expect.fail();
  };
  const { update, answer } = await desk.press(ANN, 'game:solo:marches:0');
  const first = update ?? answer ?? expect.fail();
  expect(sentencesOf(first)).toContain('Where do you want to move');
  const after = await press(first, 'play:end:');
  expect(sentencesOf(after)).toMatch(/The bot moves .*\n(?:.*\n)*.*Which piece do you want to move\?/);
  expect(after.drawing?.text).toContain('**Field**, 600 cells.');
  const next = await press(after, 'play:skip:');
  expect(sentencesOf(next)).toContain('Where do you want to move');
  expect(next.drawing?.text).not.toContain('600 cells');
  expect(sentencesOf(await press(next, 'play:since:'))).toMatch(/the bot moves /);
});

test('[U9] the bot acts at least 0.8 seconds after its turn began', async () => {
  const clock = new FakeClock();
  const thinking = { ...thinkingHere, pause: 800 };
  const desk = new Desk(moduleFrom(DUEL), new Map([[ANN, 'ann']]), new Map(), [], { thinking, clock });
  let isAnswered = false;
  const pressed = desk.press(ANN, 'game:solo:duel:1').then(() => {
    isAnswered = true;
  });
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  await clock.pass(799);
  expect(isAnswered).toBe(false);
  await clock.pass(1);
  await pressed;
});
