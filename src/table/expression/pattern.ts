import { Scanner } from '../core/scanner.ts';
import {
  type CharacterSet,
  compilePattern,
  type PatternNode,
  type PatternProgram,
  patternStepCount,
} from './program.ts';

/** A regular expression, with quotes escaped so that it can be put in `"`, and its compiled program. */
export interface Pattern {
  readonly source: string;
  readonly program: PatternProgram;
}

export type PatternParseResult =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly code: 'bad-pattern' | 'pattern-too-large' | 'too-deep'; readonly at: number };

const LARGEST_PATTERN = 1_000;
const DEEPEST_PATTERN = 64;
const LAST = 0x10ffff;
const CLASSES: Readonly<Record<string, CharacterSet['ranges']>> = {
  d: [[48, 57]],
  s: [
    [9, 13],
    [32, 32],
  ],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
};
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };
const COUNT = /\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/y;

/**
 * Parses a regular expression. It can have `.` (any character), `[a-z]`, `[^a-z]`, `\d \w \s` and their opposites, `\`
 * before a sign, `^ $`, groups, `|`, and `* + ? {2} {2,} {2,4}`. A `?` after these changes nothing, because the whole
 * value is matched. `(?i)` at the start ignores case. Lookahead and lookbehind are refused, because they can't be
 * matched in linear time.
 */
export function readPattern(source: string): PatternParseResult {
  const alike = source.startsWith('(?i)');
  const reader = new PatternReader(source, alike ? 4 : 0);
  const node = reader.either(0);
  if (node === undefined || !reader.isAtEnd) return { ok: false, code: reader.code, at: reader.at };
  if (patternStepCount(node) > LARGEST_PATTERN) return { ok: false, code: 'pattern-too-large', at: 0 };
  return {
    ok: true,
    pattern: {
      source: source.replace(/\\.|"/gs, (found) => (found === '"' ? '\\"' : found)),
      program: compilePattern(node, alike),
    },
  };
}

class PatternReader extends Scanner {
  code: 'bad-pattern' | 'too-deep' = 'bad-pattern';

  either(depth: number): PatternNode | undefined {
    if (depth > DEEPEST_PATTERN) {
      this.code = 'too-deep';
      return undefined;
    }
    const parts: PatternNode[] = [];
    do {
      const part = this.#sequence(depth);
      if (part === undefined) return undefined;
      parts.push(part);
    } while (this.pass('|'));
    return parts.length === 1 ? parts[0] : { kind: 'either', parts };
  }

  #sequence(depth: number): PatternNode | undefined {
    const parts: PatternNode[] = [];
    while (!this.isAtEnd && !'|)'.includes(this.sign)) {
      const atom = this.#atom(depth);
      const part = atom && this.#repeated(atom);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return parts.length === 0 ? { kind: 'empty' } : { kind: 'sequence', parts };
  }

  #repeated(of: PatternNode): PatternNode | undefined {
    let repeat: PatternNode | undefined;
    if (this.pass('*')) repeat = { kind: 'repeat', of, least: 0, most: Number.POSITIVE_INFINITY };
    else if (this.pass('+')) repeat = { kind: 'repeat', of, least: 1, most: Number.POSITIVE_INFINITY };
    else if (this.pass('?')) repeat = { kind: 'repeat', of, least: 0, most: 1 };
    else {
      const count = this.find(COUNT);
      if (count === undefined) return of;
      const least = Number(count[1]);
      const most = count[3] !== undefined ? Number(count[3]) : count[2] ? Number.POSITIVE_INFINITY : least;
      if (most < least) return undefined;
      this.at += count[0].length;
      repeat = { kind: 'repeat', of, least, most };
    }
    this.pass('?');
    return repeat;
  }

  #atom(depth: number): PatternNode | undefined {
    const start = this.at;
    if (this.pass('(')) {
      if (this.pass('?') && !this.pass(':')) return undefined;
      const group = this.either(depth + 1);
      if (group === undefined) return undefined;
      if (this.pass(')')) return group;
      this.at = start;
      return undefined;
    }
    if (this.pass('[')) return this.#set(start);
    if (this.pass('.')) return { kind: 'one', of: { negated: true, ranges: [] } };
    if (this.pass('^')) return { kind: 'start' };
    if (this.pass('$')) return { kind: 'end' };
    if (this.pass('\\')) {
      const of = this.#escape();
      return of && { kind: 'one', of };
    }
    if ('*+?{'.includes(this.sign)) return undefined;
    return { kind: 'one', of: single(this.#character()) };
  }

  #set(start: number): PatternNode | undefined {
    const negated = this.pass('^');
    const ranges: (readonly [number, number])[] = [];
    do {
      const from = this.#member();
      if (from === undefined) {
        if (this.isAtEnd) this.at = start;
        return undefined;
      }
      const low = singleOf(from);
      if (low === undefined || this.sign !== '-' || this.text[this.at + 1] === ']') {
        ranges.push(...from.ranges);
        continue;
      }
      this.at += 1;
      const to = this.#member();
      const high = to && singleOf(to);
      if (high === undefined || high < low) return undefined;
      ranges.push([low, high]);
    } while (!this.pass(']'));
    return { kind: 'one', of: { negated, ranges } };
  }

  #member(): CharacterSet | undefined {
    if (this.isAtEnd) return undefined;
    if (!this.pass('\\')) return single(this.#character());
    const of = this.#escape();
    return of?.negated ? { negated: false, ranges: opposite(of.ranges) } : of;
  }

  #escape(): CharacterSet | undefined {
    const { sign } = this;
    const ranges = CLASSES[sign.toLowerCase()];
    const control = CONTROLS[sign];
    if (ranges === undefined && control === undefined && /^[\p{L}\p{N}]?$/u.test(sign)) return undefined;
    const read = this.#character();
    return ranges === undefined
      ? single(control?.codePointAt(0) ?? read)
      : { negated: sign !== sign.toLowerCase(), ranges };
  }

  #character(): number {
    const code = this.text.codePointAt(this.at) as number;
    this.at += code > 0xffff ? 2 : 1;
    return code;
  }
}

function single(code: number): CharacterSet {
  return { negated: false, ranges: [[code, code]] };
}

function singleOf({ ranges }: CharacterSet): number | undefined {
  const [only] = ranges;
  return ranges.length === 1 && only && only[0] === only[1] ? only[0] : undefined;
}

/** Returns all other characters. The ranges must be in order and separate. */
function opposite(ranges: CharacterSet['ranges']): CharacterSet['ranges'] {
  const edges = [-1, ...ranges.flat(), LAST + 1];
  const others: (readonly [number, number])[] = [];
  for (let index = 0; index < edges.length; index += 2)
    others.push([(edges[index] as number) + 1, (edges[index + 1] as number) - 1]);
  return others;
}
