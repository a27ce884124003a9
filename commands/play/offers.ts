import { type ActionOfferView, type ActionView, actionQueries } from '../../src/view/find/actions.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { hashForModuleAction } from '../../src/view/panel/version.ts';
import { arrangeButtonsInRows, type Button, type Control } from '../../src/view/text/message.ts';
import { isCardWithText, type PricedSubject, subjectOptions, withPreview } from './options.ts';
import { list, MOST_OPTIONS_PER_SELECT, type Panel, press } from './panel.ts';

const LOOKED = 300;

export interface ActionOffers {
  readonly offers: readonly ActionOfferView[];
  readonly isCut: boolean;
}

export const findActionOffers = ({ view }: Panel, only?: string): ActionOffers => {
  const offers: ActionOfferView[] = [];
  let isCut = false;
  const cut = (): void => {
    isCut = true;
  };
  for (const offer of view.of(actionQueries).offers(only, cut)) if (offers.push(offer) === LOOKED) break;
  return { offers, isCut };
};

export const omittedOffersLines = (
  { said, view }: Panel,
  { offers, isCut }: ActionOffers,
  isMore = false,
): readonly string[] =>
  isCut || view.of(predictionQueries).wasCut() ? [said.notAll(isMore || offers.length > 0)] : [];

export const offeredSubjectsIn = (panel: Panel, offers: readonly ActionOfferView[]): readonly PricedSubject[] =>
  offers.flatMap(({ action, with: subject, price }) =>
    subject ? [{ ...withPreview(panel, action, subject), price }] : [],
  );

export const actionControlRows = (
  panel: Panel,
  { offers }: ActionOffers,
): readonly (readonly (readonly Control[])[])[] => {
  const { said, view } = panel;
  const actions = view.of(actionQueries).all();
  const buttons: Button[] = [];
  const lists: (readonly Control[])[] = [];
  for (const [i, action] of actions.entries()) {
    const own = offers.filter((one) => one.action === action.name);
    if (own.length === 0) continue;
    const subjects = offeredSubjectsIn(panel, own);
    const options = subjectOptions(panel, subjects);
    if (options.length === 0) buttons.push(...actButton(panel, action, i));
    else if (options.length > MOST_OPTIONS_PER_SELECT || lists.length === MOST_LISTS)
      buttons.push(...press(panel, action.name, ['act', String(i)]));
    else {
      const does = subjectControlCommand(panel, action, i, subjects);
      const [only] = options.length === 1 ? options : [];
      const sole = only
        ? press(panel, said.actOnly(action.name, only.label), [...does, only.value], 'primary', only.at)
        : [];
      if (sole.length > 0) buttons.push(...sole);
      else lists.push(...list(panel, said.actWith(action.name, options.length), does, options));
    }
  }
  return [lists, arrangeButtonsInRows(buttons.slice(0, 10))];
};

const MOST_LISTS = 4;

export const subjectControlCommand = (
  panel: Panel,
  { choices, pays }: ActionView,
  i: number,
  subjects: readonly PricedSubject[],
): readonly string[] =>
  choices.length === 0 && !pays && !subjects.some(({ subject }) => isCardWithText(panel, subject.piece))
    ? ['do', hashForModuleAction(panel.view, panel.mark), String(i)]
    : ['with', String(i)];

const actButton = (panel: Panel, action: ActionView, i: number): readonly Button[] =>
  action.choices.length === 0 && !action.pays
    ? press(panel, action.name, ['do', hashForModuleAction(panel.view, panel.mark), String(i), ''], 'primary')
    : press(panel, action.name, ['with', String(i), ''], 'primary');
