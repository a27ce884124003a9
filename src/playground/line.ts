import type { CommandOption, CommandPath } from '../port/command-path.ts';

/** A parsed line such as `/move piece:E5 to:E7`. A value may contain spaces. */
export interface CommandLine {
  readonly path: CommandPath;
  readonly end: number;
  /** The words before the first option name, as values without names. */
  readonly unnamed: readonly LineWord[];
  readonly given: readonly NamedOptionInLine[];
}

export interface LineWord {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly from: number;
  readonly to: number;
}

export interface Value {
  readonly option: CommandOption;
  readonly text: string;
}

export interface NamedOptionInLine extends Value {
  /** The index of the value's start, after the colon. */
  readonly from: number;
  readonly to: number;
}

const OPTION = /(?<=\s)([\p{L}\p{N}_-]{1,32}):/gu;
/** Matches a quoted text. Phones insert curly quotes, so these also count. */
const QUOTED = /(?<!\S)(?:"([^"]+)"|[“„]([^“”„]+)[“”])(?!\S)/gu;
const WORD = new RegExp(`${QUOTED.source}|\\S+`, 'gu');

export const parseCommandLine = (paths: readonly CommandPath[], line: string): CommandLine | undefined => {
  const path = pathIn(paths, line);
  if (!path) return undefined;
  const end = wordsEnd(line, path);
  const names = optionNames(path, line, end);
  const given = names.map(({ option, from }, index): NamedOptionInLine => {
    const to = names[index + 1]?.at ?? line.length;
    return { option, from, to, text: line.slice(from, to).trim() };
  });
  return { path, end, unnamed: wordsIn(line.slice(0, names[0]?.at ?? line.length), end), given };
};

export const wordsIn = (line: string, start: number): readonly LineWord[] =>
  [...line.slice(start).matchAll(WORD)].map(({ 0: whole, 1: straight, 2: curved, index }): LineWord => {
    const from = start + index;
    const text = straight ?? curved;
    return { text: text?.trim() ?? whole, isQuoted: text !== undefined, from, to: from + whole.length };
  });

const pathIn = (paths: readonly CommandPath[], line: string): CommandPath | undefined => {
  const typed = line.toLowerCase().split(/\s+/);
  return paths.find(({ words }) => `/${words}`.split(' ').every((word, index) => typed[index] === word));
};

const wordsEnd = (line: string, { words }: CommandPath): number => {
  const pattern = new RegExp(`^(?:\\S+\\s+){${words.split(' ').length - 1}}\\S+`);
  return pattern.exec(line)?.[0].length ?? line.length;
};

/** Finds the first name of each option outside quotes. */
const optionNames = (
  { options }: CommandPath,
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
