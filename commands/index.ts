import type { Command } from '../src/port/command.ts';
import { aboutCommand, type BotFacts } from './about.ts';
import { actCommand } from './act.ts';
import { armyCommand } from './army.ts';
import { boardCommand } from './board.ts';
import { met } from './common/met.ts';
import { withMissedMessagesNotice } from './common/missed-notice.ts';
import type { ModuleSources } from './common/modules.ts';
import { withNextGameNotice } from './common/next-game.ts';
import { withGameOptionFor } from './common/place.ts';
import { enforceServerRules } from './common/server-rules.ts';
import { counterCommand } from './counter.ts';
import { deckCommand } from './deck.ts';
import { gameCommand } from './game.ts';
import { handCommand } from './hand.ts';
import { helpCommand } from './help.ts';
import { houseCommand } from './house.ts';
import { kingdomCommand } from './kingdom.ts';
import { meCommand } from './me.ts';
import { modifierCommand } from './modifier.ts';
import { moduleCommand } from './module.ts';
import { moveCommand } from './move.ts';
import { pieceCommand } from './piece.ts';
import { playCommand } from './play.ts';
import { rollCommand } from './roll.ts';
import { scoreCommand } from './score.ts';
import { serverCommand } from './server.ts';
import { turnCommand } from './turn.ts';
import { tutorialCommand } from './tutorial.ts';

export const createBotCommands = (deps: ModuleSources, about: BotFacts = { version: '' }): readonly Command[] =>
  [
    ...aboutGames(deps),
    meCommand(deps),
    moduleCommand(deps),
    kingdomCommand(deps),
    houseCommand(deps),
    serverCommand(deps.games),
    helpCommand(deps.games),
    tutorialCommand(deps),
    aboutCommand(about),
  ].map((command) =>
    met(
      deps.games,
      enforceServerRules(deps.games, withMissedMessagesNotice(deps.games, withNextGameNotice(deps.games, command))),
    ),
  );

/** Returns the commands about a game. Each has the option `game:` for games in other channels. */
const aboutGames = (deps: ModuleSources): readonly Command[] => [
  withGameOptionFor(deps.games, gameCommand(deps), {
    but: ['start', 'import'],
    here: ['join', 'leave', 'unseat', 'transfer', 'seats'],
  }),
  ...[
    boardCommand,
    moveCommand,
    actCommand,
    armyCommand,
    pieceCommand,
    modifierCommand,
    deckCommand,
    handCommand,
    counterCommand,
    turnCommand,
    playCommand,
  ].map((make) => withGameOptionFor(deps.games, make(deps.games))),
  withGameOptionFor(deps.games, scoreCommand(deps.games), { but: ['book'] }),
  withGameOptionFor(deps.games, rollCommand(deps.games), { alone: true }),
];
