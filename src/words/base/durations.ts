import type { Format } from './messages.ts';
import { list } from './values.ts';

/** A time in minutes: `1 day and 12 hours`. */
export const duration = (format: Format, minutes: number): string => {
  const parts = [
    { unit: 'days', count: Math.floor(minutes / 1440) },
    { unit: 'hours', count: Math.floor((minutes % 1440) / 60) },
    { unit: 'minutes', count: minutes % 60 },
  ] as const;
  const shown = parts.filter(({ count }) => count > 0);
  return format('duration', { parts: list(shown.map(({ unit, count }) => format(`duration-${unit}`, { count }))) });
};

/** The refusal of a typed time; `most`: the longest allowed time, in days. */
export const none = (format: Format, most: number): string => format('duration-unreadable', { most });
