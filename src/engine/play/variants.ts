import type { Module } from './module.ts';

type VariantChoice = NonNullable<Module['variants']>[number]['choices'][number];

/** Ways to play a module, among which whoever starts a game chooses (S37). */

/** What was chosen of a variant. */
export interface VariantChosen {
  readonly variant: string;
  readonly choice: string;
}

/** What stands for each variant of a module: what was chosen, else what stands first. */
export const variantsOf = ({ variants = [], chosen = {} }: Module): readonly VariantChosen[] =>
  variants.map(({ name, choices }) => ({
    variant: name,
    choice: (Object.hasOwn(chosen, name) ? chosen[name] : undefined) ?? choices[0]?.name ?? '',
  }));

/** The module as it is played with these choices; what is not chosen, or is not there, is as it stands first. */
export const withVariants = (module: Module, chosen: readonly VariantChosen[]): Module => {
  const { variants = [] } = module;
  if (variants.length === 0) return module;
  const known = chosen.filter(({ variant, choice }) =>
    variants.some(({ name, choices }) => name === variant && choices.some((one) => one.name === choice)),
  );
  const played: Module = { ...module, chosen: Object.fromEntries(known.map((one) => [one.variant, one.choice])) };
  const values = choicesIn(played).flatMap((choice) => Object.entries(choice.values));
  return { ...played, values: { ...module.values, ...Object.fromEntries(values) } };
};

/** The choices that stand for its variants. */
const choicesIn = (module: Module): readonly VariantChoice[] =>
  variantsOf(module).flatMap(({ variant, choice }) => {
    const { choices = [] } = module.variants?.find(({ name }) => name === variant) ?? {};
    return choices.find(({ name }) => name === choice) ?? [];
  });

/** What stands where and what lies in which deck when a game begins, as was chosen: of several choices the last. */
export const beginningOf = (module: Module): Pick<Module, 'setup' | 'decks'> => {
  const choices = choicesIn(module);
  const contents = new Map(choices.flatMap(({ decks = [] }) => decks.map(({ name, pieces }) => [name, pieces])));
  const { decks } = module;
  return {
    setup: choices.findLast(({ setup }) => setup !== undefined)?.setup ?? module.setup,
    ...(decks ? { decks: decks.map((deck) => ({ ...deck, pieces: contents.get(deck.name) ?? deck.pieces })) } : {}),
  };
};

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * What somebody typed of variants, such as `Length: long; blind`: a choice by its name, behind that of its variant
 * where it could be another's; the first part that is none.
 */
export const variantsTyped = (
  { variants = [] }: Module,
  text: string,
): readonly VariantChosen[] | { readonly unknown: string } => {
  const parts = text.split(/[;,]/).filter((part) => part.trim() !== '');
  const found: VariantChosen[] = [];
  for (const part of parts) {
    const [first = '', second] = part.split(':');
    const among = second === undefined ? variants : variants.filter(({ name }) => sameName(name, first));
    const matches = among.flatMap(({ name, choices }) =>
      choices.flatMap((one) => (sameName(one.name, second ?? first) ? [{ variant: name, choice: one.name }] : [])),
    );
    const [match, other] = matches;
    if (!match || other) return { unknown: part.trim() };
    found.push(match);
  }
  return found;
};
