import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** In the built bot, `build.ts` replaces `page-script.ts` by this file. */
const FILE = fileURLToPath(new URL('../../dist/gallery.js', import.meta.url));

export const galleryScript = (): Promise<string> => readFile(FILE, 'utf8');
