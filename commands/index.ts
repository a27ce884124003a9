import type { Command } from '../src/command.ts';
import { boardCommand } from './board.ts';
import { type GameDeps, gameCommand } from './game.ts';
import { helpCommand } from './help.ts';
import { moduleCommand } from './module.ts';
import { moveCommand } from './move.ts';
import { pieceCommand } from './piece.ts';
import { turnCommand } from './turn.ts';

/** Every command there is. */
export const commandsFor = (deps: GameDeps): readonly Command[] => [
  gameCommand(deps),
  boardCommand(deps.games),
  moveCommand(deps.games),
  pieceCommand(deps.games),
  turnCommand(deps.games),
  moduleCommand(deps),
  helpCommand,
];
