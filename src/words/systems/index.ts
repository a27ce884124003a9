import { sentences as cards } from '../../features/cards/say/cards.ts';
import { sentences as clock } from '../../features/clock/say/clock.ts';
import { sentences as counters } from '../../features/counters/say/counters.ts';
import { derived } from '../../table/index.ts';
import type { Format } from '../base/messages.ts';
import { type AllSentences, merged, type SystemSentences } from '../base/sentences.ts';
import { sentences as actions } from './actions.ts';
import { sentences as armies } from './armies.ts';
import { sentences as chance } from './chance.ts';
import { sentences as dice } from './dice.ts';
import { sentences as endings } from './endings.ts';
import { sentences as game } from './game.ts';
import { sentences as history } from './history.ts';
import { sentences as modifiers } from './modifiers.ts';
import { sentences as moves } from './moves.ts';
import { sentences as phases } from './phases.ts';
import { sentences as pieces } from './pieces.ts';
import { sentences as points } from './points.ts';
import { sentences as questions } from './questions.ts';
import { sentences as reload } from './reload.ts';
import { sentences as requests } from './requests.ts';
import { sentences as scores } from './scores.ts';
import { sentences as seats } from './seats.ts';
import { sentences as secrecy } from './secrecy.ts';
import { sentences as tables } from './tables.ts';

/** The systems in the order of their lines below an act. */
const inOrder = (format: Format) =>
  [
    actions(format),
    game(format),
    chance(format),
    phases(format),
    endings(format),
    seats(format),
    requests(format),
    clock(format),
    history(format),
    reload(format),
    pieces(format),
    moves(format),
    armies(format),
    cards(format),
    secrecy(format),
    dice(format),
    tables(format),
    modifiers(format),
    counters(format),
    points(format),
    scores(format),
    questions(format),
  ] as const;

/** The sentences of all systems in one language. */
interface SpokenSystems {
  readonly systems: readonly SystemSentences[];
  readonly all: Required<SystemSentences>;
}

/** The sentences of all systems in one language, made when they are first needed. */
export const sentencesIn = derived((format: Format): SpokenSystems => {
  // If a sentence is missing, the compiler's error names its kind or code.
  const systems: AllSentences<ReturnType<typeof inOrder>> = inOrder(format);
  return { systems, all: merged(systems) };
});
