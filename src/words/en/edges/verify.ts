import type { Share } from '../../../engine/core/record.ts';
import type { FileFault } from '../../../session/archive/fault.ts';
import { counted, listed } from '../text.ts';

/**
 * What checking a log against its secret has found. `fault`: the first step that does not follow, by its number in the
 * whole game's file.
 */
export interface Findings {
  readonly shuffles: number;
  readonly rolls: number;
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: 'roll' | 'shuffle' | 'share' | 'log' };
}

const FAULTS = {
  roll: 'the roll does not follow from the secret',
  shuffle: 'the shuffle does not follow from the secret',
  share: 'what it adds to the chance of the game does not come from a seat, or a beacon, before it began',
  log: 'it does not follow from the steps before it',
} as const;

/** The same for people (T21). */
export const auditText = ({ shuffles, rolls, brought, fault }: Findings): string => {
  const found = listed([counted(shuffles, 'shuffle'), counted(rolls, 'roll')]);
  const rest =
    brought === 0
      ? ''
      : ` The first ${brought === 1 ? 'step' : `${brought} steps`} came with a file and had another secret.`;
  if (fault) return `Step ${fault.step}: ${FAULTS[fault.what]}. Before it ${found} do.${rest}`;
  return `All is well: ${found} follow from the secret.${rest}`;
};

/** What `npm run verify` says, line by line. */

export const usage: string =
  'Say which file, and the key that signed it if you know it: npm run verify -- game.json KEY';

export const noWholeGame = (fault: FileFault): string =>
  `This is no whole game's file as /game export makes it (${JSON.stringify(fault)}).`;

export const unpublished: string =
  'The secret of this game is not published, so there is nothing to check its shuffles and rolls against.';

export const commitment = (hash: string): string =>
  `The SHA-256 of the secret is ${hash}: it must be what the bot posted when the game was started.`;

export const seedText = (seed: string | undefined): string =>
  seed === undefined || seed === '' ? 'No seed was mixed in.' : `The seed ${JSON.stringify(seed)} was mixed in.`;

export const sharesText = (shares: readonly Share[]): readonly string[] =>
  shares.length === 0
    ? ['No shares of players were mixed in.']
    : [
        'These shares of players were mixed in; every player must find the one that came with the seat:',
        ...shares.map(({ id, person, value, typed }) => `${id}. ${person} ${value}${typed ? ', typed' : ''}`),
      ];

/** `heard`: what the round said, where it could be had. */
export const beaconText = (url: string, round: number | undefined, heard: string | undefined): string => {
  if (round === undefined) return `The randomness beacon ${url} could not be reached, so nothing of it was mixed in.`;
  return heard === undefined
    ? `Round ${round} of the randomness beacon ${url} was named and could not be had, so it was not mixed in.`
    : `Round ${round} of the randomness beacon was mixed in as ${heard}: ${url}/public/${round} must say the same.`;
};

export const unsigned: string = 'It bears no signature, so nobody can tell whether it is as a bot wrote it.';
export const changed = (key: string): string =>
  `It does not fit its signature with the key ${key}: it was changed since.`;
export const otherKey = (key: string, wanted: string): string =>
  `It was signed with the key ${key}, not with ${wanted}: another bot wrote it.`;
export const signed = (key: string): string => `It is signed with the key ${key}, and was not changed since.`;
export const whichKey: string = 'A bot names its key with every file of `/game export`: it must be this one.';
