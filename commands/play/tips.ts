import type { PanelTip } from '../../src/facts/profile.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import type { InputContext } from '../../src/port/command.ts';
import type { ProfileStore } from '../../src/session/server/people.ts';
import { actionQueries } from '../../src/view/find/actions.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { turnQueries } from '../../src/view/turns.ts';
import type { DeedVerb } from './deeds.ts';
import type { Panel } from './panel.ts';

/** The tips that become unnecessary when the player has done an act once (U8). */

type Practised = readonly PanelTip[] | ((panel: Panel, args: readonly string[]) => readonly PanelTip[]);

const moved = (_: unknown, [, marks = '', takes = '']: readonly string[]): readonly PanelTip[] => [
  'piece',
  'cell',
  'next',
  ...(marks === '' ? [] : (['units'] as const)),
  ...(takes === '' ? [] : (['taken'] as const)),
];

const acted = ({ view }: Panel, [index = '', handle = '']: readonly string[]): readonly PanelTip[] => {
  const pays = view.of(actionQueries).all()[Number(index)]?.pays;
  const hand = view.of(cardQueries).hand();
  const piece = view.of(pieceQueries).byHandle(handle);
  return [
    'act',
    ...(pays ? (['pay'] as const) : []),
    ...(hand && piece?.where.in === hand.id ? (['card'] as const) : []),
    ...(view.of(turnQueries).phase()?.isAtOnce ? (['together'] as const) : []),
  ];
};

const [CARD, DECK, DETAIL, NONE]: readonly [Practised, Practised, Practised, Practised] = [
  ['card'],
  ['deck'],
  ['detail'],
  [],
];

const PRACTISED: Readonly<Record<DeedVerb, Practised>> = {
  go: moved,
  way: ['piece', 'cell', 'next'],
  engage: ['piece', 'next'],
  army: ['units'],
  do: acted,
  choice: acted,
  paid: acted,
  answer: ['question'],
  late: NONE,
  cardto: CARD,
  covercard: CARD,
  opencard: CARD,
  onto: CARD,
  give: CARD,
  draw: DECK,
  draw2: DECK,
  draw3: DECK,
  draw5: DECK,
  deal: DECK,
  shuffle: DECK,
  reshuffle: DECK,
  peek: DECK,
  takefrom: DECK,
  flip: DETAIL,
  rotate: DETAIL,
  order: DETAIL,
  hide: DETAIL,
  reveal: DETAIL,
  inspect: DETAIL,
  delete: DETAIL,
  clone: DETAIL,
  unbox: NONE,
  swap: NONE,
  handover: DETAIL,
  set: DETAIL,
  end: ['end'],
  next: NONE,
  pass: NONE,
  return: NONE,
  resign: NONE,
  roll: NONE,
  refresh: NONE,
};

export const tipsPracticedByAct = (panel: Panel, verb: DeedVerb, args: readonly string[]): readonly PanelTip[] => {
  const practised = PRACTISED[verb];
  return typeof practised === 'function' ? practised(panel, args) : practised;
};

/** Returns the tips that a person no longer needs. If the database doesn't answer, no tips are shown. */
export const loadPracticedTips = (
  people: ProfileStore,
  { person }: InputContext,
): Promise<ReadonlySet<PanelTip> | 'all'> =>
  people.profile(person.id).then(
    ({ practised = [] }) => new Set(practised),
    () => 'all',
  );

/** Stores that a person no longer needs these tips. If the database doesn't answer, nothing is stored. */
export const storePracticedTips = async (
  people: ProfileStore,
  { person }: InputContext,
  tips: readonly PanelTip[],
): Promise<void> => {
  if (tips.length === 0) return;
  const isNew = (known: readonly PanelTip[] = []): boolean => tips.some((tip) => !known.includes(tip));
  try {
    if (!isNew((await people.profile(person.id)).practised)) return;
    await people.change(person.id, (now) => ({ ...now, practised: [...new Set([...(now.practised ?? []), ...tips])] }));
  } catch {
    // The only effect of a failure: the player sees the tip once more.
  }
};
