import type { Format } from '../base/messages.ts';

/** The column titles of a table of results, from the left. */
const columns = (format: Format): readonly string[] => [
  format('match-level'),
  format('match-wins'),
  format('match-draws'),
  format('match-losses'),
  format('match-share'),
  format('match-interval'),
  format('match-nodes'),
  format('match-time'),
  format('match-longest'),
];

/** The texts of `npm run play`, which lets bots play against each other. */
export const matches = {
  usage: 'match-usage',
  unknown: (format: Format, name: string): string => format('match-unknown', { name }),
  title: (format: Format, title: string, games: number): string => format('match-title', { title, games }),
  columns,
  length: (format: Format, steps: string, seconds: string): string => format('match-length', { steps, seconds }),
  unfinished: (format: Format, games: number): string => format('match-unfinished', { games }),
} as const;
