import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { differences, readFacts } from './compare.ts';

/**
 * `npm run facts -- FILE ...`: compares data/dominion with databases of cards in files (CSV, JSON, YAML) and prints what
 * differs. A maintainer downloads two of them when a set appears, and decides by the printed card who is right.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const dominion = readDominionData(join(import.meta.dirname, '../../data/dominion'));
const files = process.argv.slice(2);
if (files.length === 0) say('Name the files of at least one database: npm run facts -- cards.csv');
for (const file of files) {
  const facts = readFacts(file, readFileSync(file, 'utf8'));
  const lines = differences(dominion, facts);
  say([`${file}: ${facts.length} cards, ${lines.length} differences`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
