import { MOST_REENCODED_BYTES } from '../../facts/picture-limits.ts';
import { HOST_TIME_LIMIT_FACTOR, type QueueFullReason, TASK_LIMITS } from '../../facts/work-limits.ts';
import { type Clock, systemClock } from '../base/ports.ts';
import { UNFINISHED_WORK, type WorkOwner, type WorkPool, type WorkTurn, workPool } from '../pool/pool.ts';
import { base64Of, LimitedChild, type QuestionLimits } from './child.ts';
import { readPictureHeader } from './header.ts';
import { type HashedPicture, isDrawable } from './picture.ts';

/** The most characters in a child's answer: the largest picture in base64. */
const MOST_DECODED_LETTERS = (MOST_REENCODED_BYTES * 4) / 3;
const DECODER = new URL('../../picture/decoder.ts', import.meta.url);

/**
 * `broken`: the file can't be decoded. `too-costly`: it needs more time or memory than allowed, or crashes the decoder.
 * `too-much-drawn`: the decoded picture is too large. `filters`: an SVG's filters are too expensive. `repeats`: parts
 * of an SVG are drawn too often.
 */
export type PictureDecodeFault = 'broken' | 'too-costly' | 'too-much-drawn' | 'filters' | 'repeats' | QueueFullReason;

export type UndecodedPicture = Pick<HashedPicture, 'type' | 'width' | 'height' | 'bytes'>;

type Decoded = Uint8Array | PictureDecodeFault;

/** Additional limits for each million pixels: milliseconds, and seconds of processor time. */
const MEGAPIXEL_TIME = 1500;
const MEGAPIXEL_WORK = 0.3;
/** The number of million pixels after which a child process is replaced. */
const MEGAPIXELS_OF_CHILD = 100;
const MEGAPIXEL = 1_000_000;

export interface DecodePorts {
  readonly pool: WorkPool;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Decodes files in a child process, and returns them as PNG or JPEG, in order. If a file crashes the child, another
 * child continues. The child ends after the last file, or when the owner's turn in the work pool ends.
 */
export const decodePictureFiles = async (
  owner: WorkOwner,
  files: readonly UndecodedPicture[],
  { pool, clock }: DecodePorts = { pool: workPool, clock: systemClock },
): Promise<readonly Decoded[]> => {
  if (files.length === 0) return [];
  const answers: Decoded[] = [];
  const times = owner === 'host' ? HOST_TIME_LIMIT_FACTOR : 1;
  const done = await pool.run(owner, 'picture', async (turn) => {
    await decodeSome(files, answers, { turn, clock, times });
    return answers.length < files.length ? UNFINISHED_WORK : 'done';
  });
  return done === 'done' ? answers : files.map(() => done);
};

interface DecodeTurn {
  readonly turn: WorkTurn;
  readonly clock: Pick<Clock, 'after'>;
  readonly times: number;
}

const decodeSome = async (
  files: readonly UndecodedPicture[],
  answers: Decoded[],
  { turn, clock, times }: DecodeTurn,
): Promise<void> => {
  const newChild = (): LimitedChild =>
    new LimitedChild(DECODER, MOST_DECODED_LETTERS, TASK_LIMITS.picture.memory, clock);
  let child = newChild();
  try {
    let pixels = 0;
    for (const file of files.slice(answers.length)) {
      pixels += file.width * file.height;
      if (pixels > MEGAPIXELS_OF_CHILD * MEGAPIXEL) child.kill();
      if (child.hasEnded || pixels > MEGAPIXELS_OF_CHILD * MEGAPIXEL) {
        pixels = file.width * file.height;
        child = newChild();
      }
      answers.push(await decoded(child, file, limitsOf(file, times)));
      if (turn.isOver) return;
    }
  } finally {
    child.kill();
  }
};

const limitsOf = ({ width, height }: UndecodedPicture, times: number): QuestionLimits => {
  const { time, processor } = TASK_LIMITS.picture;
  const megapixels = (width * height) / MEGAPIXEL;
  return {
    time: times * (time + megapixels * MEGAPIXEL_TIME),
    processor: times * (processor + megapixels * MEGAPIXEL_WORK),
  };
};

const FAULTS: ReadonlyMap<string, PictureDecodeFault> = new Map([
  ['!', 'broken'],
  ['!memory', 'too-costly'],
  ['!filters', 'filters'],
  ['!repeats', 'repeats'],
]);

const decoded = async (
  child: LimitedChild,
  { type, width, height, bytes }: UndecodedPicture,
  limits: QuestionLimits,
): Promise<Decoded> => {
  const answer = await child.ask(`${type} ${width} ${height} ${MOST_REENCODED_BYTES} ${base64Of(bytes)}`, limits);
  if (typeof answer !== 'string') return answer.none === 'too-long' ? 'too-much-drawn' : 'too-costly';
  return FAULTS.get(answer) ?? checked(Buffer.from(answer, 'base64'));
};

/** Checks the child's answer, which must be a PNG or JPEG of limited size. The child isn't trusted either. */
const checked = (bytes: Uint8Array): Decoded => {
  const header = readPictureHeader(bytes);
  if (typeof header === 'string' || (header.type !== 'png' && header.type !== 'jpeg')) return 'broken';
  return isDrawable(header) ? bytes : 'broken';
};
