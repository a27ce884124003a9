import { isArrowFunction, isBlock, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';

/** Where a function of a source stands, in UTF-16 units, and its body. */
export interface Probe {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly body: { readonly from: number; readonly to: number; readonly isBlock: boolean };
}

const FUNCTIONS: readonly SyntaxKind[] = [
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.Constructor,
];

const bodyOf = (node: Node): Node | undefined => {
  if (isArrowFunction(node)) return node.body;
  if (!FUNCTIONS.includes(node.kind)) return undefined;
  let body: Node | undefined;
  node.forEachChild((child) => {
    if (isBlock(child)) body = child;
  });
  return body;
};

/** The functions of a source that have a body, outer ones before those within. */
export const probesOf = (path: string, file: SourceFile): readonly Probe[] => {
  const found: Probe[] = [];
  const visit = (node: Node): void => {
    const body = bodyOf(node);
    if (body)
      found.push({
        path,
        from: node.getStart(),
        to: node.end,
        body: { from: body.getStart(), to: body.end, isBlock: isBlock(body) },
      });
    node.forEachChild((child) => {
      visit(child);
    });
  };
  visit(file);
  return found;
};

/** The text with each function noting in the array `globalThis.reached` that it ran, the first one at index `first`. */
export const probed = (text: string, probes: readonly Probe[], first: number): string => {
  const added = probes.flatMap(({ body }, index) => {
    const note = `(globalThis.reached||(globalThis.reached=[]))[${first + index}]=1`;
    if (body.isBlock) return [{ at: body.from + 1, text: `${note};` }];
    return [
      { at: body.from, text: `(${note},` },
      { at: body.to, text: ')' },
    ];
  });
  return added
    .toSorted((a, b) => b.at - a.at)
    .reduce((made, { at, text: more }) => made.slice(0, at) + more + made.slice(at), text);
};
