import type { Expression } from '../../../table/expression/index.ts';

export const renameProperties = (expression: Expression, rename: (name: string) => string): Expression => {
  const inner = (one: Expression): Expression => renameProperties(one, rename);
  switch (expression.kind) {
    case 'literal':
      return expression;
    case 'property':
      return { kind: 'property', name: rename(expression.name) };
    case 'not':
    case 'negative':
    case 'match':
      return { ...expression, of: inner(expression.of) };
    case 'binary':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case 'choice':
      return {
        kind: 'choice',
        test: inner(expression.test),
        whenTrue: inner(expression.whenTrue),
        whenFalse: inner(expression.whenFalse),
      };
    case 'call':
      return { ...expression, arguments: expression.arguments.map(inner) };
  }
};
