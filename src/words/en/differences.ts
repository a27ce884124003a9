import { formatIn, spoken } from '../base/messages.ts';
import * as all from '../module/differences.ts';

/** Until the deeds are in catalogues. */
export const { differenceLines } = spoken(formatIn('en'), { differenceLines: all.differenceLines });
