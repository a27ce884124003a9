import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TEST = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the name of each feature with its file of examples: `test/features/NAME/LAYER/examples.ts`, or one in the
 * folder of those that have no folder of their own yet.
 */
export const exampleFiles = (folder: string, layer: string): readonly (readonly [name: string, file: string])[] => {
  const moved = readdirSync(`${TEST}/features`)
    .map((name) => [name, `${TEST}/features/${name}/${layer}/examples.ts`] as const)
    .filter(([, file]) => existsSync(file));
  const others = readdirSync(`${TEST}/${folder}`).map(
    (file) => [file.replace('.ts', ''), `${TEST}/${folder}/${file}`] as const,
  );
  return [...moved, ...others].sort(([a], [b]) => (a < b ? -1 : 1));
};
