import { ATTEMPT_ID_BYTES, setRow } from '../../store/index.ts';
import { type GameId, type InteractionId, nothing } from '../../table/index.ts';
import { FORMAT } from '../base/formats.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { type Ports, SECRET_BYTES, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { SavedGame, SavedStep } from '../file/format.ts';
import { readSavedPictures } from '../file/pictures.ts';
import { isSignatureValid, readPublicKey } from '../file/proof.ts';
import { deriveStartChange, type Keys } from '../file/replay.ts';
import { statementOf } from '../file/statement.ts';
import { checkpointKey } from '../log/checkpoint.ts';
import { Journal } from '../log/journal.ts';
import { textsInModule } from '../log/typed.ts';
import type { HashedPicture } from '../pictures/picture.ts';
import { storePicture } from '../pictures/store.ts';

const TOGETHER = 64;

/**
 * Stores an imported game with new keys under an unused id. It belongs to no channel until a channel's row names it,
 * and its old posts are not sent again. Returns false if the store did not take all of it.
 */
export const storeImportedGame = async (
  ports: Ports,
  id: GameId,
  saved: SavedGame,
  interaction: InteractionId,
  pictures: readonly HashedPicture[] = readSavedPictures(saved) ?? [],
): Promise<boolean> => {
  const journal = new Journal(id, ports);
  const steps = saved.steps;
  const [chance, handles] = [ports.random(SECRET_BYTES).toString('hex'), ports.random(SECRET_BYTES).toString('hex')];
  try {
    const proved = (await isProved(ports, saved)) ? ({ proved: true } as const) : {};
    const keys: Keys = { chance, handles, seed: '', since: steps.length, ...proved };
    for (const picture of pictures) await storePicture(ports.store, picture);
    for (let first = 0; first < steps.length; first += TOGETHER) {
      const some = steps.slice(first, first + TOGETHER).map((step) => stepOf(ports, saved, step, keys, interaction));
      await yieldToEventLoop();
      if ((await journal.append(some, () => textsInModule(saved.module.definition))) !== 'written') return false;
    }
    await setRow(ports.store, checkpointKey(id), { delivered: steps.length, open: [] });
    return true;
  } catch (error) {
    ports.log.error({ game: id, error: stackOf(error) }, 'a game from a file was not written');
    return false;
  }
};

const isProved = async (ports: Ports, saved: SavedGame): Promise<boolean> =>
  saved.proof?.key === (await readPublicKey(ports)) && isSignatureValid(saved.proof, await statementOf(saved));

const stepOf = (ports: Ports, { module }: SavedGame, step: SavedStep, keys: Keys, interaction: InteractionId): Step => {
  const { number, at, operation, change = nothing, posts } = step;
  return {
    format: FORMAT,
    number,
    attempt: ports.random(ATTEMPT_ID_BYTES).toString('base64url'),
    at: Date.parse(at),
    interaction: `${interaction}/step ${number}` as InteractionId,
    operation,
    change: number === 1 ? deriveStartChange(step, module, keys) : change,
    posts,
  };
};
