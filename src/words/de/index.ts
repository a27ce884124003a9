import * as board from './board.ts';
import { commands } from './commands/index.ts';
import * as damage from './damage.ts';
import * as deed from './deed.ts';
import * as differences from './differences.ts';
import * as disclosures from './disclosures.ts';
import * as discord from './edges/discord.ts';
import * as drawn from './edges/drawn.ts';
import * as page from './edges/page.ts';
import * as pictures from './edges/pictures.ts';
import * as playground from './edges/playground.ts';
import * as shelf from './edges/shelf.ts';
import * as upkeep from './edges/upkeep.ts';
import * as vassal from './edges/vassal.ts';
import * as verify from './edges/verify.ts';
import * as gdl from './gdl.ts';
import * as hand from './hand.ts';
import * as kingdomNames from './kingdom/names.ts';
import * as kingdomPage from './kingdom/page.ts';
import * as kingdomParts from './kingdom/parts.ts';
import { kingdomRefusalText } from './kingdom/refusals.ts';
import * as kingdom from './kingdom/requests.ts';
import * as kingdomSheet from './kingdom/sheet.ts';
import * as kingdomText from './kingdom/text.ts';
import * as wishes from './kingdom/wishes.ts';
import * as lists from './lists.ts';
import * as misfits from './misfits.ts';
import * as moduleFaults from './module/faults.ts';
import * as now from './now.ts';
import * as origin from './origin.ts';
import * as posts from './posts.ts';
import * as properties from './properties.ts';
import * as refusals from './refusals.ts';
import * as rulebook from './rulebook.ts';
import * as armies from './systems/armies.ts';
import * as cards from './systems/cards.ts';
import * as chance from './systems/chance.ts';
import * as clock from './systems/clock.ts';
import * as counters from './systems/counters.ts';
import * as dice from './systems/dice.ts';
import * as modifiers from './systems/modifiers.ts';
import * as requests from './systems/requests.ts';
import * as scores from './systems/scores.ts';

/** What only other files of this language use is none of its words for others. */
const without = <T extends object, K extends keyof T & string>(words: T, ...own: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !own.some((one) => one === name))) as Omit<T, K>;

/** German, by noun. */
export const de = {
  /** As Discord and browsers call it. */
  locale: 'de',
  /** As its speakers call it. */
  ownName: 'Deutsch',
  armies,
  board,
  cards,
  chance,
  clock: without(clock, 'sentences', 'limitText'),
  commands,
  counters: without(counters, 'countersOn'),
  damage,
  deed,
  dice: without(dice, 'rollText'),
  differences,
  disclosures: without(disclosures, 'secretsText', 'readersText', 'disclosureLines', 'undeclaredText'),
  discord,
  drawn,
  gdl: without(gdl, 'gdlWords'),
  hand,
  kingdom: {
    ...without(kingdom, 'demandWords', 'setsName', 'setTitle', 'subjectWords'),
    kingdomRefusalText,
  },
  kingdomNames: without(kingdomNames, 'meantInExpression'),
  kingdomPage,
  kingdomParts: without(kingdomParts, 'costWords', 'pileCost'),
  kingdomSheet,
  kingdomText: without(kingdomText, 'pileUnder', 'boxesOf', 'openDeck'),
  lists,
  now,
  misfits: without(misfits, 'firstMisfit'),
  modifiers: without(modifiers, 'valueWithBase', 'effectText'),
  moduleFaults: without(moduleFaults, 'clausesOf'),
  origin,
  page,
  pictures,
  playground,
  posts,
  properties: without(properties, 'propertyText', 'heldText', 'valueIn'),
  refusals,
  requests: without(requests, 'requestText'),
  rulebook,
  scores,
  shelf,
  upkeep,
  vassal,
  verify,
  wishes,
};
