import { readFile } from 'node:fs/promises';
import { verifyFile } from './verify-file.ts';

const file = process.argv[2];
if (file === undefined) {
  process.stderr.write('Say which file: npm run verify -- game.json\n');
  process.exitCode = 2;
} else {
  const { isWell, lines } = await verifyFile(await readFile(file, 'utf8'));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isWell ? 0 : 1;
}
