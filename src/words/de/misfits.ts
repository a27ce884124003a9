import { formatIn, spoken } from '../base/messages.ts';
import * as all from '../module/misfits.ts';

/** Until the sentences about other modules are in catalogues. */
export const { firstMisfit } = spoken(formatIn('de'), { firstMisfit: all.firstMisfit });
