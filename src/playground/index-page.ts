import type { Languages, Words } from '../words/index.ts';
import type { PageWords } from './wire.ts';

const ESCAPED: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Fills the placeholders of the page: the language's texts, and `{locale}`, `{words}` and `{languages}` for its
 * scripts.
 */
export const fillPageTemplate = (html: string, { locale, page }: Words, spoken: Languages): string => {
  const words: PageWords = page.texts();
  const names = Object.values(spoken).map((one) => ({ locale: one.locale, name: one.ownName }));
  const languages = JSON.stringify(names);
  const texts: { readonly [name: string]: string } = { ...words, locale, words: JSON.stringify(words), languages };
  return html.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`nothing fills the page's blank ${blank}`);
    return text.replaceAll(/[&<>"]/g, (character) => ESCAPED[character] ?? '');
  });
};
