import { defineConfig, type MarkdownRenderer } from 'vitepress';
import { anchorOf, siteLink } from './links.ts';
import { groups, itemOf } from './sidebar.ts';

/** The path of the site on its server, such as `/quartermaster/`. */
const base = process.env['DOCS_BASE'] ?? '/';
/** The address of the repository's files, such as `https://github.com/OWNER/NAME/blob/main`. */
const repository = process.env['DOCS_REPOSITORY'];

/** Turns links to files outside of docs/ into links to the site or the repository, or into plain text. */
const mendLinks = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push('mend-links', ({ tokens, env }) => {
    const inline = tokens.flatMap(({ children }) => children ?? []);
    for (const [i, token] of inline.entries()) {
      if (token.type !== 'link_open') continue;
      const link = siteLink(env.relativePath, token.attrGet('href') ?? '', repository);
      if (link !== undefined) token.attrSet('href', link);
      else
        for (const part of [token, inline.find(({ type }, at) => at > i && type === 'link_close')])
          if (part) part.tag = 'span';
      if (link === undefined) token.attrs = null;
    }
  });
};

/** Shows indented code as fenced code, which the theme scrolls if a line is too long. */
const fenceCode = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push('fence-code', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'code_block') Object.assign(token, { type: 'fence', info: 'txt' });
  });
};

const mend = (markdown: MarkdownRenderer): void => {
  mendLinks(markdown);
  fenceCode(markdown);
};

/** On a phone, tables are narrow enough for their last column, and long code behind the key breaks. */
const PHONES = `@media (max-width: 640px) {
  html .vp-doc th, html .vp-doc td { padding: 4px 6px; font-size: 13px; line-height: 18px; }
  html .vp-doc td code { padding: 1px 2px; font-size: 12px; }
  html .vp-doc td:not(:first-child) code { overflow-wrap: anywhere; }
}`;

/** A piece on its cell. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%233f51b5'/%3E%3Ccircle cx='8' cy='8' r='4.5' fill='white'/%3E%3C/svg%3E";

export default defineConfig({
  title: 'Quartermaster',
  description: 'Play board, war and card games by chat on Discord',
  lang: 'en-US',
  base,
  head: [
    ['link', { rel: 'icon', href: ICON }],
    ['style', {}, PHONES],
  ],
  cleanUrls: true,
  rewrites: { ':folder/README.md': ':folder/index.md' },
  markdown: { anchor: { slugify: anchorOf }, config: mend },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: groups.map((group) => ({ text: group.text, link: itemOf(group).items?.[0]?.link ?? '/' })),
    sidebar: groups.map(itemOf),
  },
});
