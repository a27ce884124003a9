import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookOf, others, type Phrase, phrasesIn, readBook, writeBook } from './phrase-book.ts';

/**
 * `npm run phrases [-- FILES]`: runs the tests, notes what English and the other languages say in them, and writes the
 * phrase books of the others: anew from all tests, beside what they have from some. What has changed there is to be read.
 */
const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
const notes = join(folder, 'said.jsonl');
const files = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, QUARTERMASTER_PHRASES: notes },
});
const lines = new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean));
const said: readonly (Phrase & { readonly locale: string })[] = [...lines].map((line) => JSON.parse(line));
for (const { locale } of others) {
  const fresh = said.filter((one) => one.locale === locale);
  writeBook(locale, bookOf([...(files.length > 0 ? phrasesIn(readBook(locale)) : []), ...fresh]));
}
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
