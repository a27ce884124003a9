import { refuse } from '../../src/engine/core/refusal.ts';
import { near } from '../../src/view/near.ts';
import type { SideView, View } from '../../src/view/view.ts';
import { refusalText, unknownName } from '../../src/words/en/refusals.ts';

/** The side of that name, or a sentence that names those that there are (T11). */
export const sideNamed = (view: View, name: string): SideView | string => {
  const sides = view.sides();
  const wanted = name.trim().toLowerCase();
  const side = sides.find((one) => one.name.trim().toLowerCase() === wanted);
  if (side) return side;
  const found = near(
    name,
    sides.map((one) => one.name),
  );
  return found.length > 0
    ? unknownName('side', name, found)
    : refusalText(refuse('no-such-side', { side: name }), view);
};
