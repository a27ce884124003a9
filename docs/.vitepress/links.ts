import { posix } from 'node:path';

/** Pages of the site that show a file outside of docs/, by the path of that file from the root. */
const SHOWN: Readonly<Record<string, string>> = { 'README.md': 'index.md', 'CONTRIBUTING.md': 'contributing.md' };

/** Returns the anchor of a heading as GitHub makes it, so that one link works there and on the site. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Returns where a relative link of a page leads on the site: to a page, or to a file of the repository at this address.
 * Without the address there is no such link.
 * @param page The path of the page from docs/.
 */
export const siteLink = (page: string, link: string, repository: string | undefined): string | undefined => {
  const [path = '', anchor] = link.split('#');
  if (path === '' || path.startsWith('/') || /^[a-z]+:/.test(path)) return link;
  const file = posix.join(page === SHOWN['CONTRIBUTING.md'] ? '' : posix.join('docs', posix.dirname(page)), path);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const shown = SHOWN[file] ?? (file.startsWith('docs/') ? file.slice('docs/'.length) : undefined);
  if (shown !== undefined) return `/${shown.replace(/README\.md$/, 'index.md')}${hash}`;
  return repository === undefined ? undefined : `${repository}/${file}${hash}`;
};
