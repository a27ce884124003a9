import { formatIn } from '../base/messages.ts';
import { spokenCommands, spokenWords } from '../spoken.ts';
import * as board from './board.ts';
import { commands } from './commands/index.ts';
import * as deed from './deed.ts';
import * as discord from './edges/discord.ts';
import * as drawn from './edges/drawn.ts';
import * as page from './edges/page.ts';
import * as playground from './edges/playground.ts';
import * as upkeep from './edges/upkeep.ts';
import * as verify from './edges/verify.ts';
import * as hand from './hand.ts';
import * as lists from './lists.ts';
import * as now from './now.ts';
import * as origin from './origin.ts';
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

const format = formatIn('en');

/** English, by noun. Its type is what every language has to say. */
export const en = {
  /** As Discord and browsers call it. */
  locale: 'en',
  /** As its speakers call it. */
  ownName: 'English',
  ...spokenWords(format),
  armies,
  board,
  cards,
  chance,
  clock: without(clock, 'sentences', 'limitText'),
  commands: { ...commands, ...spokenCommands(format) },
  counters: without(counters, 'countersOn'),
  deed,
  dice: without(dice, 'rollText'),
  discord,
  drawn,
  hand,
  lists,
  now,
  modifiers: without(modifiers, 'valueWithBase', 'effectText'),
  origin,
  page,
  playground,
  posts,
  recap,
  refusals,
  requests: without(requests, 'requestText'),
  rulebook: without(rulebook, 'goalOf'),
  scores,
  upkeep,
  verify,
};
