import type { Choice } from '../../src/port/command.ts';
import { type ModifierView, modifierQueries } from '../../src/view/modifiers.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';

export const findSingleModifier = (words: Words, view: View, text: string): ModifierView | RefusalSentence => {
  const all = view
    .of(modifierQueries)
    .all()
    .filter(({ granted }) => !granted);
  const byHandle = all.find(({ handle }) => handle === text.trim().toLowerCase());
  if (byHandle) return byHandle;
  const [only, ...others] = all.filter(({ name }) => isCalled(name, text));
  if (!only) return unknown(words, 'modifier', text, new Set(all.map(({ name }) => name)), 'modifiers');
  return others.length === 0 ? only : words.commands.modifier.several(text, others.length + 1);
};

/**
 * Suggests matching modifiers with their sources. The value is the name if only one modifier has it, otherwise the
 * handle.
 */
export const suggestModifiers = (
  { commands }: Words,
  view: View,
  typed: string,
  only: (one: ModifierView) => boolean,
): readonly Choice[] => {
  const wanted = typed.trim().toLowerCase();
  const own = view
    .of(modifierQueries)
    .all()
    .filter(({ granted }) => !granted);
  const isAlone = ({ name }: ModifierView): boolean => own.filter((other) => isCalled(other.name, name)).length === 1;
  return own
    .filter((one) => only(one) && one.name.toLowerCase().includes(wanted))
    .slice(0, MOST_CHOICES)
    .map((one) => ({
      name: commands.modifier.offer(one.name, bearerName(view, one), one.precedence).slice(0, DISCORD_LIMITS.choice),
      value: isAlone(one) ? one.name : one.handle,
    }));
};

const bearerName = (view: View, { source }: ModifierView): string | undefined =>
  source && ('piece' in source ? view.of(pieceQueries).byId(source.piece)?.name : source.name);
