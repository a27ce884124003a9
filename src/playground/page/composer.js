import { ask } from './ask.js';
import { Choices } from './choices.js';
import { droppedLine } from './dropped.js';
import { element } from './element.js';
import { fill, page } from './words.js';

/** @import { WireSuggestion, WireSuggestions } from '../wire.ts' */

/** In ms, to wait for a completion. */
const PATIENCE = 2000;

/** @param {File} file @returns {Promise<string>} */
const base64Of = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',', 2)[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

export class Composer {
  #field;
  #hint;
  #choices;
  #where;
  #sending;
  /** Files chosen for the line's options, by option name. @type {Map<string, File>} */
  #files = new Map();
  /** Lines sent before, newest last. @type {string[]} */
  #sent = [];
  #back = 0;
  #asking = new AbortController();
  #asked = Promise.resolve();
  #isAsking = false;

  /**
   * Sets up the field. `where` resolves once the user is known, and `sending` is called before each line.
   *
   * @param {string} label
   * @param {() => Promise<{ readonly person: string, readonly place: string }>} where
   * @param {() => void} sending
   */
  constructor(label, where, sending) {
    this.#where = where;
    this.#sending = sending;
    this.#field = element('input', {
      type: 'text',
      role: 'combobox',
      'aria-label': label,
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      enterkeyhint: 'send',
      spellcheck: 'false',
      maxlength: '4000',
    });
    this.#hint = element('p', { class: 'hint', role: 'status' });
    this.#choices = new Choices(this.#field, (choice) => void this.#takeNewest(choice));
    this.#field.addEventListener('keydown', (event) => this.#onKey(event));
    for (const type of ['input', 'click', 'focus']) this.#field.addEventListener(type, () => this.#complete());
    this.#field.addEventListener('blur', () => this.#choices.close());
    this.element = element('div', { class: 'composer' }, this.#choices.list, this.#hint, this.#field);
  }

  /** @param {string} name what the place is called */
  moved(name) {
    this.#field.placeholder = fill(page.composerHint, { place: name });
    this.#choices.close();
    this.say('');
  }

  /** @param {string} text @param {boolean} [isProblem] */
  say(text, isProblem = false) {
    this.#hint.textContent = text;
    this.#hint.classList.toggle('problem', isProblem);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.isComposing) return;
    const { key, shiftKey } = event;
    const isOpen = this.#choices.isOpen;
    if (key === 'ArrowDown' && isOpen) this.#choices.move(1);
    else if (key === 'ArrowUp' && isOpen) this.#choices.move(-1);
    else if (key === 'ArrowUp' || key === 'ArrowDown') this.#recall(key === 'ArrowUp' ? 1 : -1);
    else if (key === 'Escape' && isOpen) this.#choices.close();
    else if (key === 'Tab' && (isOpen || this.#isAsking) && !shiftKey) void this.#accept(true);
    else if (key === 'Enter') void this.#accept(false);
    else return;
    event.preventDefault();
  }

  /**
   * Takes the active entry (with Tab, else the first), or sends the line. Waits for the running completion.
   *
   * @param {boolean} isTab
   */
  async #accept(isTab) {
    const { value } = this.#field;
    await this.#asked;
    if (this.#field.value !== value) return;
    const choice = this.#choices.meant ?? (isTab ? this.#choices.first : undefined);
    if (choice) this.#take(choice);
    else if (!isTab) await this.#send();
  }

  #complete() {
    this.#isAsking = true;
    const asked = this.#ask().finally(() => {
      if (this.#asked === asked) this.#isAsking = false;
    });
    this.#asked = asked;
  }

  async #ask() {
    const { value, selectionStart } = this.#field;
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    if (!value.startsWith('/')) {
      this.#choices.close();
      this.say('');
      return;
    }
    const where = await this.#where();
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(PATIENCE)]);
    /** @type {Partial<WireSuggestions> & { readonly problem?: string }} */
    const answer = await ask('/suggest', { ...where, line: value, cursor: selectionStart ?? value.length }, signal);
    if (signal.aborted || document.activeElement !== this.#field) return;
    this.say(answer.problem ?? answer.hint ?? '', answer.problem !== undefined);
    this.#choices.show(answer.suggestions ?? [], answer.meant ?? -1);
  }

  /**
   * Takes the clicked entry's counterpart in the latest list: the line may have grown since it was shown.
   *
   * @param {WireSuggestion} clicked
   */
  async #takeNewest(clicked) {
    await this.#asked;
    const choice = this.#choices.like(clicked);
    if (choice) this.#take(choice);
  }

  /** @param {WireSuggestion} choice */
  #take(choice) {
    if (choice.file !== undefined) return this.#pick(choice, choice.file);
    this.#put(choice, choice.insert);
    this.#complete();
  }

  /** @param {WireSuggestion} choice @param {string} text */
  #put({ from, to }, text) {
    const { value } = this.#field;
    this.#field.value = value.slice(0, from) + text + value.slice(to);
    this.#field.setSelectionRange(from + text.length, from + text.length);
  }

  /** @param {WireSuggestion} choice @param {string} option */
  #pick(choice, option) {
    const picker = element('input', { type: 'file' });
    picker.addEventListener('change', () => {
      const [file] = picker.files ?? [];
      if (!file) return;
      this.#files.set(option, file);
      this.#put(choice, file.name);
      this.#field.focus();
      this.#complete();
    });
    picker.click();
  }

  /**
   * Types the command for dropped files: it keeps a module, imports a VASSAL module, or continues a saved game.
   *
   * @param {readonly File[]} files
   */
  async drop(files) {
    const { command, options } = droppedLine(files.map(({ name }) => name));
    if (command === '') return this.say(page.dropUnknown, true);
    this.#files = new Map(options.map(([option, at]) => [option, /** @type {File} */ (files[at])]));
    const typed = options.map(([option, at]) => `${option}:${files[at]?.name.replaceAll(':', ' ')}`);
    this.#field.value = [command, ...typed].join(' ');
    const sending = this.#send();
    this.say(page.dropSent);
    await sending;
    if (this.#hint.textContent === page.dropSent) this.say('');
  }

  async #send() {
    const line = this.#field.value;
    if (line.trim() === '') return;
    this.#asking.abort();
    this.#choices.close();
    this.#field.value = '';
    this.say('');
    this.#sending();
    const chosen = [...this.#files].map(async ([option, file]) => [
      option,
      { name: file.name, base64: await base64Of(file) },
    ]);
    /** @type {{ readonly problem?: string, readonly lines?: readonly string[] }} */
    const { problem, lines = [] } = await ask('/send', {
      ...(await this.#where()),
      line,
      files: Object.fromEntries(await Promise.all(chosen)),
    });
    if (problem !== undefined) {
      this.say(problem, true);
      if (this.#field.value !== '') return;
      this.#field.value = line;
      if (document.activeElement === this.#field) this.#offer(lines, line.length);
      return;
    }
    this.#files.clear();
    this.#sent.push(line);
    this.#back = 0;
  }

  /** Offers lines to replace a refused one. @param {readonly string[]} lines @param {number} to */
  #offer(lines, to) {
    const choices = lines.map((line) => ({ label: line, note: '', from: 0, to, insert: line }));
    this.#choices.show(choices, choices.length === 1 ? 0 : -1);
  }

  /** @param {1 | -1} by */
  #recall(by) {
    if (this.#field.value !== '' && this.#field.value !== this.#sent.at(-this.#back)) return;
    this.#back = Math.max(0, Math.min(this.#back + by, this.#sent.length));
    this.#field.value = this.#back === 0 ? '' : (this.#sent.at(-this.#back) ?? '');
  }
}
