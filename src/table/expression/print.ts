import { textOf } from '../core/value.ts';
import { isWord } from './formula.ts';
import { quote } from './quoted.ts';
import { type AggregateCall, type Expression, OPERATOR_PRECEDENCE } from './tree.ts';

const CHOICE = -1;
const EQUALITY = 2;
const UNARY = OPERATOR_PRECEDENCE.length;

/** Prints an expression in braces, with no more brackets than needed. Parsing the result gives the same tree. */
export function print(expression: Expression): string {
  return `{${written(expression, CHOICE)}}`;
}

/** Prints an expression, in brackets if it binds less tightly than `loosest`. */
function written(expression: Expression, loosest: number): string {
  const [text, level] = leveled(expression);
  return level < loosest ? `(${text})` : text;
}

function leveled(expression: Expression): readonly [string, number] {
  switch (expression.kind) {
    case 'literal':
      return [typeof expression.value === 'string' ? quote(expression.value) : textOf(expression.value), UNARY];
    case 'property':
      if (expression.aggregate) return [writtenAggregate(expression.aggregate), UNARY];
      return [isWord(expression.name) ? expression.name : `$${expression.name}$`, UNARY];
    case 'not':
      return [`!${written(expression.of, UNARY)}`, UNARY];
    case 'negative':
      return [`-${written(expression.of, UNARY)}`, UNARY];
    case 'binary': {
      const level = OPERATOR_PRECEDENCE.findIndex((operators) =>
        (operators as readonly string[]).includes(expression.operator),
      );
      return [
        `${written(expression.left, level)} ${expression.operator} ${written(expression.right, level + 1)}`,
        level,
      ];
    }
    case 'match':
      return [
        `${written(expression.of, EQUALITY)} ${expression.negated ? '!~' : '=~'} "${expression.pattern.source}"`,
        EQUALITY,
      ];
    case 'choice': {
      const { test, whenTrue, whenFalse } = expression;
      return [`${written(test, 0)} ? ${written(whenTrue, CHOICE)} : ${written(whenFalse, CHOICE)}`, CHOICE];
    }
    case 'call':
      return [
        `${expression.name}(${expression.arguments.map((argument) => written(argument, CHOICE)).join(', ')})`,
        UNARY,
      ];
  }
}

function writtenAggregate({ function: name, scope, match, amount }: AggregateCall): string {
  const parts = [
    isWord(scope) ? scope : quote(scope),
    ...(match.kind === 'literal' && match.value === true ? [] : [written(match, CHOICE)]),
    ...(amount ? [written(amount, CHOICE)] : []),
  ];
  return `${name}(${parts.join(', ')})`;
}
