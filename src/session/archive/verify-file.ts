import { commitmentOf } from '../../engine/core/random.ts';
import type { AnyRecord, Share } from '../../engine/core/record.ts';
import { auditText } from '../../words/en/edges/verify.ts';
import type { SavedGame } from './format.ts';
import { isSigned } from './proof.ts';
import { readLog } from './read.ts';
import { NO_KEYS, startChange } from './replay.ts';
import { statementOf } from './statement.ts';
import { audit, type Logged, type Posted } from './verify.ts';

/** What is said of a file, line by line, and whether all of it is well. */
export interface FileVerdict {
  readonly isWell: boolean;
  readonly lines: readonly string[];
}

/**
 * Checks with the file of a whole game alone what can be checked of it: its signature, which must be of that `key`
 * where one is given (D9), and the shuffles and rolls against the secret that stands in it (T21).
 */
export const verifyFile = async (text: string, key?: string): Promise<FileVerdict> => {
  const read = await readLog(text);
  if (!read.ok) return bad(`This is no whole game's file as /game export makes it (${JSON.stringify(read.fault)}).`);
  const { game } = read;
  const added = game.steps.flatMap((step) => step.change?.added ?? []);
  const secret = added.find((record): record is Posted & typeof record => record.kind === 'published');
  const shares = added.flatMap((record) => (record.kind === 'share' ? [record] : []));
  const proof = await proofVerdict(game, key);
  if (!secret) return bad(UNPUBLISHED, ...proof.lines);
  const found = await audit(logOf(game), secret);
  return {
    isWell: found.fault === undefined && proof.isWell,
    lines: [
      auditText(found),
      `The SHA-256 of the secret is ${commitmentOf(secret)}: it must be what the bot posted when the game was started.`,
      secret.seed === undefined || secret.seed === ''
        ? 'No seed was mixed in.'
        : `The seed ${JSON.stringify(secret.seed)} was mixed in.`,
      ...sharesText(shares),
      ...beaconText(added, game.steps),
      ...proof.lines,
    ],
  };
};

const sharesText = (shares: readonly Share[]): readonly string[] =>
  shares.length === 0
    ? ['No shares of players were mixed in.']
    : [
        'These shares of players were mixed in; every player must find the one that came with the seat:',
        ...shares.map(({ id, person, value, typed }) => `${id}. ${person} ${value}${typed ? ', typed' : ''}`),
      ];

/** What was named, and what was heard of it, which everybody can look up at the beacon. */
const beaconText = (added: readonly AnyRecord[], steps: SavedGame['steps']): readonly string[] => {
  const beacon = added.find((record) => record.kind === 'beacon');
  if (beacon?.kind !== 'beacon') return [];
  const heard = steps.flatMap(({ change }) => change?.updated ?? []).find(({ kind }) => kind === 'beacon')?.to['value'];
  const { url, round } = beacon;
  if (round === undefined) return [`The randomness beacon ${url} could not be reached, so nothing of it was mixed in.`];
  return heard === undefined
    ? [`Round ${round} of the randomness beacon ${url} was named and could not be had, so it was not mixed in.`]
    : [`Round ${round} of the randomness beacon was mixed in as ${heard}: ${url}/public/${round} must say the same.`];
};

const UNPUBLISHED =
  'The secret of this game is not published, so there is nothing to check its shuffles and rolls against.';

const bad = (...lines: readonly string[]): FileVerdict => ({ isWell: false, lines });

const proofVerdict = async (game: SavedGame, wanted: string | undefined): Promise<FileVerdict> => {
  const { proof } = game;
  if (!proof)
    return {
      isWell: wanted === undefined,
      lines: ['It bears no signature, so nobody can tell whether it is as a bot wrote it.'],
    };
  const { key } = proof;
  if (!isSigned(proof, await statementOf(game)))
    return bad(`It does not fit its signature with the key ${key}: it was changed since.`);
  if (wanted !== undefined && wanted !== key)
    return bad(`It was signed with the key ${key}, not with ${wanted}: another bot wrote it.`);
  return {
    isWell: true,
    lines: [
      `It is signed with the key ${key}, and was not changed since.`,
      ...(wanted === undefined ? ['A bot names its key with every file of `/game export`: it must be this one.'] : []),
    ],
  };
};

const logOf = ({ module, steps }: SavedGame): readonly Logged[] =>
  steps.flatMap((step, i) => {
    const change = i === 0 ? startChange(step, module, NO_KEYS) : step.change;
    return change ? [{ number: step.number, operation: step.operation, change }] : [];
  });
