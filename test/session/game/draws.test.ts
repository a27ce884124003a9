import { expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { WORTH_OF_WIN } from '../../../src/engine/opponent/worth.ts';
import { soloChannelIdOf } from '../../../src/facts/where.ts';
import type { BotThinkingPorts } from '../../../src/session/base/thinker.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import type { InteractionId, PersonId, SideId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import type { Control, Message } from '../../../src/view/text/message.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Desk } from '../../support/play/desk.ts';
import { sentencesOf } from '../../support/play/desk-lines.ts';
import { ANN, BEN } from '../../support/table.ts';
import { thinkingHere } from '../../support/thinking.ts';

/** Draws and resigning against the bot. Two stones go to and fro and never meet. */

const STONES = (sides: readonly string[]): string => `
module: stones
title: Stones
sides: [${sides.map((name) => `{ name: ${name}, forward: north }`).join(', ')}]
turn: { order: [${sides.join(', ')}], ends: after-move }
maps:
  - name: Field
    occupied: refuse
    boards: [{ name: Field, grid: { kind: square, columns: ${sides.length * 2}, rows: 2, numbering: A1 } }]
prototypes: { stone: { symbol: S, moves: fbW } }
setup:
${sides.map((name, i) => `  - { at: ${'ACE'[i]}1, side: ${name}, pieces: [{ prototype: stone }] }`).join('\n')}
opponent: { worth: { stone: 1 } }
`;

const DUEL = moduleFrom(STONES(['Red', 'Blue']));

/** The bot thinks that of each position. */
const thinkingWorth = (worth: number): { readonly thinking: BotThinkingPorts; readonly thoughts: () => number } => {
  let thoughts = 0;
  const think: BotThinkingPorts['think'] = async (task) => {
    thoughts += 1;
    return { ...(await thinkingHere.think(task)), worth, depth: 1 };
  };
  return { thinking: { pause: 0, think }, thoughts: () => thoughts };
};

const controlsOf = ({ rows = [] }: Message): readonly Control[] => rows.flat();

/** Ann alone against the bot, by her panel. */
const seat = async (worth: number, module: Module = DUEL) => {
  const { thinking, thoughts } = thinkingWorth(worth);
  const desk = new Desk(module, new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  let now: Message = { text: '' };
  const press = async (id: string, ...values: readonly string[]): Promise<void> => {
    const { update, answer } = await desk.press(ANN, id, values);
    now = update ?? answer ?? expect.fail('nothing');
  };
  const idOf = (start: string): string =>
    controlsOf(now).find(({ id }) => id.startsWith(start))?.id ?? expect.fail(`no ${start}`);
  await press(`game:solo:${module.module}:0`);
  const game = (await desk.games.at(soloChannelIdOf(ANN, module.module))) ?? expect.fail();
  return {
    desk,
    game,
    thoughts,
    press,
    idOf,
    said: (): string => sentencesOf(now),
    labels: (): readonly string[] => controlsOf(now).flatMap((one) => (one.kind === 'button' ? [one.label] : [])),
    isOver: (): boolean => phaseOf(game) === 'over',
    offer: async (): Promise<void> => {
      await press(idOf('play:more:'));
      await press(idOf('play:draws:'));
    },
    move: (): Promise<void> => press(idOf('play:go:')),
  };
};

const phaseOf = ({ session }: OpenGame) => session.viewNow(channelViewer).of(gameQueries).phase;

test('[U54] a bot that is ahead declines a draw', async () => {
  const ann = await seat(1);
  await ann.offer();
  expect(ann.said()).toContain('The bot declines the draw.');
  expect(ann.isOver()).toBe(false);
  const before = ann.thoughts();
  await ann.offer();
  expect([ann.said(), ann.thoughts()]).toEqual([expect.stringContaining('The bot declines the draw.'), before]);
  await ann.move();
  expect(ann.said()).not.toContain('draw');
  await ann.offer();
  expect(ann.thoughts()).toBe(before + 2);
  const typed = await ann.desk.type(ANN, 'game draw');
  expect(typed.answer?.text).toMatch(/offers a draw.*The bot declines the draw\./s);
  expect(typed.answer?.rows).toBeUndefined();
});

test.each([-3, 5 - WORTH_OF_WIN])('[U54] a bot that is behind accepts a draw: %s', async (worth) => {
  const ann = await seat(worth);
  await ann.offer();
  expect([ann.said(), ann.isOver()]).toEqual([
    expect.stringMatching(/^The bot agrees to the draw\.\nThe game is over\./),
    true,
  ]);
  expect(ann.labels().join()).toContain('Play again');
});

test('[U54] the bot thinks before the first offer after a restart', async () => {
  const ann = await seat(1);
  const { update } = await ann.desk.copy().press(ANN, `play:draws:${ann.game.session.game}`);
  expect([sentencesOf(update ?? expect.fail()), ann.thoughts()]).toEqual([
    expect.stringContaining('The bot declines the draw.'),
    1,
  ]);
});

test('[U55] the bot resigns on its third lost turn in a row', async () => {
  const ann = await seat(9 - WORTH_OF_WIN);
  for (let i = 0; i < 2; i += 1) await ann.move();
  expect(ann.isOver()).toBe(false);
  await ann.move();
  expect([ann.said(), ann.isOver()]).toEqual([
    expect.stringMatching(/The bot resigns\. You win\.\nThe game is over\./),
    true,
  ]);
});

test('[U55] the bot lets the player finish a quick win', async () => {
  const ann = await seat(2 - WORTH_OF_WIN);
  for (let i = 0; i < 6; i += 1) await ann.move();
  expect(ann.isOver()).toBe(false);
});

test('[U56] the bot offers a draw in an even game, answered by buttons', async () => {
  const ann = await seat(0);
  for (let turn = 1; turn <= 30; turn += 1) await ann.move();
  expect(ann.labels()).not.toContain('Agree');
  await ann.move();
  expect(ann.said().match(/The bot offers a draw\./g)).toHaveLength(1);
  const yes = ann.idOf('play:draws:').replace(':no:', ':yes:');
  expect(ann.labels()).toEqual(expect.arrayContaining(['Agree', 'Decline']));
  await ann.press(yes.replace(':yes:', ':no:'));
  expect(ann.labels()).not.toContain('Agree');
  await ann.press(yes);
  expect([ann.said(), ann.isOver()]).toEqual([
    expect.stringContaining('The game changed before you pressed that'),
    false,
  ]);
  for (let turn = 1; turn < 20; turn += 1) await ann.move();
  expect(ann.labels()).not.toContain('Agree');
  await ann.move();
  await ann.press(ann.idOf('play:draws:'));
  expect([ann.said(), ann.isOver()]).toEqual([
    expect.stringMatching(/^The bot ends the game in a draw, as everyone agreed\.\nThe game is over\./),
    true,
  ]);
}, 60_000);

/** Ann and Ben in a channel, the bot at the third side. */
const channel = async (worth: number) => {
  const module = moduleFrom(STONES(['Red', 'Blue', 'Green']));
  const people = new Map<PersonId, string>([
    [ANN, 'ann'],
    [BEN, 'ben'],
  ]);
  const desk = new Desk(module, people, new Map(), [], { thinking: thinkingWorth(worth).thinking });
  await desk.type(ANN, 'game start', { module: 'stones' });
  await desk.type(ANN, 'game join', { side: 'Red' });
  await desk.type(BEN, 'game join', { side: 'Blue' });
  const game = await desk.game();
  const seating = { kind: 'seat-bot', actor: ANN, sides: ['Green' as SideId], level: 'normal' } as const;
  await game.session.run(seating, 'bot' as InteractionId);
  await desk.press(ANN, `game:begin:${game.session.game}`);
  return { desk, game };
};

test('[U54] in a channel both people and the bot answer a draw offer', async () => {
  const { desk, game } = await channel(-3);
  const { answer } = await desk.type(ANN, 'game draw');
  expect(answer?.text).toContain(`<@${BEN}>: do you agree?`);
  await game.house.settled(game);
  expect(phaseOf(game)).toBe('playing');
  const [request] = game.session.viewNow(channelViewer).of(requestQueries).all();
  expect([request?.waited, request?.bots]).toEqual([[BEN], []]);
  const agreed = await desk.press(BEN, `game:agree:${game.session.game}:${request?.handle}`);
  expect([agreed.answer?.text, phaseOf(game)]).toEqual([expect.stringContaining('as everyone agreed'), 'over']);
});

test('[U54] in a channel the bot can decline a draw for all', async () => {
  const { desk, game } = await channel(1);
  await desk.type(ANN, 'game draw');
  await game.house.settled(game);
  expect(game.session.viewNow(channelViewer).of(requestQueries).all()).toEqual([]);
  const { answer } = await desk.type(BEN, 'game log');
  expect(answer?.text).toContain(`the bot declines <@${ANN}>'s request`);
});

test('[U54] requests except draws wait only for people, not the bot', async () => {
  const { game } = await channel(1);
  const asking = { kind: 'ask', actor: ANN, wants: { what: 'arrange' } } as const;
  await game.session.run(asking, 'arrange' as InteractionId);
  const [request] = game.session.viewNow(channelViewer).of(requestQueries).all();
  expect(request).toMatchObject({ asked: [{ name: 'Blue' }], waited: [BEN], bots: [] });
});
