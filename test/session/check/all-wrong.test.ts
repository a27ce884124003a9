import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { en } from '../../support/words.ts';

/** Files in which nearly every line is wrong: below each of its lines stands what its author is told of it. */

const golden = (file: string): string => fileURLToPath(new URL(`../../golden/wrong/${file}`, import.meta.url));

it.each(['places', 'rules', 'actions', 'setups'])(
  '[T25] all faults in %s.yaml are reported at once with positions',
  async (name) => {
    const text = await readFile(golden(`${name}.yaml`), 'utf8');
    const read = readModule(text);
    const told = [...(read.ok ? [] : read.faults), ...read.warnings];
    const { faultText } = en.moduleFaults;
    const lines = text
      .split('\n')
      .flatMap((line, at) => [
        ...(line === '' ? [] : [line]),
        ...told.filter((one) => one.line === at + 1).map((one) => `#   ${faultText(one)}`),
      ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden(`${name}.txt`));
  },
);
