import { formatIn, spoken } from '../base/messages.ts';
import * as all from '../module/disclosures.ts';

/** Until the sentences about secrecy are in catalogues. */
export const { undeclaredText } = spoken(formatIn('en'), { undeclaredText: all.undeclaredText });
