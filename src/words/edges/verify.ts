import type { FileFault } from '../../facts/file-fault.ts';
import type { ChanceShare } from '../../table/index.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';

/**
 * The result of checking a log against its secret. `fault`: the number of the first step that does not follow, counted
 * in the whole game's file.
 */
export interface Findings {
  readonly shuffles: number;
  readonly rolls: number;
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: 'roll' | 'shuffle' | 'share' | 'log' };
}

/** The result of the check as text for players (T21). */
const auditText = (format: Format, { shuffles, rolls, brought, fault }: Findings): string => {
  const found = list([format('verify-shuffles', { count: shuffles }), format('verify-rolls', { count: rolls })]);
  const results = fault
    ? [format(`verify-fault-${fault.what}`, { step: fault.step }), format('verify-before', { found })]
    : [format('verify-well', { found })];
  return [...results, ...(brought === 0 ? [] : [format('verify-brought', { count: brought })])].join(' ');
};

const sharesText = (format: Format, shares: readonly ChanceShare[]): readonly string[] =>
  shares.length === 0
    ? [format('verify-no-shares')]
    : [
        format('verify-shares'),
        ...shares.map(({ id, person, value, typed }) =>
          format(typed ? 'verify-share-typed' : 'verify-share', { id, person, share: value }),
        ),
      ];

/** `value`: the value of the beacon's round, if it was available. */
const beaconText = (format: Format, url: string, round: number | undefined, value: string | undefined): string => {
  if (round === undefined) return format('verify-beacon-away', { url });
  return value === undefined
    ? format('verify-beacon-none', { url, round })
    : format('verify-beacon', { url, round, value });
};

/** The texts of `/game verify` and `npm run verify`. */
export const verify = {
  auditText,
  usage: 'verify-usage',
  noWholeGame: (format: Format, fault: FileFault): string => format('verify-no-game', { fault: JSON.stringify(fault) }),
  unpublished: 'verify-unpublished',
  commitment: (format: Format, hash: string): string => format('verify-commitment', { hash }),
  seedText: (format: Format, seed: string | undefined): string =>
    seed === undefined || seed === ''
      ? format('verify-no-seed')
      : format('verify-seed', { seed: JSON.stringify(seed) }),
  sharesText,
  beaconText,
  unsigned: 'verify-unsigned',
  changed: (format: Format, key: string): string => format('verify-changed', { key }),
  otherKey: (format: Format, key: string, wanted: string): string => format('verify-other-key', { key, wanted }),
  signed: (format: Format, key: string): string => format('verify-signed', { key }),
  whichKey: 'verify-which-key',
} as const;
