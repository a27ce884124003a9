import { type ActionView, actionQueries, type OfferView } from '../../src/view/find/actions.ts';
import { foresightQueries } from '../../src/view/foresight.ts';
import { versionOfAct } from '../../src/view/panel/version.ts';
import { type Button, type Control, rowsOf } from '../../src/view/text/message.ts';
import { hasText, type Priced, subjectOptions } from './options.ts';
import { LIST, list, type Panel, press } from './panel.ts';

const LOOKED = 300;

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

export const cutLines = ({ said, view }: Panel, { offers, isCut }: OffersFound, isMore = false): readonly string[] =>
  isCut || view.of(foresightQueries).wasCut() ? [said.notAll(isMore || offers.length > 0)] : [];

export const withSubjects = (offers: readonly OfferView[]): readonly Priced[] =>
  offers.flatMap(({ with: subject, price }) => (subject ? [{ subject, price }] : []));

export const actRows = (panel: Panel, { offers }: OffersFound): readonly (readonly (readonly Control[])[])[] => {
  const { said, view } = panel;
  const actions = view.of(actionQueries).all();
  const buttons: Button[] = [];
  const lists: (readonly Control[])[] = [];
  for (const [i, action] of actions.entries()) {
    const own = offers.filter((one) => one.action === action.name);
    if (own.length === 0) continue;
    const subjects = withSubjects(own);
    const options = subjectOptions(panel, subjects);
    if (options.length === 0) buttons.push(...actButton(panel, action, i));
    else if (options.length > LIST || lists.length === MOST_LISTS)
      buttons.push(...press(panel, action.name, ['act', String(i)]));
    else {
      const does = subjectDoes(panel, action, i, subjects);
      const [only] = options.length === 1 ? options : [];
      const sole = only
        ? press(panel, said.actOnly(action.name, only.label), [...does, only.value], 'primary', only.at)
        : [];
      if (sole.length > 0) buttons.push(...sole);
      else lists.push(...list(panel, said.actWith(action.name, options.length), does, options));
    }
  }
  return [lists, rowsOf(buttons.slice(0, 10))];
};

const MOST_LISTS = 4;

export const subjectDoes = (
  panel: Panel,
  { choices, pays }: ActionView,
  i: number,
  subjects: readonly Priced[],
): readonly string[] =>
  choices.length === 0 && !pays && !subjects.some(({ subject }) => hasText(panel, subject.piece))
    ? ['do', versionOfAct(panel.view, panel.mark), String(i)]
    : ['with', String(i)];

const actButton = (panel: Panel, action: ActionView, i: number): readonly Button[] =>
  action.choices.length === 0 && !action.pays
    ? press(panel, action.name, ['do', versionOfAct(panel.view, panel.mark), String(i), ''], 'primary')
    : press(panel, action.name, ['with', String(i), ''], 'primary');
