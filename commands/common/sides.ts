import { near } from '../../src/engine/index.ts';
import { refuse } from '../../src/table/index.ts';
import { type SideView, seatQueries } from '../../src/view/seats.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import type { RefusalSentence } from './sentence.ts';

/** Returns the side of that name. If there is none, returns a sentence that lists the sides (T11). */
export const findSideByName = (words: Words, view: View, name: string): SideView | RefusalSentence => {
  const sides = view.of(seatQueries).sides();
  const side = sides.find((one) => isCalled(one.name, name));
  if (side) return side;
  const found = near(
    name,
    sides.map((one) => one.name),
  );
  return found.length > 0
    ? words.commands.unknown.notThere('side', name, found)
    : words.refusals.refusalText(refuse('no-such-side', { side: name }), view);
};
