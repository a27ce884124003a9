import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPingTimeFor, parsePingFreeTime } from '../../src/facts/quiet-hours.ts';
import { hoursText } from '../../src/words/base/quiet.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(`2030-01-02T${text}Z`);

describe('quiet hours', () => {
  it.each([
    ['22-7', { from: 22, to: 7, zone: 0 }],
    ['22 - 7', { from: 22, to: 7, zone: 0 }],
    ['9–17 UTC', { from: 9, to: 17, zone: 0 }],
    ['22:00-7:00 UTC+2', { from: 22, to: 7, zone: 120 }],
    ['22 to 7 -3:30', { from: 22, to: 7, zone: -210 }],
    ['23-8 GMT +05:45', { from: 23, to: 8, zone: 345 }],
    ['Always', 'always'],
    ['on', 'always'],
  ])('can be written like %s', (text, quiet) => {
    expect(parsePingFreeTime(text)).toEqual(quiet);
  });

  it.each(['', 'soon', '22', '7-7', '24-7', '22-25', '22-7 +15', '22-7 +2:60', '22:30-7', '1-2-3'])(
    'cannot be %s',
    (text) => {
      expect(parsePingFreeTime(text)).toBeUndefined();
    },
  );

  it.each([
    ['22-7', '21:59', undefined],
    ['22-7', '22:00', '07:00+1'],
    ['22-7', '03:10', '07:00'],
    ['22-7', '07:00', undefined],
    ['9-17', '09:30', '17:00'],
    ['22-7 UTC+2', '20:00', '05:00+1'],
    ['22-7 UTC+2', '05:00', undefined],
    ['22-7 UTC-8', '06:00', '15:00'],
  ])('%s: at %s UTC the wait lasts until %s', (text, now, until) => {
    const [time, later] = until?.split('+') ?? [];
    const expected = time === undefined ? undefined : at(`${time}:00`) + (later === undefined ? 0 : 24 * HOUR);
    expect(nextPingTimeFor(parsePingFreeTime(text), at(`${now}:00`))).toBe(expected);
  });

  it('end exactly at their time', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const hours = fc
      .record({ from: hour, to: hour, zone: fc.integer({ min: -840, max: 840 }) })
      .filter(({ from, to }) => from !== to);
    fc.assert(
      fc.property(hours, fc.integer({ min: 1_000_000_000_000, max: 4_000_000_000_000 }), (quiet, now) => {
        const until = nextPingTimeFor(quiet, now);
        if (until === undefined) return;
        expect(until).toBeGreaterThan(now as number);
        expect(until as number).toBeLessThanOrEqual(now + 23 * HOUR);
        expect(nextPingTimeFor(quiet, until as number)).toBeUndefined();
        expect(nextPingTimeFor(quiet, (until as number) - 1)).toBe(until);
      }),
    );
  });

  it('may be never or always', () => {
    expect([nextPingTimeFor(undefined, 0), nextPingTimeFor('always', 0)]).toEqual([undefined, 'never']);
  });

  it('are shown in typeable form', () => {
    for (const quiet of [
      { from: 22, to: 7, zone: 0 },
      { from: 9, to: 17, zone: -210 },
      { from: 0, to: 23, zone: 345 },
    ])
      expect(parsePingFreeTime(hoursText(quiet).replaceAll(/[()]/g, ''))).toEqual(quiet);
  });
});
