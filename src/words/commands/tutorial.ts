import type { Format } from '../base/messages.ts';

/** The description of `/tutorial` for Discord. */
export const definition = {
  description: 'tutorial-command',
  options: {},
} as const;

/** The text of each step. */
export const views = {
  welcome: 'tutorial-welcome',
  piece: 'tutorial-piece',
  where: 'tutorial-where',
  undo: 'tutorial-undo',
  again: 'tutorial-again',
  since: 'tutorial-since',
  king: 'tutorial-king',
  edge: 'tutorial-edge',
  won: 'tutorial-won',
  hand: 'tutorial-hand',
  card: 'tutorial-card',
  drawn: 'tutorial-drawn',
  done: 'tutorial-done',
} as const;

export const buttons = {
  play: 'tutorial-button-play',
  takes: (format: Format, cell: string, captured: string): string =>
    format('tutorial-button-takes', { cell, captured }),
  undo: 'tutorial-button-undo',
  since: 'tutorial-button-since',
  cards: 'tutorial-button-cards',
  playIt: 'tutorial-button-play-it',
  end: 'tutorial-button-end',
  later: 'tutorial-button-later',
  games: 'tutorial-button-games',
  alone: 'tutorial-button-alone',
  help: 'tutorial-button-help',
} as const;

/** The prompt above the lists of pieces. */
export const pieces = (format: Format, count: number): string => format('tutorial-pieces', { count });
export const cards = (format: Format, count: number): string => format('tutorial-cards', { count });

/** The player pressed something other than the task asked for. */
export const first = 'tutorial-first';
export const later = 'tutorial-later';
export const missing = 'tutorial-missing';
