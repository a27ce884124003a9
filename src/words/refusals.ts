import type { Refusal } from '../engine/core/refusal.ts';
import { placeQueries } from '../view/places.ts';
import { remediesOf } from '../view/remedies/index.ts';
import type { Remedy } from '../view/remedies/remedy.ts';
import type { View } from '../view/view.ts';
import type { Format } from './base/messages.ts';
import { wayText as wayInGerman } from './de/remedies.ts';
import { wayText as wayInEnglish } from './en/remedies.ts';
import { sentencesIn } from './systems/index.ts';

/** The words for a remedy, until remedies are in catalogues. */
const wayText = ({ locale }: Format, remedy: Remedy): string => (locale === 'de' ? wayInGerman : wayInEnglish)(remedy);

type Sentence = (refusal: Refusal, view: View, ways: { readonly [name: string]: string | undefined }) => string;

/** Why something isn't possible, and what would work (T11). */
export const refusalText = (format: Format, refusal: Refusal, view: View): string => {
  const remedies = remediesOf(refusal, view);
  const ways: { [name: string]: string | undefined } = {};
  if (typeof remedies !== 'string')
    for (const [name, remedy] of Object.entries(remedies)) ways[name] = remedy && wayText(format, remedy);
  const say = sentencesIn(format).all.refusals[refusal.code] as Sentence;
  return say(view.of(placeQueries).withCellsCalled(refusal), view, ways);
};
