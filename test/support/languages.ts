import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, expect } from 'vitest';
import { NOTES, said } from '../words/said.ts';

/** Behind each test: whether what it made English say is said by other languages as their phrase books have it. */
afterEach(() => {
  expect(
    said.otherwise.splice(0),
    'what is said otherwise than the phrase book has it: `npm run phrases -- FILES` takes it in',
  ).toEqual([]);
});
afterAll(() => {
  if (NOTES !== undefined) appendFileSync(NOTES, [...said.heard].map((line) => `${line}\n`).join(''));
  said.heard.clear();
});
