import {
  canModuleHideAnything,
  type Disclosure,
  disclosuresOf,
  type Module,
  undoPolicyOf,
} from '../../engine/index.ts';

/** A way in which a module lets hidden things affect what a player sees. There is no other (T6). */
export type HiddenInfoLeak =
  | { readonly what: 'play' | 'outcome' | 'in-the-way' | 'undo' | 'undo-asks' | 'begun' | 'secret' }
  | { readonly what: 'disclosures'; readonly disclosures: readonly Disclosure[] };

const canVanish = ({ traits = {} }: Module): boolean =>
  Object.values(traits).some(({ invisible = false }): boolean => invisible);

/** Returns the ways in which a module reveals hidden things. `/module check` prints them. */
export const hiddenInfoLeaksOf = (module: Module): readonly HiddenInfoLeak[] => {
  const isHidden = canModuleHideAnything(module);
  const { asks } = undoPolicyOf(module.rules);
  return [
    ...(isHidden ? [{ what: 'play' } as const] : []),
    { what: 'disclosures', disclosures: disclosuresOf(module) },
    ...(canVanish(module) ? [{ what: 'outcome' } as const] : []),
    ...(isHidden ? [{ what: 'in-the-way' } as const, { what: 'undo' } as const] : []),
    ...(isHidden && asks ? [{ what: 'undo-asks' } as const] : []),
    ...(isHidden && module.turn ? [{ what: 'begun' } as const] : []),
    ...(isHidden ? [{ what: 'secret' } as const] : []),
  ];
};
