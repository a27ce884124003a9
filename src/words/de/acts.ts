import type { PhaseAct } from '../../engine/index.ts';
import { bold } from '../../view/text.ts';
import { listed } from './text.ts';

/** What can be done in a phase of a turn, behind `you can`. */

const VERBS: { readonly [A in PhaseAct]: string } = {
  move: 'ziehen',
  engage: 'angreifen',
  draw: 'Karten ziehen',
  deal: 'Karten austeilen',
  shuffle: 'mischen',
  gather: 'Stapel zusammenlegen',
  peek: 'in Stapel sehen',
  return: 'Karten in einen Stapel legen',
  give: 'Karten geben',
  'hand-over': 'Figuren übergeben',
  roll: 'würfeln',
  flip: 'Figuren umdrehen',
  rotate: 'Figuren drehen',
  hide: 'Figuren verdecken',
  reveal: 'Figuren zeigen',
};

const actText = (what: string): string =>
  Object.hasOwn(VERBS, what) ? VERBS[what as PhaseAct] : `${bold(what)} ausführen`;

const timesText = (count: number): string => (count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`);

/** `move once or roll twice`. */
export const actsText = (acts: readonly { readonly what: string; readonly left?: number }[]): string =>
  listed(
    acts.map(({ what, left }) => (left === undefined ? actText(what) : `${timesText(left)} ${actText(what)}`)),
    'oder',
  );

/** `move once`, `move or roll twice`: so many of these. */
export const owedText = (whats: readonly string[], count: number): string =>
  `${timesText(count)} ${listed(whats.map(actText), 'oder')}`;
