import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as properties from './base/properties.ts';
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
  ...spoken(format, { durations }),
});
