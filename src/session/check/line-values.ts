import {
  aggregatesInExpression,
  type InstructionVerb,
  isNameOfPlace,
  parseDiceNotation,
  VERBS,
} from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import { counterPlacesIn } from '../../features/counters/check/counters.ts';
import type { AggregateCall, Expression } from '../../table/expression/index.ts';
import { type Check, tell } from '../checking/check.ts';
import { BUILT_IN_PIECE_PROPERTIES } from '../checking/values.ts';
import { modulePlacesOf, possiblePlacesOf } from '../format/places.ts';
import { childNodeAt, childNodeOf, type FileNode, itemsIn } from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';
import { COMMON_LINE_KEYS, LINE_VERBS, OWNER_PROPERTY, remedyForLineKey, SECONDARY_LINE_KEYS } from './line-words.ts';
import { quoteForYaml, suggestCellMatch } from './written-formulas.ts';

export const checkSetProperty = (check: Check, property: FileNode | undefined): void => {
  const name = property?.value;
  if (typeof name === 'string' && name !== OWNER_PROPERTY && BUILT_IN_PIECE_PROPERTIES.has(name))
    tell(check, 'bad-name', property as FileNode, { is: 'given-property', name }, { is: 'other-name' });
};

/** Reports a line that activates a modifier which isn't declared with `waits`. */
export const checkActivatedModifier = (check: Check, node: FileNode | undefined): void => {
  const called = itemsIn(check.root, 'modifiers').find((one) => childNodeOf(one, 'name')?.value === node?.value);
  if (!node || !called || childNodeOf(called, 'waits')?.value === true) return;
  tell(check, 'wrong-value', node, { is: 'modifier-waits-not', name: String(node.value) }, { is: 'waits' });
};

export const isPlaceNameInModule = ({ root }: Check, { maps }: ParsedMaps, text: string): boolean =>
  isNameOfPlace(counterPlacesIn(root), text) || possiblePlacesOf(modulePlacesOf(maps), text).length === 1;

/** Reports a formula that is used instead of a place's name; true if the text is a formula. */
export const reportFormulaAsPlace = (
  check: Check,
  node: FileNode | undefined,
  isGiven: (name: string) => boolean,
): boolean => {
  if (typeof node?.value !== 'string' || !/[({+]/.test(node.value)) return false;
  const cells = suggestCellMatch(node.value, isGiven);
  if (cells === undefined) return false;
  const remedy: ModuleFaultRemedy = { is: 'each-cell', written: quoteForYaml(cells) };
  tell(check, 'wrong-value', node, { is: 'no-formula-here', text: node.value }, remedy);
  return true;
};

export const checkDice = (check: Check, node: FileNode | undefined): void => {
  if (typeof node?.value !== 'string' || parseDiceNotation(node.value).ok) return;
  tell(check, 'wrong-value', node, { is: 'unfit-value', value: node.value }, { is: 'dice' });
};

export const collectAllAggregates = (expression: Expression): readonly AggregateCall[] =>
  aggregatesInExpression(expression).flatMap(({ aggregate }) =>
    aggregate
      ? [
          aggregate,
          ...collectAllAggregates(aggregate.match),
          ...(aggregate.amount ? collectAllAggregates(aggregate.amount) : []),
        ]
      : [],
  );

export const isPieceSubject = (subject: FileNode): boolean =>
  !childNodeAt(subject, 'cell') && !childNodeAt(subject, 'side');

/** Checks the other keys of a line: all keys that its verb needs must be there, and no unknown ones. */
export const checkOtherLineKeys = (
  check: Check,
  line: FileNode,
  word: InstructionVerb,
  keys: readonly string[],
): void => {
  const needs: readonly string[] = VERBS[word].needs;
  const takes: readonly string[] = VERBS[word].takes;
  const known = [word, ...needs, ...takes, ...COMMON_LINE_KEYS];
  for (const key of needs)
    if (!keys.includes(key) && !line.partial)
      tell(check, 'missing', line, { is: 'lacks', key }, { is: 'under-key', key, remedy: remedyForLineKey(word, key) });
  for (const [key, { keyAt, spot }] of line.entries ?? [])
    if (!known.includes(key) && (LINE_VERBS as readonly string[]).concat(SECONDARY_LINE_KEYS).includes(key))
      tell(check, 'unknown-key', { ...spot, at: keyAt }, { is: 'no-key', key }, { is: 'one-of', names: known });
};
