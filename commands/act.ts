import { overruledActRequestOf } from '../src/engine/index.ts';
import type { Choice, Command, CommandInput, CompletionInput, OptionReader, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import { type Operation, refuse } from '../src/table/index.ts';
import { type ActionView, actionQueries } from '../src/view/find/actions.ts';
import { questionQueries } from '../src/view/find/questions.ts';
import { DISCORD_LIMITS } from '../src/view/text/message.ts';
import { isCalled } from '../src/view/text/typed.ts';
import type { View } from '../src/view/view.ts';
import type { Words } from '../src/words/index.ts';
import { parseTypedChoices, suggestActionChoices, suggestQuestionAnswers } from './act/choices.ts';
import { parseTypedPayment, suggestActionPayments } from './act/payment.ts';
import { findSubjectByText, suggestActionSubjects } from './act/subjects.ts';
import { filterMatchingNames, MOST_CHOICES, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf } from './common/definition.ts';
import type { RefusalSentence } from './common/sentence.ts';
import { act, readAs, runWithChannelGame, toAsker } from './common/table.ts';
import { suggestWaitingForTurn } from './common/waiting.ts';
import { runOrAskConsent } from './consent/consent.ts';
import { createActionsPanelMessage } from './play/press.ts';

const data = defineCommand('act', {
  name: COMPLETED,
  on: COMPLETED,
  with: COMPLETED,
  pay: COMPLETED,
  overrule: FLAG,
});

const actionNamed = (view: View, text: string): ActionView | undefined =>
  view
    .of(actionQueries)
    .all()
    .find(({ name }) => isCalled(name, text));

/**
 * Returns the question that waits for the viewer's answer, in the form of an action. No other action is possible before
 * the answer.
 */
const questionAsked = (view: View): ActionView | undefined => {
  const question = view.of(questionQueries).open();
  return question?.isMine ? { name: question.choice.name, choices: [question.choice], pays: false } : undefined;
};

const readAnswer = (
  words: Words,
  view: View,
  asked: ActionView,
  { person, options }: CommandInput<OptionOf<'act'>>,
) => {
  const begun = { action: asked.name, subject: undefined, choices: {} };
  const choices = parseTypedChoices(words, view, begun, asked, options.text('with'));
  if ('told' in choices) return choices.told;
  const { kind } = asked.choices[0] ?? {};
  const chosen = choices.chosen[asked.name] ?? (kind === 'number' ? Number.NaN : []);
  return { kind: 'answer', actor: person.id, chosen } as const;
};

const readAct = (
  words: Words,
  view: View,
  input: CommandInput<OptionOf<'act'>>,
): Operation<'act' | 'answer'> | RefusalSentence => {
  const { person, options } = input;
  const typed = options.text('name') ?? '';
  const asked = questionAsked(view);
  if (asked && isCalled(asked.name, typed)) return readAnswer(words, view, asked, input);
  const action = actionNamed(view, typed);
  const names = view
    .of(actionQueries)
    .all()
    .map(({ name }) => name);
  if (!action) return words.refusals.refusalText(refuse('no-such-action', { action: typed, names }), view);
  const on = options.text('on');
  const subject = on === undefined ? undefined : findSubjectByText(words, view, action.of ?? 'piece', on);
  if (subject && 'told' in subject) return subject.told;
  const begun = { kind: 'act', actor: person.id, action: action.name, subject: subject?.id } as const;
  const choices = parseTypedChoices(words, view, { ...begun, choices: {} }, action, options.text('with'));
  if ('told' in choices) return choices.told;
  if (options.flag('overrule')) return { ...begun, choices: choices.chosen, payment: undefined, overruled: true };
  const payment = parseTypedPayment(words, view, options.text('pay'));
  if (payment && 'told' in payment) return payment.told;
  return { ...begun, choices: choices.chosen, payment: payment?.pieces };
};

/** Returns the names of the possible actions with their prices, each name once. */
const actionChoices = (words: Words, view: View, typed: string): readonly Choice[] => {
  const asked = view.of(questionQueries).open();
  if (asked?.isMine) {
    const { name } = asked.choice;
    return [{ name: words.commands.act.answered(name, asked.by).slice(0, DISCORD_LIMITS.choice), value: name }];
  }
  const offered = new Map<string, Set<string>>();
  let isCut = false;
  const cut = (): void => {
    isCut = true;
  };
  for (const { action, price } of view.of(actionQueries).offers(undefined, cut)) {
    const prices = offered.get(action) ?? new Set();
    offered.set(action, price === undefined ? prices : prices.add(price));
  }
  const all = view.of(actionQueries).all();
  const [first] = all;
  // The search stopped early: actions that it didn't reach may be possible.
  if (isCut) for (const { name } of all) if (!offered.has(name)) offered.set(name, new Set());
  if (offered.size === 0 && first) return suggestWaitingForTurn(words, view, first.name);
  return filterMatchingNames([...offered.keys()], typed).map((name) => ({
    name: words.commands.act.offered(name, [...(offered.get(name) ?? [])]).slice(0, DISCORD_LIMITS.choice),
    value: name,
  }));
};

const complete = (
  words: Words,
  view: View,
  typed: string,
  options: OptionReader<OptionOf<'act'>>,
  focused: string,
): readonly Choice[] => {
  const action = actionNamed(view, options.text('name') ?? '');
  if (focused === 'name') return actionChoices(words, view, typed);
  const asked = questionAsked(view);
  if (asked && isCalled(asked.name, options.text('name') ?? ''))
    return focused === 'with' ? suggestQuestionAnswers(words, view, asked, typed).slice(0, MOST_CHOICES) : [];
  if (!action) return [];
  if (focused === 'on') return suggestActionSubjects(words, view, action, typed).slice(0, MOST_CHOICES);
  const on = options.text('on');
  const subject = on === undefined ? undefined : findSubjectByText(words, view, action.of ?? 'piece', on);
  if (subject && 'told' in subject) return [];
  const begun = { action: action.name, subject: subject?.id, choices: {} };
  if (focused === 'with') return suggestActionChoices(words, view, begun, action, typed).slice(0, MOST_CHOICES);
  const choices = parseTypedChoices(words, view, begun, action, options.text('with'));
  return 'told' in choices ? [] : suggestActionPayments(words, view, { ...begun, choices: choices.chosen }, typed);
};

export const actCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput<OptionOf<'act'>>): Promise<Reply> =>
    runWithChannelGame(games, input, async (game) => {
      if (input.options.text('name') === undefined) return toAsker(await createActionsPanelMessage(game, input));
      const operation = await readAs(game, input, (view) => readAct(input.words, view, input));
      if (typeof operation === 'string') return toAsker(operation);
      const isBeyond = operation.kind === 'act' && operation.overruled === true;
      return isBeyond
        ? runOrAskConsent(game, input, operation, overruledActRequestOf(operation))
        : act(game, input, operation);
    }),
  complete: (input: CompletionInput<OptionOf<'act'>>): Promise<readonly Choice[]> =>
    suggestFromGame(games, input, (view, typed, options, words) =>
      complete(words, view, typed, options, input.focused.name),
    ),
});
