import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the linter says of one line of one file. `rule` is its category, as `lint/style/noRestrictedImports` or
 * `plugin`.
 */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** Lints files, given as text by path, with this project's rules in a folder of their own. */
export const lint = (files: ReadonlyMap<string, string>): readonly Finding[] => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    for (const name of ['biome.json', 'house.grit', 'words.grit', 'package.json'])
      copyFileSync(join(root, name), join(folder, name));
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
    const run = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
    if (run.stdout === '') throw new Error(`the linter did not run: ${run.stderr}`);
    const report: Report = JSON.parse(run.stdout);
    return report.diagnostics.map(({ category, message, location }) => ({
      file: location.path,
      line: location.start.line,
      rule: category,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
