import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, type Words } from '../../src/words/index.ts';

/**
 * Calls of what makes sentences, each with what English answers: the files hold both, a blank line between two. Other
 * languages differ in their catalogues alone.
 * A call is its place among the words and what is given, as JSON (`null`: left out); who adds one, or changes what is
 * said, has `npx vitest run test/words/said-of.test.ts -u` write the answers, and reads the diff.
 */
const FOLDER = new URL('../golden/said/', import.meta.url);
const CALL = /^([\w.]+)\((.*)\)$/;

const withoutNull = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(withoutNull);
  if (typeof given !== 'object' || given === null) return given ?? undefined;
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, withoutNull(one)]));
};

/** What it answers to a call. */
const answered = (words: Words, at: string, given: readonly unknown[]): string => {
  const say = at.split('.').reduce<unknown>((room, name) => Reflect.get(room as object, name), words);
  if (typeof say !== 'function') throw new Error(`${at} makes no sentence`);
  const answer: unknown = say(...(withoutNull(given) as readonly unknown[]));
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? 'nothing at all');
  return `  ${text.replaceAll('\n', '\n  ')}`;
};

describe('[U16] sentences in several languages', () => {
  it.each(readdirSync(FOLDER))('a sentence is correct in each language: %s', async (name) => {
    const file = fileURLToPath(new URL(name, FOLDER));
    const calls = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => CALL.test(line));
    expect(new Set(calls).size).toBe(calls.length);
    const texts = calls.map((call) => {
      const [, at = '', given = ''] = CALL.exec(call) ?? [];
      const all = JSON.parse(`[${given}]`) as readonly unknown[];
      return [call, answered(languages.en, at, all)].join('\n');
    });
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(file);
  });
});
