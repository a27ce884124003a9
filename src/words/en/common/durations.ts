import { counted, listed } from '../text.ts';

/** `1 day and 12 hours`. */
export const duration = (minutes: number): string => {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  return listed([
    ...(days > 0 ? [counted(days, 'day')] : []),
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 ? [counted(rest, 'minute')] : []),
  ]);
};

/** `most`: in days. */
export const none = (most: number): string =>
  `That is no time that I understand. Say something like \`30 min\`, \`12 h\` or \`2 days\`, at most ${most} days; or \`off\`.`;
