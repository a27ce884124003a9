import { type AnyRecord, secretCommitmentOf } from '../../table/index.ts';
import type { Words } from '../../words/index.ts';
import type { SavedGame } from '../file/format.ts';
import { isSignatureValid } from '../file/proof.ts';
import { deriveStartChange, EMPTY_GAME_KEYS } from '../file/replay.ts';
import { statementOf } from '../file/statement.ts';
import { auditLog, type LoggedStep, type PublishedSecret } from '../file/verify.ts';
import { readGameWithoutReplay } from './read.ts';

export interface FileVerdict {
  readonly isWell: boolean;
  readonly lines: readonly string[];
}

/**
 * Checks the file of a whole game without any other data. It checks the signature, which must belong to the `key` if
 * given (D9). It also checks all shuffles and rolls with the secret in the file (T21).
 */
export const verifyFile = async ({ verify }: Words, text: string, key?: string): Promise<FileVerdict> => {
  const read = await readGameWithoutReplay(text);
  if (!read.ok) return bad(verify.noWholeGame(read.fault));
  const { game } = read;
  const added = game.steps.flatMap((step) => step.change?.added ?? []);
  const secret = added.find((record): record is PublishedSecret & typeof record => record.kind === 'published');
  const shares = added.flatMap((record) => (record.kind === 'share' ? [record] : []));
  const proof = await proofVerdict(verify, game, key);
  if (!secret) return bad(verify.unpublished, ...proof.lines);
  const found = await auditLog(logOf(game), secret);
  return {
    isWell: found.fault === undefined && proof.isWell,
    lines: [
      verify.auditText(found),
      verify.commitment(secretCommitmentOf(secret)),
      verify.seedText(secret.seed),
      ...verify.sharesText(shares),
      ...beaconText(verify, added, game.steps),
      ...proof.lines,
    ],
  };
};

const beaconText = (
  verify: Words['verify'],
  added: readonly AnyRecord[],
  steps: SavedGame['steps'],
): readonly string[] => {
  const beacon = added.find((record) => record.kind === 'beacon');
  if (beacon?.kind !== 'beacon') return [];
  const heard = steps.flatMap(({ change }) => change?.updated ?? []).find(({ kind }) => kind === 'beacon')?.to['value'];
  const { url, round } = beacon;
  return [verify.beaconText(url, round, heard === undefined ? undefined : String(heard))];
};

const bad = (...lines: readonly string[]): FileVerdict => ({ isWell: false, lines });

const proofVerdict = async (
  verify: Words['verify'],
  game: SavedGame,
  wanted: string | undefined,
): Promise<FileVerdict> => {
  const { proof } = game;
  if (!proof) return { isWell: wanted === undefined, lines: [verify.unsigned] };
  const { key } = proof;
  if (!isSignatureValid(proof, await statementOf(game))) return bad(verify.changed(key));
  if (wanted !== undefined && wanted !== key) return bad(verify.otherKey(key, wanted));
  return {
    isWell: true,
    lines: [verify.signed(key), ...(wanted === undefined ? [verify.whichKey] : [])],
  };
};

const logOf = ({ module, steps }: SavedGame): readonly LoggedStep[] =>
  steps.flatMap((step, i) => {
    const change = i === 0 ? deriveStartChange(step, module, EMPTY_GAME_KEYS) : step.change;
    return change ? [{ number: step.number, operation: step.operation, change }] : [];
  });
