import {
  type BadPicture,
  LONGEST_SIDE,
  MOST_DRAWN,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  MOST_PIXELS,
  type PictureFault,
} from '../../../session/pictures/picture.ts';
import { MOST_WAITING_OF_PERSON } from '../../../session/pool/limits.ts';

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** A line of text on it, as it stands beside the faults of a module. */
export const badPictureText = ({ file, fault }: BadPicture): string => `${file} ${pictureFaultText(fault)}`;

/** What is wrong with a picture and what would do, to be read behind its name. */
export const pictureFaultText = (fault: PictureFault): string => {
  switch (fault) {
    case 'unknown':
      return 'is no PNG, JPEG, WebP, GIF or SVG picture';
    case 'broken':
      return 'is cut off, or written in a way that I do not read: save it anew as PNG or JPEG';
    case 'script':
      return 'holds a script: a drawing is taken without any, saved as plain SVG or as PNG';
    case 'reference':
      return 'names other files or holds pictures: a drawing is taken of lines and letters alone, or saved as PNG';
    case 'entities':
      return 'declares entities: save it as plain SVG, or as PNG';
    case 'too-costly':
      return 'takes too much time or memory to read: save it anew, smaller or as PNG';
    case 'filters':
      return 'has filters that take too long to draw: remove them, or save it as PNG';
    case 'repeats':
      return 'repeats or nests its parts too often: draw them less often, or save it as PNG';
    case 'waiting':
      return `has to wait, because ${MOST_WAITING_OF_PERSON} of your files are still waiting: send it again when they're done`;
    case 'busy':
      return 'has to wait, because many people are sending files right now: send it again in a minute';
    case 'too-many-pixels':
      return `is too large: a picture has at most ${MOST_PIXELS / 1_000_000} million pixels, and ${LONGEST_SIDE} a side`;
    case 'too-many-bytes':
      return `is too large: a picture has at most ${megabytes(MOST_PICTURE_BYTES)}`;
    case 'too-much-together':
      return `is too much: the pictures of a game have at most ${megabytes(MOST_PICTURES_BYTES)} together`;
    case 'too-much-drawn':
      return `would have more than ${megabytes(MOST_DRAWN)} as I keep it: save it smaller, or as JPEG`;
    case 'too-many':
      return `is one too many: a game has at most ${MOST_PICTURES} pictures`;
    case 'missing':
      return 'is not there, and the game shows it';
  }
};
