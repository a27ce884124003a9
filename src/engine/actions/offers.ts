import {
  isRefusal,
  type Operation,
  type PersonId,
  type PieceId,
  printDecimalSum,
  type Table,
} from '../../table/index.ts';
import { type Foresight, iterateWithinWorkLimit, runWithinWorkLimit } from '../play/foresight.ts';
import type { ActionDefinition } from '../play/lines/action-form.ts';
import { findMatchingSubjects } from '../play/lines/candidates.ts';
import { meaningOfChosenThings, type Subject } from '../play/lines/names.ts';
import { findOpenQuestion, limitChoiceToVisible } from '../play/lines/question.ts';
import { seenTable } from '../play/secrecy/seen-table.ts';
import { MOST_SUBJECTS_LOOKED } from './acts.ts';
import { bindChoices, type ChoiceValue, numberRangeOfChoice } from './choices.ts';
import { bindActionSubject, findActionByName, judgeAct } from './judge.ts';
import { type PreviewValues, previewValuesOf } from './preview.ts';

/** The actions of a module that a player can do now, as far as the player knows (D5). */

/** An action that is possible with at least one option for each choice. */
export interface ActionOffer {
  readonly action: string;
  readonly subject?: Subject;
  readonly price?: string;
  /** The values of the action's `preview`, if it has no choices. */
  readonly preview?: PreviewValues;
}

const worldOf = (table: Table, actor: PersonId): Table => seenTable(table, actor) ?? table;

/** Describes acts as offers. `cut` is called if the work limit ends the list early, as in `actsOf`. */
export const offersOf = (
  table: Table,
  actor: PersonId,
  acts: Iterable<Operation>,
  cut?: () => void,
): Iterable<ActionOffer> => iterateWithinWorkLimit(table, actor, () => offersAmong(table, acts), cut);

function* offersAmong(table: Table, acts: Iterable<Operation>): Generator<ActionOffer> {
  for (const act of acts) {
    if (act.kind !== 'act') continue;
    const action = findActionByName(table, act.action);
    if (isRefusal(action)) continue;
    const { name, of, pay } = action;
    const judgedAct = pay ? judgeAct(worldOf(table, act.actor), act) : undefined;
    const price = judgedAct && !isRefusal(judgedAct) ? printDecimalSum(judgedAct.price) : undefined;
    const preview = previewWithoutChoices(worldOf(table, act.actor), act, action);
    yield {
      action: name,
      ...(of && act.subject !== undefined ? { subject: { kind: of.kind, id: act.subject } } : {}),
      ...(price === undefined ? {} : { price }),
      ...(preview ? { preview } : {}),
    };
  }
}

const previewWithoutChoices = (
  world: Table,
  { actor, subject }: Operation<'act'>,
  action: ActionDefinition,
): PreviewValues | undefined => {
  if (action.preview === undefined || Object.keys(action.choose ?? {}).length > 0) return undefined;
  const names = bindActionSubject(world, actor, action, subject);
  return isRefusal(names) ? undefined : previewValuesOf(world, action, names);
};

type Begun = Pick<Operation<'act'>, 'actor' | 'action' | 'subject' | 'choices'>;

interface PreviewedSubject extends Subject {
  /** The values of the action's `preview` with this option, for the last choice. */
  readonly preview?: PreviewValues;
}

type Choosable = readonly PreviewedSubject[] | { readonly from: number; readonly to: number } | undefined;

/**
 * Returns the options of a choice after the choices before it. For the last choice, returns only options that `foresee`
 * allows.
 */
export const choiceOptionsIn = (table: Table, begun: Begun, choice: string, foresee: Foresight): Choosable =>
  runWithinWorkLimit(
    table,
    begun.actor,
    () => choosable(table, begun, choice, foresee),
    () => undefined,
  );

const choosable = (
  table: Table,
  { actor, action: called, subject, choices }: Begun,
  choice: string,
  foresee: Foresight,
): Choosable => {
  const world = worldOf(table, actor);
  const action = findActionByName(world, called);
  if (isRefusal(action)) return undefined;
  const { choose = {} } = action;
  const names = bindActionSubject(world, actor, action, subject);
  const definition = Object.hasOwn(choose, choice) ? choose[choice] : undefined;
  if (isRefusal(names) || !definition) return undefined;
  const before = Object.entries(choose).slice(0, Object.keys(choose).indexOf(choice));
  const known = bindChoices(world, action.name, Object.fromEntries(before), names, chosenAmong(choices, before));
  if (isRefusal(known)) return undefined;
  if (definition.kind === 'number') return numberRangeOfChoice(world, known, definition);
  const all = findMatchingSubjects(world, known, definition, MOST_SUBJECTS_LOOKED);
  const isLast = Object.keys(choose).every((one) => one === choice || Object.hasOwn(choices, one));
  if (!isLast || definition.most > 1) return all;
  const act = { kind: 'act', actor, action: called, subject, payment: undefined } as const;
  const possible = action.check
    ? all.filter(({ id }) => !foresee({ ...act, choices: { ...choices, [choice]: [id] } }))
    : all;
  if (possible.length > MOST_PREVIEWED) return possible;
  return possible.map((one) => {
    const bound = { ...known.bound, [choice]: meaningOfChosenThings(definition, [one]) };
    const preview = previewValuesOf(world, action, { ...known, bound });
    return preview ? { ...one, preview } : one;
  });
};

/** The most options of a choice that have a preview. */
const MOST_PREVIEWED = 100;

const chosenAmong = (
  choices: Begun['choices'],
  among: readonly (readonly [string, unknown])[],
): { readonly [choice: string]: ChoiceValue } =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => among.some(([one]) => one === name)));

/** Returns the smallest payment, for players who name none. */
export const smallestPaymentFor = (table: Table, begun: Begun): readonly PieceId[] =>
  runWithinWorkLimit(
    table,
    begun.actor,
    () => {
      const act = judgeAct(worldOf(table, begun.actor), { kind: 'act', ...begun, payment: undefined });
      return isRefusal(act) ? [] : act.paid.map(({ id }) => id);
    },
    () => [],
  );

/** Returns the options of the open question, if any. */
export const answerOptionsFor = (table: Table, actor: PersonId): Answers | undefined =>
  runWithinWorkLimit(
    table,
    actor,
    () => answers(table, actor),
    () => undefined,
  );

interface Answers {
  readonly among: Choosable;
  readonly least: number;
  readonly most: number;
}

const answers = (table: Table, actor: PersonId): Answers | undefined => {
  const world = worldOf(table, actor);
  const question = findOpenQuestion(world);
  if (!question) return undefined;
  const choose = limitChoiceToVisible(world, question);
  if (choose.kind === 'number') return { among: numberRangeOfChoice(world, question.names, choose), least: 1, most: 1 };
  const among = findMatchingSubjects(world, question.names, choose, MOST_SUBJECTS_LOOKED);
  return { among, least: choose.least, most: choose.most };
};
