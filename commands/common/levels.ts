import { type BotLevel, LEVELS } from '../../src/engine/index.ts';
import type { Button } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';

/** The level that a button names; a button of an earlier version names none. */
export const levelIn = (args: readonly string[]): BotLevel => LEVELS.find((level) => args.includes(level)) ?? 'normal';

/** A button for each level, the chosen one in another color. */
export const levelButtons = (
  { commands }: Words,
  chosen: BotLevel,
  idOf: (level: BotLevel) => string,
): readonly Button[] =>
  LEVELS.map((level) =>
    button(idOf(level), commands.alone.levels[level], ...(level === chosen ? (['success'] as const) : [])),
  );

/** In a button that starts a solo game anew, as long as its player has not moved. */
export const UNMOVED = 'unmoved';
