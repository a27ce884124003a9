import { readFile } from 'node:fs/promises';
import { languages } from '../../words/index.ts';
import { verifyFile } from './verify-file.ts';

const [file, key] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(`${languages.en.verify.usage}\n`);
  process.exitCode = 2;
} else {
  const { isWell, lines } = await verifyFile(languages.en, await readFile(file, 'utf8'), key);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isWell ? 0 : 1;
}
