import { LONGEST_FEN } from '../../engine/index.ts';
import type { PgnFault } from '../../facts/notation-fault.ts';

/**
 * Games of chess as text: the import format of the PGN standard of 1994 (Portable Game Notation), and single positions
 * as FEN. The content is not trusted: see played.ts.
 */

/** The most characters of a text with a game of chess. */
export const LARGEST_PGN = 200_000;
const MOST_PLIES = 2_000;
const MOST_TAGS = 100;

export interface PgnMove {
  readonly san: string;
  /** The line number, from 1. */
  readonly line: number;
}

export interface ParsedPgn {
  readonly tags: ReadonlyMap<string, { readonly value: string; readonly line: number }>;
  readonly moves: readonly PgnMove[];
}

export const isChessText = (text: string): boolean => {
  const start = text.slice(0, LONGEST_FEN).trimStart();
  return /^(\[\s*[A-Za-z]\w*\s+"|1\s*\.|[;%])/.test(start) || FEN.test(start);
};

const FEN = /^[A-Za-z\d]+(\/[A-Za-z\d]+){3,} +[wb]\b/;

const TOKEN =
  /\s+|;[^\n]*|\{[^}]*\}|\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]|\$\d+|[()]|\d+\s*\.+|[^\s;{}()[\]$]+|./gsuy;
const RESULTS: ReadonlySet<string> = new Set(['1-0', '0-1', '1/2-1/2', '½-½', '*']);

/** Returns the tags and moves of a text. Skips comments, variations and annotations. */
export const readPgn = (text: string): ParsedPgn | PgnFault => {
  const whole = text.trim();
  if (text.length > LARGEST_PGN) return { code: 'too-long', line: 1, found: String(LARGEST_PGN) };
  if (FEN.test(whole)) {
    const [fen = '', ...more] = whole.split('\n');
    return more.length > 0
      ? { code: 'token', line: 2, found: shown(more[0] ?? '') }
      : { tags: new Map([['FEN', { value: fen.trim(), line: 1 }]]), moves: [] };
  }
  return partsOf(text.replace(/^%.*$/gm, ''));
};

const shown = (text: string): string => text.trim().slice(0, 40);

const partsOf = (text: string): ParsedPgn | PgnFault => {
  const tags = new Map<string, { readonly value: string; readonly line: number }>();
  const moves: PgnMove[] = [];
  let line = 1;
  let depth = 0;
  let opened = 0;
  let isOver = false;
  for (const match of text.matchAll(TOKEN)) {
    const [part, tag, value = ''] = match;
    const at = line;
    for (let end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', end + 1)) line += 1;
    if (/^[\s;]/.test(part) || part.startsWith('$') || (part.startsWith('{') && part.length > 1)) continue;
    if (part === '(') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (part === ')' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (tag !== undefined) {
      if (isOver || moves.length > 0) return { code: 'second', line: at, found: shown(part) };
      if (tags.size === MOST_TAGS) return { code: 'token', line: at, found: shown(part) };
      tags.set(tag, { value: value.replace(/\\(.)/g, '$1'), line: at });
    } else if (/^\d+\s*\.+$/.test(part)) {
      if (isOver) return { code: 'second', line: at, found: shown(part) };
    } else if (RESULTS.has(part)) isOver = true;
    else if (isOver) return { code: 'second', line: at, found: shown(part) };
    else if (/^[!?]+$/.test(part) || part === 'e.p.') continue;
    else if (!/^[A-Za-z0]/.test(part)) return { code: 'token', line: at, found: shown(part) };
    else if (moves.length === MOST_PLIES) return { code: 'too-many', line: at, found: String(MOST_PLIES) };
    else moves.push({ san: part, line: at });
  }
  return depth > 0 ? { code: 'token', line: opened, found: '(' } : { tags, moves };
};
