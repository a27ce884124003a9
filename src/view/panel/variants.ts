import { chosenVariantsOf, type Module } from '../../engine/index.ts';
import { type Control, DISCORD_LIMITS } from '../text/message.ts';

const MOST_VARIANT_LISTS = 8;

/**
 * Returns a list of choices for each variant, with the current choice (S37), as many as fit into `room` components.
 * Modules are public.
 */
export const variantSelects = (
  module: Module,
  idOf: (variant: string) => string,
  room: number = DISCORD_LIMITS.components,
): readonly (readonly Control[])[] =>
  chosenVariantsOf(module)
    .slice(0, Math.max(0, Math.min(MOST_VARIANT_LISTS, Math.floor(room / 2))))
    .map(({ variant, choice }, i) => {
      const { choices = [] } = module.variants?.[i] ?? {};
      return [
        {
          kind: 'select',
          id: idOf(String(i)),
          placeholder: variant,
          options: choices.slice(0, DISCORD_LIMITS.options).map(({ name }, number) => ({
            value: String(number),
            label: `${variant}: ${name}`.slice(0, DISCORD_LIMITS.optionText),
            chosen: name === choice,
          })),
        },
      ];
    });
