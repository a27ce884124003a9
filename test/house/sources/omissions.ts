import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ts } from 'ts-morph';
import { diceOf } from '../../support/modules/whole-file.ts';
import { formFiles, isMember, membersBy, openProject } from './truths.ts';

/** A change that a programmer could forget: a part of a file removed, or a word added that nothing else knows. */
export interface Omission {
  readonly kind: 'a forgotten member' | 'a third value' | 'a missing case';
  readonly file: string;
  readonly line: number;
  /** The removed part, or the list that gets another word. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The sources that describe, carry and read modules. */
const isMeant = (file: string): boolean =>
  /^src\/(?:engine|features|session\/format|view)\//.test(file) && file.endsWith('.ts');
const FORMS = formFiles();
const isForm = (file: string): boolean => FORMS.has(file);
const isOfForm = (member: ts.Symbol | undefined): boolean =>
  member?.declarations?.some((one) => isForm(relative('.', one.getSourceFile().fileName))) === true;

const THIRD = 'zzz';

/** One of these may stand somewhere. */
const isListOfWords = (node: ts.ArrayLiteralExpression): boolean =>
  node.elements.length > 0 &&
  node.elements.every((word) => ts.isStringLiteral(word)) &&
  (ts.isAsExpression(node.parent) ||
    (ts.isCallExpression(node.parent) && /^(?:oneOf|z\.enum)$/.test(node.parent.expression.getText())));

/** All omissions that are possible in a source. */
const omissionsOf = (file: string, source: ts.SourceFile, checker: ts.TypeChecker): readonly Omission[] => {
  const found: Omission[] = [];
  const tell = (kind: Omission['kind'], node: ts.Node, what: string, from: number, to: number, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ kind, file, line: line + 1, what: what.replace(/\s+/g, ' ').slice(0, 90), from, to, text });
  };
  const leaveOut = (kind: Omission['kind'], node: ts.Node): void => {
    const { text } = source;
    const end = text.charAt(node.getEnd()) === ',' ? node.getEnd() + 1 : node.getEnd();
    tell(kind, node, node.getText(), node.getFullStart(), end, '');
  };
  /** True for a member of a form, and for a spread that carries members of one. */
  const isOfPart = (member: ts.ObjectLiteralElementLike, object: ts.ObjectLiteralExpression): boolean => {
    const wanted = checker.getContextualType(object);
    if (ts.isSpreadAssignment(member)) return (wanted?.getProperties() ?? []).some(isOfForm);
    return isOfForm(wanted?.getProperty(member.name?.getText() ?? ''));
  };
  const { memberOf } = membersBy(checker);
  const isOfWords = (asked: ts.Expression): boolean => isMember(asked) && isOfForm(memberOf(asked));
  const visit = (node: ts.Node): void => {
    if (ts.isCaseClause(node) && isOfWords(node.parent.parent.expression)) leaveOut('a missing case', node);
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 1 && !isForm(file))
      for (const member of node.properties) if (isOfPart(member, node)) leaveOut('a forgotten member', member);
    if (isForm(file) && ts.isArrayLiteralExpression(node) && isListOfWords(node))
      tell('a third value', node, node.parent.getText(), node.getEnd() - 1, node.getEnd() - 1, `, '${THIRD}'`);
    if (isForm(file) && ts.isIdentifier(node) && node.text === 'flag' && !ts.isImportSpecifier(node.parent))
      tell(
        'a third value',
        node,
        node.parent.parent.getText(),
        node.getStart(),
        node.getEnd(),
        `oneOf(['yes', '${THIRD}'])`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Omissions of each kind by turns, drawn from all that could happen. */
export const drawn = (seed: number, count: number): readonly Omission[] => {
  const project = openProject();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter(isMeant);
  const sources = files.map((file) => [file, project.addSourceFileAtPath(file).compilerNode] as const);
  const checker = project.getTypeChecker().compilerObject;
  const all = sources.flatMap(([file, source]) => omissionsOf(file, source, checker));
  const kinds = ['a forgotten member', 'a third value', 'a missing case'] as const;
  const dice = diceOf(seed);
  const left = new Map(kinds.map((kind) => [kind, all.filter((one) => one.kind === kind)] as const));
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length] as Omission['kind']).flatMap((kind) => {
    const some = left.get(kind) ?? [];
    return some.splice(dice.below(some.length), 1);
  });
};

const passes = (command: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync('npx', [command, ...args], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The first check that notices an omission; undefined if none does. */
export const noticedBy = ({ file, from, to, text }: Omission): 'compiler' | 'linter' | 'house' | undefined => {
  const whole = readFileSync(file, 'utf8');
  const imported =
    text.includes('oneOf') && !/\boneOf\b/.test(whole) ? whole.replace(/\bflag\b/, 'flag, oneOf') : whole;
  const moved = imported.length - whole.length;
  writeFileSync(file, imported.slice(0, from + moved) + text + imported.slice(to + moved));
  try {
    if (!passes('tsc', '--noEmit')) return 'compiler';
    if (!passes('biome', 'lint', '--error-on-warnings', file)) return 'linter';
    return passes('vitest', 'run', 'test/house', 'test/form') ? undefined : 'house';
  } finally {
    writeFileSync(file, whole);
  }
};
