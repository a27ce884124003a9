import type { BadPicture, PictureFault } from '../../facts/picture-limits.ts';
import type { Store } from '../../store/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { WorkOwner } from '../pool/pool.ts';
import { decodePictureFiles } from './decode.ts';
import { type HashedPicture, readPictureFile } from './picture.ts';
import { decodedPictureHashOf, readPictureBytes, storeDecodedPicture } from './store.ts';

/**
 * Returns the pictures by file name, and those that can't be decoded. Each is decoded unless its decoded version is
 * already stored.
 */
export const decodePictures = async (
  store: Store,
  owner: WorkOwner,
  pictures: ReadonlyMap<string, HashedPicture>,
): Promise<{ readonly pictures: ReadonlyMap<string, HashedPicture>; readonly bad: readonly BadPicture[] }> => {
  const whole = new Map(pictures);
  const fresh: (readonly [string, HashedPicture])[] = [];
  for (const one of pictures) if ((await decodedPictureHashOf(store, one[1].hash)) === undefined) fresh.push(one);
  const answers = await decodePictureFiles(
    owner,
    fresh.map(([, picture]) => picture),
  );
  const bad: BadPicture[] = [];
  for (const [i, [file, picture]] of fresh.entries()) {
    const drawn = answers[i] ?? 'broken';
    if (typeof drawn !== 'string') whole.set(file, { ...picture, drawn });
    else if (whole.delete(file)) bad.push({ file, fault: drawn });
  }
  return { pictures: whole, bad };
};

const MOST_REFUSED = 1000;
const refused = new Map<string, PictureFault>();

/**
 * Returns the decoded version of a stored picture. For old pictures without such a version, decodes them now. After a
 * failure, this process doesn't try again.
 */
export const readDecodedPicture = async (store: Store, hash: string): Promise<Uint8Array | undefined> => {
  const drawn = await decodedPictureHashOf(store, hash);
  const known = drawn === undefined ? undefined : await readPictureBytes(store, drawn);
  if (known) return known;
  const bytes = refused.has(hash) ? undefined : await readPictureBytes(store, hash);
  if (!bytes) return undefined;
  const picture = readPictureFile(bytes);
  const [answer = 'broken'] = typeof picture === 'string' ? [picture] : await decodePictureFiles('host', [picture]);
  if (typeof answer !== 'string') await storeDecodedPicture(store, hash, answer);
  else addToLimitedMap(refused, MOST_REFUSED, hash, answer);
  return typeof answer === 'string' ? undefined : answer;
};
