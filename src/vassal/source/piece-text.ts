import { sequenceOf } from './sequence.ts';

/** What VASSAL writes of a piece: traits around each other, and a state for each. */

export interface Trait {
  /** What it is, such as `emb2`. */
  readonly code: string;
  /** What stands behind the code. */
  readonly parameters: readonly string[];
  readonly state: string;
}

export interface PieceText {
  readonly id: string;
  /** From the outermost to the innermost, which is the piece itself: `piece`, or in a save `stack` or `deck`. */
  readonly traits: readonly Trait[];
}

const ESCAPE = '\u001b';
export const MOST_TRAITS = 500;

/** Traits by their texts: most stand on many pieces, and are kept once. */
export type KnownTraits = Map<string, Omit<Trait, 'state'>>;

/** The piece that a text adds; undefined where it adds none. What follows behind an ESC is another command. */
export const readPiece = (text: string, known: KnownTraits = new Map()): PieceText | undefined => {
  const [first = ''] = sequenceOf(text, ESCAPE);
  if (!first.startsWith('+/')) return undefined;
  const [id = '', type = '', state = ''] = sequenceOf(first.slice(2), '/');
  return { id, traits: traitsOf(type, state, known) };
};

/** The same text in memory of its own: a part of a text keeps the whole alive, here once for each level. */
const ownCopy = (text: string): string => Buffer.from(text).toString();

const knownTrait = (text: string, known: KnownTraits): Omit<Trait, 'state'> => {
  const found = known.get(text);
  if (found) return found;
  const own = ownCopy(text);
  const [code = '', ...parameters] = sequenceOf(own, ';');
  const trait = { code, parameters };
  known.set(own, trait);
  return trait;
};

/** Each level has its own signs escaped once more: they are taken apart level by level. */
const traitsOf = (type: string, state: string, known: KnownTraits): readonly Trait[] => {
  const traits: Trait[] = [];
  let [types, states]: [string | undefined, string] = [type, state];
  while (types !== undefined && traits.length < MOST_TRAITS) {
    const [own = '', inner]: readonly string[] = sequenceOf(types, '\t');
    const [ownState = '', innerState = '']: readonly string[] =
      inner === undefined ? [states] : sequenceOf(states, '\t');
    traits.push({ ...knownTrait(own, known), state: ownCopy(ownState) });
    [types, states] = [inner, innerState];
  }
  return traits;
};
