import type { CommandOption, Path } from '../port/command-path.ts';

/**
 * A line that somebody types, such as `/move piece:E5 to:E7`, taken apart. A value goes on until the next option's
 * name: it may hold blanks.
 */
export interface Line {
  readonly path: Path;
  /** Where the command's words end. */
  readonly end: number;
  /** What stands between the command and the first option's name. */
  readonly unnamed: readonly Word[];
  readonly given: readonly GivenOption[];
}

/** What blanks part, or what stands in quotes. */
export interface Word {
  /** Without its quotes. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly from: number;
  readonly to: number;
}

/** An option and what it is given. */
export interface Value {
  readonly option: CommandOption;
  readonly text: string;
}

export interface GivenOption extends Value {
  /** Where its value begins, behind the colon, and where it ends: before the next option's name, or at the end. */
  readonly from: number;
  readonly to: number;
}

const OPTION = /(?<=\s)([\p{L}\p{N}_-]{1,32}):/gu;
/** Phones put curved quotes. */
const QUOTED = /(?<!\S)(?:"([^"]+)"|[“„]([^“”„]+)[“”])(?!\S)/gu;
const WORD = new RegExp(`${QUOTED.source}|\\S+`, 'gu');

/** The line's command and options; undefined where it names no command that there is. */
export const readLine = (paths: readonly Path[], line: string): Line | undefined => {
  const path = pathIn(paths, line);
  if (!path) return undefined;
  const end = wordsEnd(line, path);
  const names = optionNames(path, line, end);
  const given = names.map(({ option, from }, index): GivenOption => {
    const to = names[index + 1]?.at ?? line.length;
    return { option, from, to, text: line.slice(from, to).trim() };
  });
  return { path, end, unnamed: wordsIn(line.slice(0, names[0]?.at ?? line.length), end), given };
};

/** The words of a line from a place on. */
export const wordsIn = (line: string, start: number): readonly Word[] =>
  [...line.slice(start).matchAll(WORD)].map(({ 0: whole, 1: straight, 2: curved, index }): Word => {
    const from = start + index;
    const text = straight ?? curved;
    return { text: text?.trim() ?? whole, isQuoted: text !== undefined, from, to: from + whole.length };
  });

const pathIn = (paths: readonly Path[], line: string): Path | undefined => {
  const typed = line.toLowerCase().split(/\s+/);
  return paths.find(({ words }) => `/${words}`.split(' ').every((word, index) => typed[index] === word));
};

/** Words may be parted by several blanks. */
const wordsEnd = (line: string, { words }: Path): number => {
  const pattern = new RegExp(`^(?:\\S+\\s+){${words.split(' ').length - 1}}\\S+`);
  return pattern.exec(line)?.[0].length ?? line.length;
};

/** Each option once, at the first place where its name stands; what is in quotes is no name. */
const optionNames = (
  { options }: Path,
  line: string,
  end: number,
): readonly { readonly option: CommandOption; readonly at: number; readonly from: number }[] => {
  const found = new Map<string, { readonly option: CommandOption; readonly at: number; readonly from: number }>();
  const open = line.replace(QUOTED, (quoted) => '"'.repeat(quoted.length));
  for (const match of open.matchAll(OPTION)) {
    const option = options.find(({ name }) => name === match[1]);
    if (!option || match.index < end || found.has(option.name)) continue;
    found.set(option.name, { option, at: match.index, from: match.index + match[0].length });
  }
  return [...found.values()];
};
