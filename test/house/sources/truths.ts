import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Project, ts } from 'ts-morph';
import type { z } from 'zod';
import { partsOf } from '../../../src/session/format/name-uses.ts';

/** A place in the sources where a third value of something that a module says would go one of two ways unnoticed. */
export interface Truth {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

type Schema = z.core.$ZodType;

/** How many words, flags among them, may stand somewhere. */
const wordsIn = (schema: Schema): number => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
      return Object.keys(def.entries).length;
    case 'literal':
    case 'boolean':
      return 1;
    case 'union':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'pipe':
      return partsOf(schema).reduce((sum, part) => sum + wordsIn(part), 0);
    default:
      return 0;
  }
};

/** The files that say the forms of modules. */
export const formFiles = (): ReadonlySet<string> =>
  new Set(
    [...readFileSync('src/engine/forms.ts', 'utf8').matchAll(/from '(.+)'/g)].map(([, from = '']) =>
      join('src/engine', from),
    ),
  );

/** The key that distinguishes forms: the compiler notices a new form at each read of its members. */
const DISCRIMINATOR = 'kind';

/** The keys of a form under which one of a few words stands, or a flag. */
export const keysOfWords = (form: Schema): ReadonlySet<string> => {
  const [keys, seen] = [new Set<string>(), new Set<Schema>()];
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'object')
      for (const [key, part] of Object.entries(def.shape))
        if (key !== DISCRIMINATOR && wordsIn(part) > 0) keys.add(key);
    for (const part of partsOf(schema)) visit(part);
  };
  visit(form);
  return keys;
};

/** Sources of the project, compiled together. */
export interface Sources {
  readonly sources: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
}

/** `texts`: sources that are not on disk, by their paths. */
export const compiledSources = (files: readonly string[], texts: { readonly [file: string]: string }): Sources => {
  const project = openProject();
  const sources = [
    ...files.map((file) => project.addSourceFileAtPath(file)),
    ...Object.entries(texts).map(([file, text]) => project.createSourceFile(file, text)),
  ].map(({ compilerNode }) => compilerNode);
  return { sources, checker: project.getTypeChecker().compilerObject };
};

/** A use of what may be a member of an object. */
export type Member = ts.Identifier | ts.PropertyAccessExpression;

/** The project as its compiler has it. */
export const openProject = (): Project =>
  new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });

/** Finds the member that an expression reads, also through a name that it was bound to. */
export const membersBy = (checker: ts.TypeChecker) => {
  const bindingOf = (symbol: ts.Symbol | undefined): ts.BindingElement | undefined => {
    const declared = symbol?.valueDeclaration;
    return declared && ts.isBindingElement(declared) ? declared : undefined;
  };
  const keyOf = (binding: ts.BindingElement): string => (binding.propertyName ?? binding.name).getText();
  return {
    memberOf: (node: Member): ts.Symbol | undefined => {
      const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
      const binding = bindingOf(symbol);
      return binding ? checker.getTypeAtLocation(binding.parent).getProperty(keyOf(binding)) : symbol;
    },
    /** The key of the member. */
    namedBy: (node: Member): string => {
      if (ts.isPropertyAccessExpression(node)) return node.name.text;
      const binding = bindingOf(checker.getSymbolAtLocation(node));
      return binding ? keyOf(binding) : node.text;
    },
  };
};

export const isMember = (node: ts.Node): node is Member => ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);

const { SyntaxKind, TypeFlags } = ts;
const TWO = 2;

/**
 * Finds the places where a new word under one of these keys would take a branch without notice: tests of truth,
 * comparisons with one of two words, and cases for all other words. `isForm`: true for files that describe forms.
 */
export const truthsIn = (
  { sources, checker }: Sources,
  keys: ReadonlySet<string>,
  isForm: (file: string) => boolean,
): readonly Truth[] => {
  const found: Truth[] = [];

  const { memberOf, namedBy } = membersBy(checker);
  const isOfForm = (node: Member): boolean =>
    memberOf(node)?.declarations?.some((one) => isForm(one.getSourceFile().fileName)) === true;

  /** The words of a type, a flag as one; undefined where it can be something else, too. */
  const words = (type: ts.Type): number | undefined => {
    const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & TypeFlags.Undefined));
    if (parts.some(({ flags }) => !(flags & (TypeFlags.StringLiteral | TypeFlags.BooleanLike)))) return undefined;
    const flag = parts.some(({ flags }) => flags & TypeFlags.BooleanLike) ? 1 : 0;
    return parts.filter((part) => part.isStringLiteral()).length + flag;
  };
  const tell = (node: ts.Node): void => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file: relative('.', file.fileName), line: line + 1, code: node.getText().replace(/\s+/g, ' ') });
  };

  /** The type of what a module declares there, whatever was found out before. */
  const declaredType = (node: Member): ts.Type => {
    const member = memberOf(node);
    return member ? checker.getTypeOfSymbol(member) : checker.getTypeAtLocation(node);
  };
  const inside = (node: ts.Expression): ts.Expression =>
    ts.isParenthesizedExpression(node) ? inside(node.expression) : node;
  const judge = (asked: ts.Expression): void => {
    const node = inside(asked);
    if (!isMember(node) || !keys.has(namedBy(node)) || !isOfForm(node)) return;
    if ((words(declaredType(node)) ?? 0) > 0) tell(node);
  };
  const compare = (whole: ts.BinaryExpression): void => {
    for (const [side, other] of [
      [whole.left, whole.right],
      [whole.right, whole.left],
    ] as const) {
      const node = inside(side);
      const isWord =
        ts.isStringLiteral(other) || other.kind === SyntaxKind.TrueKeyword || other.kind === SyntaxKind.FalseKeyword;
      if (!isWord || !isMember(node) || !keys.has(namedBy(node)) || !isOfForm(node)) continue;
      const count = words(declaredType(node));
      if (count !== undefined && count > 0 && count <= TWO) tell(whole);
    }
  };
  /** A case for all other words takes new ones, too. */
  const others = ({ expression, caseBlock }: ts.SwitchStatement): void => {
    if (!isMember(expression) || !keys.has(namedBy(expression)) || !isOfForm(expression)) return;
    const rest = caseBlock.clauses.find(ts.isDefaultClause);
    if (rest) tell(rest);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isSwitchStatement(node)) others(node);
    else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) judge(node.expression);
    else if (ts.isConditionalExpression(node)) judge(node.condition);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) judge(node.operand);
    else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken) judge(node.left);
      if (kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsEqualsToken)
        compare(node);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return found;
};
