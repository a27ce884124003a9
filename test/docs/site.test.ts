import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf, siteLink } from '../../docs/.vitepress/links.ts';
import { groups, itemOf, pagesOf } from '../../docs/.vitepress/sidebar.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/node_modules|\.vitepress/.test(name))
    .map((name) => join(folder, name).replaceAll(sep, '/'));
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...['docs', 'data', 'packages'].flatMap(pagesIn)];

const withoutCode = (text: string): string =>
  text.replace(/^(`{3,})[\s\S]*?^\1$|^ {4}.*$/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchors that a page sets, and those of its headings: the second of two equal ones ends in `-1`. */
const anchorsIn = (text: string): ReadonlySet<string> => {
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));
  const seen = new Map<string, number>();
  for (const [, heading = ''] of text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
};

const linksIn = (text: string): readonly string[] => [
  ...[...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
  ...[...withoutCode(text).matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link),
  // The start page of the site has its links in its front matter: paths without an ending.
  ...[...(/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '').matchAll(/\blink: \/([^\s}]+)/g)].map(
    ([, link = '']) => `${link}.md`,
  ),
];

const linkFaults = (page: string, text: string): readonly string[] =>
  linksIn(text).flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : relative(root, join(root, dirname(page), path)).replaceAll(sep, '/');
    if (path !== '' && !existsSync(join(root, file))) return [`${page}: nothing is at ${link}`];
    const leads = anchor === undefined || anchorsIn(path === '' ? text : read(file)).has(anchor);
    return leads ? [] : [`${page}: ${file} has no ${anchor}`];
  });

describe('[D56] links of the pages', () => {
  test('links of the pages lead to existing files and headings', () => {
    expect(pages.flatMap((page) => linkFaults(page, read(page)))).toEqual([]);
  });

  test('links that lead nowhere are reported', () => {
    const wrong = '---\nlink: /no\n---\n# One\n# One\n[a](#two) [b](none.md) [c](#one-1) <a href="d.md"> `[e](e.md)`';
    expect(linkFaults('docs/x.md', wrong)).toEqual([
      'docs/x.md: docs/x.md has no two',
      'docs/x.md: nothing is at none.md',
      'docs/x.md: nothing is at d.md',
      'docs/x.md: nothing is at no.md',
    ]);
  });
});

describe('[D56] the site', () => {
  test('the site shows every page of docs in its sidebar, once', () => {
    const shown = groups.flatMap(pagesOf).map((page) => `docs/${page}`);
    const found = pages.filter((page) => page.startsWith('docs/') && page !== 'docs/index.md');
    expect([...shown].sort()).toEqual([...found].sort());
  });

  test('the sidebar of the site links pages without file endings', () => {
    const [first] = groups.map(itemOf);
    expect(first?.items?.every(({ link = '' }) => link.startsWith('/') && !link.includes('.md'))).toBe(true);
    expect(itemOf({ text: 'Promises', items: [{ text: 'All', page: 'promises/README.md' }] }).items?.[0]?.link).toBe(
      '/promises/',
    );
  });

  test('links of the site lead to its pages or the repository', () => {
    const at = 'https://example.org/blob/main';
    expect(siteLink('promises/table.md', '../scale.md#a', at)).toBe('/scale.md#a');
    expect(siteLink('chance.md', 'promises/README.md', at)).toBe('/promises/index.md');
    expect(siteLink('architecture.md', '../CONTRIBUTING.md', at)).toBe('/contributing.md');
    expect(siteLink('contributing.md', 'docs/glossary.md', at)).toBe('/glossary.md');
    expect(siteLink('privacy.md', '../.env.example', at)).toBe(`${at}/.env.example`);
    expect(siteLink('privacy.md', '../.env.example', undefined)).toBeUndefined();
    expect(siteLink('privacy.md', 'https://example.org', undefined)).toBe('https://example.org');
  });
});
