import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups, pagesOf } from '../../docs/.vitepress/sidebar.ts';

const DOCS = join(import.meta.dirname, '../../docs');

/** The chapters of the guide for authors, in the order of the sidebar. */
export const chapters: readonly { readonly page: string; readonly text: string }[] = groups
  .flatMap(pagesOf)
  .filter((page) => page.startsWith('guide/'))
  .map((page) => ({ page, text: readFileSync(join(DOCS, page), 'utf8') }));

/** The text of all chapters. */
export const GUIDE = chapters.map(({ text }) => text).join('\n');
