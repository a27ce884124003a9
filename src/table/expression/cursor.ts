import { Scanner } from '../core/scanner.ts';
import { type ExpressionFault, type ExpressionFaultCode, faultAt } from './fault.ts';
import type { Expression } from './tree.ts';

/** The positions of properties and literals in a text, in UTF-16 units from 0. */
export type ExpressionPositions = Map<Expression, number>;

const DEEPEST_EXPRESSION = 64;

/**
 * A position in a text that is being parsed, the tokens expected there, and the first error. Parsers return undefined
 * after an error, so that parsing ends.
 */
export class ExpressionCursor extends Scanner {
  fault: ExpressionFault | undefined;
  readonly hasAggregates: boolean;
  readonly #places: ExpressionPositions | undefined;
  #depth = 0;
  #tried: string[] = [];
  #triedAt = 0;

  /** `places` collects the positions of the names and values that are read. */
  constructor(text: string, places?: ExpressionPositions, hasAggregates = false) {
    super(text);
    this.#places = places;
    this.hasAggregates = hasAggregates;
  }

  placed<E extends Expression>(expression: E, at: number): E {
    this.#places?.set(expression, at);
    return expression;
  }

  skipBlanks(): void {
    while (!this.isAtEnd && isBlank(this.sign)) this.at += 1;
  }

  /** Skips blanks, then moves past this token if it comes next and returns true. `label` names it in an error. */
  take(token: string, label: string = token): boolean {
    this.skipBlanks();
    if (this.pass(token)) return true;
    this.couldBe(label);
    return false;
  }

  /**
   * Moves past the first of these tokens that comes next, and returns it. A token must come before its own prefixes.
   */
  takeOneOf<T extends string>(tokens: readonly T[], label: string): T | undefined {
    return tokens.find((token) => this.take(token, label));
  }

  couldBe(label: string): void {
    if (this.#triedAt !== this.at) {
      this.#tried = [];
      this.#triedAt = this.at;
    }
    this.#tried.push(label);
  }

  unexpected(...labels: string[]): undefined {
    this.skipBlanks();
    for (const label of labels) this.couldBe(label);
    return this.fail('unexpected', this.at, this.#triedAt === this.at ? [...new Set(this.#tried)] : []);
  }

  fail(code: ExpressionFaultCode, at: number = this.at, expected: readonly string[] = []): undefined {
    this.fault ??= faultAt(code, this.text, at, expected);
    return undefined;
  }

  nested<T>(read: () => T | undefined): T | undefined {
    if (this.#depth === DEEPEST_EXPRESSION) return this.fail('too-deep');
    this.#depth += 1;
    const result = read();
    this.#depth -= 1;
    return result;
  }
}

function isBlank(sign: string): boolean {
  return (sign <= ' ' || sign > '~') && sign.trim() === '';
}
