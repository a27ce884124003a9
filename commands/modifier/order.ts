import type { CommandInput } from '../../src/port/command.ts';
import { type Operation, refuse } from '../../src/table/index.ts';
import { modifierQueries } from '../../src/view/modifiers.ts';
import type { View } from '../../src/view/view.ts';
import type { OptionOf } from '../common/definition.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { findSingleModifier } from './named.ts';

/**
 * Returns the order in which a modifier comes directly before another of the same precedence; the order of all others
 * stays (P2).
 */
export const parseModifierOrder = (
  view: View,
  { options, person, words }: CommandInput<OptionOf<'modifier'>>,
): Operation | RefusalSentence => {
  const first = findSingleModifier(words, view, options.text('first') ?? '');
  const then = findSingleModifier(words, view, options.text('then') ?? '');
  if (typeof first === 'string') return first;
  if (typeof then === 'string') return then;
  const { precedence } = first;
  if (first.id === then.id || then.precedence !== precedence)
    return words.refusals.refusalText(refuse('no-tie', { precedence }), view);
  const others = view
    .of(modifierQueries)
    .all()
    .filter((one) => one.precedence === precedence && one.id !== first.id && !one.granted);
  const ids = others.flatMap(({ id }) => (id === then.id ? [first.id, id] : [id]));
  return { kind: 'order-ties', actor: person.id, precedence, modifiers: ids };
};
