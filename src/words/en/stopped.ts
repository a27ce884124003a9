import type { OperationKind } from '../../engine/core/operation.ts';
import type { Seen } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text.ts';
import { listed } from './text.ts';

/** How it is told that something unseen stood against what somebody did (D5). */

/**
 * What was tried, where nothing of it could be done: to be read behind `tries to`, and before the names of the pieces.
 */
const VERBS: { readonly [K in OperationKind]?: string } = {
  move: 'move',
  give: 'give',
  'hand-over': 'give',
  draw: 'draw cards',
  deal: 'deal cards',
  'form-army': 'form an army of',
  'join-army': 'put into an army',
  'split-army': 'part from an army',
  'disband-army': 'disband the army of',
  'rename-army': 'rename the army of',
  engage: 'attack with',
  'return-army': 'end the battle',
  'end-turn': 'end the turn',
  delete: 'take',
  roll: 'roll',
  flip: 'turn over',
  rotate: 'turn',
  order: 'restack',
  hide: 'cover',
  reveal: 'show',
  inspect: 'look at',
  return: 'put into a deck',
  shuffle: 'shuffle',
  peek: 'look at cards',
};

/** A deed with what stopped it behind it; `deed` is not told where nothing was done. */
export const stoppedDeed = (kind: OperationKind, { own, tried }: Seen<'stopped'>, deed: string): string => {
  const why = own ? "something you can't see is in the way" : 'something unseen is in the way';
  if (!tried) return `${deed}, and no ${kind === 'move' ? 'further' : 'more'}: ${why}`;
  const { pieces, to } = tried;
  const names = listed(pieces.map(bold));
  const some = names === '' && to !== undefined && kind !== 'draw' ? 'something' : names;
  const what = [VERBS[kind] ?? 'do more', some, to === undefined ? '' : `to ${plain(to)}`].filter(
    (part) => part !== '',
  );
  return `tries to ${what.join(' ')}: ${why}`;
};
