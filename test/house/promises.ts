/** A file of the project: its path from the root, with slashes, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A number of a promise where it is written. */
export interface Use {
  readonly code: string;
  readonly where: string;
}

const FOLDER = 'docs/promises/';
const CODE = /[A-Z]\d{1,3}/;
const CODES = new RegExp(`${CODE.source}(?:(?:, | and | to )${CODE.source})*`);
const ITEM = new RegExp(`^- <a id="([^"]*)"></a>\\*\\*(${CODE.source})\\*\\* `);
const LETTER = /^\| ([A-Z]) \| \[[^\]]*\]\(([^)]*)\) \|/gm;
/** Text on a page that is no prose: code, links, and the number that an item begins with. */
const NO_PROSE = /^ {4}.*|`[^`]*`|\[[^\]]*\]\([^)]*\)|<a id="[^"]*"><\/a>\*\*[A-Z]\d{1,3}\*\*/g;
const TITLE_BEGINS = new RegExp(`['"\`]((?:\\[${CODE.source}\\] ?)+)`, 'g');
const CODE_INSIDE = new RegExp(`\\b(?:it|test|describe)(?:\\.\\w+)*\\(\\s*(['"\`])(?!\\[).*?\\[${CODE.source}\\]`);
const COMMENT = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|(?:\/\/|# ).*$)/gm;
/** How a comment names promises: in parentheses, or at its beginning before a colon. */
const NAMED = new RegExp(`\\((${CODES.source})(?=[),:;])|^(?:/\\*\\*|//|#)\\s*(${CODES.source}):`, 'g');

const codesIn = (text: string): readonly string[] => text.match(new RegExp(CODE, 'g')) ?? [];
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const usesBy = (pattern: RegExp, { file, text }: Source, from = 0, whole = text): readonly Use[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 1: one = '', 2: other = '' }) =>
    codesIn(one + other).map((code) => ({ code, where: `${file}:${lineAt(whole, from + index)}` })),
  );

const isTest = ({ file }: Source): boolean => file.endsWith('.test.ts');

/** The promises that titles of tests begin with. */
const inTitles = (sources: readonly Source[]): readonly Use[] =>
  sources.filter(isTest).flatMap((source) => usesBy(TITLE_BEGINS, source));

/** The promises that comments name. */
const inComments = (sources: readonly Source[]): readonly Use[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => usesBy(NAMED, { file, text: comment }, index, text)),
  );

/** Where each promise stands on the pages. */
export const promisesOn = (pages: readonly Source[]): readonly Use[] =>
  pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => {
      const code = ITEM.exec(line)?.[2];
      return code === undefined ? [] : [{ code, where: `${file}:${i + 1}` }];
    }),
  );

/** What is wrong with the pages by themselves, a line each. */
const pageFaults = (pages: readonly Source[]): readonly string[] => {
  const promises = promisesOn(pages);
  const index = pages.find(({ file }) => file === `${FOLDER}README.md`)?.text ?? '';
  const pageOf = new Map([...index.matchAll(LETTER)].map(([, letter = '', page = '']) => [letter, FOLDER + page]));
  const seen = new Set<string>();
  const placed = promises.flatMap(({ code, where }) => {
    const [page, isTwice] = [pageOf.get(code.charAt(0)), seen.has(code)];
    seen.add(code);
    return [
      ...(isTwice ? [`${where}: ${code} stands twice`] : []),
      ...(page !== undefined && where.startsWith(`${page}:`)
        ? []
        : [`${where}: ${code} stands on another page than its letter`]),
    ];
  });
  const written = pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => {
      const [, anchor, code] = ITEM.exec(line) ?? [];
      const bare = codesIn(line.replace(NO_PROSE, ''));
      return [
        ...(code !== undefined && anchor !== code.toLowerCase()
          ? [`${file}:${i + 1}: ${code} has the anchor ${anchor}`]
          : []),
        ...bare.map((one) => `${file}:${i + 1}: ${one} is neither a link nor code`),
        ...(line.length > 120 ? [`${file}:${i + 1}: over 120 columns`] : []),
      ];
    }),
  );
  return [...placed, ...written];
};

/** What is wrong between the pages of promises and what names them, a line each. */
export const promiseFaults = (pages: readonly Source[], sources: readonly Source[]): readonly string[] => {
  const promised = new Set(promisesOn(pages).map(({ code }) => code));
  const titles = inTitles(sources);
  const tested = new Set(titles.map(({ code }) => code));
  const unknown = [...titles, ...inComments(sources)].filter(({ code }) => !promised.has(code));
  const inside = sources
    .filter(isTest)
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, i) => (CODE_INSIDE.test(line) ? [`${file}:${i + 1}: a title begins with its numbers`] : [])),
    );
  return [
    ...pageFaults(pages),
    ...unknown.map(({ code, where }) => `${where}: ${code} does not stand in ${FOLDER}`),
    ...inside,
    ...[...promised]
      .filter((code) => !tested.has(code))
      .map((code) => `${code}: no title of a test begins with [${code}]`),
  ];
};
