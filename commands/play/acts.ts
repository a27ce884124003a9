import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { listCardsInHand, MAX_LISTED_CARDS } from '../../src/features/cards/view/hand.ts';
import type { Operation, PieceId } from '../../src/table/index.ts';
import {
  type ActionChoiceView,
  type ActionSubjectView,
  type ActionView,
  actionQueries,
  type UnfinishedAct,
} from '../../src/view/find/actions.ts';
import { hashForModuleAction } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import type { Button, Control } from '../../src/view/text/message.ts';
import { can } from '../common/can.ts';
import { createCardPicture, createHandPicture } from '../hand/show.ts';
import { slashCommandTexts } from './commands.ts';
import type { Deed } from './deed.ts';
import { type ActionOffers, findActionOffers, offeredSubjectsIn, subjectControlCommand } from './offers.ts';
import {
  type ChoiceCandidates,
  groupAlikeSubjects,
  kindOfChosenThing,
  optionButtons,
  optionsOfChoice,
  type SelectMenuOptions,
  subjectNameOf,
  subjectOptions,
  subjectRefOf,
} from './options.ts';
import { addPageArgument, panelPageButtons, parsePageArgument, selectsOfPage } from './pages.ts';
import {
  createListOption,
  drawBoardWithChoices,
  list,
  MOST_OPTIONS_PER_SELECT,
  type Panel,
  type PanelScreen,
  press,
  type ShowScreen,
  translateModuleText,
} from './panel.ts';

type ChosenSoFar = Operation<'act'>['choices'];

export const actionSubjectScreen: ShowScreen = (panel, args) => {
  const { view, said } = panel;
  const { part, rest } = parsePageArgument(args);
  const [index = ''] = rest;
  const action = view.of(actionQueries).all()[Number(index)];
  if (!action) return undefined;
  const subjects = offeredSubjectsIn(panel, findActionOffers(panel, action.name).offers);
  const options = subjectOptions(panel, subjects);
  const among = drawBoardWithChoices(
    panel,
    options.map(({ at }) => at),
  );
  const does = subjectControlCommand(panel, action, Number(index), subjects);
  const thing = kindOfChosenThing(
    panel,
    action.of ?? 'piece',
    subjects.map(({ subject }) => subject),
  );
  return {
    prompt: asked(panel, action) ?? said.choose({ action: action.name, thing, least: 1, most: 1 }),
    tips: action.text === undefined ? ['act'] : [],
    ...(among ? { drawing: among } : {}),
    rows: optionButtons(panel, does, options) ?? [
      ...selectsOfPage(panel, said.actWith(action.name, options.length), does, options, part),
      ...panelPageButtons(panel, options.length, ['act', index]),
    ],
    at: addPageArgument(['act', index], part),
    typed: [slashCommandTexts.act(action.name, '')],
  };
};

const asked = (panel: Panel, { text }: ActionView): string | undefined =>
  text === undefined ? undefined : panel.said.ask(translateModuleText(panel, text));

const hintOf = (panel: Panel, { text }: ActionView): string | undefined =>
  text === undefined ? undefined : panel.said.quote(translateModuleText(panel, text));

/**
 * Shows the possible action directly if there is only one; undefined if a button does that action without more choices.
 */
export const singleActionScreen = (panel: Panel, { offers }: ActionOffers): PanelScreen | undefined => {
  const [first] = offers;
  if (!first || offers.some(({ action }) => action !== first.action)) return undefined;
  const actions = panel.view.of(actionQueries).all();
  const i = actions.findIndex(({ name }) => name === first.action);
  const { choices = [], pays = false } = actions[i] ?? {};
  const subjects = groupAlikeSubjects(panel, offeredSubjectsIn(panel, offers));
  const [only] = subjects;
  if (!only) return choices.length > 0 || pays ? actionWithSubjectScreen(panel, [String(i), '']) : undefined;
  const action = actions[i];
  const isAtOnce = action && subjectControlCommand(panel, action, i, subjects)[0] === 'do';
  return subjects.length === 1 && !isAtOnce
    ? actionWithSubjectScreen(panel, [String(i), subjectRefOf(panel, only.subject)])
    : actionSubjectScreen(panel, [String(i)]);
};

interface StartedAct {
  readonly index: string;
  readonly action: ActionView;
  readonly subject: ActionSubjectView | undefined;
  readonly begun: UnfinishedAct;
  readonly chosen: readonly string[];
  readonly next: ActionChoiceView | undefined;
}

const readAct = (panel: Panel, [index = '', ref = '', ...chosen]: readonly string[]): StartedAct | undefined => {
  const { view } = panel;
  const action = view.of(actionQueries).all()[Number(index)];
  if (!action) return undefined;
  const subject = ref === '' ? undefined : subjectsOf(panel, action).find((one) => subjectRefOf(panel, one) === ref);
  if (ref !== '' && !subject) return undefined;
  const choices: { [name: string]: ChosenSoFar[string] } = {};
  const called: string[] = [];
  const begun = (): UnfinishedAct => ({ action: action.name, subject: subject?.id, choices: { ...choices } });
  for (const [i, text] of chosen.entries()) {
    const choice = action.choices[i];
    if (!choice || text === '') break;
    const value = choiceValue(panel, begun(), choice, text);
    if (value === undefined) return undefined;
    called.push(...namesOf(panel, begun(), choice, value));
    choices[choice.name] = value;
  }
  const next = action.choices.find(({ name }) => !(name in choices));
  return { index, action, subject, begun: begun(), chosen: called, next };
};

const namesOf = (
  panel: Panel,
  begun: UnfinishedAct,
  { name }: ActionChoiceView,
  value: ChosenSoFar[string],
): readonly string[] => {
  if (!Array.isArray(value)) return [String(value)];
  const among = panel.view.of(actionQueries).choosable(begun, name);
  if (!among || 'from' in among) return [];
  return among.filter(({ id }) => value.includes(id)).map((one) => subjectNameOf(panel, one));
};

const subjectsOf = (panel: Panel, { name }: ActionView): readonly ActionSubjectView[] =>
  [...panel.view.of(actionQueries).offers(name)].flatMap((one) => one.with ?? []);

const choiceValue = (
  panel: Panel,
  begun: UnfinishedAct,
  choice: ActionChoiceView,
  text: string,
): ChosenSoFar[string] | undefined => {
  if (choice.kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (text === '-') return [];
  const among = panel.view.of(actionQueries).choosable(begun, choice.name);
  if (!among || 'from' in among) return undefined;
  const found = text.split('.').map((ref) => among.find((one) => subjectRefOf(panel, one) === ref)?.id);
  return found.every((id) => id !== undefined) ? found.flatMap((id) => id ?? []) : undefined;
};

export const actionWithSubjectScreen: ShowScreen = (panel, args) => {
  const { view, said, words, game, input } = panel;
  const { part, rest: clean } = parsePageArgument(args);
  const read = readAct(panel, clean);
  if (!read) return undefined;
  const { action, subject, next } = read;
  const name = subject ? subjectNameOf(panel, subject) : '';
  const handle = subject?.piece && view.of(pieceQueries).handle(subject.piece);
  const offer = findActionOffers(panel, action.name).offers.find((one) => one.with?.id === subject?.id);
  const paid = action.pays ? view.of(actionQueries).payment(read.begun) : [];
  const version = actDeed.version(panel, clean) ?? '';
  const operation = actDeed.operation(panel, clean);
  const among: ChoiceCandidates = (next && view.of(actionQueries).choosable(read.begun, next.name)) ?? [];
  const choosable = optionsOfChoice(panel, among, next?.most ?? 1, action.name);
  const board = drawBoardWithChoices(
    panel,
    choosable.map(({ at }) => at),
  );
  const hand = view.of(cardQueries).hand();
  const areHeld =
    hand && !('from' in among) && among.length > 0 && among.every(({ piece }) => piece?.where.in === hand.id);
  const card = handle === undefined ? undefined : createCardPicture(game, input, handle);
  const drawing = board ?? (areHeld ? createHandPicture(game, input, hand) : card);
  // If there is only one thing to choose, the module's own text is a sufficient prompt.
  const own = next && !subject && action.choices.length === 1 && !action.pays ? asked(panel, action) : undefined;
  const prompt = own
    ? own
    : next
      ? said.choose({
          action: action.name,
          on: subject && name,
          thing: kindOfChosenThing(panel, next.kind, among),
          name: action.choices.length > 1 ? next.name : undefined,
          least: next.least,
          most: next.most,
        })
      : action.pays
        ? said.payFor(
            action.name,
            name,
            offer?.price,
            paid.map((piece) => piece.name),
          )
        : said.confirm(action.name, name);
  return {
    prompt,
    tips: !next && action.pays && paid.length > 0 ? ['pay', 'act'] : own === undefined ? ['act'] : [],
    hint: own === undefined ? hintOf(panel, action) : undefined,
    lines: [
      ...(subject?.piece ? [words.lists.pieceDetails(view, subject.piece)] : []),
      ...(read.chosen.length > 0 ? [said.chosenSoFar(read.chosen)] : []),
    ],
    ...(drawing ? { drawing } : {}),
    rows: [
      ...(next ? choiceRows(panel, read, choosable, clean, next, part) : []),
      ...(next && next.least > 0
        ? []
        : [
            [
              ...(can(panel, operation) || !next
                ? press(
                    panel,
                    next ? said.labels.none : action.pays && paid.length > 0 ? said.labels.pay : action.name,
                    ['do', version, ...clean],
                    'success',
                  )
                : []),
              ...(action.pays && paid.length > 0 ? press(panel, said.labels.payOther, ['pay', ...clean]) : []),
            ],
          ]),
    ].filter((row) => row.length > 0),
    at: addPageArgument(['with', ...clean], part),
    typed: [slashCommandTexts.act(action.name, name)],
  };
};

/**
 * Returns the controls for a choice. The last choice does the action at once if there is nothing to pay and a single
 * list has all options.
 */
const choiceRows = (
  panel: Panel,
  { action }: StartedAct,
  options: SelectMenuOptions,
  args: readonly string[],
  choice: ActionChoiceView,
  part: number,
): readonly (readonly Control[])[] => {
  const padded = args.length < 2 ? [...args, ''] : args;
  const isLast =
    action.choices.at(-1) === choice &&
    !action.pays &&
    (choice.most === 1 || options.length <= MOST_OPTIONS_PER_SELECT);
  const does = isLast ? ['choice', actDeed.version(panel, []) ?? '', ...padded] : ['choose', ...padded];
  const buttons = choice.most === 1 ? optionButtons(panel, isLast ? does : [...does, '~'], options) : undefined;
  return (
    buttons ?? [
      ...selectsOfPage(panel, panel.said.choice(choice.name, options.length), does, options, part, choice),
      ...panelPageButtons(panel, options.length, ['with', ...padded]),
    ]
  );
};

export const actionPaymentScreen: ShowScreen = (panel, args) => {
  const { view, said } = panel;
  const read = readAct(panel, args);
  const hand = view.of(cardQueries).hand();
  if (!read || !hand) return undefined;
  const cards = listCardsInHand(view, hand, MAX_LISTED_CARDS).slice(0, MOST_OPTIONS_PER_SELECT);
  const offer = findActionOffers(panel, read.action.name).offers.find((one) => one.with?.id === read.subject?.id);
  const version = actDeed.version(panel, args) ?? '';
  return {
    prompt: said.payWith(read.action.name, offer?.price),
    tips: ['pay'],
    rows: list(
      panel,
      said.cards(cards.length),
      ['paid', version, ...args],
      cards.map((card) => createListOption(view.of(pieceQueries).handle(card), card.name)),
      { most: MOST_OPTIONS_PER_SELECT },
    ),
    at: ['pay', ...args],
    typed: [slashCommandTexts.pay(read.action.name)],
  };
};

export const actionButtonsForPiece = (panel: Panel, piece: PieceView): readonly Button[] => {
  const { view } = panel;
  const handle = view.of(pieceQueries).handle(piece);
  return view
    .of(actionQueries)
    .all()
    .flatMap((action, i) =>
      subjectsOf(panel, action).some((one) => one.piece && view.of(pieceQueries).handle(one.piece) === handle)
        ? press(panel, action.name, ['with', String(i), handle], 'primary')
        : [],
    );
};

const actDeed: Deed = {
  version: ({ view, mark }) => hashForModuleAction(view, mark),
  operation: (panel, args) => {
    const read = readAct(panel, args);
    return read && { kind: 'act', actor: panel.input.person.id, ...read.begun, payment: undefined };
  },
};

const paidDeed: Deed = {
  version: actDeed.version,
  operation: (panel, args) => {
    const at = args.lastIndexOf('=');
    const read = readAct(panel, args.slice(0, at));
    const ids = panel.view.of(pieceQueries);
    const payment: PieceId[] = args.slice(at + 1).flatMap((handle) => {
      const card = ids.byHandle(handle);
      return card ? [ids.id(card)] : [];
    });
    return read && { kind: 'act', actor: panel.input.person.id, ...read.begun, payment };
  },
};

export const actDeeds = { do: actDeed, choice: actDeed, paid: paidDeed } as const satisfies Readonly<
  Record<string, Deed>
>;
