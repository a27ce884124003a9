import { expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { Reply } from '../../../src/port/command.ts';
import type { BotThinkingPorts } from '../../../src/session/base/thinker.ts';
import type { Control, Message } from '../../../src/view/text/message.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { sentencesOf } from '../../support/play/desk-lines.ts';
import { ANN, BEN } from '../../support/table.ts';
import { thinkingHere } from '../../support/thinking.ts';

/** Hints in panels of games that nobody else plays. */

const controlsOf = ({ rows = [] }: Message): readonly Control[] => rows.flat();

const shown = ({ update, answer }: Reply): Message => update ?? answer ?? expect.fail('nothing is shown');

const idOf = (message: Message, verb: string): string =>
  controlsOf(message).find(({ id }) => id.startsWith(`play:${verb}:`))?.id ?? expect.fail(`no ${verb}`);

/** What is read of a message, without the signs before others that would format. */
const textOf = (message: Message): string => sentencesOf(message).replaceAll('\\', '');

const hasHint = (message: Message): boolean => controlsOf(message).some(({ id }) => id.startsWith('play:hint:'));

interface Sitting {
  readonly desk: Desk;
  readonly panel: Message;
  readonly more: Message;
}

/** Ann's solo game; `way`: her side by its number, or `all`. */
const alone = async (module: Module, way: string, thinking: BotThinkingPorts = thinkingHere): Promise<Sitting> => {
  const desk = new Desk(module, new Map([[ANN, 'ann']]), new Map(), [], { thinking });
  const panel = shown(await desk.press(ANN, `game:solo:${module.module}:${way}`));
  return { desk, panel, more: shown(await desk.press(ANN, idOf(panel, 'more'))) };
};

const chess = async (position?: string): Promise<Module> => {
  const module = await shippedModule('chess');
  return position === undefined ? module : { ...module, position };
};

test('[U57] a hint names move and reason, until the next move', async () => {
  const { desk, panel, more } = await alone(await chess('4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1'), '0');
  const hint = shown(await desk.press(ANN, idOf(more, 'hint')));
  expect(textOf(hint)).toContain('Hint: **Nxd5**. It wins material: **Queen**.');
  const picture = await hint.drawing?.picture();
  expect(picture && 'changes' in picture ? picture.changes?.arrows : []).toEqual([{ from: 'C3', to: 'D5' }]);
  // The hinted piece is chosen, so that the move is one press away. Other pieces are still listed.
  expect(controlsOf(panel).some(({ id }) => id.startsWith('play:go:'))).toBe(false);
  expect(controlsOf(hint).some(({ id }) => id.startsWith('play:pick:'))).toBe(true);
  const go = controlsOf(hint).find((one) => one.kind === 'button' && one.label === 'D5 captures Queen');
  const moved = shown(await desk.press(ANN, go?.id ?? expect.fail('no way to do it')));
  expect(textOf(moved)).toContain('Nxd5');
  expect(textOf(moved)).not.toContain('Hint');
});

test('[U57] a hint exists only in solo games', async () => {
  expect(hasHint((await alone(await chess(), 'all')).more)).toBe(true);
  const desk = await new Desk(
    await chess(),
    new Map([
      [ANN, 'ann'],
      [BEN, 'ben'],
    ]),
  ).begin();
  const { game } = (await desk.game()).session;
  const panel = shown(await desk.type(ANN, 'play'));
  expect(hasHint(shown(await desk.press(ANN, idOf(panel, 'more'))))).toBe(false);
  const forged = shown(await desk.press(ANN, `play:hint:${game}`));
  expect(textOf(forged)).toContain('There are no hints in this game.');
  expect(textOf(forged)).not.toContain('Hint:');
});

test('[U57] a game without the bot has no hints', async () => {
  const { desk, panel, more } = await alone({ ...(await chess()), opponent: { plays: false } }, 'all');
  expect(hasHint(more)).toBe(false);
  const [, , game] = idOf(panel, 'more').split(':');
  expect(textOf(shown(await desk.press(ANN, `play:hint:${game}`)))).toContain('There are no hints in this game.');
});

test.each([
  ['german-whist', /^Hint: choose \*\*Play: \S+\*\*\.$/m],
  ['hearts', /^Hint: choose \*\*Pass: \S+, \S+, \S+\*\*\.$/m],
  ['tablut', /^Hint: move \*\*Muscovite\*\* from \*\*\w\d\*\* to \*\*\w\d\*\*\.$/m],
  ['draughts', /^Hint: \*\*\d+-\d+\*\*\.$/m],
  ['reversi', /^Hint: put \*\*disc\*\* on \*\*\w\d\*\*\.$/im],
])('[U57] a hint uses the panel’s words and gives only certain reasons: %s', async (name, text) => {
  const { desk, more } = await alone(await shippedModule(name), '0');
  expect(textOf(shown(await desk.press(ANN, idOf(more, 'hint'))))).toMatch(text);
});

/** Thinks when it is let. */
const patient = () => {
  const tasks: (() => void)[] = [];
  const thinking: BotThinkingPorts = {
    pause: 0,
    think: async (task) => {
      if (task.reason) await new Promise<void>((resolve) => tasks.push(resolve));
      return thinkingHere.think(task);
    },
  };
  return { tasks, thinking };
};

const ticks = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await new Promise(setImmediate);
};

test('[U57] several presses share one hint without blocking others', async () => {
  const { tasks, thinking } = patient();
  const { desk, more } = await alone(await chess(), '0', thinking);
  const hints = [1, 2, 3].map(() => desk.press(ANN, idOf(more, 'hint')));
  await ticks();
  expect(tasks).toHaveLength(1);
  expect(controlsOf(shown(await desk.press(ANN, idOf(more, 'home')))).length).toBeGreaterThan(0);
  tasks[0]?.();
  const texts = (await Promise.all(hints)).map((reply) => textOf(shown(reply)));
  expect(texts[0]).toMatch(/^Hint: /m);
  expect(new Set(texts).size).toBe(1);
  const again = shown(await desk.press(ANN, idOf(more, 'hint')));
  expect([textOf(again), tasks.length]).toEqual([texts[0], 1]);
});

test('[U57] a hint for an earlier position is not shown', async () => {
  const { tasks, thinking } = patient();
  const { desk, panel, more } = await alone(await chess(), 'all', thinking);
  const hint = desk.press(ANN, idOf(more, 'hint'));
  await ticks();
  const [, , game] = idOf(panel, 'more').split(':');
  await desk.press(ANN, idOf(shown(await desk.press(ANN, `play:giveup:${game}`)), 'resign'));
  tasks[0]?.();
  expect(await hint).not.toHaveProperty('update');
});
