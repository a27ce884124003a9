import { plain } from '../text/text.ts';

/** Splits an author's text into paragraphs without pings and formatting. Each list item keeps its own line. */
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

/** Fills pages of at most `longest` characters; a longer paragraph is split. */
export const splitIntoPages = (paragraphs: readonly string[], longest: number): readonly string[] => {
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

const MARK = /(?:^|\n)\s*(?:\\?-|\d+\\?\.)$/;
const HALF = /[\uD800-\uDBFF]$/;

const endIn = (room: string): number => {
  const line = room.lastIndexOf('\n');
  const word = room.lastIndexOf(' ');
  const isWord = word > 0 && !MARK.test(room.slice(0, word));
  if (line > room.length / 2 || (line > 0 && !isWord)) return line;
  return isWord ? word : room.replace(HALF, '').length;
};
