import { readFile } from 'node:fs/promises';
import { verifyFile } from './verify-file.ts';

const [file, key] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Say which file, and the key that signed it if you know it: npm run verify -- game.json KEY\n');
  process.exitCode = 2;
} else {
  const { isWell, lines } = await verifyFile(await readFile(file, 'utf8'), key);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isWell ? 0 : 1;
}
