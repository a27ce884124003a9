import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../data/templates', import.meta.url));

const GENRES = ['abstract', 'cards', 'hex-war', 'area'] as const;

/** Returns the name of the template for a genre; `small` if there is none. */
export const templateForGenre = (genre: string | undefined): (typeof GENRES)[number] | 'small' =>
  GENRES.find((one) => one === genre) ?? 'small';

/** Returns a template's text. It has placeholders such as `{{title}}` for comments and for texts of players. */
export const readTemplate = (name: string): string => readFileSync(`${FOLDER}/${name}.yaml`, 'utf8');
