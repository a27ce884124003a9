import { cards } from '../../features/cards/suggest/cards.ts';
import { clock } from '../../features/clock/suggest/clock.ts';
import { counters } from '../../features/counters/suggest/counters.ts';
import type { Refusal, RefusalCode } from '../../table/index.ts';
import type { NoRemedyReason, RemediesByName, RemediesByRefusalCode } from '../remedy/remedy.ts';
import type { View } from '../view.ts';
import { actions } from './actions.ts';
import { armies } from './armies.ts';
import { chance } from './chance.ts';
import { dice } from './dice.ts';
import { endings } from './endings.ts';
import { game } from './game.ts';
import { history } from './history.ts';
import { modifiers } from './modifiers.ts';
import { moves } from './moves.ts';
import { phases } from './phases.ts';
import { pieces } from './pieces.ts';
import { points } from './points.ts';
import { questions } from './questions.ts';
import { reload } from './reload.ts';
import { requestRemedies } from './requests.ts';
import { scores } from './scores.ts';
import { seats } from './seats.ts';
import { secrecy } from './secrecy.ts';

/** The remedies by refusal code; a code without an entry doesn't compile. */
const table = {
  ...game,
  ...phases,
  ...endings,
  ...seats,
  ...requestRemedies,
  ...clock,
  ...history,
  ...reload,
  ...chance,
  ...pieces,
  ...moves,
  ...actions,
  ...questions,
  ...armies,
  ...cards,
  ...secrecy,
  ...dice,
  ...modifiers,
  ...counters,
  ...points,
  ...scores,
} satisfies Required<RemediesByRefusalCode>;

type RemedyEntry<C extends RefusalCode> = (typeof table)[C];

type Answer<C extends RefusalCode> =
  RemedyEntry<C> extends (...given: never) => infer Found ? Found : Record<never, never>;

type RemediesNamed<C extends RefusalCode> = Exclude<Answer<C>, string>;

/** `undefined` if the refusal has no remedy in some cases. */
type AtTimes<C extends RefusalCode> = Extract<Answer<C>, string> extends never ? never : undefined;

export type RemedyMessageArguments<C extends RefusalCode> = {
  readonly [Name in keyof RemediesNamed<C>]:
    | string
    | (undefined extends RemediesNamed<C>[Name] ? undefined : never)
    | AtTimes<C>;
};

export const findRefusalRemedies = <C extends RefusalCode>(
  refusal: Refusal<C>,
  view: View,
): RemediesByName | NoRemedyReason => {
  const entry = table[refusal.code] as NoRemedyReason | ((of: Refusal<C>, by: View) => RemediesByName | NoRemedyReason);
  return typeof entry === 'string' ? entry : entry(refusal, view);
};
