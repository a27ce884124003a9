import { derived } from '../core/derived.ts';
import { type EvaluationBudget, spendBudgetSteps } from './budget.ts';

/** A set of characters, by ranges of code points that include both ends. */
export interface CharacterSet {
  readonly negated: boolean;
  readonly ranges: readonly (readonly [number, number])[];
}

export type PatternNode =
  | { readonly kind: 'empty' | 'start' | 'end' }
  | { readonly kind: 'one'; readonly of: CharacterSet }
  | { readonly kind: 'sequence' | 'either'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly of: PatternNode; readonly least: number; readonly most: number };

/**
 * A regular expression as steps of a machine that follows all paths at once (Thompson's construction). Its work is its
 * size times the length of the text.
 */
export interface PatternProgram {
  readonly steps: readonly MatchStep[];
  /** True if case is ignored. */
  readonly alike: boolean;
}

type MatchStep =
  | { readonly kind: 'one'; readonly of: CharacterSet }
  | { readonly kind: 'go'; readonly to: readonly number[] }
  | { readonly kind: 'start' | 'end' | 'done' };

/**
 * Returns the most steps that a pattern needs: one for each step, and one for each range of a set. Empty parts count
 * too, so that repeating them is limited.
 */
export function patternStepCount(node: PatternNode): number {
  switch (node.kind) {
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + patternStepCount(part), 0);
    case 'either':
      return node.parts.reduce((sum, part) => sum + patternStepCount(part) + 2, 0);
    case 'repeat':
      return (
        (patternStepCount(node.of) + 2) *
        Math.max(1, node.most === Number.POSITIVE_INFINITY ? node.least + 1 : node.most)
      );
    case 'one':
      return Math.max(1, node.of.ranges.length);
    default:
      return 1;
  }
}

export function compilePattern(node: PatternNode, alike: boolean): PatternProgram {
  const steps: MatchStep[] = [];
  emit(node, steps);
  steps.push({ kind: 'done' });
  return { steps, alike };
}

interface MatchResult {
  readonly isMatch: boolean;
  /** The budget steps that the match took. */
  readonly cost: number;
}

/** The texts whose results each program keeps. Formulas about places ask for the same few names again and again. */
const MOST_TEXTS_KEPT = 1_000;
const LONGEST_TEXT_KEPT = 40;

const resultsOf = derived((_: PatternProgram) => new Map<string, MatchResult>());

/** True if the pattern matches the whole text; undefined if the budget is too small. */
export function matchesWholeText(program: PatternProgram, text: string, budget: EvaluationBudget): boolean | undefined {
  if (text.length > LONGEST_TEXT_KEPT) return matchText(program, text, budget);
  const results = resultsOf(program);
  const known = results.get(text);
  if (known) return spendBudgetSteps(budget, known.cost) ? known.isMatch : undefined;
  const before = budget.left;
  const isMatch = matchText(program, text, budget);
  if (isMatch !== undefined && results.size < MOST_TEXTS_KEPT)
    results.set(text, { isMatch, cost: before - budget.left });
  return isMatch;
}

function matchText({ steps, alike }: PatternProgram, text: string, budget: EvaluationBudget): boolean | undefined {
  if (!spendBudgetSteps(budget, text.length)) return undefined;
  const characters = Array.from(text, (character) => character.codePointAt(0) as number);
  const seenAt = new Int32Array(steps.length).fill(-1);
  const open: number[] = [];
  /**
   * Follows the machine from one step, without reading a character. Adds the steps that wait for a character, or that
   * end a match.
   */
  const enter = (first: number, place: number, waiting: number[]) => {
    open.push(first);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const step = steps[index];
      if (step === undefined || seenAt[index] === place || !spendBudgetSteps(budget)) continue;
      seenAt[index] = place;
      if (step.kind === 'go') open.push(...step.to);
      else if (step.kind === 'one' || step.kind === 'done') waiting.push(index);
      else if (place === (step.kind === 'start' ? 0 : characters.length)) open.push(index + 1);
    }
  };
  let waiting: number[] = [];
  enter(0, 0, waiting);
  for (let place = 0; place < characters.length && waiting.length > 0; place += 1) {
    const code = characters[place] as number;
    const codes = alike ? cases(code) : [code];
    const next: number[] = [];
    for (const index of waiting) {
      const step = steps[index] as MatchStep;
      if (step.kind === 'one' && spendBudgetSteps(budget, step.of.ranges.length) && holds(step.of, codes))
        enter(index + 1, place + 1, next);
    }
    waiting = next;
  }
  return budget.left < 0 ? undefined : waiting.some((index) => steps[index]?.kind === 'done');
}

function emit(node: PatternNode, steps: MatchStep[]): void {
  switch (node.kind) {
    case 'empty':
      return;
    case 'start':
    case 'end':
      steps.push({ kind: node.kind });
      return;
    case 'one':
      steps.push({ kind: 'one', of: node.of });
      return;
    case 'sequence':
      for (const part of node.parts) emit(part, steps);
      return;
    case 'either':
      emitEither(node.parts, steps);
      return;
    case 'repeat':
      emitRepeat(node.of, node.least, node.most, steps);
  }
}

function emitEither(parts: readonly PatternNode[], steps: MatchStep[]): void {
  const fork: number[] = [];
  const ends: number[][] = [];
  steps.push({ kind: 'go', to: fork });
  for (const part of parts) {
    fork.push(steps.length);
    emit(part, steps);
    const end: number[] = [];
    ends.push(end);
    steps.push({ kind: 'go', to: end });
  }
  for (const end of ends) end.push(steps.length);
}

function emitRepeat(of: PatternNode, least: number, most: number, steps: MatchStep[]): void {
  for (let count = 0; count < least; count += 1) emit(of, steps);
  if (most === Number.POSITIVE_INFINITY) {
    const fork = steps.length;
    const ways: number[] = [fork + 1];
    steps.push({ kind: 'go', to: ways });
    emit(of, steps);
    steps.push({ kind: 'go', to: [fork] });
    ways.push(steps.length);
    return;
  }
  const skips: number[][] = [];
  for (let count = least; count < most; count += 1) {
    const ways: number[] = [steps.length + 1];
    skips.push(ways);
    steps.push({ kind: 'go', to: ways });
    emit(of, steps);
  }
  for (const ways of skips) ways.push(steps.length);
}

function holds({ negated, ranges }: CharacterSet, codes: readonly number[]): boolean {
  for (const code of codes) {
    for (const [low, high] of ranges) if (low <= code && code <= high) return !negated;
  }
  return negated;
}

/** Returns a character in both cases, if each is a single character. */
function cases(code: number): readonly number[] {
  const character = String.fromCodePoint(code);
  return [
    code,
    ...[character.toLowerCase(), character.toUpperCase()].flatMap((other) =>
      [...other].length === 1 ? [other.codePointAt(0) as number] : [],
    ),
  ];
}
