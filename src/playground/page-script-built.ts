import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** `build.ts` puts this file in the place of `page-script.ts`. */
const FILE = fileURLToPath(new URL('../../dist/gallery.js', import.meta.url));

export const galleryScript = (): Promise<string> => readFile(FILE, 'utf8');
