import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBotCommands } from '../../../commands/index.ts';
import type { Games } from '../../../src/session/games/games.ts';
import { languages } from '../../../src/words/index.ts';
import type { Definition, Option } from '../../commands/limits.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The folders with English sentences. */
const SENTENCES = ['src/words', 'data/messages/en'];

const commands = new Map(
  createBotCommands({ games: {} as Games, modules: new Map() })
    .map(({ data }) => data.in(languages) as Definition)
    .map((command) => [command.name, command]),
);

/** A command as a sentence names it: `/game join side:Red`. */
const NAMED = /\\?`\/([a-z]+)((?: [a-z]+(?![a-z:]))*)((?: [a-z]+:[^`\\]*)?)\\?`/g;

const isSub = ({ type }: Option): boolean => type === 1 || type === 2;

/** What is wrong with a command that is named; undefined where it can be typed so. */
const fault = (name: string, words: readonly string[], options: readonly string[]): string | undefined => {
  let node: Definition | Option | undefined = commands.get(name);
  if (!node) return 'no command';
  for (const word of words) {
    node = node.options?.find((one) => isSub(one) && one.name === word);
    if (!node) return `no subcommand ${word}`;
  }
  const own = node.options ?? [];
  const lacks = options.find((option) => !own.some((one) => !isSub(one) && one.name === option));
  return lacks === undefined ? undefined : `no option ${lacks}`;
};

const files = SENTENCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(?:ts|ftl)$/.test(file));

test('[D16] every command named in a sentence exists with its options', () => {
  let named = 0;
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].flatMap(([whole, name = '', words, options]) => {
      named += 1;
      const given = [...(options ?? '').matchAll(/(?<= )([a-z]+):/g)].map(([, option = '']) => option);
      const found = fault(name, (words ?? '').split(' ').filter(Boolean), given);
      return found === undefined ? [] : [`${file}: ${whole}: ${found}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(150);
});

test.each([
  ['/game jion', 'no subcommand jion'],
  ['/gmae join', 'no command'],
  ['/game join sied:Red', 'no option sied'],
])('[D16] a sentence naming %s is detected as wrong', (text, expected) => {
  const [match] = [...`\`${text}\``.matchAll(NAMED)];
  const [, name = '', words = '', options = ''] = match ?? [];
  const given = [...options.matchAll(/(?<= )([a-z]+):/g)].map(([, option = '']) => option);
  expect(fault(name, words.split(' ').filter(Boolean), given)).toBe(expected);
});
