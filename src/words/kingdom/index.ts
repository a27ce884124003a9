import { type Format, spoken } from '../base/messages.ts';
import { kingdomCommand, kingdomMessage, kingdomPress } from './command.ts';
import * as names from './names.ts';
import { kingdomPage } from './page.ts';
import { besidePiles, choiceTitle, groupsOf, kindWord, marksOn, picture, roleMarks } from './parts.ts';
import { kingdomRefusalText } from './refusals.ts';
import { badCodeText, badExpressionText, requestWords, wishWords } from './requests.ts';
import { kingdomSheet } from './sheet.ts';
import { kingdomAlt, kingdomText } from './text.ts';
import * as wishes from './wishes.ts';

/** The words about kingdoms in one language. */
export const kingdomWords = (format: Format) => ({
  kingdom: spoken(format, { badCodeText, badExpressionText, kingdomRefusalText, requestWords, wishWords }),
  kingdomNames: spoken(format, {
    badListText: names.badListText,
    listNoteText: names.listNoteText,
    unknownCardText: names.unknownCardText,
  }),
  kingdomPage: spoken(format, kingdomPage),
  kingdomParts: {
    ...spoken(format, {
      besidePiles,
      blackMarketDeck: 'kingdom-black-market',
      druidsBoons: 'kingdom-druid',
      groupsOf,
      secondTen: 'kingdom-second-ten',
    }),
    choiceTitle,
    kindWord,
    marksOn,
    picture: picture(format),
    roleMarks: roleMarks(format),
  },
  kingdomSheet: spoken(format, { kingdomSheet }),
  kingdomText: spoken(format, { kingdomAlt, kingdomText }),
  wishes: spoken(format, wishes),
});

/** The words of `/kingdom` in one language. */
export const kingdomCommands = (format: Format) =>
  spoken(format, { kingdom: kingdomCommand, kingdomMessage, kingdomPress });
