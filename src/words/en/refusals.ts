import type { Refusal } from '../../engine/core/refusal.ts';
import { bold, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { sentences } from './systems/index.ts';
import { listed } from './text.ts';

/** Why something is not done, and what would work (T11). */
export const refusalText = (refusal: Refusal, view: View): string =>
  (sentences.refusals[refusal.code] as (refusal: Refusal, view: View) => string)(refusal, view);

/** A name that means nothing here, with what comes near it (T11). */
export const unknownName = (what: string, typed: string, near: readonly string[]): string =>
  `There is no ${what} ${bold(typed)} here.${
    near.length > 0
      ? ` Did you mean ${listed(
          near.map((name) => `**${plain(name)}**`),
          'or',
        )}?`
      : ''
  }`;
