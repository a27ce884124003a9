import { ask } from './ask.js';
import { Composer } from './composer.js';
import { element, faceOf } from './element.js';
import { openForm } from './form.js';
import { messageOf } from './message.js';

/** @import { WireMessage, WirePerson, WirePlace } from '../wire.ts' */
/** @import { Names } from './text.js' */

/** How near to its end (in pixels) a log stays at its end when something is added. */
const NEAR = 80;

/** @param {WirePlace} place */
const called = ({ kind, name }) => (kind === 'channel' ? `#${name}` : name);

/** What one person sees: her places, what was said there, and where she types. */
export class Pane {
  #names;
  /** @type {WirePerson} */
  #person = { id: '', name: '' };
  /** @type {readonly WirePlace[]} */
  #places = [];
  #here = '';
  /** By id, the oldest first. @type {Map<string, WireMessage>} */
  #messages = new Map();
  /**
   * What she has not seen yet, by place: how much, and whether any of it mentions her. @type {Map<string, { count:
   * number, isPing: boolean }>}
   */
  #unread = new Map();
  #title = element('h2');
  #tabs = element('div', { class: 'places', role: 'tablist', 'aria-label': 'Places' });
  #log = element('div', { class: 'log', role: 'log', tabindex: '0' });
  #composer;
  /** Whether the newest is to stay in sight. */
  #isAtEnd = true;

  /**
   * @param {string} name
   * @param {Names} names
   * @param {() => void} close
   */
  constructor(name, names, close) {
    this.name = name;
    this.#names = names;
    this.#composer = new Composer(`What ${name} says`, () => ({ person: this.#person.id, place: this.#here }));
    const leave = element('button', { type: 'button', class: 'close', 'aria-label': `Close ${name}'s view` }, '✕');
    leave.addEventListener('click', close);
    const header = element('header', {}, this.#title, this.#tabs, leave);
    this.element = element(
      'section',
      { class: 'pane', 'aria-label': name, 'data-name': name },
      header,
      this.#log,
      this.#composer.element,
    );
    this.#log.addEventListener('scroll', () => {
      const { scrollTop, scrollHeight, clientHeight } = this.#log;
      this.#isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    });
    // A picture has its height when it is loaded; `load` does not bubble.
    this.#log.addEventListener('load', () => this.#keepEnd(), { capture: true });
  }

  get person() {
    return this.#person.id;
  }

  /**
   * @param {WirePerson} person
   * @param {readonly WirePlace[]} places
   * @param {readonly WireMessage[]} messages
   */
  begin(person, places, messages) {
    this.#person = person;
    this.#places = places;
    this.#messages = new Map(messages.map((message) => [message.id, message]));
    this.#unread.clear();
    this.#title.replaceChildren(faceOf(person), ` ${person.name}`);
    this.go(places.some(({ id }) => id === this.#here) ? this.#here : (places[0]?.id ?? ''));
  }

  /** @param {string} place */
  go(place) {
    this.#here = place;
    this.#unread.delete(place);
    const at = this.#places.find(({ id }) => id === place);
    const name = at ? called(at) : '';
    this.#log.setAttribute('aria-label', `${name}, as ${this.#person.name} sees it`);
    this.#log.replaceChildren(...this.#said().map((message) => this.#drawn(message)));
    this.#isAtEnd = true;
    this.#keepEnd();
    this.#composer.moved(name);
    this.#drawTabs();
  }

  /** Draws again what is shown: names may have changed. */
  again() {
    if (this.#here !== '') this.go(this.#here);
  }

  /** @param {WireMessage} message */
  hear(message) {
    const isNew = !this.#messages.has(message.id);
    this.#messages.set(message.id, message);
    if (message.place === this.#here) this.#put(message);
    else if (isNew && message.from.kind !== 'notice') this.#count(message);
  }

  #said() {
    return [...this.#messages.values()].filter(({ place }) => place === this.#here);
  }

  /** @param {WireMessage} message */
  #put(message) {
    const before = [...this.#log.children].find(
      (child) => /** @type {HTMLElement} */ (child).dataset['id'] === message.id,
    );
    const drawn = this.#drawn(message);
    if (before) before.replaceWith(drawn);
    else this.#log.append(drawn);
    this.#keepEnd();
  }

  #keepEnd() {
    if (this.#isAtEnd) this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** @param {WireMessage} message */
  #drawn(message) {
    return messageOf(message, this.#names, (control, values) => void this.#press(message.id, control, values));
  }

  /** @param {string} message @param {string} control @param {readonly string[]} values */
  async #press(message, control, values) {
    const person = this.#person.id;
    const { problem, form } = await ask('/press', { person, message, control, values });
    this.#composer.say(problem ?? '', problem !== undefined);
    if (form) openForm(form, async (texts) => (await ask('/submit', { person, form: form.id, texts })).problem);
  }

  /** @param {WireMessage} message */
  #count({ place, isPing }) {
    const before = this.#unread.get(place) ?? { count: 0, isPing: false };
    const isDirect = this.#places.some(({ id, kind }) => id === place && kind === 'direct');
    this.#unread.set(place, { count: before.count + 1, isPing: before.isPing || isPing || isDirect });
    this.#drawTabs();
  }

  #drawTabs() {
    const tabs = this.#places.map((place) => {
      const unread = this.#unread.get(place.id);
      const badge =
        unread &&
        element(
          'span',
          { class: unread.isPing ? 'badge' : 'badge quiet' },
          String(unread.count),
          element('span', { class: 'unseen' }, ' new'),
        );
      const isHere = place.id === this.#here;
      const tab = element(
        'button',
        { type: 'button', role: 'tab', 'aria-selected': String(isHere) },
        called(place),
        badge && ' ',
        badge,
      );
      tab.addEventListener('click', () => this.go(place.id));
      return tab;
    });
    this.#tabs.replaceChildren(...tabs);
  }
}
