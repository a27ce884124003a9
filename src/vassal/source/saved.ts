import { type Archive, ArchiveFault } from './archive.ts';
import { type PieceText, readPiece } from './piece-text.ts';
import { sequenceOf } from './sequence.ts';

/** Saved games of VASSAL. */

const MARK = '!VCSK';
const ESCAPE = '\u001b';
const LARGEST_SAVED_GAME = 64 * 1024 * 1024;
/** How deep commands may stand in each other. */
const DEEPEST_COMMAND = 20;

/** The text of a save; each byte of it may be written as two digits that are exchanged by a key. */
export const savedText = async (archive: Archive): Promise<string> => {
  const bytes = await archive.read('savedGame');
  if (!bytes) throw new ArchiveFault('broken', 'savedGame');
  if (bytes.length > LARGEST_SAVED_GAME) throw new ArchiveFault('too-large', 'savedGame');
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.startsWith(MARK)) return text;
  const digits = Buffer.from(text.slice(MARK.length), 'hex');
  const [key = 0] = digits;
  return Buffer.from(digits.subarray(1).map((byte) => byte ^ key)).toString('utf8');
};

/** The commands of a save, one after the other: each may hold others. Those of a log, which come later, are left out. */
export function* commandsIn(text: string, depth = 0): Generator<string> {
  if (text.startsWith('LOG\t')) return;
  const parts = sequenceOf(text, ESCAPE);
  if (parts.length === 1 || depth >= DEEPEST_COMMAND) yield text;
  else for (const part of parts) yield* commandsIn(part, depth + 1);
}

/** What a save says of a piece: where it is, in pixels of its map, and what is noted beside. */
export interface SavedPiece extends PieceText {
  readonly map: string;
  readonly x: number;
  readonly y: number;
  /** By which the module knows it. */
  readonly gpid: string;
  /** Such as `OldLocationName`. */
  readonly notes: ReadonlyMap<string, string>;
}

/** The pieces of a save, decks and stacks aside. */
export function* savedPieces(text: string): Generator<SavedPiece> {
  for (const command of commandsIn(text)) {
    const piece = readPiece(command);
    const saved = piece && savedPiece(piece);
    if (saved) yield saved;
  }
}

/** What a command adds as a piece; undefined for a stack or a deck. */
export const savedPiece = (piece: PieceText): SavedPiece | undefined => {
  const inner = piece.traits.at(-1);
  if (inner?.code !== 'piece') return undefined;
  const [map = '', x, y, gpid = '', , ...pairs] = sequenceOf(inner.state, ';');
  const notes = new Map<string, string>();
  for (let at = 0; at + 1 < pairs.length; at += 2) notes.set(pairs[at] ?? '', pairs[at + 1] ?? '');
  return { ...piece, map, x: Number(x), y: Number(y), gpid, notes };
};

/** Which boards lie on a map, as a save says it: the text by which they are laid. */
export const savedBoards = (text: string, map: string): string | undefined =>
  [...commandsIn(text)].find((command) => command.startsWith(`${map}BoardPicker\t`));
