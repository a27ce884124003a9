import type { Choice } from '../../src/command.ts';
import type { ModifierView } from '../../src/view/modifiers.ts';
import type { View } from '../../src/view/view.ts';
import { bold } from '../../src/words/text.ts';
import { LIMIT } from '../common/choices.ts';
import { unknown } from '../common/unknown.ts';

const HINT = '`/modifier list` shows those in play.';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The one modifier that a text means, by its name or by what completion offers, or a sentence on why it means none or
 * several.
 */
export const oneModifier = (view: View, text: string): ModifierView | string => {
  const all = view.modifiers().filter(({ granted }) => !granted);
  const byHandle = all.find(({ handle }) => handle === text.trim().toLowerCase());
  if (byHandle) return byHandle;
  const [only, ...others] = all.filter(({ name }) => same(name, text));
  if (!only) return unknown('modifier', text, new Set(all.map(({ name }) => name)), HINT);
  return others.length === 0
    ? only
    : `${bold(text)} is there ${others.length + 1} times. Take the one that completion offers.`;
};

/** The modifiers in play that contain what is typed, each with what it hangs on. */
export const modifierChoices = (
  view: View,
  typed: string,
  only: (one: ModifierView) => boolean = () => true,
): readonly Choice[] => {
  const wanted = typed.trim().toLowerCase();
  return view
    .modifiers()
    .filter((one) => !one.granted && only(one) && one.name.toLowerCase().includes(wanted))
    .slice(0, LIMIT)
    .map((one) => ({
      name: `${one.name}${bearerName(view, one)} (${one.precedence})`.slice(0, 100),
      value: one.handle,
    }));
};

const bearerName = (view: View, { source }: ModifierView): string => {
  const name = source && ('piece' in source ? view.byId(source.piece)?.name : source.name);
  return name === undefined ? '' : ` of ${name}`;
};
