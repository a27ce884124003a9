import {
  type BadPicture,
  LONGEST_STORED_PICTURE_SIDE,
  MAX_PICTURE_PIXELS,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  MOST_REENCODED_BYTES,
  type PictureFault,
} from '../../facts/picture-limits.ts';
import { MOST_QUEUED_TASKS_PER_PERSON } from '../../facts/work-limits.ts';
import type { Format } from '../base/messages.ts';
import { sizeText } from '../base/text.ts';

const LIMITS = {
  'too-many-bytes': MOST_PICTURE_BYTES,
  'too-much-together': MOST_PICTURES_BYTES,
  'too-much-drawn': MOST_REENCODED_BYTES,
} as const;

/** The fault of a picture and its remedy, in one or two sentences. */
export const pictureFaultText = (format: Format, fault: PictureFault): string => {
  switch (fault) {
    case 'waiting':
      return format('picture-fault-waiting', { count: MOST_QUEUED_TASKS_PER_PERSON });
    case 'too-many-pixels':
      return format('picture-fault-too-many-pixels', {
        pixels: MAX_PICTURE_PIXELS / 1_000_000,
        side: LONGEST_STORED_PICTURE_SIDE,
      });
    case 'too-many-bytes':
    case 'too-much-together':
    case 'too-much-drawn':
      return format(`picture-fault-${fault}`, { most: sizeText(format, LIMITS[fault]) });
    case 'too-many':
      return format('picture-fault-too-many', { most: MOST_PICTURES });
    default:
      return format(`picture-fault-${fault}`);
  }
};

/** The fault of a picture, after the picture's name, as one line among the faults of a module. */
export const badPictureText = (format: Format, { file, fault }: BadPicture): string =>
  format('picture-bad', { file, fault: pictureFaultText(format, fault) });
