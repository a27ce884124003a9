import type { Format } from '../base/messages.ts';

/** The page of a kingdom, to be printed (K29). */
export const kingdomPage = {
  none: 'kingdom-page-none',
  address: 'kingdom-page-address',
  tooNew: 'kingdom-page-too-new',
  failed: 'kingdom-page-failed',
  kingdom: 'kingdom-title',
  howMany: 'kingdom-page-how-many',
  choose: 'kingdom-page-choose',
  players: 'kingdom-page-players',
  piles: 'kingdom-page-piles',
  beside: 'kingdom-page-beside',
  landscapes: 'kingdom-page-landscapes',
  forPlayers: (format: Format, count: number): string => format('kingdom-page-for', { count }),
  costs: (format: Format, cost: string): string => format('kingdom-page-costs', { cost }),
  on: (format: Format, pile: string): string => format('kingdom-page-on', { pile }),
  cards: (format: Format, size: string): string => format('kingdom-page-cards', { size }),
  marked: (format: Format, mark: string): string => format('kingdom-page-marked', { mark }),
} as const;
