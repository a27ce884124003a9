import type { PhaseAct } from '../../engine/index.ts';
import { bold } from '../../view/text.ts';
import { listed } from './text.ts';

/** What can be done in a phase of a turn, behind `you can`. */

const VERBS: { readonly [A in PhaseAct]: string } = {
  move: 'move',
  engage: 'attack',
  draw: 'draw cards',
  deal: 'deal cards',
  shuffle: 'shuffle',
  gather: 'gather decks',
  peek: 'look into decks',
  return: 'put cards into a deck',
  give: 'give cards',
  'hand-over': 'hand over pieces',
  roll: 'roll',
  flip: 'turn pieces over',
  rotate: 'turn pieces',
  hide: 'cover pieces',
  reveal: 'show pieces',
};

const actText = (what: string): string =>
  Object.hasOwn(VERBS, what) ? VERBS[what as PhaseAct] : `do ${bold(what)}`;

const timesText = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** `move once or roll twice`. */
export const actsText = (acts: readonly { readonly what: string; readonly left?: number }[]): string =>
  listed(
    acts.map(({ what, left }) => (left === undefined ? actText(what) : `${actText(what)} ${timesText(left)}`)),
    'or',
  );

/** `move once`, `move or roll twice`: so many of these. */
export const owedText = (whats: readonly string[], count: number): string =>
  `${listed(whats.map(actText), 'or')} ${timesText(count)}`;
