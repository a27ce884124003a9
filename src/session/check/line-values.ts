import { readDice } from '../../engine/index.ts';
import { type FileNode, itemsIn, partOf } from '../module/spot.ts';
import { type Check, tell } from './check.ts';
import { OWNER } from './line-words.ts';
import { GIVEN } from './values.ts';

/** Checks of single words of a line. */

/** Refuses lines that set a read-only property of a piece. The owner can be set. */
export const checkSet = (check: Check, property: FileNode | undefined): void => {
  const name = property?.value;
  if (typeof name === 'string' && name !== OWNER && GIVEN.has(name))
    tell(check, 'bad-name', property as FileNode, { is: 'given-property', name }, { is: 'other-name' });
};

/** Refuses a line that puts a modifier into play which doesn't wait. */
export const checkModify = (check: Check, node: FileNode | undefined): void => {
  const called = itemsIn(check.root, 'modifiers').find((one) => partOf(one, 'name')?.value === node?.value);
  if (!node || !called || partOf(called, 'waits')?.value === true) return;
  tell(check, 'wrong-value', node, { is: 'modifier-waits-not', name: String(node.value) }, { is: 'waits' });
};

export const checkDice = (check: Check, node: FileNode | undefined): void => {
  if (typeof node?.value !== 'string' || readDice(node.value).ok) return;
  tell(check, 'wrong-value', node, { is: 'unfit-value', value: node.value }, { is: 'dice' });
};
