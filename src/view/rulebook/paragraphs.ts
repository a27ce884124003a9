import { plain } from '../text/text.ts';

/** A long text of an author, as it is read: in paragraphs, and on pages. */

/** Its paragraphs, which neither ping nor format; each item of a list has a line of its own. */
export const paragraphsOf = (text = ''): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split(/\n(?=\s*(?:-|\d+\.)\s)/)
        .map((line) => line.replace(/\s*\n\s*/g, ' '))
        .map((line) => plain(line, line.length + 1))
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');

/** Paragraphs on pages of at most so many characters, as many on each as fit; one that fits on none is cut. */
export const pagesOf = (paragraphs: readonly string[], longest: number): readonly string[] => {
  const pages: string[] = [];
  for (const paragraph of paragraphs.flatMap((one) => cut(one, longest))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + paragraph.length + 2 <= longest)
      pages[pages.length - 1] = `${last}\n\n${paragraph}`;
    else pages.push(paragraph);
  }
  return pages;
};

const cut = (paragraph: string, longest: number): readonly string[] => {
  if (paragraph.length <= longest) return [paragraph];
  const at = endIn(paragraph.slice(0, longest));
  return [paragraph.slice(0, at), ...cut(paragraph.slice(at).trimStart(), longest)];
};

/** What stands before the first word of a list's item, as `plain` writes it. */
const MARK = /(?:^|\n)\s*(?:\\?-|\d+\\?\.)$/;
/** The first half of a character that has two. */
const HALF = /[\uD800-\uDBFF]$/;

/** Where a page ends best: with a line, where that fills half of it, else with a word of it, where there are any. */
const endIn = (room: string): number => {
  const line = room.lastIndexOf('\n');
  const word = room.lastIndexOf(' ');
  const isWord = word > 0 && !MARK.test(room.slice(0, word));
  if (line > room.length / 2 || (line > 0 && !isWord)) return line;
  return isWord ? word : room.replace(HALF, '').length;
};
