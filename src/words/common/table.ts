import type { ExceededHostLimit } from '../../facts/bound.ts';
import { plain } from '../../view/text/text.ts';
import { MOST_STACKS_NAMED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { list, name } from '../base/values.ts';

/** The texts of all commands at a table. */
export const table = {
  noGame: 'table-no-game',
  failed: 'table-failed',
  unsaved: 'table-unsaved',
  later: 'table-later',
  /** The refusal of a change that would exceed a limit of the bot's operator or of the server's managers. */
  fullText: (format: Format, { what, most, by }: ExceededHostLimit): string =>
    format(by === 'server' ? 'table-full-server' : `table-full-${what}`, { most }),
  noAnswer: 'table-no-answer',
  otherGame: 'table-other-game',
  passed: 'table-passed',
  done: 'table-done',
  turnOver: (format: Format, side: string): string => format('table-turn-over', { side: name(side) }),
  /** The cells of stacks that the player could still have moved in a turn that has ended. */
  notMoved: (format: Format, cells: readonly string[]): string => {
    const places = [...new Set(cells)];
    const named = places.slice(0, MOST_STACKS_NAMED).map((cell) => plain(cell));
    const all = [...named, ...(places.length > MOST_STACKS_NAMED ? ['…'] : [])];
    return format('table-not-moved', { count: cells.length, cells: list(all, 'more') });
  },
  allTold: 'table-all-told',
  underWay: 'table-under-way',
  toldToAll: 'table-told-to-all',
  /** The line after the start of a list that doesn't fit into a message. */
  restInFile: 'table-rest-in-file',
} as const;
