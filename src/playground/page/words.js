/** @import { PageWords } from '../wire.ts' */

/** The page's own texts, which the server writes into the page. */
export const page = /** @type {PageWords} */ (JSON.parse(document.body.dataset['words'] ?? ''));

/**
 * Fills the placeholders of a text: `{name}` becomes the value of `name`.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank);
