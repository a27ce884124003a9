import { z } from 'zod';
import type { ArtDefinition, LookDefinition } from '../../engine/index.ts';
import { schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { unchecked } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { keyed, list, name } from '../../form/words.ts';
import { MOST_ART_FILES } from '../module/work.ts';

/** Pictures of pieces: files that come beside the module, and sheets that hold many. */

const PICTURE = expects({ is: 'picture-file' });
export const pictureFile = z
  .string()
  .max(100, PICTURE)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_ .-]*\.(?:png|jpe?g|webp|gif|svg|PNG|JPE?G|WEBP|GIF|SVG)$/, PICTURE)
  .describe('The file of a picture that lies beside this one');

/** An author counts in cards, or in the pixels of the picture. */
const MOST_SHEET_LINES = 10_000;
const LINES = expects({ is: 'whole', from: 1, to: MOST_SHEET_LINES });
const lines = z.int(LINES).min(1, LINES).max(MOST_SHEET_LINES, LINES);

const sheet = keyed({
  file: pictureFile,
  columns: lines.describe('Into how many columns of the same width it is cut'),
  rows: lines.describe('Into how many rows of the same height it is cut'),
  frame: z.boolean().exactOptional().describe('Whether a frame shows the side of a piece; it does when left out'),
});
export const MOST_SHEETS = 400;
export const sheets = gives(
  'sheet',
  z
    .record(name, sheet)
    .refine((all) => Object.keys(all).length <= MOST_SHEETS, expects({ is: 'most-entries', most: MOST_SHEETS })),
).describe('Pictures that hold many, side by side');

const AT = expects({ is: 'sheet-part' });
const partOfSheet = keyed({
  sheet: nameOf('sheet'),
  at: list(lines, 4)
    .refine(({ length }) => length === 2 || length === 4, AT)
    .describe('Its column and row, counted from 1; then how many columns and rows it takes, 1 each when left out'),
});

export const art = z
  .union([pictureFile, partOfSheet], expects({ is: 'art' }))
  .describe('The file of a picture that lies beside this one, or a part of a sheet');

const ofSides = keyed({
  sides: z.record(nameOf('side'), art).describe('The pictures of the pieces of each side'),
  others: art.exactOptional().describe('That of all others'),
});

export const look = z
  .union([art, ofSides], expects({ is: 'look' }))
  .describe('How the piece is drawn: a picture, or one for each side');

const share = z.number().min(0).max(1);
const keptPart = {
  file: pictureFile,
  part: list(share, 4).min(4).exactOptional(),
  unframed: z.literal(true).exactOptional(),
};
export const artInGame = schemaOf<ArtDefinition>()(keyed(keptPart));
const MOST_LOOKS = 200;
export const lookInGame = list(
  schemaOf<LookDefinition>()(keyed({ ...keptPart, side: nameOf('side').exactOptional() })),
  MOST_LOOKS,
);

export const picturesInGame = z
  .record(pictureFile, keyed({ hash: z.string().regex(/^[0-9a-f]{64}$/), width: lines, height: lines }))
  .refine((all) => Object.keys(all).length <= MOST_ART_FILES);

type FileArt = z.output<typeof art>;
type FileLook = z.output<typeof look>;
/** The sheets of a file by name. */
export type Sheets = z.output<typeof sheets> | undefined;

export const artOf = (from: FileArt, all: Sheets): ArtDefinition => {
  if (typeof from === 'string') return { file: from };
  const { file, columns, rows, frame } = all?.[from.sheet] ?? unchecked(from.sheet);
  const [column = 1, row = 1, wide = 1, high = 1] = from.at;
  const part = [(column - 1) / columns, (row - 1) / rows, wide / columns, high / rows];
  return { file, part, ...(frame === false ? { unframed: true } : {}) };
};

export const lookOf = (from: FileLook, all: Sheets): readonly LookDefinition[] => {
  if (typeof from === 'string' || 'sheet' in from) return [artOf(from, all)];
  const own = Object.entries(from.sides).map(([side, art]) => ({ ...artOf(art, all), side }));
  return from.others === undefined ? own : [...own, artOf(from.others, all)];
};
