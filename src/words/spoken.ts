import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as properties from './base/properties.ts';
import * as about from './commands/about.ts';
import * as alone from './commands/alone.ts';
import * as army from './commands/army.ts';
import * as boardCommand from './commands/board.ts';
import * as counter from './commands/counter.ts';
import * as deck from './commands/deck.ts';
import * as handCommand from './commands/hand.ts';
import * as house from './commands/house.ts';
import * as modifier from './commands/modifier.ts';
import * as move from './commands/move.ts';
import * as piece from './commands/piece.ts';
import * as roll from './commands/roll.ts';
import * as score from './commands/score.ts';
import * as turn from './commands/turn.ts';
import * as tutorial from './commands/tutorial.ts';
import { begins, boardAlt, boardText, legend, parts } from './common/board.ts';
import * as hand from './common/hand.ts';
import * as now from './common/now.ts';
import * as origin from './common/origin.ts';
import { table } from './common/table.ts';
import { tips } from './common/tips.ts';
import { kingdomCommands, kingdomWords } from './kingdom/index.ts';

/** The words in one language whose texts are in the catalogues. */
export const spokenWords = (format: Format) => ({
  ...kingdomWords(format),
  board: {
    ...spoken(format, { begins, boardAlt, boardText }),
    get parts(): string {
      return format(parts);
    },
    get legend() {
      return legend(format);
    },
  },
  ...spoken(format, {
    hand,
    now,
    origin,
    properties: {
      propertyIn: properties.propertyIn,
      propertyLabels: properties.propertyLabels,
      propertyNamed: properties.propertyNamed,
    },
  }),
});

/** The words of commands in one language whose texts are in the catalogues. */
export const spokenCommands = (format: Format) => ({
  ...kingdomCommands(format),
  ...spoken(format, {
    about,
    alone,
    army,
    board: boardCommand,
    counter,
    deck,
    durations,
    hand: handCommand,
    house,
    modifier,
    move,
    piece,
    roll,
    score,
    table,
    tips,
    turn,
    tutorial,
  }),
});
