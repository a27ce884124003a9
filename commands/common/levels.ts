import { type BotLevel, LEVELS } from '../../src/engine/index.ts';
import type { Button } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';

export const levelIn = (args: readonly string[]): BotLevel => LEVELS.find((level) => args.includes(level)) ?? 'normal';

export const levelButtons = (
  { commands }: Words,
  chosen: BotLevel,
  idOf: (level: BotLevel) => string,
): readonly Button[] =>
  LEVELS.map((level) =>
    button(idOf(level), commands.alone.levels[level], ...(level === chosen ? (['success'] as const) : [])),
  );

export const UNMOVED = 'unmoved';
