import { BOT_LEVELS, type BotLevel } from '../../src/engine/index.ts';
import type { Button } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';

export const parseBotLevel = (args: readonly string[]): BotLevel =>
  BOT_LEVELS.find((level) => args.includes(level)) ?? 'normal';

export const levelButtons = (
  { commands }: Words,
  chosen: BotLevel,
  idOf: (level: BotLevel) => string,
): readonly Button[] =>
  BOT_LEVELS.map((level) =>
    button(idOf(level), commands.alone.levels[level], ...(level === chosen ? (['success'] as const) : [])),
  );

export const REPLACE_IF_UNMOVED = 'unmoved';
