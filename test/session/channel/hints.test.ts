import { expect, test } from 'vitest';
import type { PlayerKnowledge } from '../../../src/engine/index.ts';
import { BotThinker } from '../../../src/session/base/thinker.ts';
import { PlayerHintProvider } from '../../../src/session/channel/hints.ts';

/** Hints of one game, and the tasks that they are. */

const knowledge: PlayerKnowledge = { person: '1' as never, records: [], unseen: [] };

const started = () => {
  const tasks: { readonly seed: number; readonly answer: () => void; readonly fail: () => void }[] = [];
  const think = ({ seed, effort }: { readonly seed: number; readonly effort: number }) =>
    new Promise<Awaited<ReturnType<BotThinker['think']>>>((resolve, reject) => {
      const thought = { acts: [], worth: seed, line: [], nodes: 0, effort, depth: 0, level: 'normal' as const };
      tasks.push({ seed, answer: () => resolve(thought), fail: () => reject(new Error('ended')) });
    });
  const hints = new PlayerHintProvider(new BotThinker({ pause: 0, think }));
  const of = (step: number, game = 'a') => hints.of(game as never, step, knowledge);
  return { tasks, of, seeds: () => tasks.map(({ seed }) => seed) };
};

const ticks = async (): Promise<void> => {
  for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
};

test('[U57] a game computes one hint, for its newest position only', async () => {
  const { tasks, of, seeds } = started();
  const first = of(1);
  await ticks();
  const [second, third, other] = [of(2), of(3), of(1, 'b')];
  await ticks();
  expect(seeds()).toEqual([1, 1]);
  tasks[0]?.answer();
  expect(await first).toMatchObject({ worth: 1 });
  expect(await second).toBeUndefined();
  await ticks();
  expect(seeds()).toEqual([1, 1, 3]);
  tasks[1]?.answer();
  tasks[2]?.answer();
  expect(await other).toMatchObject({ worth: 1 });
  expect(await third).toMatchObject({ worth: 3 });
});

test('[U57] after a failure a hint can be requested again', async () => {
  const { tasks, of, seeds } = started();
  const failed = of(1);
  await ticks();
  tasks[0]?.fail();
  await expect(failed).rejects.toThrow('ended');
  void of(1);
  await ticks();
  expect(seeds()).toEqual([1, 1]);
});
