import type { RecordReports } from '../core/report.ts';
import { locate } from '../play/queries.ts';
import { unitsOf } from './units.ts';

/** What is told of armies. */

declare module '../core/report.ts' {
  interface Reports {
    /** A new army of so many units; or one that is gone. */
    readonly formed: { readonly army: string; readonly units: number; readonly at: string };
    readonly disbanded: { readonly army: string };
    readonly renamed: { readonly army: string; readonly from: string };
  }
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
