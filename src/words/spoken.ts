import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as options from './base/options.ts';
import * as properties from './base/properties.ts';
import { buttons } from './commands/buttons.ts';
import { files } from './commands/files.ts';
import { game } from './commands/game.ts';
import { gameFiles } from './commands/game-files.ts';
import { gameSeats } from './commands/game-seats.ts';
import { help } from './commands/help.ts';
import { me } from './commands/me.ts';
import { places } from './commands/places.ts';
import { replay } from './commands/replay.ts';
import { server } from './commands/server.ts';
import { unknown } from './commands/unknown.ts';
import { discord } from './edges/discord.ts';
import { drawn } from './edges/drawn.ts';
import { page } from './edges/page.ts';
import { playground } from './edges/playground.ts';
import { upkeep } from './edges/upkeep.ts';
import { verify } from './edges/verify.ts';
import { kingdomCommands, kingdomWords } from './kingdom/index.ts';
import { decksText, deckText } from './systems/cards.ts';
import { chanceText, typedShare } from './systems/chance.ts';
import { choiceLabels, clockLine, clockRule } from './systems/clock.ts';
import { countersText, counterText, definitionsText, totalsLine } from './systems/counters.ts';
import { diceFaultText, rollPhrase } from './systems/dice.ts';
import { questionText } from './systems/requests.ts';

/** The words in one language whose texts are in the catalogues. */
export const spokenWords = (format: Format) => ({
  ...kingdomWords(format),
  ...spoken(format, {
    cards: { decksText, deckText },
    counters: { countersText, counterText, definitionsText, totalsLine },
    chance: { chanceText, typedShare },
    clock: { choiceLabels, clockLine, clockRule },
    dice: { diceFaultText, rollPhrase },
    requests: { questionText },
    discord,
    drawn,
    page,
    playground,
    properties: {
      propertyIn: properties.propertyIn,
      propertyLabels: properties.propertyLabels,
      propertyNamed: properties.propertyNamed,
    },
    upkeep,
    verify,
  }),
});

/** The words of commands in one language whose texts are in the catalogues. */
export const spokenCommands = (format: Format) => ({
  ...kingdomCommands(format),
  ...spoken(format, {
    buttons,
    durations,
    files,
    game,
    gameFiles,
    gameSeats,
    help,
    me,
    options: { game: options.game },
    places,
    replay,
    server,
    unknown,
  }),
});
