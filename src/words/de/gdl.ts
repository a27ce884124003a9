import { formatIn, spoken } from '../base/messages.ts';
import * as all from '../module/faults.ts';

/** Until the sentences about scores are in catalogues. */
export const { gdlLine } = spoken(formatIn('de'), { gdlLine: all.gdlLine });
