import { formatIn } from '../../base/messages.ts';
import { type AllSentences, merged } from '../../base/sentences.ts';
import { sentences as cards } from '../../systems/cards.ts';
import { sentences as chance } from '../../systems/chance.ts';
import { sentences as clock } from '../../systems/clock.ts';
import { sentences as counters } from '../../systems/counters.ts';
import { sentences as dice } from '../../systems/dice.ts';
import { sentences as endings } from '../../systems/endings.ts';
import { sentences as game } from '../../systems/game.ts';
import { sentences as history } from '../../systems/history.ts';
import { sentences as moves } from '../../systems/moves.ts';
import { sentences as points } from '../../systems/points.ts';
import { sentences as requests } from '../../systems/requests.ts';
import { sentences as seats } from '../../systems/seats.ts';
import { sentences as tables } from '../../systems/tables.ts';
import { sentences as actions } from './actions.ts';
import { sentences as armies } from './armies.ts';
import { sentences as modifiers } from './modifiers.ts';
import { sentences as phases } from './phases.ts';
import { sentences as pieces } from './pieces.ts';
import { sentences as questions } from './questions.ts';
import { sentences as reload } from './reload.ts';
import { sentences as scores } from './scores.ts';
import { sentences as secrecy } from './secrecy.ts';

const format = formatIn('de');

/** System by system, in the order in which what they say below what was done is told. */
const inOrder = [
  actions,
  game(format),
  chance(format),
  phases,
  endings(format),
  seats(format),
  requests(format),
  clock(format),
  history(format),
  reload,
  pieces,
  moves(format),
  armies,
  cards(format),
  secrecy,
  dice(format),
  tables(format),
  modifiers,
  counters(format),
  points(format),
  scores,
  questions,
] as const;

/** All that systems say in German; of what none says anything, the name stands in the compiler's error. */
export const systems: AllSentences<typeof inOrder> = inOrder;

export const sentences = merged(systems);
