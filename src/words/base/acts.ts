import type { PhaseAct } from '../../engine/index.ts';
import type { Format } from './messages.ts';
import { type ListArgument, list, name } from './values.ts';

/** The message of each act that a phase can allow, besides a module's own actions. */
const ACTS: { readonly [A in PhaseAct]: `act-${A}` } = {
  move: 'act-move',
  engage: 'act-engage',
  draw: 'act-draw',
  deal: 'act-deal',
  shuffle: 'act-shuffle',
  gather: 'act-gather',
  peek: 'act-peek',
  return: 'act-return',
  give: 'act-give',
  'hand-over': 'act-hand-over',
  roll: 'act-roll',
  flip: 'act-flip',
  rotate: 'act-rotate',
  hide: 'act-hide',
  reveal: 'act-reveal',
};

/** An act as a verb phrase: `draw cards`, `do **Buy**`. */
export const actText = (format: Format, what: string): string =>
  Object.hasOwn(ACTS, what) ? format(ACTS[what as PhaseAct]) : format('act-own', { action: name(what) });

/** The acts that are still possible, each with the number of times: `move once or roll twice`. */
export const possibleActs = (
  format: Format,
  acts: readonly { readonly what: string; readonly left?: number }[],
): ListArgument =>
  list(
    acts.map(({ what, left }) => {
      const act = actText(format, what);
      return left === undefined ? act : format('act-times', { act, count: left });
    }),
    'or',
  );

/** The acts that a player still must do, with their common number: `move or roll twice`. */
export const dueActs = (format: Format, acts: readonly string[], count: number): string =>
  format('acts-due', {
    acts: list(
      acts.map((act) => actText(format, act)),
      'or',
    ),
    count,
  });
