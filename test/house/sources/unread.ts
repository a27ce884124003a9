import { dirname, relative } from 'node:path';
import { ts } from 'ts-morph';
import { VERBS } from '../../../src/engine/play/lines/verbs.ts';
import type { Sources } from './truths.ts';

/** The functions whose argument declares the keys of a part of a module. */
const DECLARING = /^(?:keyed|carried)$/;

const isKey = (node: ts.Node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  ts.isCallExpression(node.parent.parent) &&
  DECLARING.test(node.parent.parent.expression.getText());

const pathOf = (node: ts.Node): string => relative('.', node.getSourceFile().fileName);

/** True for the members of the engine's grids, which have the keys of a grid's form. */
const isOfGrid = (node: ts.Node): boolean => pathOf(node).startsWith('src/table/grid/');

const folderOf = (node: ts.Node): string => (isOfGrid(node) ? 'src/engine/play/maps' : dirname(pathOf(node)));

/** The text of a name, which may be in quotes. */
const textOf = (name: ts.Node): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

const nodesOf = function* (root: ts.Node): Generator<ts.Node> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void open.push(child));
  }
};

/** The property that a call reads by its name in quotes, through the door of modified values. */
const propertyRead = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'ruleOf') return undefined;
  const name = node.arguments.at(-1);
  return name && textOf(name);
};

/**
 * Returns the keys of forms that no source reads, each behind the folder of its form. Reading the member of a record
 * counts for the form in the same folder, because a record often copies a form. The compiler demands a reader of
 * each verb of a line.
 */
export const unreadKeys = ({ sources, checker }: Sources, forms: ReadonlySet<string>): readonly string[] => {
  const isForm = (file: string): boolean => forms.has(file) || /\/(?:records|module)\.ts$/.test(file);
  const keys = new Map<string, Set<string>>();
  for (const source of sources.filter((source) => forms.has(pathOf(source))))
    for (const node of nodesOf(source)) {
      const name = isKey(node) ? textOf(node.name) : undefined;
      if (name !== undefined) keys.set(name, (keys.get(name) ?? new Set()).add(folderOf(node)));
    }
  for (const verb of Object.keys(VERBS)) keys.get(verb)?.delete('src/engine/play/lines');
  const isUnread = (name: string): boolean => (keys.get(name)?.size ?? 0) > 0;
  const readAs = (name: string, member: ts.Symbol | undefined): void => {
    for (const declaration of member?.declarations ?? [])
      if (isForm(pathOf(declaration)) || isOfGrid(declaration)) keys.get(name)?.delete(folderOf(declaration));
  };
  for (const source of sources)
    for (const node of nodesOf(source)) {
      if (ts.isPropertyAccessExpression(node) && isUnread(node.name.text) && !isShape(node.expression))
        readAs(node.name.text, checker.getSymbolAtLocation(node.name));
      else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = textOf(node.propertyName ?? node.name);
        if (name === undefined || !isUnread(name) || isShape(initializerOf(node))) continue;
        const type = checker.getTypeAtLocation(node.parent);
        for (const part of type.isUnion() ? type.types : [type]) readAs(name, part.getProperty(name));
      } else {
        const name = propertyRead(node);
        if (name !== undefined) keys.get(name)?.delete(folderOf(node));
      }
    }
  return [...keys].flatMap(([name, folders]) => [...folders].map((folder) => `${folder} ${name}`)).sort();
};

const initializerOf = ({ parent: { parent } }: ts.BindingElement): ts.Node | undefined =>
  ts.isVariableDeclaration(parent) ? parent.initializer : undefined;

/** True for the keys of a form themselves. */
const isShape = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isPropertyAccessExpression(node) && node.name.text === 'shape';
