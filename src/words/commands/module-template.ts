import { readTemplate, templateForGenre } from '../../facts/templates.ts';
import type { Format } from '../base/messages.ts';

/**
 * A placeholder for a text of the module or a comment: `"{{title}}"`, `# {{about}}`. Each is an attribute of the
 * template's message.
 */
const BLANK = /"\{\{(\w+)\}\}"|\{\{(\w+)\}\}/g;

/** The file of a small module to start from; `genre` chooses among several. */
export const template = (format: Format, genre?: string): string => {
  const name = templateForGenre(genre);
  const say = format as (id: string) => string;
  return readTemplate(name).replace(BLANK, (_, text?: string, comment?: string) =>
    text === undefined ? say(`template-${name}.${comment}`) : JSON.stringify(say(`template-${name}.${text}`)),
  );
};
