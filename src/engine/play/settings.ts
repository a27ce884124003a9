import { updated } from '../core/change.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { gameOf } from './queries.ts';
import { MOST_REMINDER_MINUTES } from './records.ts';
import { refusalOfHosting } from './rights.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Sets after how many minutes who is waited for is reminded; 0: never (T18). */
    settings: { readonly reminder: number };
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'bad-reminder': { readonly most: number };
    /** Reminders come after so many minutes already; 0: never. */
    'reminder-so': { readonly minutes: number };
  }
}

const decide = (table: Table, reminder: number): ReturnType<typeof updated> | Refusal => {
  const game = gameOf(table);
  if (game.phase === 'over') return refuse('game-over', {});
  if (!Number.isInteger(reminder) || reminder < 0 || reminder > MOST_REMINDER_MINUTES)
    return refuse('bad-reminder', { most: MOST_REMINDER_MINUTES });
  return game.reminder === reminder
    ? refuse('reminder-so', { minutes: reminder })
    : updated(game, { ...game, reminder });
};

/** What the host sets for one game. */
export const settingsSystem = {
  name: 'settings',
  operations: {
    settings: {
      play: false,
      answer: 'open',
      told: 'phrases',
      refusalOf: (table, { actor }) => refusalOfHosting(table, actor),
      decide: (table, { reminder }) => decide(table, reminder),
    },
  },
} satisfies System;
