import type { Refusal } from '../table/index.ts';
import { placeQueries } from '../view/places.ts';
import { findRefusalRemedies } from '../view/remedies/index.ts';
import type { View } from '../view/view.ts';
import type { Format } from './base/messages.ts';
import { wayText } from './base/remedies.ts';
import { sentencesIn } from './systems/index.ts';

type Sentence = (refusal: Refusal, view: View, ways: { readonly [name: string]: string | undefined }) => string;

/** The reason why something isn't possible, and what would work (T11). */
export const refusalText = (format: Format, refusal: Refusal, view: View): string => {
  const remedies = findRefusalRemedies(refusal, view);
  const ways: { [name: string]: string | undefined } = {};
  if (typeof remedies !== 'string')
    for (const [name, remedy] of Object.entries(remedies)) ways[name] = remedy && wayText(format, remedy);
  const say = sentencesIn(format).all.refusals[refusal.code] as Sentence;
  return say(view.of(placeQueries).withCellsCalled(refusal), view, ways);
};
