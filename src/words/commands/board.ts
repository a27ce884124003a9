import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { name } from '../base/values.ts';

/** The description of `/board` for Discord. */
export const definition = {
  description: 'board-command',
  options: { map: 'board-option-map', around: 'board-option-around', step: 'board-option-step' },
} as const;

export const noBoard = 'board-none';

/** The line above a board as it was after a step. */
export const afterStep = (format: Format, board: string, step: number, count: number): string =>
  format('board-after-step', { board: name(board), step, count });
/** The line above a board as it was when the game started. */
export const atStart = (format: Format, board: string, step: number, count: number): string =>
  format('board-at-start', { board: name(board), step, count });
/** The line above a board that everyone sees. */
export const ofGame = (format: Format, game: string, board: string): string =>
  format('board-of-game', { game: name(game), board: plain(board) });
export const noStep = (format: Format, typed: string, count: number): string =>
  format('board-no-step', { typed: name(typed), count });
export const untold = 'board-untold';
