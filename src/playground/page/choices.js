import { element } from './element.js';
import { page } from './words.js';

/** @import { WireSuggestion } from '../wire.ts' */

let made = 0;

/** The list of completions above the composer's field, a combobox. It tracks the active entry and reports clicks. */
export class Choices {
  #field;
  #list;
  /** @type {readonly WireSuggestion[]} */
  #shown = [];
  #meant = -1;
  #take;

  /**
   * @param {HTMLInputElement} field
   * @param {(choice: WireSuggestion) => void} take
   */
  constructor(field, take) {
    made += 1;
    this.#field = field;
    this.#take = take;
    this.#list = element('ul', {
      class: 'choices',
      id: `choices-${made}`,
      role: 'listbox',
      'aria-label': page.choices,
      hidden: true,
    });
    field.setAttribute('aria-controls', this.#list.id);
  }

  get list() {
    return this.#list;
  }

  get isOpen() {
    return this.#shown.length > 0;
  }

  get meant() {
    return this.#shown[this.#meant];
  }

  get first() {
    return this.#shown[0];
  }

  /**
   * Returns the entry with the same text, or undefined.
   *
   * @param {WireSuggestion} choice
   */
  like({ label, note }) {
    return this.#shown.find((one) => one.label === label && one.note === note);
  }

  /**
   * @param {readonly WireSuggestion[]} suggestions
   * @param {number} meant
   */
  show(suggestions, meant) {
    this.#shown = suggestions;
    const entries = suggestions.map((choice, index) => {
      const note = choice.note === '' ? undefined : element('span', {}, choice.note);
      const entry = element(
        'li',
        { role: 'option', id: `${this.#list.id}-${index}` },
        element('b', {}, choice.label),
        note,
      );
      entry.addEventListener('mousedown', (event) => event.preventDefault());
      entry.addEventListener('click', () => this.#take(choice));
      return entry;
    });
    this.#list.replaceChildren(...entries);
    this.#list.hidden = entries.length === 0;
    this.#list.scrollTop = 0;
    this.#field.setAttribute('aria-expanded', String(this.isOpen));
    this.#mean(meant);
  }

  close() {
    this.show([], -1);
  }

  /** @param {1 | -1} by */
  move(by) {
    const count = this.#shown.length;
    this.#mean(this.#meant < 0 ? (by > 0 ? 0 : count - 1) : (this.#meant + by + count) % count);
  }

  /** @param {number} index */
  #mean(index) {
    this.#meant = index;
    for (const [at, entry] of [...this.#list.children].entries()) {
      entry.setAttribute('aria-selected', String(at === index));
      if (at === index) entry.scrollIntoView({ block: 'nearest' });
    }
    if (index < 0) this.#field.removeAttribute('aria-activedescendant');
    else this.#field.setAttribute('aria-activedescendant', `${this.#list.id}-${index}`);
  }
}
