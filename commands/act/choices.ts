import type { Choice } from '../../src/port/command.ts';
import { type Operation, refuse } from '../../src/table/index.ts';
import {
  type ActionChoiceView,
  type ActionSubjectView,
  type ActionView,
  actionQueries,
  type UnfinishedAct,
} from '../../src/view/find/actions.ts';
import { questionQueries } from '../../src/view/find/questions.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText } from '../common/choices.ts';
import { listOf } from '../common/typed.ts';
import { findSubjectByText, type InputRefusal, previewedName, suggestMatchingSubjects } from './subjects.ts';

/** The typed choices for an action: `E4, E5; 3`, or `cells: E4, E5; count: 3`. */

type Choices = Operation<'act'>['choices'];

interface TypedChoice {
  readonly choice: ActionChoiceView;
  readonly text: string;
}

const partsOf = (text: string): readonly string[] => text.split(';').map((part) => part.trim());

/** Returns the choice that a part of the text names, or the choice at the position of that part. */
const typedChoice = (action: ActionView, part: string, place: number): TypedChoice | undefined => {
  const colon = part.indexOf(':');
  const named = colon < 0 ? undefined : action.choices.find(({ name }) => isCalled(name, part.slice(0, colon)));
  const choice = named ?? action.choices[place];
  return choice && { choice, text: named ? part.slice(colon + 1).trim() : part };
};

export const parseTypedChoices = (
  words: Words,
  view: View,
  _begun: UnfinishedAct,
  action: ActionView,
  typed: string | undefined,
): { readonly chosen: Choices } | InputRefusal => {
  const chosen: { [name: string]: Choices[string] } = {};
  for (const [place, part] of partsOf(typed ?? '').entries()) {
    if (part === '') continue;
    const one = typedChoice(action, part, place);
    const names = action.choices.map(({ name }) => name);
    if (!one)
      return {
        told: words.refusals.refusalText(refuse('no-such-choice', { action: action.name, choice: part, names }), view),
      };
    const value = valueTyped(words, view, one);
    if (typeof value === 'object' && 'told' in value) return value;
    chosen[one.choice.name] = value;
  }
  return { chosen };
};

const valueTyped = (words: Words, view: View, { choice, text }: TypedChoice): Choices[string] | InputRefusal => {
  if (choice.kind === 'number')
    return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : { told: words.commands.act.notNumber(choice.name, text) };
  const found: string[] = [];
  for (const item of listOf(text)) {
    const thing = findSubjectByText(words, view, choice.kind, item, found);
    if ('told' in thing) return thing;
    found.push(thing.id);
  }
  return found;
};

export const suggestActionChoices = (
  words: Words,
  view: View,
  begun: UnfinishedAct,
  action: ActionView,
  typed: string,
): readonly Choice[] => {
  const parts = partsOf(typed);
  const place = parts.length - 1;
  const one = typedChoice(action, parts[place] ?? '', place);
  if (!one) return [];
  const before = parseTypedChoices(words, view, begun, action, parts.slice(0, place).join(';'));
  if ('told' in before) return [];
  const among = view.of(actionQueries).choosable({ ...begun, choices: before.chosen }, one.choice.name);
  const labelOf = (thing: ActionSubjectView, name: string): string =>
    previewedName(words, view, action.name, thing, name);
  return among ? behind(words, view, parts, one, among, labelOf) : [];
};

export const suggestQuestionAnswers = (
  words: Words,
  view: View,
  asked: ActionView,
  typed: string,
): readonly Choice[] => {
  const one = typedChoice(asked, typed, 0);
  return one ? behind(words, view, [typed], one, view.of(questionQueries).choosable()) : [];
};

const behind = (
  words: Words,
  view: View,
  parts: readonly string[],
  one: TypedChoice,
  among: Among,
  labelOf?: (thing: ActionSubjectView, name: string) => string,
): readonly Choice[] => {
  const place = parts.length - 1;
  const comma = one.text.lastIndexOf(',');
  const items = listOf(one.text.slice(0, Math.max(comma, 0)));
  const named = parts[place] !== one.text ? `${one.choice.name}: ` : '';
  const front = [...parts.slice(0, place).map((part) => `${part}; `), named, ...items.map((item) => `${item}, `)].join(
    '',
  );
  const rest = one.text.slice(comma + 1);
  return offered(words, view, among, rest, labelOf)
    .map(({ name, value }) => ({ name: front + name, value: front + value }))
    .filter(({ name, value }) => name.length <= 100 && value.length <= 100);
};

type Among = readonly ActionSubjectView[] | { readonly from: number; readonly to: number };

const MOST_NUMBERS_OFFERED = 25;

const offered = (
  words: Words,
  view: View,
  among: Among,
  typed: string,
  labelOf?: (thing: ActionSubjectView, name: string) => string,
): readonly Choice[] => {
  if (!('from' in among)) return suggestMatchingSubjects(words, view, among, typed, labelOf);
  const count = Math.max(0, Math.min(MOST_NUMBERS_OFFERED, among.to - among.from + 1));
  return Array.from({ length: count }, (_, i) => createChoiceFromText(String(among.from + i))).filter(({ name }) =>
    name.startsWith(typed.trim()),
  );
};
