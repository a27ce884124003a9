import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isIfStatement,
  isNumericLiteral,
  isObjectLiteralExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteralLikeNode,
  isTemplateExpression,
  isVariableStatement,
  isWhileStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';

/**
 * A small change of a source: `text` instead of what stands from `from` up to, not including, `to`, in UTF-16 units.
 */
export interface Edit {
  readonly operator: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Change = Omit<Edit, 'operator'>;
type Operator = (node: Node) => readonly Change[];

const instead = (node: Node, text: string): Change => ({ from: node.getStart(), to: node.end, text });
const dropped = (node: Node): Change => instead(node, '');

/** The operators of a binary expression that stand for each other. */
const exchanged =
  (pairs: { readonly [operator: string]: string }): Operator =>
  (node) => {
    if (!isBinaryExpression(node)) return [];
    const text = pairs[node.operatorToken.getText()];
    return text === undefined ? [] : [instead(node.operatorToken, text)];
  };

/** One of the two operands instead of both. */
const operand =
  (...signs: readonly string[]): Operator =>
  (node) =>
    isBinaryExpression(node) && signs.includes(node.operatorToken.getText())
      ? [instead(node, node.left.getText()), instead(node, node.right.getText())]
      : [];

const METHODS: { readonly [name: string]: string } = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  shift: 'pop',
  pop: 'shift',
  push: 'unshift',
  unshift: 'push',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  padStart: 'padEnd',
};

/** Calls whose result has the type of what they are called on. */
const LEFT_OUT = [
  'filter',
  'toSorted',
  'toReversed',
  'sort',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'normalize',
  'replaceAll',
  'concat',
];

const LOG = /\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)\(/;

const isWord = (node: Node): boolean =>
  isStringLiteralLikeNode(node) ||
  isTemplateExpression(node) ||
  (isPropertyAssignment(node) && isWord(node.initializer));

/** One of a list left out, with the comma that parts it from the next. Words are no loss that counts. */
const oneLess = (list: readonly Node[]): readonly Change[] =>
  list.flatMap((node, index) => {
    if (isWord(node)) return [];
    const [before, after] = [list[index - 1], list[index + 1]];
    if (after !== undefined) return [{ from: node.getStart(), to: after.getStart(), text: '' }];
    return [{ from: before?.end ?? node.getStart(), to: node.end, text: '' }];
  });

/** A member that is taken from another object as it is, or where it is there. */
const isCopied = (node: Node): boolean =>
  isShorthandPropertyAssignment(node) ||
  isSpreadAssignment(node) ||
  (isPropertyAssignment(node) &&
    isPropertyAccessExpression(node.initializer) &&
    node.initializer.name.getText() === node.name.getText());

/** So many members make a literal a copy of another object. */
const COPIED = 3;

/** A member that a copy of another object forgets. */
const forgotten: Operator = (node) => {
  if (!isObjectLiteralExpression(node)) return [];
  const copied = node.properties.filter(isCopied);
  if (copied.length < COPIED) return [];
  return oneLess(node.properties).filter(({ from, to }) =>
    copied.some((one) => one.getStart() >= from && one.end <= to),
  );
};

/** The 1 of `a < b ? -1 : 1`, of which only the sign is read. */
const isSign = (node: Node): boolean => {
  const whole = isPrefixUnaryExpression(node.parent) ? node.parent : node;
  const { parent } = whole;
  return (
    isConditionalExpression(parent) &&
    [parent.whenTrue, parent.whenFalse].every((branch) => /^-?1$/.test(branch.getText()))
  );
};

const numbers: Operator = (node) => {
  if (!isNumericLiteral(node)) return [];
  const value = Number(node.text);
  const more = isSign(node) ? [] : [value + 1];
  const less = value > 0 ? [value - 1] : [];
  return [...more, ...less].map((other) => instead(node, String(other)));
};

const conditions: Operator = (node) => {
  if (isIfStatement(node) || isWhileStatement(node))
    return [instead(node.expression, `!(${node.expression.getText()})`)];
  return [];
};

const branches: Operator = (node) =>
  isConditionalExpression(node)
    ? [
        {
          from: node.whenTrue.getStart(),
          to: node.end,
          text: `${node.whenFalse.getText()} : ${node.whenTrue.getText()}`,
        },
      ]
    : [];

const statements: Operator = (node) => {
  const goes =
    isExpressionStatement(node) ||
    (isIfStatement(node) && node.elseStatement === undefined) ||
    node.kind === SyntaxKind.ThrowStatement;
  return goes && !LOG.test(node.getText()) ? [dropped(node)] : [];
};

const results: Operator = (node) => {
  const result = isReturnStatement(node)
    ? node.expression
    : isArrowFunction(node) && !isBlock(node.body)
      ? node.body
      : undefined;
  return result === undefined || result.getText() === 'undefined' ? [] : [instead(result, 'undefined')];
};

const methods: Operator = (node) => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const { name } = node.expression;
  const other = METHODS[name.getText()];
  return other === undefined ? [] : [instead(name, other)];
};

const calls: Operator = (node) => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  return LEFT_OUT.includes(name.getText()) ? [{ from: expression.end, to: node.end, text: '' }] : [];
};

/** How a source is changed, by name: never in a type, an import, a word or a call of the log. */
const OPERATORS: { readonly [name: string]: Operator } = {
  bound: exchanged({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }),
  equality: exchanged({ '===': '!==', '!==': '===' }),
  logic: exchanged({ '&&': '||', '||': '&&' }),
  arithmetic: exchanged({ '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' }),
  operand: operand('&&', '||'),
  fallback: operand('??'),
  number: numbers,
  truth: (node) =>
    node.kind === SyntaxKind.TrueKeyword
      ? [instead(node, 'false')]
      : node.kind === SyntaxKind.FalseKeyword
        ? [instead(node, 'true')]
        : [],
  condition: conditions,
  branches,
  negation: (node) =>
    isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
      ? [instead(node, node.operand.getText())]
      : [],
  statement: statements,
  result: results,
  element: (node) =>
    isArrayLiteralExpression(node)
      ? oneLess(node.elements)
      : isObjectLiteralExpression(node)
        ? oneLess(node.properties)
        : [],
  forgotten,
  argument: (node) => (isCallExpression(node) ? oneLess(node.arguments).slice(-1) : []),
  method: methods,
  call: calls,
};

const PASSED: readonly SyntaxKind[] = [
  SyntaxKind.ImportDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
];
/** What the comment of a constant says that bounds a time or a share of work. */
const UNSEEN =
  /\((?:ms|s)\)|milliseconds|\bhow long\b|\bso long\b|\bat (?:a time|once|one go)\b|\bof the work\b|breaths|\bcosts?\b/i;
const NUMBERS = /^const [A-Z_]+ = [\s\d_.*+,[\]A-Z]*(?: as const)?;$/;

/**
 * A constant of numbers that is, as its comment says, a time limit, an interval, or how much is done at one go: no test
 * waits for a time to pass, and one more or less of it shows to nobody.
 */
const isUnseen = (node: Node): boolean =>
  isVariableStatement(node) &&
  NUMBERS.test(node.getText().replace(/^export /, '')) &&
  UNSEEN.test(node.getFullText().slice(0, node.getStart() - node.pos));

const isPassed = (node: Node): boolean =>
  PASSED.includes(node.kind) ||
  (node.kind >= SyntaxKind.FirstTypeNode && node.kind <= SyntaxKind.LastTypeNode) ||
  isUnseen(node);

/**
 * Every small change of a source, in the order of its nodes. Whether the types still fit is for the compiler to say.
 */
export const editsOf = (file: SourceFile): readonly Edit[] => {
  const found: Edit[] = [];
  const visit = (node: Node): void => {
    if (isPassed(node) || (isCallExpression(node) && LOG.test(`${node.expression.getText()}(`))) return;
    for (const [operator, changes] of Object.entries(OPERATORS)) {
      for (const change of changes(node)) found.push({ operator, ...change });
    }
    node.forEachChild((child) => {
      visit(child);
    });
  };
  visit(file);
  return found;
};

/** The text with the edit made. */
export const edited = (text: string, { from, to, text: other }: Edit): string =>
  text.slice(0, from) + other + text.slice(to);
