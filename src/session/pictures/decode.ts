import { type Clock, systemClock } from '../game/ports.ts';
import { base64Of, inTurn, LimitedChild, MOST_TIME } from './child.ts';
import { headerOf } from './header.ts';
import { isDrawable, type MapPicture, MOST_DRAWN } from './picture.ts';

/** The most that a child may answer for a file: that in base64. */
const MOST_DECODED_LETTERS = (MOST_DRAWN * 4) / 3;
const DECODER = new URL('../../picture/decoder.ts', import.meta.url);

/**
 * `broken`: it can't be decoded. `too-costly`: it takes more time or memory than a picture may, or breaks what decodes
 * it. `too-much-drawn`: written anew it is too large. `busy`: too many wait.
 */
export type DecodeFault = 'broken' | 'too-costly' | 'too-much-drawn' | 'busy';

/** A file of a type and size that its head says. */
export type Undecoded = Pick<MapPicture, 'type' | 'width' | 'height' | 'bytes'>;

type Decoded = Uint8Array | DecodeFault;

/** What a million pixels may take beyond the usual time, in milliseconds, and how many of them one child decodes. */
const MEGAPIXEL_TIME = 1500;
const MEGAPIXELS_OF_CHILD = 100;
const MEGAPIXEL = 1_000_000;

/**
 * Decodes files in a child process, which writes each anew as PNG or JPEG; in their order. Where a file ends its child,
 * another child goes on with the next. One child at a time in the process; it ends with the last of these files.
 */
export const decodeFiles = async (
  files: readonly Undecoded[],
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<readonly Decoded[]> => {
  if (files.length === 0) return [];
  const answers = await inTurn(() => decodeNow(files, clock));
  return answers === 'busy' ? files.map(() => 'busy') : answers;
};

const decodeNow = async (files: readonly Undecoded[], clock: Pick<Clock, 'after'>): Promise<readonly Decoded[]> => {
  const answers: Decoded[] = [];
  let child = new LimitedChild(DECODER, MOST_DECODED_LETTERS, clock);
  try {
    let pixels = 0;
    for (const file of files) {
      pixels += file.width * file.height;
      if (pixels > MEGAPIXELS_OF_CHILD * MEGAPIXEL) child.kill();
      if (child.hasEnded || pixels > MEGAPIXELS_OF_CHILD * MEGAPIXEL) {
        pixels = file.width * file.height;
        child = new LimitedChild(DECODER, MOST_DECODED_LETTERS, clock);
      }
      answers.push(await decoded(child, file));
    }
  } finally {
    child.kill();
  }
  return answers;
};

/** What a child answers by these signs in the place of a file. */
const FAULTS: ReadonlyMap<string, DecodeFault> = new Map([
  ['!', 'broken'],
  ['!memory', 'too-costly'],
]);

const decoded = async (child: LimitedChild, { type, width, height, bytes }: Undecoded): Promise<Decoded> => {
  const time = MOST_TIME + (width * height * MEGAPIXEL_TIME) / MEGAPIXEL;
  const answer = await child.ask(`${type} ${width} ${height} ${MOST_DRAWN} ${base64Of(bytes)}`, time);
  if (typeof answer !== 'string') return answer.none === 'too-long' ? 'too-much-drawn' : 'too-costly';
  return FAULTS.get(answer) ?? checked(Buffer.from(answer, 'base64'));
};

/** What a child answered is not believed either: it is a PNG or JPEG of bounded size. */
const checked = (bytes: Uint8Array): Decoded => {
  const header = headerOf(bytes);
  if (typeof header === 'string' || (header.type !== 'png' && header.type !== 'jpeg')) return 'broken';
  return isDrawable(header) ? bytes : 'broken';
};
