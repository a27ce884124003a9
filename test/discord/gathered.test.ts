import { expect, test, vi } from 'vitest';
import { gathered, LINE_EVERY } from '../../src/discord/gathered.ts';

test('[T12] frequent events become a log line in ten seconds with a count', () => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    const note = gathered<string>(LINE_EVERY, (count, first) => lines.push(`${count} ${first}`));
    for (let i = 0; i < 5000; i += 1) note(`no ${i}`);
    vi.advanceTimersByTime(LINE_EVERY - 1);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(1);
    note('later');
    vi.advanceTimersByTime(LINE_EVERY);
    expect(lines).toEqual(['5000 no 0', '1 later']);
  } finally {
    vi.useRealTimers();
  }
});
