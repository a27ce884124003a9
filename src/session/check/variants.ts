import { itemsIn, partOf } from '../module/spot.ts';
import { type Check, tellTwice } from './check.ts';

/** A variant, and what is chosen of it, is asked for by its name: of two that are called alike one is never chosen. */
export const checkVariants = (check: Check): void => {
  const variants = itemsIn(check.root, 'variants');
  tellTwice(
    check,
    variants.flatMap((one) => partOf(one, 'name') ?? []),
  );
  for (const variant of variants)
    tellTwice(
      check,
      itemsIn(variant, 'choices').flatMap((one) => partOf(one, 'name') ?? []),
    );
};
