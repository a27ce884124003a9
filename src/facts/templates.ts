import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../data/templates', import.meta.url));

/** The genres of the modules to start from. */
const GENRES = ['abstract', 'cards', 'hex-war', 'area'] as const;

/** The name of a module to start from: that of a genre, or `small` if there is no such genre. */
export const templateNamed = (genre: string | undefined): (typeof GENRES)[number] | 'small' =>
  GENRES.find((one) => one === genre) ?? 'small';

/** The text of a module to start from, with blanks for comments and for the texts of players: `{{title}}`. */
export const readTemplate = (name: string): string => readFileSync(`${FOLDER}/${name}.yaml`, 'utf8');
