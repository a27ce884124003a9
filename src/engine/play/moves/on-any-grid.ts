import { near } from '../../../table/expression/index.ts';
import { isCompassPoint } from '../../../table/grid/index.ts';
import type { GridMoveKind, MoveDirection, MoveNotationFault, MoveNotationResult, MovePattern } from './notation.ts';

/** Moves for boards of any kind, in words: `step 2 forward`, `slide`, `leap 2 to enemies`. */

const WORDS: ReadonlyMap<string, GridMoveKind> = new Map<string, GridMoveKind>([
  ['step', 'walk'],
  ['slide', 'slide'],
  ['leap', 'leap'],
]);

const AS_ONE_LOOKS = ['forward', 'backward', 'sideways'] as const;
const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const ONLY = ['free', 'enemies'] as const;

const FURTHEST_GO = 999;

const isTowards = (word: string): word is MoveDirection =>
  isCompassPoint(word) || (AS_ONE_LOOKS as readonly string[]).includes(word);

interface Word {
  readonly text: string;
  readonly at: number;
}

const fault = (
  code: MoveNotationFault['code'],
  { text, at }: Word,
  known: readonly string[] = [],
): MoveNotationResult => ({
  ok: false,
  fault: { code, at, found: text, near: near(text, new Set(known)) },
});

/** Reads moves in words. Undefined if the text doesn't begin with one of the words. */
export const parseMoveWords = (text: string): MoveNotationResult | undefined => {
  const words = [...text.matchAll(/[^\s,]+/g)].map(
    (found): Word => ({ text: found[0].toLowerCase(), at: found.index }),
  );
  const [first, ...others] = words;
  const kind = first && WORDS.get(first.text);
  if (!kind) return undefined;
  const number = others[0] && /^\d+$/.test(others[0].text) ? others.shift() : undefined;
  const range = number === undefined ? defaultRange(kind) : Number(number.text);
  if (number && (range < 1 || range > FURTHEST_GO)) return fault('number', number);
  const to = others.findIndex(({ text: word }) => word === 'to');
  const only = to < 0 ? undefined : others.slice(to + 1);
  const [whom, more] = only ?? [];
  if (only && (!whom || more || !(ONLY as readonly string[]).includes(whom.text)))
    return fault('word', more ?? whom ?? (others[to] as Word), ONLY);
  const directions = to < 0 ? others : others.slice(0, to);
  const towards: MoveDirection[] = [];
  for (const word of directions) {
    if (!isTowards(word.text)) return fault('word', word, [...AS_ONE_LOOKS, ...POINTS, 'to']);
    if (towards.includes(word.text)) return fault('same', word);
    towards.push(word.text);
  }
  const [direction] = directions;
  if (kind === 'leap' && number === undefined && direction) return fault('number', direction);
  const moves: MovePattern = {
    kind: kind === 'leap' && number === undefined ? 'anywhere' : kind,
    steps: [],
    range,
    way: 'plain',
    goes: whom?.text !== 'enemies',
    takes: whom?.text !== 'free',
    takesPassing: false,
    first: false,
    wraps: false,
    ...(towards.length > 0 ? { towards } : {}),
  };
  const needsForward = towards.some((one) => (AS_ONE_LOOKS as readonly string[]).includes(one));
  return { ok: true, moves: [moves], needsForward };
};

const defaultRange = (kind: GridMoveKind): number => (kind === 'slide' ? Number.POSITIVE_INFINITY : 1);
