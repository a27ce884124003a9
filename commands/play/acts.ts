import type { PieceId } from '../../src/engine/core/ids.ts';
import type { Operation } from '../../src/engine/core/operation.ts';
import { cardQueries } from '../../src/view/cards.ts';
import {
  type ActionView,
  actionQueries,
  type BegunAct,
  type ChoiceView,
  type OfferView,
  type SubjectView,
} from '../../src/view/find/actions.ts';
import { spotOf } from '../../src/view/find/find.ts';
import { foresightQueries } from '../../src/view/foresight.ts';
import { cardsIn, LISTED } from '../../src/view/hand.ts';
import type { Button, Control, Select } from '../../src/view/message.ts';
import { subjectRef, versionOfMoment } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { cardDrawing } from '../hand/show.ts';
import { can, type Deed } from './deed.ts';
import { atPart, MOST_NUMBERS_LISTED, partButtons, partIn, partLists } from './pages.ts';
import { authored, choiceDrawing, LIST, list, option, type Panel, press, rowsOf, type ShowScreen } from './panel.ts';

/** What a module lets its players do beside moving: with what, what is chosen for it, how it is paid. */

type ChosenSoFar = Operation<'act'>['choices'];

/** So many things are looked at for those with which something can be done. */
const LOOKED = 300;

/** What can be done; `isCut`: it is not all, for finding the rest would take too long. */
export interface OffersFound {
  readonly offers: readonly OfferView[];
  readonly isCut: boolean;
}

export const offersOf = ({ view }: Panel, only?: string): OffersFound => {
  const offers: OfferView[] = [];
  let isCut = false;
  const cut = (): void => {
    isCut = true;
  };
  for (const offer of view.of(actionQueries).offers(only, cut)) if (offers.push(offer) === LOOKED) break;
  return { offers, isCut };
};

/** What is said below what can be done, if that is not all; `isMore`: beside the offers something was found. */
export const cutLines = ({ said, view }: Panel, { offers, isCut }: OffersFound, isMore = false): readonly string[] =>
  isCut || view.of(foresightQueries).wasCut() ? [said.notAll(isMore || offers.length > 0)] : [];

const refOf = ({ view }: Panel, { piece, id }: SubjectView): string =>
  piece ? view.of(pieceQueries).handle(piece) : subjectRef(id);

const nameOf = ({ view, said }: Panel, { piece, name = '' }: SubjectView): string =>
  piece ? said.pieceAt(piece.name, spotOf(view, piece)) : name;

/** Each action that can be done now: by a list of what it is done with, or by a button. */
export const actRows = (panel: Panel, { offers }: OffersFound): readonly (readonly (readonly Control[])[])[] => {
  const actions = panel.view.of(actionQueries).all();
  const buttons: Button[] = [];
  const lists: (readonly Control[])[] = [];
  for (const [i, action] of actions.entries()) {
    const own = offers.filter((one) => one.action === action.name);
    if (own.length === 0) continue;
    const subjects = own.flatMap(({ with: subject, price }) => (subject ? [{ subject, price }] : []));
    if (subjects.length === 0) buttons.push(...actButton(panel, action, i));
    else if (subjects.length > LIST || lists.length === MOST_LISTS)
      buttons.push(...press(panel, action.name, ['act', String(i)]));
    else lists.push(...subjectList(panel, action, i, subjects));
  }
  return [lists, rowsOf(buttons.slice(0, 10))];
};

/** So many actions have a list of their own on the first view. */
const MOST_LISTS = 4;

type Priced = { readonly subject: SubjectView; readonly price: string | undefined };

const subjectOption = (panel: Panel, { subject, price }: Priced): Select['options'][number] =>
  option(
    refOf(panel, subject),
    nameOf(panel, subject),
    price === undefined ? undefined : panel.said.costs(price),
    subject.where,
  );

const subjectList = (panel: Panel, { name }: ActionView, i: number, subjects: readonly Priced[]) => {
  const shown = alikeOnce(panel, subjects).slice(0, LIST);
  const options = shown.map((one) => subjectOption(panel, one));
  return list(panel, panel.said.actWith(name, shown.length), ['with', String(i)], options);
};

/** Of pieces that are alike one. */
const alikeOnce = ({ view }: Panel, subjects: readonly Priced[]): readonly Priced[] => {
  const seen = new Set<string>();
  return subjects.filter(({ subject: { piece, id } }) => {
    const key = piece ? view.of(pieceQueries).likeness(piece) : id;
    return !seen.has(key) && seen.add(key);
  });
};

/** An action that is done with nothing: at once, where nothing is chosen or paid. */
const actButton = (panel: Panel, action: ActionView, i: number): readonly Button[] =>
  action.choices.length === 0 && !action.pays
    ? press(panel, action.name, ['do', actDeed.version(panel, [String(i)]) ?? '', String(i), ''], 'primary')
    : press(panel, action.name, ['with', String(i), ''], 'primary');

/** An action and what it can be done with. */
export const actScreen: ShowScreen = (panel, args) => {
  const { view, said } = panel;
  const { part, rest } = partIn(args);
  const [index = ''] = rest;
  const action = view.of(actionQueries).all()[Number(index)];
  if (!action) return undefined;
  const own = offersOf(panel, action.name).offers;
  const subjects = alikeOnce(
    panel,
    own.flatMap(({ with: subject, price }) => (subject ? [{ subject, price }] : [])),
  );
  const options = subjects.map((one) => subjectOption(panel, one));
  return {
    prompt: said.actOn(action.name),
    tips: ['act'],
    ...(action.text === undefined ? {} : { lines: [said.quote(authored(panel, action.text))] }),
    rows: [
      ...partLists(panel, said.actWith(action.name, options.length), ['with', index], options, part),
      ...partButtons(panel, options.length, ['act', index]),
    ],
    at: atPart(['act', index], part),
    typed: [said.commands.act(action.name, '')],
  };
};

/** What was chosen so far for an action: by its number, what it is done with, and each choice in its order. */
interface StartedAct {
  readonly index: string;
  readonly action: ActionView;
  readonly subject: SubjectView | undefined;
  readonly begun: BegunAct;
  /** What was chosen for it, as it is called. */
  readonly chosen: readonly string[];
  /** What is chosen next. */
  readonly next: ChoiceView | undefined;
}

const readAct = (panel: Panel, [index = '', ref = '', ...chosen]: readonly string[]): StartedAct | undefined => {
  const { view } = panel;
  const action = view.of(actionQueries).all()[Number(index)];
  if (!action) return undefined;
  const subject = ref === '' ? undefined : subjectsOf(panel, action).find((one) => refOf(panel, one) === ref);
  if (ref !== '' && !subject) return undefined;
  const choices: { [name: string]: ChosenSoFar[string] } = {};
  const called: string[] = [];
  const begun = (): BegunAct => ({ action: action.name, subject: subject?.id, choices: { ...choices } });
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
  begun: BegunAct,
  { name }: ChoiceView,
  value: ChosenSoFar[string],
): readonly string[] => {
  if (!Array.isArray(value)) return [String(value)];
  const among = panel.view.of(actionQueries).choosable(begun, name);
  if (!among || 'from' in among) return [];
  return among.filter(({ id }) => value.includes(id)).map((one) => nameOf(panel, one));
};

const subjectsOf = (panel: Panel, { name }: ActionView): readonly SubjectView[] =>
  [...panel.view.of(actionQueries).offers(name)].flatMap((one) => one.with ?? []);

/** Numbers as they are; things by what stands for them, with full stops between; `-` for none. */
const choiceValue = (
  panel: Panel,
  begun: BegunAct,
  choice: ChoiceView,
  text: string,
): ChosenSoFar[string] | undefined => {
  if (choice.kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (text === '-') return [];
  const among = panel.view.of(actionQueries).choosable(begun, choice.name);
  if (!among || 'from' in among) return undefined;
  const found = text.split('.').map((ref) => among.find((one) => refOf(panel, one) === ref)?.id);
  return found.every((id) => id !== undefined) ? found.flatMap((id) => id ?? []) : undefined;
};

/** An action with what it is done with: the next choice, the price, and the button that does it. */
export const withScreen: ShowScreen = (panel, args) => {
  const { view, said, words, game, input } = panel;
  const { part, rest: clean } = partIn(args);
  const read = readAct(panel, clean);
  if (!read) return undefined;
  const { action, subject, next } = read;
  const name = subject ? nameOf(panel, subject) : '';
  const handle = subject?.piece && view.of(pieceQueries).handle(subject.piece);
  const offer = offersOf(panel, action.name).offers.find((one) => one.with?.id === subject?.id);
  const paid = action.pays ? view.of(actionQueries).payment(read.begun) : [];
  const version = actDeed.version(panel, clean) ?? '';
  const operation = actDeed.operation(panel, clean);
  const choosable = next ? choiceOptions(panel, read, next) : [];
  const among = choiceDrawing(
    panel,
    choosable.map(({ at }) => at),
  );
  const drawing = among ?? (handle === undefined ? undefined : cardDrawing(game, input, handle));
  const prompt = next
    ? said.chooseFor(action.name, next.name)
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
    tips: !next && action.pays && paid.length > 0 ? ['pay', 'act'] : ['act'],
    lines: [
      ...(subject?.piece ? [words.lists.pieceDetails(view, subject.piece)] : []),
      ...(action.text === undefined ? [] : [said.quote(authored(panel, action.text))]),
      ...(read.chosen.length > 0 ? [said.chosenSoFar(read.chosen)] : []),
    ],
    ...(drawing ? { drawing } : {}),
    rows: [
      ...(next ? choiceRows(panel, choosable, clean, next, part) : []),
      ...(next && next.least > 0
        ? []
        : [
            [
              ...(can(panel, operation) || !next
                ? press(
                    panel,
                    action.pays && paid.length > 0 ? said.labels.pay : said.doIt(action.name),
                    ['do', version, ...clean],
                    'success',
                  )
                : []),
              ...(action.pays && paid.length > 0 ? press(panel, said.labels.payOther, ['pay', ...clean]) : []),
            ],
          ]),
    ].filter((row) => row.length > 0),
    at: atPart(['with', ...clean], part),
    typed: [said.commands.act(action.name, name)],
  };
};

const choiceOptions = (panel: Panel, { begun }: StartedAct, { name }: ChoiceView): Select['options'] => {
  const among = panel.view.of(actionQueries).choosable(begun, name);
  if (!among) return [];
  if (!('from' in among))
    return among.map((one) => option(refOf(panel, one), nameOf(panel, one), undefined, one.where));
  const count = Math.max(0, Math.min(MOST_NUMBERS_LISTED, among.to - among.from + 1));
  return Array.from({ length: count }, (_, i) => option(String(among.from + i), String(among.from + i)));
};

const choiceRows = (
  panel: Panel,
  options: Select['options'],
  args: readonly string[],
  choice: ChoiceView,
  part: number,
): readonly (readonly Control[])[] => {
  const padded = args.length < 2 ? [...args, ''] : args;
  const placeholder = panel.said.choice(choice.name, options.length);
  return [
    ...partLists(panel, placeholder, ['choose', ...padded], options, part, choice),
    ...partButtons(panel, options.length, ['with', ...padded]),
  ];
};

/** Cards of one's hand to pay with, in the place of the least. */
export const payScreen: ShowScreen = (panel, args) => {
  const { view, said } = panel;
  const read = readAct(panel, args);
  const hand = view.of(cardQueries).hand();
  if (!read || !hand) return undefined;
  const cards = cardsIn(view, hand, LISTED).slice(0, LIST);
  const offer = offersOf(panel, read.action.name).offers.find((one) => one.with?.id === read.subject?.id);
  const version = actDeed.version(panel, args) ?? '';
  return {
    prompt: said.payWith(read.action.name, offer?.price),
    tips: ['pay'],
    rows: list(
      panel,
      said.cards(cards.length),
      ['paid', version, ...args],
      cards.map((card) => option(view.of(pieceQueries).handle(card), card.name)),
      { most: LIST },
    ),
    at: ['pay', ...args],
    typed: [said.commands.pay(read.action.name)],
  };
};

/** The actions that can be done with one card or piece, by a button each. */
export const actsWith = (panel: Panel, piece: PieceView): readonly Button[] => {
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

/** Done as it was chosen; paid with the least that will do, or with what stands behind `paid`. */
const actDeed: Deed = {
  version: ({ view, mark }) => versionOfMoment(view, mark),
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

export const actDeeds = { do: actDeed, paid: paidDeed } as const satisfies Readonly<Record<string, Deed>>;
