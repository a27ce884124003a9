import type { Refusal } from '../../engine/core/refusal.ts';
import { placeQueries } from '../../view/places.ts';
import { remediesOf } from '../../view/remedies/index.ts';
import type { View } from '../../view/view.ts';
import { formatIn } from '../base/messages.ts';
import { wayText } from '../base/remedies.ts';
import { sentences } from './systems/index.ts';

/** Why something is not done, and what would work (T11). */
export const refusalText = (refusal: Refusal, view: View): string => {
  const remedies = remediesOf(refusal, view);
  const ways: { [name: string]: string | undefined } = {};
  if (typeof remedies !== 'string')
    for (const [name, remedy] of Object.entries(remedies)) ways[name] = remedy && wayText(formatIn('de'), remedy);
  return (sentences.refusals[refusal.code] as Sentence)(view.of(placeQueries).withCellsCalled(refusal), view, ways);
};

type Sentence = (refusal: Refusal, view: View, ways: { readonly [name: string]: string | undefined }) => string;
