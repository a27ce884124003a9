import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdmissionControl } from '../../src/discord/admission.ts';
import { CommandRateLimit } from '../../src/discord/allowance.ts';
import type { InteractionAnswerContext } from '../../src/discord/answer.ts';
import { InteractionDispatcher } from '../../src/discord/dispatch.ts';
import { interactionOf } from '../support/discord/heard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const COMMAND = { type: 2, data: { id: '1', type: 1, name: 'move' } };
const by = (id: string, raw: object): Interaction =>
  interactionOf({ id: '5', user: { id, username: id, discriminator: '0', avatar: null }, ...raw });

test('[T10] late interactions are logged at most once in ten seconds', () => {
  const warn = vi.fn();
  const late = { verdict: () => 'late' } as unknown as AdmissionControl;
  const dispatcher = new InteractionDispatcher(
    [],
    { log: { warn } } as unknown as InteractionAnswerContext,
    vi.fn(),
    late,
  );
  for (let i = 0; i < 3; i += 1) dispatcher.take(by('ann', COMMAND));
  vi.advanceTimersByTime(9_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  dispatcher.take(by('ann', COMMAND));
  vi.advanceTimersByTime(10_000);
  expect(warn.mock.calls.map(([{ missed }]) => missed)).toEqual([3, 1]);
});

test('[H11] commands are limited per person; presses in own messages are not', () => {
  let now = 0;
  const allowance = new CommandRateLimit(60, () => now);
  const admission = { verdict: () => 'work', works: vi.fn(), tell: vi.fn() };
  const answering = { underway: { add: vi.fn() }, log: { error: vi.fn() }, turnedAway: vi.fn() };
  const { take } = new InteractionDispatcher(
    [],
    answering as unknown as InteractionAnswerContext,
    vi.fn(),
    admission as unknown as AdmissionControl,
    allowance,
  );
  const done = (): number => admission.works.mock.calls.length;
  const message = { id: '1', channel_id: '1', flags: 0 };
  const press = { type: 3, data: { component_type: 2, custom_id: 'x' }, message };
  for (let i = 0; i < 61; i += 1) take(by('ann', i % 2 === 0 ? COMMAND : press));
  expect([done(), admission.tell.mock.calls.length, answering.turnedAway.mock.calls]).toEqual([60, 1, [['often']]]);
  take(by('ann', { ...press, message: { ...message, flags: 64 } }));
  take(by('ann', { type: 4, data: { id: '1', type: 1, name: 'move' } }));
  take(by('ben', COMMAND));
  expect(done()).toBe(63);
  now += 999;
  expect(allowance.take('ann')).toBe(1);
  now += 1;
  expect([allowance.take('ann'), allowance.take('ann')]).toEqual([0, 1000]);
});
