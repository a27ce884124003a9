import { readDocument } from '../../src/session/module/document.ts';
import { tokensOf } from '../../src/session/module/limits.ts';
import type { FileNode } from '../../src/session/module/spot.ts';
import { newWork } from '../../src/session/module/work.ts';

/** What a module's file holds, of one that can be read. */
export const rootOf = (text: string): FileNode => {
  const work = newWork();
  const cut = tokensOf(text, work);
  const { root } = cut.ok ? readDocument(text, cut.tokens, work) : { root: undefined };
  if (!root) throw new Error('the file can be read');
  return root;
};
