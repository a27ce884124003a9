import { type Disclosure, disclosuresOf, hides, type Module, undoMannerOf } from '../../engine/index.ts';

/**
 * A way in which what somebody sees may depend on what is hidden from him, of those that a module uses: there is no
 * other (T6).
 */
export type Revelation =
  | { readonly what: 'play' | 'outcome' | 'in-the-way' | 'undo' | 'undo-asks' | 'begun' | 'secret' }
  | { readonly what: 'disclosures'; readonly disclosures: readonly Disclosure[] };

const canVanish = ({ traits = {} }: Module): boolean =>
  Object.values(traits).some(({ invisible = false }): boolean => invisible);

/** What a module gives away of what it hides. `/module check` prints it. */
export const revelationsOf = (module: Module): readonly Revelation[] => {
  const isHidden = hides(module);
  const { asks } = undoMannerOf(module.rules);
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
