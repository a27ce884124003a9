import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as properties from './base/properties.ts';
import { kingdomCommands, kingdomWords } from './kingdom/index.ts';

/** The words in one language whose texts are in the catalogues. */
export const spokenWords = (format: Format) => ({
  ...kingdomWords(format),
  ...spoken(format, {
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
