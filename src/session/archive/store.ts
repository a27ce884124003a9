import { nothing } from '../../engine/core/change.ts';
import type { GameId, InteractionId } from '../../engine/core/ids.ts';
import { type Ports, SECRET, stackOf } from '../game/ports.ts';
import type { Step } from '../game/step.ts';
import { yieldToEventLoop } from '../parts.ts';
import type { MapPicture } from '../pictures/picture.ts';
import { keepPicture } from '../pictures/store.ts';
import { headKey } from '../store/checkpoint.ts';
import { FORMAT } from '../store/formats.ts';
import { Journal } from '../store/journal.ts';
import { setRow } from '../store/row.ts';
import { ATTEMPT } from '../store/store.ts';
import { wordsOf } from '../store/typed.ts';
import type { SavedGame, SavedStep } from './format.ts';
import { readPictures } from './pictures.ts';
import { isSigned, publicKeyIn } from './proof.ts';
import { type Keys, startChange } from './replay.ts';
import { statementOf } from './statement.ts';

/** So many steps go to the store at a time. */
const TOGETHER = 64;

/**
 * Writes a game that was read into the store, with new keys, under an id under which nothing stands. It is nobody's
 * game until a channel's row names it; what was told of it before is not told again. False when the store did not take
 * all of it.
 */
export const storeGame = async (
  ports: Ports,
  id: GameId,
  saved: SavedGame,
  interaction: InteractionId,
  pictures: readonly MapPicture[] = readPictures(saved) ?? [],
): Promise<boolean> => {
  const journal = new Journal(id, ports);
  const steps = saved.steps;
  const [chance, handles] = [ports.random(SECRET).toString('hex'), ports.random(SECRET).toString('hex')];
  try {
    const proved = (await isProved(ports, saved)) ? ({ proved: true } as const) : {};
    const keys: Keys = { chance, handles, seed: '', since: steps.length, ...proved };
    for (const picture of pictures) await keepPicture(ports.store, picture);
    for (let first = 0; first < steps.length; first += TOGETHER) {
      const some = steps.slice(first, first + TOGETHER).map((step) => stepOf(ports, saved, step, keys, interaction));
      await yieldToEventLoop();
      if ((await journal.append(some, () => wordsOf(saved.module.definition))) !== 'written') return false;
    }
    await setRow(ports.store, headKey(id), { delivered: steps.length, open: [] });
    return true;
  } catch (error) {
    ports.log.error({ game: id, error: stackOf(error) }, 'a game from a file was not written');
    return false;
  }
};

/** Whether this installation, and no other, has signed all that is in the file. */
const isProved = async (ports: Ports, saved: SavedGame): Promise<boolean> =>
  saved.proof?.key === (await publicKeyIn(ports)) && isSigned(saved.proof, await statementOf(saved));

const stepOf = (ports: Ports, { module }: SavedGame, step: SavedStep, keys: Keys, interaction: InteractionId): Step => {
  const { number, at, operation, change = nothing, posts } = step;
  return {
    format: FORMAT,
    number,
    attempt: ports.random(ATTEMPT).toString('base64url'),
    at: Date.parse(at),
    interaction: `${interaction}/step ${number}` as InteractionId,
    operation,
    change: number === 1 ? startChange(step, module, keys) : change,
    posts,
  };
};
