import { formatIn } from '../base/messages.ts';
import { spokenCommands, spokenWords } from '../spoken.ts';
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
import * as lists from './lists.ts';
import * as misfits from './misfits.ts';
import * as moduleFaults from './module/faults.ts';
import * as posts from './posts.ts';
import * as recap from './recap.ts';
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

const format = formatIn('de');

/** German, by noun. */
export const de = {
  /** As Discord and browsers call it. */
  locale: 'de',
  /** As its speakers call it. */
  ownName: 'Deutsch',
  ...spokenWords(format),
  armies,
  cards,
  chance,
  clock: without(clock, 'sentences', 'limitText'),
  commands: { ...commands, ...spokenCommands(format) },
  counters: without(counters, 'countersOn'),
  damage,
  deed,
  dice: without(dice, 'rollText'),
  differences,
  disclosures: without(disclosures, 'secretsText', 'readersText', 'disclosureLines', 'undeclaredText'),
  discord,
  drawn,
  gdl: without(gdl, 'gdlWords'),
  lists,
  misfits: without(misfits, 'firstMisfit'),
  modifiers: without(modifiers, 'valueWithBase', 'effectText'),
  moduleFaults: without(moduleFaults, 'clausesOf'),
  page,
  pictures,
  playground,
  posts,
  recap,
  refusals,
  requests: without(requests, 'requestText'),
  rulebook: without(rulebook, 'goalOf'),
  scores,
  shelf,
  upkeep,
  vassal,
  verify,
};
