import { element } from './element.js';

/** The page's languages, of which a cookie keeps the choice. */

const YEAR = 365 * 24 * 60 * 60;

/** @type {readonly { readonly locale: string, readonly name: string }[]} */
const languages = JSON.parse(document.body.dataset['languages'] ?? '[]');

/** Fills the language list; hides it if there is only one. */
export const offerLanguages = () => {
  const label = document.getElementById('languages');
  const choice = /** @type {HTMLSelectElement | null} */ (document.getElementById('language'));
  if (!label || !choice || languages.length < 2) return;
  const { lang } = document.documentElement;
  choice.replaceChildren(
    ...languages.map(({ locale, name }) =>
      element('option', { value: locale, lang: locale, selected: locale === lang }, name),
    ),
  );
  choice.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `language=${choice.value}; path=/; max-age=${YEAR}; SameSite=Strict`;
    location.reload();
  });
  label.hidden = false;
};
