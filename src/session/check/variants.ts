import { itemsIn, partOf } from '../module/spot.ts';
import { type Check, tellTwice } from './check.ts';

/** A variant, and what is chosen of it, is asked for by its name: of two that are called alike one is never chosen. */
export const checkVariants = (check: Check): void => {
  const variants = itemsIn(check.root, 'variants');
  for (const named of [variants, ...variants.map((variant) => itemsIn(variant, 'choices'))])
    tellTwice(
      check,
      named.flatMap((one) => partOf(one, 'name') ?? []),
    );
};
