import { expect, test, vi } from 'vitest';
import { batchEvents, LOG_LINE_INTERVAL } from '../../src/discord/gathered.ts';

test('[T12] frequent events become a log line in ten seconds with a count', () => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    const note = batchEvents<string>(LOG_LINE_INTERVAL, (count, first) => lines.push(`${count} ${first}`));
    for (let i = 0; i < 5000; i += 1) note(`no ${i}`);
    vi.advanceTimersByTime(LOG_LINE_INTERVAL - 1);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(1);
    note('later');
    vi.advanceTimersByTime(LOG_LINE_INTERVAL);
    expect(lines).toEqual(['5000 no 0', '1 later']);
  } finally {
    vi.useRealTimers();
  }
});
