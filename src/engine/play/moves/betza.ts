import { near } from '../../../table/expression/index.ts';
import { DIRECTION_LETTERS, filterStepsByLetters, hasDirectionPair, needsForwardDirection } from './directions.ts';
import { BETZA_BY_PIECE_NAME } from './names.ts';
import type { MoveNotationFault, MoveNotationResult, MovePattern, StepManner } from './notation.ts';
import { parseMoveWords } from './on-any-grid.ts';
import { BETZA_ATOMS, BETZA_RIDERS, between, type StepVector, symmetriesOfStep } from './steps.ts';

const FURTHEST_STEP = 999;

/** Letters that mean something in other programs or documents, but are not supported here. Each has the reason. */
const UNREAD: ReadonlyMap<string, MoveNotationFault['code']> = new Map<string, MoveNotationFault['code']>([
  ['a', 'several-legs'],
  ['y', 'several-legs'],
  ['-', 'several-legs'],
  ['d', 'own-pieces'],
  ['t', 'own-pieces'],
  ['q', 'turning'],
  ['z', 'turning'],
  ['L', 'two-meanings'],
  ['J', 'two-meanings'],
]);

const MODIFIERS = `${DIRECTION_LETTERS}mcinjpgoe`;
const WAYS: ReadonlyMap<string, StepManner> = new Map<string, StepManner>([
  ['n', 'lame'],
  ['j', 'jump'],
  ['p', 'far'],
  ['g', 'behind'],
]);

class Faulty extends Error {
  readonly code: MoveNotationFault['code'];
  readonly at: number;
  readonly found: string;

  constructor(code: MoveNotationFault['code'], at: number, found: string) {
    super(code);
    this.code = code;
    this.at = at;
    this.found = found;
  }
}

/** Returns the notation for a usual name of a piece. Returns any other text trimmed. */
export const betzaNotationOf = (text: string): string =>
  BETZA_BY_PIECE_NAME.get(text.trim().toLowerCase()) ?? text.trim();

/**
 * Reads a description of moves: words for boards of any kind, a usual name of a piece, or groups in Betza's notation. A
 * text is a fault if other programs read it in two ways, or skip a part of it.
 */
export const parseMoveNotation = (text: string): MoveNotationResult => {
  const notation = betzaNotationOf(text);
  const plain = parseMoveWords(notation);
  if (plain) return plain;
  try {
    if (notation === '') throw new Faulty('empty', 0, '');
    if (/^[A-Za-z][a-z]{2,}$/.test(notation) || /\s/.test(notation)) throw new Faulty('name', 0, notation);
    const groups: MovePattern[] = [];
    let letters = '';
    for (let at = 0; at < notation.length; ) {
      const group = readGroup(notation, at);
      groups.push(...group.moves);
      letters += `${group.letters} `;
      at = group.end;
    }
    return { ok: true, moves: groups, needsForward: needsForwardDirection(letters) };
  } catch (fault) {
    if (!(fault instanceof Faulty)) throw fault;
    const { code, at, found } = fault;
    return {
      ok: false,
      fault: { code, at, found, near: code === 'name' ? near(found, new Set(BETZA_BY_PIECE_NAME.keys())) : [] },
    };
  }
};

interface Group {
  readonly moves: readonly MovePattern[];
  readonly letters: string;
  readonly end: number;
}

const readGroup = (text: string, start: number): Group => {
  const modifiers = modifiersAt(text, start);
  const at = start + modifiers.length;
  const capital = text.charAt(at);
  const unread = UNREAD.get(capital);
  if (unread !== undefined) throw new Faulty(unread, at, capital);
  if (capital === '') throw new Faulty('no-capital', start, modifiers);
  const letters = [...modifiers].filter((letter) => DIRECTION_LETTERS.includes(letter)).join('');
  if (letters !== '' && !modifiers.includes(letters)) throw new Faulty('scattered', start, modifiers);
  const common = {
    goes: modifiers.includes('m') || !/[ce]/.test(modifiers),
    takes: modifiers.includes('c') || !/[me]/.test(modifiers),
    takesPassing: modifiers.includes('e'),
    first: modifiers.includes('i'),
    wraps: modifiers.includes('o'),
  };
  if (capital === 'U' || capital === '@') {
    if (!/^[mci]*$/.test(modifiers) || (capital === '@' && modifiers !== ''))
      throw new Faulty('bare', start, modifiers + capital);
    const kind = capital === 'U' ? 'anywhere' : 'placed';
    const takes = capital === 'U' && common.takes;
    if (common.takesPassing) throw new Faulty('bare', start, modifiers + capital);
    return { moves: [{ kind, steps: [], range: 1, way: 'plain', ...common, takes }], letters, end: at + 1 };
  }
  if (capital === CASTLING) return castlingAt(text, start, at);
  const { vectors, end: behind } = vectorsAt(text, at);
  const { range, end } = rangeAt(text, at, behind, vectors.length);
  const written = text.slice(start, end);
  if (vectors.length > 1 && hasDirectionPair(letters)) throw new Faulty('compound', start, written);
  const moves = vectors.map((vector): MovePattern => {
    const steps = filterStepsByLetters(symmetriesOfStep(vector), letters);
    if (!steps || steps.length === 0) throw new Faulty('directions', start, written);
    const way = wayOf(modifiers, vector, range, start, written);
    return { kind: 'steps', steps, range, way, ...common };
  });
  return { moves, letters, end };
};

const CASTLING = 'O';

const castlingAt = (text: string, start: number, at: number): Group => {
  const [digits = ''] = /^\d*/.exec(text.slice(at + 1)) ?? [];
  const end = at + 1 + digits.length;
  const range = digits === '' ? 2 : Number(digits);
  if (start < at || range < 1 || range > FURTHEST_STEP) throw new Faulty('castling', start, text.slice(start, end));
  const only = { goes: true, takes: false, takesPassing: false, first: true, wraps: false };
  return { moves: [{ kind: 'castles', steps: [], range, way: 'plain', ...only }], letters: '', end };
};

/** Reads the small letters before a capital. Only letters of directions may occur more than once. */
const modifiersAt = (text: string, start: number): string => {
  let end = start;
  for (; end < text.length && !/[A-Z@(]/.test(text.charAt(end)); end += 1) {
    const letter = text.charAt(end);
    const unread = UNREAD.get(letter);
    if (unread !== undefined) throw new Faulty(unread, end, letter);
    if (!MODIFIERS.includes(letter)) throw new Faulty('letter', end, letter);
    if (!DIRECTION_LETTERS.includes(letter) && text.slice(start, end).includes(letter))
      throw new Faulty('twice', end, letter);
  }
  const modifiers = text.slice(start, end);
  if ([...modifiers].filter((letter) => WAYS.has(letter)).length > 1) throw new Faulty('against', start, modifiers);
  return modifiers;
};

const vectorsAt = (text: string, at: number): { readonly vectors: readonly StepVector[]; readonly end: number } => {
  const capital = text.charAt(at);
  if (capital !== '(') {
    const vectors = BETZA_ATOMS.get(capital);
    if (!vectors) throw new Faulty('letter', at, capital);
    return { vectors, end: at + 1 };
  }
  const [whole, one, two] = /^\((\d{1,3}),(\d{1,3})\)/.exec(text.slice(at)) ?? [];
  const sides = [Number(one), Number(two)].sort((a, b) => b - a);
  const [long = 0, short = 0] = sides;
  if (whole === undefined || long === 0) throw new Faulty('no-step', at, whole ?? '(');
  return { vectors: [[long, short]], end: at + whole.length };
};

/** Reads how often a step may be repeated. There is no limit if the number is 0, or if the capital is written twice. */
const rangeAt = (
  text: string,
  at: number,
  behind: number,
  shapes: number,
): { readonly range: number; readonly end: number } => {
  const capital = text.charAt(at);
  const isRider = BETZA_RIDERS.includes(capital);
  const isTwice = text.charAt(behind) === capital && capital !== '(';
  const end = behind + (isTwice ? 1 : 0);
  const [digits = ''] = /^\d*/.exec(text.slice(end)) ?? [];
  const isSound = digits === '' || (Number(digits) <= FURTHEST_STEP && String(Number(digits)) === digits);
  const written = text.slice(at, end + digits.length);
  if (!isSound || (isTwice && (digits !== '' || isRider || shapes > 1))) throw new Faulty('range', at, written);
  const range = digits === '' ? (isTwice || isRider ? 0 : 1) : Number(digits);
  return { range: range === 0 ? Number.POSITIVE_INFINITY : range, end: end + digits.length };
};

const wayOf = (modifiers: string, vector: StepVector, range: number, at: number, written: string): StepManner => {
  const letter = [...modifiers].find((one) => WAYS.has(one));
  const way = letter === undefined ? 'plain' : WAYS.get(letter);
  const cells = between(vector);
  if (way === 'lame' && (cells === undefined || cells.length === 0)) throw new Faulty('lame', at, written);
  if (way === 'jump' && cells?.length === 0 && range === Number.POSITIVE_INFINITY) return 'skip';
  if (way === 'jump' && cells?.length !== 1) throw new Faulty('jump', at, written);
  if ((way === 'far' || way === 'behind') && range === 1) throw new Faulty('hurdle', at, written);
  return way ?? 'plain';
};
