import { type Format, spoken } from '../base/messages.ts';
import * as damage from './damage.ts';
import { differenceLines, differencesText } from './differences.ts';
import { disclosuresText, revelationLines } from './disclosures.ts';
import { faultOnLines, faultText, gdlLine } from './faults.ts';
import { misfitLines } from './misfits.ts';

/** The words about modules and their changes in one language. */
export const moduleWords = (format: Format) =>
  spoken(format, {
    damage,
    differences: { differenceLines, differencesText },
    disclosures: { disclosuresText, revelationLines },
    gdl: { gdlLine },
    misfits: { misfitLines },
    moduleFaults: { faultOnLines, faultText },
  });
