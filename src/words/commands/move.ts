import type { Format } from '../base/messages.ts';
import { overrule } from '../base/options.ts';
import { type ListArgument, list, name } from '../base/values.ts';

/** The description of `/move` for Discord. */
export const definition = {
  description: 'move-command',
  options: {
    piece: 'move-option-piece',
    to: 'move-option-to',
    units: 'move-option-units',
    via: 'move-option-via',
    capture: 'move-option-capture',
    becomes: 'move-option-becomes',
    overrule,
  },
} as const;

/** Legal moves to choose from; `more`: the number of moves that are left out. */
const choices = (format: Format, moves: readonly string[], more: number): ListArgument =>
  list([...moves.map(name), ...(more > 0 ? [format('move-other')] : [])], 'or');

/** The reason why a move in chess or draughts notation can't be played; `moves`: legal ones, and `more` others. */
export const written = {
  unreadable: (format: Format, typed: string, moves: readonly string[], more: number): string =>
    format('move-unreadable', { typed: name(typed), moves: choices(format, moves, more) }),
  illegal: (format: Format, typed: string, moves: readonly string[], more: number): string =>
    format('move-illegal', { typed: name(typed), moves: choices(format, moves, more) }),
  ambiguous: (format: Format, typed: string, moves: readonly string[], more: number): string =>
    format('move-ambiguous', { typed: name(typed), moves: choices(format, moves, more) }),
} as const;

/** A suggested cell within reach; `cost`: undefined if it takes all remaining points. */
export const cellInReach = (format: Format, cell: string, cost: number | undefined): string =>
  cost === undefined ? format('move-cell-all-points', { cell }) : format('move-cell', { cell, cost });
