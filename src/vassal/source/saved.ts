import { type Archive, ArchiveFault } from './archive.ts';
import { type PieceText, parsePieceText } from './piece-text.ts';
import { splitEscapedSequence } from './sequence.ts';

const MARK = '!VCSK';
const ESCAPE = '\u001b';
const LARGEST_SAVED_GAME = 64 * 1024 * 1024;
const DEEPEST_COMMAND = 20;

/**
 * Returns the text of a saved game. It may be obfuscated: each byte is XORed with a key and written as two hex digits.
 */
export const decodeSavedGame = async (archive: Archive): Promise<string> => {
  const bytes = await archive.read('savedGame');
  if (!bytes) throw new ArchiveFault('broken', 'savedGame');
  if (bytes.length > LARGEST_SAVED_GAME) throw new ArchiveFault('too-large', 'savedGame');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, MARK.length) !== MARK) return file.toString('utf8');
  const key = (nibble(file[MARK.length]) << 4) | nibble(file[MARK.length + 1]);
  const digits = file.subarray(MARK.length + 2);
  const plain = Buffer.alloc(digits.length >> 1);
  for (let at = 0; at < plain.length; at++)
    plain[at] = ((nibble(digits[2 * at]) << 4) | nibble(digits[2 * at + 1])) ^ key;
  return plain.toString('utf8');
};

const nibble = (sign = 0): number => (sign < 0x40 ? sign & 0xf : (sign & 0xf) + 9);

/** Iterates over the commands of a saved game, including nested ones. The commands of a log are left out. */
export function* savedCommandsIn(text: string, depth = 0): Generator<string> {
  if (text.startsWith('LOG\t')) return;
  const parts = splitEscapedSequence(text, ESCAPE);
  if (parts.length === 1 || depth >= DEEPEST_COMMAND) yield text;
  else for (const part of parts) yield* savedCommandsIn(part, depth + 1);
}

/** A piece in a saved game; its position is in pixels of its map. */
export interface SavedPiece extends PieceText {
  readonly map: string;
  readonly x: number;
  readonly y: number;
  readonly gpid: string;
  readonly notes: ReadonlyMap<string, string>;
}

export function* savedPieces(text: string): Generator<SavedPiece> {
  for (const command of savedCommandsIn(text)) {
    const piece = parsePieceText(command);
    const saved = piece && parseSavedPiece(piece);
    if (saved) yield saved;
  }
}

/** Returns the piece that a command adds; undefined if it adds a stack or a deck. */
export const parseSavedPiece = (piece: PieceText): SavedPiece | undefined => {
  const inner = piece.traits.at(-1);
  if (inner?.code !== 'piece') return undefined;
  const [map = '', x, y, gpid = '', , ...pairs] = splitEscapedSequence(inner.state, ';');
  const notes = new Map<string, string>();
  for (let at = 0; at + 1 < pairs.length; at += 2) notes.set(pairs[at] ?? '', pairs[at + 1] ?? '');
  return { ...piece, map, x: Number(x), y: Number(y), gpid, notes };
};

/** Returns the texts that describe the boards of each map, by the map's name. */
export const savedBoardTextsIn = (text: string): ReadonlyMap<string, string> => {
  const boards = new Map<string, string>();
  for (const command of savedCommandsIn(text)) {
    const end = command.indexOf(PICKER);
    const map = end < 0 || end > LONGEST_MAP_NAME ? undefined : command.slice(0, end);
    if (map !== undefined && !map.includes('\t') && !boards.has(map)) boards.set(map, command);
  }
  return boards;
};

const PICKER = 'BoardPicker\t';
const LONGEST_MAP_NAME = 500;
