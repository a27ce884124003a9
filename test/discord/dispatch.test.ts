import type { APIInteraction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Admission } from '../../src/discord/admission.ts';
import type { Answering } from '../../src/discord/answer.ts';
import { Dispatcher } from '../../src/discord/dispatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const COMMAND = { type: 2, data: { type: 1, name: 'move' } } as APIInteraction;

test('[T10] what came too late is logged once in ten seconds, with how much it was', () => {
  const warn = vi.fn();
  const late = { verdict: () => 'late' } as unknown as Admission;
  const dispatcher = new Dispatcher([], { log: { warn } } as unknown as Answering, vi.fn(), late);
  for (let i = 0; i < 3; i += 1) dispatcher.take(COMMAND);
  vi.advanceTimersByTime(9_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  dispatcher.take(COMMAND);
  vi.advanceTimersByTime(10_000);
  expect(warn.mock.calls.map(([{ missed }]) => missed)).toEqual([3, 1]);
});
