import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../data/templates', import.meta.url));

const GENRES = ['abstract', 'cards', 'hex-war', 'area'] as const;

/** Returns the name of the template for a genre, or `small` if there is no such genre. */
export const templateNamed = (genre: string | undefined): (typeof GENRES)[number] | 'small' =>
  GENRES.find((one) => one === genre) ?? 'small';

/** Returns the text of a template. It has blanks for comments and for texts of players: `{{title}}`. */
export const readTemplate = (name: string): string => readFileSync(`${FOLDER}/${name}.yaml`, 'utf8');
