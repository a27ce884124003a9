import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../data/templates', import.meta.url));

const GENRES = ['abstract', 'cards', 'hex-war', 'area'] as const;

/** Returns `small` if there is no template for the genre. */
export const templateNamed = (genre: string | undefined): (typeof GENRES)[number] | 'small' =>
  GENRES.find((one) => one === genre) ?? 'small';

/** Returns a text with blanks for comments and for texts of players: `{{title}}`. */
export const readTemplate = (name: string): string => readFileSync(`${FOLDER}/${name}.yaml`, 'utf8');
