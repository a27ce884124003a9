import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { gives, nameOf } from '../../../form/names.ts';
import { keyed, list, name } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';

/** Pictures of pieces. They are files next to the module, or parts of sheets that hold many pictures. */

const PICTURE = expects({ is: 'picture-file' });
export const pictureFileNameSchema = z
  .string()
  .max(100, PICTURE)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_ .-]*\.(?:png|jpe?g|webp|gif|svg|PNG|JPE?G|WEBP|GIF|SVG)$/, PICTURE)
  .describe('The file of a picture, next to this file');

/** The largest size of a sheet. Authors count its parts in cards or in pixels. */
const MOST_SHEET_LINES = 10_000;
const LINES = expects({ is: 'whole', from: 1, to: MOST_SHEET_LINES });
const lines = z.int(LINES).min(1, LINES).max(MOST_SHEET_LINES, LINES);

const sheet = keyed({
  file: pictureFileNameSchema,
  columns: lines.describe('The number of columns of the sheet'),
  rows: lines.describe('The number of rows of the sheet'),
  frame: z.boolean().exactOptional().describe('False if no frame shows the side of a piece'),
});
export const MOST_PICTURE_SHEETS = 400;
export const sheets = gives(
  'sheet',
  z
    .record(name, sheet)
    .refine(
      (all) => Object.keys(all).length <= MOST_PICTURE_SHEETS,
      expects({ is: 'most-entries', most: MOST_PICTURE_SHEETS }),
    ),
).describe('Pictures that hold many, side by side');

const AT = expects({ is: 'sheet-part' });
const partOfSheet = keyed({
  sheet: nameOf('sheet'),
  at: list(lines, 4)
    .refine(({ length }) => length === 2 || length === 4, AT)
    .describe(
      'Its column and row, counted from 1. Then the number of columns and rows that it takes, by default 1 each',
    ),
});

export const art = z
  .union([pictureFileNameSchema, partOfSheet], expects({ is: 'art' }))
  .describe('The file of a picture, next to this file, or a part of a sheet');

const ofSides = keyed({
  sides: z.record(nameOf('side'), art).describe('The pictures of the pieces of each side'),
  others: art.exactOptional().describe('The picture of all other pieces'),
});

export const look = z
  .union([art, ofSides], expects({ is: 'look' }))
  .describe('The picture of the piece: one for all, or one for each side');

const share = z.number().min(0).max(1);
export const storedPictureSourceSchema = keyed({
  file: pictureFileNameSchema,
  part: list(share, 4)
    .min(4)
    .exactOptional()
    .describe('The part that is shown, in shares of the whole: left, top, width, height'),
  unframed: z
    .literal(true)
    .exactOptional()
    .describe('It shows the side by itself, or is the whole face of a card: nothing is drawn around it'),
});

const MOST_LOOKS = 200;
const oneLook = keyed({ ...storedPictureSourceSchema.shape, side: nameOf('side').exactOptional() });
export const storedPiecePicturesSchema = list(oneLook, MOST_LOOKS);

export const MOST_ART_FILES = 5000;
/** A stored picture: the SHA-256 of its bytes, and its size in pixels. */
const keptArt = keyed({ hash: z.string().regex(/^[0-9a-f]{64}$/), width: lines, height: lines });
export const pictures = z
  .record(pictureFileNameSchema, keptArt)
  .refine((all) => Object.keys(all).length <= MOST_ART_FILES);

type KeptArt = Stored<typeof keptArt>;

declare module '../module.ts' {
  interface Module {
    readonly pictures?: { readonly [file: string]: KeptArt };
  }
}
