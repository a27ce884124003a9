import { expect, test } from 'vitest';
import { effortOfAct, Thinker } from '../../src/session/thinker.ts';

const QUESTION = { knowledge: { person: '1' as never, records: [], unseen: [] }, seed: 1 };

test('[U9] the bot thinks as at a lower level while many games wait', async () => {
  const efforts: number[] = [];
  const answers: (() => void)[] = [];
  const thinker = new Thinker({
    pause: 0,
    think: ({ effort }) =>
      new Promise((resolve) => {
        efforts.push(effort);
        answers.push(() => resolve({ acts: [], worth: 0, line: [], nodes: 0, effort, depth: 0 }));
      }),
  });
  const thoughts = Array.from({ length: 10 }, () => thinker.think(QUESTION, 'hard', 0));
  const [hard, normal, easy] = (['hard', 'normal', 'easy'] as const).map((level) => effortOfAct(level, 0));
  expect(efforts).toEqual([hard, hard, hard, normal, normal, normal, easy, easy, easy, easy]);
  for (const answer of answers) answer();
  const levels = (await Promise.all(thoughts)).map(({ level }) => level);
  expect(levels).toEqual([...Array(3).fill('hard'), ...Array(3).fill('normal'), ...Array(4).fill('easy')]);
  const later = thinker.think(QUESTION, 'hard', 0);
  answers.at(-1)?.();
  expect((await later).level).toBe('hard');
});

test('[U9] the further acts of a turn get less and less effort', () => {
  const whole = effortOfAct('normal', 0);
  expect([1, 2, 3].map((done) => effortOfAct('normal', done) / whole)).toEqual([0.25, 0.125, 0.0625]);
});
