import { aggregatesIn, isPlaceCalled, readDice, VERBS, type Verb } from '../../engine/index.ts';
import type { Remedy } from '../../facts/clauses.ts';
import { placesIn } from '../../features/counters/check/counters.ts';
import type { Aggregate, Expression } from '../../table/expression/index.ts';
import { type Check, tell } from '../checking/check.ts';
import { GIVEN } from '../checking/values.ts';
import { placesNamed, placesOf } from '../format/places.ts';
import { type FileNode, itemsIn, partAt, partOf } from '../text/spot.ts';
import type { ReadMaps } from './boards.ts';
import { ALWAYS, BESIDE, OWNER, remedyFor, WORDS } from './line-words.ts';
import { matchOfCells, yamlQuoted } from './written-formulas.ts';

export const checkSet = (check: Check, property: FileNode | undefined): void => {
  const name = property?.value;
  if (typeof name === 'string' && name !== OWNER && GIVEN.has(name))
    tell(check, 'bad-name', property as FileNode, { is: 'given-property', name }, { is: 'other-name' });
};

/** Reports a line that activates a modifier which isn't declared with `waits`. */
export const checkModify = (check: Check, node: FileNode | undefined): void => {
  const called = itemsIn(check.root, 'modifiers').find((one) => partOf(one, 'name')?.value === node?.value);
  if (!node || !called || partOf(called, 'waits')?.value === true) return;
  tell(check, 'wrong-value', node, { is: 'modifier-waits-not', name: String(node.value) }, { is: 'waits' });
};

export const isPlaceOf = ({ root }: Check, { maps }: ReadMaps, text: string): boolean =>
  isPlaceCalled(placesIn(root), text) || placesNamed(placesOf(maps), text).length === 1;

/** Reports a formula that is used instead of a place's name; true if the text is a formula. */
export const checkComputed = (
  check: Check,
  node: FileNode | undefined,
  isGiven: (name: string) => boolean,
): boolean => {
  if (typeof node?.value !== 'string' || !/[({+]/.test(node.value)) return false;
  const cells = matchOfCells(node.value, isGiven);
  if (cells === undefined) return false;
  const remedy: Remedy = { is: 'each-cell', written: yamlQuoted(cells) };
  tell(check, 'wrong-value', node, { is: 'no-formula-here', text: node.value }, remedy);
  return true;
};

export const checkDice = (check: Check, node: FileNode | undefined): void => {
  if (typeof node?.value !== 'string' || readDice(node.value).ok) return;
  tell(check, 'wrong-value', node, { is: 'unfit-value', value: node.value }, { is: 'dice' });
};

export const aggregatesWithin = (expression: Expression): readonly Aggregate[] =>
  aggregatesIn(expression).flatMap(({ aggregate }) =>
    aggregate
      ? [
          aggregate,
          ...aggregatesWithin(aggregate.match),
          ...(aggregate.amount ? aggregatesWithin(aggregate.amount) : []),
        ]
      : [],
  );

export const isOfPieces = (subject: FileNode): boolean => !partAt(subject, 'cell') && !partAt(subject, 'side');

/** Checks the other keys of a line: all keys that its verb needs must be there, and no unknown ones. */
export const checkBeside = (check: Check, line: FileNode, word: Verb, keys: readonly string[]): void => {
  const needs: readonly string[] = VERBS[word].needs;
  const takes: readonly string[] = VERBS[word].takes;
  const known = [word, ...needs, ...takes, ...ALWAYS];
  for (const key of needs)
    if (!keys.includes(key) && !line.partial)
      tell(check, 'missing', line, { is: 'lacks', key }, { is: 'under-key', key, remedy: remedyFor(word, key) });
  for (const [key, { keyAt, spot }] of line.entries ?? [])
    if (!known.includes(key) && (WORDS as readonly string[]).concat(BESIDE).includes(key))
      tell(check, 'unknown-key', { ...spot, at: keyAt }, { is: 'no-key', key }, { is: 'one-of', names: known });
};
