import { relative } from 'node:path';
import { ts } from 'ts-morph';
import type { Sources } from './truths.ts';

/** True for the text of an expression that a form declares (`Declared`), and for a text that the code writes itself. */
const isDeclared = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.every(isDeclared)
    : type.isStringLiteral() ||
      Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) ||
      type.getProperty('reads') !== undefined;

const isText = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.String) || (type.isUnionOrIntersection() && type.types.some(isText));

const calledName = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();

const TYPES = /\b(?:Declared<|MatchText\b|FormulaText\b)/;

/** The functions of a source that say of a parameter that it is the text of an expression. */
const readersIn = (source: ts.SourceFile): readonly string[] => {
  if (!TYPES.test(source.text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.some(({ type }) => type && TYPES.test(type.getText()))) {
      const { parent } = node;
      const holder = ts.isCallExpression(parent) ? parent.parent : parent;
      const name = node.name ?? (ts.isVariableDeclaration(holder) ? holder.name : undefined);
      if (name) found.push(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The texts that are read as expressions, though no form says of them that they are. */
export const undeclaredIn = ({ sources, checker }: Sources): readonly string[] => {
  const readers = new Set(sources.flatMap(readersIn));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && readers.has(calledName(node.expression))) {
      const parameters = checker.getResolvedSignature(node)?.getParameters() ?? [];
      for (const [i, argument] of node.arguments.entries()) {
        const parameter = parameters[i];
        const wanted = parameter && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, node));
        if (wanted === undefined || !isText(wanted) || wanted.getProperty('reads') === undefined) continue;
        if (!isDeclared(checker.getTypeAtLocation(argument)))
          found.push(`${relative('.', node.getSourceFile().fileName)} ${node.getText().replace(/\s+/g, ' ')}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return found;
};
