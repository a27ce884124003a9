import {
  added,
  beaconSchema,
  type Change,
  isRefusal,
  type Operation,
  type Refusal,
  refuse,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { checkGameStart, refusalOfBeginningGame } from '../turns/game.ts';
import { beaconReportDefinitions, beaconReports } from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Stops adding players' shares to the seed of a game that is ready, and names a round of a public beacon. Without a
     * round, the beacon couldn't be reached.
     */
    'await-beacon': { readonly url: string; readonly round?: number; readonly at?: number };
    /** Mixes the beacon's value of that round into the seed: 64 hex digits. */
    'hear-beacon': { readonly value: string };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'beacon-named': Record<never, never>;
    'no-beacon': Record<never, never>;
  }
}

const decideAwait = (table: Table, { url, round, at }: Operation<'await-beacon'>): Change | Refusal => {
  const ready = checkGameStart(table);
  if (isRefusal(ready)) return ready;
  if (table.get('beacon', 'beacon')) return refuse('beacon-named', {});
  const named = round === undefined || at === undefined ? {} : { round, at };
  return added({ kind: 'beacon', id: 'beacon', url, ...named });
};

const decideHear = (table: Table, { value }: Operation<'hear-beacon'>): Change | Refusal => {
  const ready = checkGameStart(table);
  if (isRefusal(ready)) return ready;
  const beacon = table.get('beacon', 'beacon');
  if (beacon?.round === undefined || beacon.value !== undefined) return refuse('no-beacon', {});
  return updated(beacon, { ...beacon, value });
};

/**
 * Mixes the value of a public randomness beacon into the seed (D10). The beacon's round is in the log before anyone can
 * know its value.
 */
export const beaconSystem = {
  name: 'beacon',
  records: {
    beacon: {
      schema: beaconSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values'],
      reports: beaconReports,
      texts: { url: 'word', value: 'word' },
    },
  },
  reports: beaconReportDefinitions,
  operations: {
    'await-beacon': {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { url: 'word' },
      refusalOf: (table, { actor }) => refusalOfBeginningGame(table, actor),
      decide: decideAwait,
    },
    'hear-beacon': {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { value: 'word' },
      refusalOf: (table, { actor }) => refusalOfBeginningGame(table, actor),
      decide: decideHear,
    },
  },
  acts: 'none',
} satisfies System;
