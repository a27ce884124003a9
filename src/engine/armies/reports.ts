import { z } from 'zod';
import { MOST_TOLD, type RecordReports, type ReportsOf, times } from '../core/report.ts';
import { count, keyed, list, shortText } from '../core/schema.ts';
import { countedNames } from '../play/pieces/reports.ts';
import { locate } from '../play/queries.ts';
import { unitsOf } from './units.ts';

/** What is told of armies. */

const armies = list(shortText, MOST_TOLD);

export const armyReportRules = {
  /** A new army of so many units; or one that is gone. */
  formed: {
    schema: keyed({ what: z.literal('formed'), army: shortText, units: count, at: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed', at: 'word' },
  },
  disbanded: {
    schema: keyed({ what: z.literal('disbanded'), army: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed' },
  },
  renamed: {
    schema: keyed({ what: z.literal('renamed'), army: shortText, from: shortText }),
    told: 'by-form',
    isCounted: false,
    texts: { army: 'typed', from: 'typed' },
  },
  /** A unit that is in this army now, or in none any more. */
  enlisted: {
    schema: keyed({
      what: z.literal('enlisted'),
      piece: shortText,
      army: shortText.exactOptional(),
      count: times,
    }),
    told: 'by-form',
    isCounted: true,
    texts: { piece: 'typed', army: 'typed' },
  },
  /** Who was led from that place into battle, or is left and goes there, and in which armies some of them are then. */
  led: {
    schema: keyed({ what: z.literal('led'), at: shortText, pieces: countedNames, armies: armies.exactOptional() }),
    told: 'by-form',
    isCounted: false,
    texts: { at: 'word', pieces: 'typed', armies: 'typed' },
  },
  /** Those who moved are in these armies now, and were not. */
  regrouped: {
    schema: keyed({ what: z.literal('regrouped'), armies }),
    told: 'by-form',
    isCounted: false,
    texts: { armies: 'typed' },
  },
  /** Handed over to another side; `leaves`: out of its army. */
  given: {
    schema: keyed({
      what: z.literal('given'),
      piece: shortText,
      at: shortText,
      side: shortText,
      leaves: z.literal(true).exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { piece: 'typed', at: 'word', side: 'word' },
  },
} as const;

declare module '../core/report.ts' {
  interface Reports extends ReportsOf<typeof armyReportRules> {}
}

export const armyReports: RecordReports<'army'> = {
  added: ({ reader }, { id, name }) => {
    const units = unitsOf(reader, id);
    const [first] = units;
    const at = first && (first.place.cell ?? locate(reader, first.place.in)?.map.name);
    return at === undefined ? [] : [{ what: 'formed', army: name, units: units.length, at }];
  },
  updated: (_telling, { name }, { from }) =>
    typeof from['name'] === 'string' ? [{ what: 'renamed', army: name, from: from['name'] }] : [],
  removed: (_telling, { name }) => [{ what: 'disbanded', army: name }],
};
