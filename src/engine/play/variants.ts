import type { Module } from './module.ts';

type VariantChoice = NonNullable<Module['variants']>[number]['choices'][number];

/** The option that was chosen for a variant (S37). */
export interface ChosenVariantOption {
  readonly variant: string;
  readonly choice: string;
}

/** Returns the chosen option of each variant. If none was chosen, it is the first option. */
export const chosenVariantsOf = ({ variants = [], chosen = {} }: Module): readonly ChosenVariantOption[] =>
  variants.map(({ name, choices }) => ({
    variant: name,
    choice: (Object.hasOwn(chosen, name) ? chosen[name] : undefined) ?? choices[0]?.name ?? '',
  }));

/** Returns the module with the chosen options. For a missing or unknown choice, the first option is used. */
export const applyVariants = (module: Module, chosen: readonly ChosenVariantOption[]): Module => {
  const { variants = [] } = module;
  if (variants.length === 0) return module;
  const known = chosen.filter(({ variant, choice }) =>
    variants.some(({ name, choices }) => name === variant && choices.some((one) => one.name === choice)),
  );
  const played: Module = { ...module, chosen: Object.fromEntries(known.map((one) => [one.variant, one.choice])) };
  const values = choicesIn(played).flatMap((choice) => Object.entries(choice.values));
  return { ...played, values: { ...module.values, ...Object.fromEntries(values) } };
};

const choicesIn = (module: Module): readonly VariantChoice[] =>
  chosenVariantsOf(module).flatMap(({ variant, choice }) => {
    const { choices = [] } = module.variants?.find(({ name }) => name === variant) ?? {};
    return choices.find(({ name }) => name === choice) ?? [];
  });

/**
 * Returns the setup and the contents of decks for the chosen options. If several options change the same thing, the
 * last one counts.
 */
export const initialSetupOf = (module: Module): Pick<Module, 'setup' | 'decks'> => {
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
 * Reads typed options such as `Length: long; blind`. The variant's name is needed only if several variants have the
 * option. If a part can't be found, returns the first such part.
 */
export const parseVariantChoices = (
  { variants = [] }: Module,
  text: string,
): readonly ChosenVariantOption[] | { readonly unknown: string } => {
  const parts = text.split(/[;,]/).filter((part) => part.trim() !== '');
  const found: ChosenVariantOption[] = [];
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
