import { type Module, variantsOf } from '../../engine/index.ts';
import { type Control, LIMITS } from '../text/message.ts';

const MOST_VARIANT_LISTS = 8;

/**
 * Returns a list of choices for each variant, with the current choice (S37), as many as fit into `room` components.
 * Modules are public.
 */
export const variantSelects = (
  module: Module,
  idOf: (variant: string) => string,
  room: number = LIMITS.components,
): readonly (readonly Control[])[] =>
  variantsOf(module)
    .slice(0, Math.max(0, Math.min(MOST_VARIANT_LISTS, Math.floor(room / 2))))
    .map(({ variant, choice }, i) => {
      const { choices = [] } = module.variants?.[i] ?? {};
      return [
        {
          kind: 'select',
          id: idOf(String(i)),
          placeholder: variant,
          options: choices.slice(0, LIMITS.options).map(({ name }, number) => ({
            value: String(number),
            label: `${variant}: ${name}`.slice(0, LIMITS.optionText),
            chosen: name === choice,
          })),
        },
      ];
    });
