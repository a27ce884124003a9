import { Scanner } from '../core/scanner.ts';
import { type ExpressionFault, type ExpressionFaultCode, faultAt } from './fault.ts';
import type { Expression } from './tree.ts';

/** Where properties and literals stand in a text, in UTF-16 units from 0. */
export type TextPlaces = Map<Expression, number>;

const DEEPEST_EXPRESSION = 64;

/**
 * A place in a text that is being read, what could have stood there, and the first fault. Whoever reads returns
 * undefined once there is a fault, so that reading ends.
 */
export class Cursor extends Scanner {
  fault: ExpressionFault | undefined;
  /** Whether something can be found out about all that matches in a place. */
  readonly hasAggregates: boolean;
  readonly #places: TextPlaces | undefined;
  #depth = 0;
  #tried: string[] = [];
  #triedAt = 0;

  /** `places`: where the names and values that are read stand. */
  constructor(text: string, places?: TextPlaces, hasAggregates = false) {
    super(text);
    this.#places = places;
    this.hasAggregates = hasAggregates;
  }

  /** Notes where what was read stands. */
  placed<E extends Expression>(expression: E, at: number): E {
    this.#places?.set(expression, at);
    return expression;
  }

  skipBlanks(): void {
    while (!this.isAtEnd && isBlank(this.sign)) this.at += 1;
  }

  /** Whether this token comes next, after blanks; if so it is passed. `label` names it in a fault. */
  take(token: string, label: string = token): boolean {
    this.skipBlanks();
    if (this.pass(token)) return true;
    this.couldBe(label);
    return false;
  }

  /**
   * The first of these tokens that comes next, passed; the longer of two with the same start must stand before the
   * shorter.
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

  /** What stands here is none of what could. */
  unexpected(...labels: string[]): undefined {
    this.skipBlanks();
    for (const label of labels) this.couldBe(label);
    return this.fail('unexpected', this.at, this.#triedAt === this.at ? [...new Set(this.#tried)] : []);
  }

  fail(code: ExpressionFaultCode, at: number = this.at, expected: readonly string[] = []): undefined {
    this.fault ??= faultAt(code, this.text, at, expected);
    return undefined;
  }

  /** Reads one level deeper. */
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
