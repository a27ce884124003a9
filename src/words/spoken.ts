import * as durations from './base/durations.ts';
import { type Format, spoken } from './base/messages.ts';
import * as properties from './base/properties.ts';
import * as module from './commands/module.ts';
import * as moduleParts from './commands/module-parts.ts';
import * as moduleTemplate from './commands/module-template.ts';
import { badPictureText, pictureFaultText } from './edges/pictures.ts';
import * as shelf from './edges/shelf.ts';
import * as vassal from './edges/vassal.ts';
import { kingdomCommands, kingdomWords } from './kingdom/index.ts';
import { moduleWords } from './module/index.ts';

/** The words in one language whose texts are in the catalogues. */
export const spokenWords = (format: Format) => ({
  ...kingdomWords(format),
  ...moduleWords(format),
  ...spoken(format, {
    pictures: { badPictureText, pictureFaultText },
    properties: {
      propertyIn: properties.propertyIn,
      propertyLabels: properties.propertyLabels,
      propertyNamed: properties.propertyNamed,
    },
    shelf,
    vassal,
  }),
});

/** The words of commands in one language whose texts are in the catalogues. */
export const spokenCommands = (format: Format) => ({
  ...kingdomCommands(format),
  ...spoken(format, { durations, module, moduleParts, moduleTemplate }),
});
