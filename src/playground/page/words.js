/** @import { PageWords } from '../wire.ts' */

/** What this page says by itself, in the language of the playground: the server writes it into the page. */
export const page = /** @type {PageWords} */ (JSON.parse(document.body.dataset['words'] ?? ''));

/**
 * A text with its blanks filled: `{name}` becomes what `name` has.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank);
