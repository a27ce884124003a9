import fc from 'fast-check';
import jsep from 'jsep';
import { describe, expect, it } from 'vitest';
import { decimalFromNumber, toNumber } from '../../../src/table/core/decimal.ts';
import { evaluate } from '../../../src/table/expression/evaluate.ts';
import {
  type Expression,
  type FunctionName,
  OPERATOR_PRECEDENCE,
  type Operator,
} from '../../../src/table/expression/tree.ts';
import { holding, read } from './support.ts';

const OPERATORS = OPERATOR_PRECEDENCE.flat();

/** What jsep reads, in the words of this engine. */
function translated(node: jsep.Expression): Expression {
  const at = (key: string) => translated(node[key] as jsep.Expression);
  switch (node.type) {
    case 'Literal':
      return { kind: 'literal', value: node['value'] as string | number | boolean };
    case 'Identifier':
      return { kind: 'property', name: node['name'] as string };
    case 'UnaryExpression': {
      const of = at('argument');
      if (node['operator'] === '!') return { kind: 'not', of };
      if (of.kind === 'literal' && typeof of.value === 'number')
        return { kind: 'literal', value: of.value === 0 ? 0 : -of.value };
      return { kind: 'negative', of };
    }
    case 'BinaryExpression':
      return { kind: 'binary', operator: node['operator'] as Operator, left: at('left'), right: at('right') };
    case 'ConditionalExpression':
      return { kind: 'choice', test: at('test'), whenTrue: at('consequent'), whenFalse: at('alternate') };
    case 'CallExpression': {
      const name = (node['callee'] as jsep.Identifier).name as FunctionName;
      return { kind: 'call', name, arguments: (node['arguments'] as jsep.Expression[]).map(translated) };
    }
    default:
      throw new Error(node.type);
  }
}

/** Texts that both readers understand, with brackets and blanks here and there. */
const texts: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => {
  const deeper = tie('text');
  const blank = fc.constantFrom('', ' ');
  return {
    text: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('a', 'Power', 'x_1', '0', '7', '2.5', '.5', '"Cosmic"', "'it'", 'true', 'false'),
      fc
        .tuple(deeper, blank, fc.constantFrom(...OPERATORS), deeper)
        .map(([left, space, operator, right]) => `${left}${space}${operator} ${right}`),
      fc
        .tuple(deeper, fc.constantFrom(...OPERATORS), deeper)
        .map(([left, operator, right]) => `(${left} ${operator}${right})`),
      fc.tuple(fc.constantFrom('-', '!'), deeper).map(([operator, of]) => `${operator}(${of})`),
      fc
        .tuple(fc.constantFrom('- ', '!'), fc.constantFrom('a', 'Power', '3'))
        .map(([operator, of]) => `${operator}${of}`),
      fc.tuple(deeper, deeper, deeper).map(([test, then, otherwise]) => `(${test} ? ${then} : ${otherwise})`),
      fc
        .tuple(fc.constantFrom('min', 'join'), fc.array(deeper, { minLength: 1, maxLength: 3 }))
        .map(([name, all]) => `${name}(${all.join(',')})`),
    ),
  };
}).text;

describe('expressions compared with jsep', () => {
  it('an expression in braces parses to the same tree as in jsep', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(`{${text}}`)).toEqual(translated(jsep(text)));
      }),
      { numRuns: 1000 },
    );
  });

  it('integers in an expression compute as in JavaScript', () => {
    fc.assert(
      fc.property(sums, (text) => {
        const expected = numberOf(jsep(text));
        expect(evaluate(read(`{${text} + 0}`), holding({ a: 3, b: '-4' }))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

const sums: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      fc.constantFrom('a', 'b'),
      fc.nat(9).map((number) => String(number)),
    ),
    fc
      .tuple(tie('text'), fc.constantFrom('+', '-', '*'), tie('text'))
      .map(([left, operator, right]) => `${left} ${operator} ${right}`),
    fc
      .tuple(tie('text'), fc.constantFrom('+', '-', '*'), tie('text'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('text').map((of) => `-(${of})`),
  ),
})).text;

/** The value in JavaScript, or undefined once a part of it is beyond 10^9. */
function numberOf(node: jsep.Expression): number | undefined {
  if (node.type === 'Literal') return node['value'] as number;
  if (node.type === 'Identifier') return node['name'] === 'a' ? 3 : -4;
  if (node.type === 'UnaryExpression') {
    const of = numberOf(node['argument'] as jsep.Expression);
    return of === undefined ? undefined : 0 - of;
  }
  const [left, right] = [numberOf(node['left'] as jsep.Expression), numberOf(node['right'] as jsep.Expression)];
  if (left === undefined || right === undefined) return undefined;
  const decimal = decimalFromNumber(
    node['operator'] === '+' ? left + right : node['operator'] === '-' ? left - right : left * right,
  );
  return decimal === undefined ? undefined : toNumber(decimal);
}
