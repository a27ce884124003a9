import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Languages, type Words, wordsFor } from '../words/index.ts';

/**
 * Returns the texts for a request in the language chosen on the page, otherwise in the one that the browser asks for.
 */
export const wordsForRequest = (context: Context, spoken: Languages): Words => {
  const accepted = (context.req.header('accept-language') ?? '').split(',').map((one) => one.split(';')[0] ?? '');
  const wished = [getCookie(context, 'language') ?? '', ...accepted].map((one) => one.trim());
  const known = wished.find((locale) =>
    [locale, locale.split('-')[0] ?? ''].some((name) => name !== '' && Object.hasOwn(spoken, name)),
  );
  return wordsFor(spoken, known);
};
