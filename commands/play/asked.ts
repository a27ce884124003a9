import { type ActionQuestionView, questionQueries } from '../../src/view/find/questions.ts';
import { hashOfTurnAndEvent } from '../../src/view/panel/version.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { Control } from '../../src/view/text/message.ts';
import { slashCommandTexts } from './commands.ts';
import type { Deed } from './deed.ts';
import { kindOfChosenThing, optionButtons, optionsOfChoice, type SelectMenuOptions, subjectRefOf } from './options.ts';
import { addPageArgument, panelPageButtons, parsePageArgument, selectsOfPage } from './pages.ts';
import {
  drawBoardWithChoices,
  MOST_OPTIONS_PER_SELECT,
  type Panel,
  type PanelScreen,
  press,
  type ShowScreen,
  translateModuleText,
} from './panel.ts';

type AnswerOption = SelectMenuOptions[number];

const chosenIn = (args: readonly string[]): readonly string[] => [
  ...new Set(parsePageArgument(args).rest.flatMap((arg) => arg.split('.').filter(Boolean))),
];

export const questionScreen: ShowScreen = (panel, args) => {
  const { view, said, words } = panel;
  const question = view.of(questionQueries).open();
  if (!question) return undefined;
  if (!question.isMine) return waitingForAnswer(panel, question);
  const { choice, by, text, until, late } = question;
  const among = view.of(questionQueries).choosable();
  const options = optionsOfChoice(panel, among, choice.most);
  const chosen = chosenIn(args).filter((ref) => options.some(({ value }) => value === ref));
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const version = answerDeed.version(panel, []) ?? '';
  const { part } = parsePageArgument(args);
  const drawing = drawBoardWithChoices(
    panel,
    options.map(({ at }) => at),
  );
  const isWhole = chosen.length >= choice.least && chosen.length <= choice.most;
  return {
    prompt:
      text === undefined
        ? said.choose({ action: by, ...choice, thing: kindOfChosenThing(panel, choice.kind, among) })
        : said.question(translateModuleText(panel, text), choice.least, choice.most),
    tips: ['question'],
    lines: [
      ...(until === undefined ? [] : [words.questions.lateText(late, until)]),
      ...(labels.length > 0 ? [said.chosenSoFar(labels)] : []),
    ],
    ...(drawing ? { drawing } : {}),
    rows: [
      ...optionRows(panel, options, chosen, version, choice, part),
      isWhole && (chosen.length > 0 || choice.least === 0)
        ? press(
            panel,
            chosen.length > 0 ? said.labels.answer : said.labels.none,
            ['answer', version, chosen.join('.')],
            'success',
          )
        : [],
    ].filter((row) => row.length > 0),
    at: addPageArgument(['asked', ...(chosen.length > 0 ? [chosen.join('.')] : [])], part),
    typed: [slashCommandTexts.answer(choice.name)],
  };
};

/**
 * Returns the controls to answer a question. A single list answers at once. If there are several lists, a player first
 * collects the choices.
 */
const optionRows = (
  panel: Panel,
  options: readonly AnswerOption[],
  chosen: readonly string[],
  version: string,
  { name, most }: ActionQuestionView['choice'],
  part: number,
): readonly (readonly Control[])[] => {
  const placeholder = panel.said.choice(name, options.length);
  const isAtOnce = options.length <= MOST_OPTIONS_PER_SELECT || most === 1;
  const left = isAtOnce ? options : options.filter(({ value }) => !chosen.includes(value));
  const does = isAtOnce ? ['answer', version] : ['asked', chosen.join('.'), ...addPageArgument([], part)];
  const count = isAtOnce ? most : Math.max(1, most - chosen.length);
  const buttons = most === 1 ? optionButtons(panel, does, left) : undefined;
  if (buttons) return buttons;
  return [
    ...selectsOfPage(panel, placeholder, does, left, part, { most: count }),
    ...panelPageButtons(panel, left.length, ['asked', chosen.join('.')]),
  ];
};

const waitingForAnswer = (panel: Panel, { side, by, until, late }: ActionQuestionView): PanelScreen => {
  const { said, view, words } = panel;
  return {
    prompt: said.waitsFor(side?.name ?? '', by),
    tips: [],
    ...(until === undefined ? {} : { lines: [words.questions.lateText(late, until)] }),
    rows: [
      until === undefined || late === 'wait' || view.of(seatQueries).mine().length === 0
        ? []
        : press(panel, said.labels.goOn, ['late', lateDeed.version(panel, []) ?? '']),
    ].filter((row) => row.length > 0),
    at: ['asked'],
    typed: slashCommandTexts.waiting,
  };
};

const answerDeed: Deed = {
  version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
  operation: (panel, args) => {
    const { view, input } = panel;
    const question = view.of(questionQueries).open();
    if (!question) return undefined;
    const refs = chosenIn(args);
    const among = view.of(questionQueries).choosable();
    if ('from' in among) return { kind: 'answer', actor: input.person.id, chosen: Number(refs[0]) };
    const ids = refs.map((ref) => among.find((one) => subjectRefOf(panel, one) === ref)?.id);
    return ids.every((id) => id !== undefined)
      ? { kind: 'answer', actor: input.person.id, chosen: ids.flatMap((id) => id ?? []) }
      : undefined;
  },
};

const lateDeed: Deed = {
  version: answerDeed.version,
  operation: ({ input }) => ({ kind: 'answer', actor: input.person.id, chosen: undefined }),
};

export const askedDeeds = { answer: answerDeed, late: lateDeed } as const satisfies Readonly<Record<string, Deed>>;
