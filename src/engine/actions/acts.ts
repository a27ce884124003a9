import {
  type ActRefusalChecks,
  type ActsAsked,
  COST,
  charge,
  isRefusal,
  noteWorkPlace,
  type Operation,
  type PersonId,
  type Table,
} from '../../table/index.ts';
import { refusalOf } from '../modifiers/may.ts';
import type { ActionDefinition } from '../play/lines/action-form.ts';
import { findMatchingSubjects, isMatchingSubject } from '../play/lines/candidates.ts';
import type { ChoiceDefinition } from '../play/lines/form.ts';
import {
  GAME,
  type InstructionNameMeaning,
  type InstructionNames,
  meaningOfChosenThings,
  type Subject,
} from '../play/lines/names.ts';
import { findOpenQuestion, limitChoiceToVisible } from '../play/lines/question.ts';
import { isSimultaneousPhase } from '../play/queries.ts';
import { type ChoiceValue, numberRangeOfChoice } from './choices.ts';
import { addPayment, bindActionSubject, judgeAct, moduleActionsOf, namesFor } from './judge.ts';

/** Lists the possible acts of a module's actions, as the actor sees the table. Each listed act must still be judged. */

/**
 * The most things that are checked for one action or choice, and the most ways to choose that are listed for one thing.
 */
export const MOST_SUBJECTS_LOOKED = 1_000;

const NOTHING = { subject: undefined, choices: {}, payment: undefined };

export function* listPossibleAnswers(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation<'answer'>> {
  const question = findOpenQuestion(seen);
  if (!question || asked.piece !== undefined || asked.action !== undefined) return;
  for (const [chosen] of optionsOf(seen, question.names, limitChoiceToVisible(seen, question)))
    yield { kind: 'answer', actor, chosen };
}

/** Decides if an act is listed. `names` has every name in the act. All named things can be chosen. */
type ActTest = (act: Operation<'act'>, action: ActionDefinition, names: InstructionNames) => boolean;

/**
 * Yields the acts that `isFit` accepts. By default it accepts all acts. If one act for each thing is enough
 * (`isBrief`), it accepts only acts that can be begun and paid.
 */
export function* listPossibleActionUses(
  seen: Table,
  actor: PersonId,
  asked: ActsAsked,
  isFit: ActTest = (act) => !asked.isBrief || !isRefusal(judgeAct(seen, act)),
): Generator<Operation<'act'>> {
  if ((asked.kind ?? 'act') !== 'act') return;
  for (const action of moduleActionsOf(seen)) {
    if (asked.action !== undefined && action.name !== asked.action) continue;
    noteWorkPlace({ part: 'action', name: action.name });
    if (refusalOf(seen, { kind: 'act', actor, action: action.name, ...NOTHING })) continue;
    for (const it of subjectsOf(seen, actor, action, asked)) yield* actsWith(seen, actor, action, it, asked, isFit);
  }
}

/**
 * Returns the legal acts. The listed acts can be begun, and each action's rights are checked once. So only the payment
 * must be judged, unless the instructions of the act must be tried.
 */
export const listLegalActionUses = (
  seen: Table,
  actor: PersonId,
  asked: ActsAsked,
  { foresee }: Pick<ActRefusalChecks, 'foresee'>,
): Generator<Operation<'act'>> => {
  const isTried = isSimultaneousPhase(seen);
  return listPossibleActionUses(seen, actor, asked, (act, action, names) => {
    if (isTried || action.check) return foresee(act) === undefined;
    return !action.pay || !isRefusal(addPayment(seen, action, names, undefined));
  });
};

const subjectsOf = (
  seen: Table,
  actor: PersonId,
  { of }: ActionDefinition,
  { piece }: ActsAsked,
): readonly Subject[] => {
  if (piece !== undefined) {
    const it: Subject = { kind: 'piece', id: piece };
    return of && isMatchingSubject(seen, namesFor(seen, actor, it), of, it) ? [it] : [];
  }
  if (!of) return [GAME];
  if (!IT_NAMED.test(of.match))
    return findMatchingSubjects(seen, namesFor(seen, actor, GAME), of, MOST_SUBJECTS_LOOKED);
  // `it` means each checked thing itself, as it does when the act is judged.
  const { match: _, ...place } = of;
  return findMatchingSubjects(seen, namesFor(seen, actor, GAME), { ...place, match: '' }, MOST_SUBJECTS_LOOKED).filter(
    (it) => isMatchingSubject(seen, namesFor(seen, actor, it), of, it),
  );
};

const IT_NAMED = /\bit\b/u;

/** Yields an act for each way to choose, or only the first fitting one if that is enough. */
function* actsWith(
  seen: Table,
  actor: PersonId,
  action: ActionDefinition,
  it: Subject,
  { isBrief }: ActsAsked,
  isFit: ActTest,
): Generator<Operation<'act'>> {
  const { name, of, choose } = action;
  const subject = of ? it.id : undefined;
  const names = bindActionSubject(seen, actor, action, subject);
  if (isRefusal(names)) return;
  const act = { kind: 'act', actor, action: name, subject, payment: undefined } as const;
  if (!choose) {
    const one = { ...act, choices: {} };
    if (isFit(one, action, names)) yield one;
    return;
  }
  let tried = 0;
  for (const [choices, known] of waysOf(seen, names, Object.entries(choose))) {
    if (tried === MOST_SUBJECTS_LOOKED) return;
    tried += 1;
    charge(COST.line);
    const one = { ...act, choices };
    if (!isFit(one, action, known)) continue;
    yield one;
    if (isBrief) return;
  }
}

type Choices = Operation<'act'>['choices'];

/** Yields all ways to choose, with the names of each. */
function* waysOf(
  seen: Table,
  names: InstructionNames,
  [first, ...rest]: readonly (readonly [string, ChoiceDefinition])[],
): Generator<readonly [Choices, InstructionNames]> {
  if (!first) {
    yield [{}, names];
    return;
  }
  const [choice, definition] = first;
  for (const [value, bound] of optionsOf(seen, names, definition))
    for (const [others, known] of waysOf(seen, { ...names, bound: { ...names.bound, [choice]: bound } }, rest))
      yield [{ [choice]: value, ...others }, known];
}

/**
 * Yields the options of a choice. If several things must be chosen, it does not yield all sets. For each thing it
 * yields the set that starts with it, with as few things as required.
 */
function* optionsOf(
  seen: Table,
  names: InstructionNames,
  definition: ChoiceDefinition,
): Generator<readonly [ChoiceValue, InstructionNameMeaning]> {
  if (definition.kind === 'number') {
    const { from, to } = numberRangeOfChoice(seen, names, definition);
    for (let value = from; value <= to && value < from + MOST_SUBJECTS_LOOKED; value += 1) yield [value, { value }];
    return;
  }
  const { least, most } = definition;
  const all = findMatchingSubjects(seen, names, definition, MOST_SUBJECTS_LOOKED);
  if (least === 0) yield [[], meaningOfChosenThings(definition, [])];
  if (least === 0 && all.length === 0) return;
  const count = Math.max(1, least);
  if (most < count || all.length < count) return;
  for (const [i] of all.entries()) {
    if (count === all.length && i > 0) return;
    charge(count);
    const some = Array.from({ length: count }, (_, k) => all[(i + k) % all.length] as Subject);
    yield [some.map(({ id }) => id), meaningOfChosenThings(definition, some)];
  }
}
