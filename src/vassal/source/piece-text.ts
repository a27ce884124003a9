import { splitEscapedSequence } from './sequence.ts';

export interface PieceTrait {
  readonly code: string;
  readonly parameters: readonly string[];
  readonly state: string;
}

export interface PieceText {
  readonly id: string;
  /**
   * The traits from the outermost to the innermost. The innermost is the piece itself: `piece`, or in a saved game
   * `stack` or `deck`.
   */
  readonly traits: readonly PieceTrait[];
}

const ESCAPE = '\u001b';
export const MOST_TRAITS = 500;

/** Traits by their text: most traits occur on many pieces, and are stored only once. */
export type KnownTraits = Map<string, Omit<PieceTrait, 'state'>>;

/**
 * Reads the piece that a text adds; undefined if it adds none. A character ESC starts another command, which is
 * ignored.
 */
export const parsePieceText = (text: string, known: KnownTraits = new Map()): PieceText | undefined => {
  const [first = ''] = splitEscapedSequence(text, ESCAPE);
  if (!first.startsWith('+/')) return undefined;
  const [id = '', type = '', state = ''] = splitEscapedSequence(first.slice(2), '/');
  return { id, traits: traitsOf(type, state, known) };
};

/** Copies a text. A part of a text keeps the whole text in memory, which would happen here for each level. */
const ownCopy = (text: string): string => Buffer.from(text).toString();

const knownTrait = (text: string, known: KnownTraits): Omit<PieceTrait, 'state'> => {
  const found = known.get(text);
  if (found) return found;
  const own = ownCopy(text);
  const [code = '', ...parameters] = splitEscapedSequence(own, ';');
  const trait = { code, parameters };
  known.set(own, trait);
  return trait;
};

/** Splits nested traits level by level. It can't be done at once, because each level escapes its separators again. */
const traitsOf = (type: string, state: string, known: KnownTraits): readonly PieceTrait[] => {
  const traits: PieceTrait[] = [];
  let [types, states]: [string | undefined, string] = [type, state];
  while (types !== undefined && traits.length < MOST_TRAITS) {
    const [own = '', inner]: readonly string[] = splitEscapedSequence(types, '\t');
    const [ownState = '', innerState = '']: readonly string[] =
      inner === undefined ? [states] : splitEscapedSequence(states, '\t');
    traits.push({ ...knownTrait(own, known), state: ownCopy(ownState) });
    [types, states] = [inner, innerState];
  }
  return traits;
};
