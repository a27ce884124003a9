import { formatIn, spoken } from '../base/messages.ts';
import * as all from '../module/expected.ts';

/** Until the sentences about modifiers are in catalogues. */
export const { expectedText } = spoken(formatIn('de'), { expectedText: all.expectedText });
