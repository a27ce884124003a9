import {
  type Change,
  nothing,
  type Operation,
  type Refusal,
  refuse,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../table/index.ts';
import { gameLanguageOf, gameOf, postFrequencyOf } from './queries.ts';
import { type Game, MOST_REMINDER_MINUTES, type PostFrequency } from './records.ts';
import { refusalOfHostAct, refusalOfPlayingNow } from './rights.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /**
     * Changes settings of the game. Settings that are absent stay as they are. `reminder`: minutes, 0 for never (T18).
     * `posts`: the time when acts are posted (U3). `language`: the name of a Discord locale (U16). `open`: before the
     * start, everyone may take a seat (U23).
     */
    settings: {
      readonly reminder?: number;
      readonly posts?: PostFrequency;
      readonly language?: string;
      readonly open?: boolean;
    };
    /** Posts the acts of the present turn so far. The table stays as it is. */
    'tell-turn': Record<never, never>;
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'bad-reminder': { readonly most: number };
    /** The reminder already has this value in minutes; 0 means never. */
    'reminder-so': { readonly minutes: number };
    'posts-so': { readonly posts: PostFrequency };
  }
}

const decide = (table: Table, operation: Operation<'settings'>, { now }: StepEnvironment): Change | Refusal => {
  const { reminder, posts, language, open } = operation;
  const game = gameOf(table);
  const { opened, ...closed } = game;
  if (game.phase === 'over') return refuse('game-over', {});
  if (reminder !== undefined && (!Number.isInteger(reminder) || reminder < 0 || reminder > MOST_REMINDER_MINUTES))
    return refuse('bad-reminder', { most: MOST_REMINDER_MINUTES });
  if (open !== undefined && game.phase !== 'seating') return refuse('already-begun', {});
  const base: Game = open === false ? closed : game;
  const set = {
    ...(open && opened === undefined ? { opened: now } : {}),
    ...(reminder === undefined || reminder === game.reminder ? {} : { reminder }),
    ...(posts === undefined || posts === postFrequencyOf(table) ? {} : { posts }),
    ...(language === undefined || language === gameLanguageOf(table) ? {} : { language }),
  };
  if (Object.keys(set).length > 0 || base.opened !== opened) return updated(game, { ...base, ...set });
  if (reminder !== undefined) return refuse('reminder-so', { minutes: reminder });
  return posts === undefined ? refuse('nothing-changes', {}) : refuse('posts-so', { posts });
};

export const gameSettingsSystem = {
  name: 'settings',
  operations: {
    settings: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { language: 'word' },
      refusalOf: (table, { actor }) => refusalOfHostAct(table, actor),
      decide,
    },
    'tell-turn': {
      play: false,
      gain: 'rules',
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) => refusalOfPlayingNow(table, actor),
      decide: () => nothing,
    },
  },
  acts: 'none',
} satisfies System;
