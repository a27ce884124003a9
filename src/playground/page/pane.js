import { ask } from './ask.js';
import { Composer } from './composer.js';
import { element, faceOf } from './element.js';
import { openForm } from './form.js';
import { hideGallery, showGallery } from './gallery.js';
import { Log } from './log.js';
import { messageOf } from './message.js';
import { morph } from './morph.js';
import { fill, page } from './words.js';

/** @import { WireMessage, WirePerson, WirePlace } from '../wire.ts' */
/** @import { Offer } from './gallery.js' */
/** @import { Names } from './text.js' */

/** @param {WirePlace} place */
const called = ({ kind, name }) => (kind === 'channel' ? `#${name}` : name);

/** The view of one user: their places, the messages there, and the composer. */
export class Pane {
  #names;
  #invite;
  /** @type {WirePerson} */
  #person = { id: '', name: '' };
  /** @type {readonly WirePlace[]} */
  #places = [];
  #here = '';
  /** By ID, oldest first. @type {Map<string, WireMessage>} */
  #messages = new Map();
  /**
   * By place, the number of unread messages, and if any mentions the user.
   *
   * @type {Map<string, { count: number, isPing: boolean }>}
   */
  #unread = new Map();
  #title = element('h2');
  #tabs = element('div', { class: 'places', role: 'tablist', 'aria-label': page.places });
  #log = this.#logOf('');
  #first = element('div', { class: 'first-screen' });
  #composer;
  #isOffering = false;
  #home = element('button', { type: 'button', class: 'home', hidden: true }, page.allGames);
  #isHome = false;
  /** Resolves once the user is known. @type {PromiseWithResolvers<void>} */
  #known = Promise.withResolvers();

  /**
   * @param {string} name
   * @param {Names} names
   * @param {() => void} close
   * @param {() => void} invite shows a second person
   */
  constructor(name, names, close, invite) {
    this.name = name;
    this.#invite = invite;
    this.#names = names;
    this.#composer = new Composer(
      fill(page.composer, { name }),
      async () => {
        await this.#known.promise;
        return { person: this.#person.id, place: this.#here };
      },
      () => this.#log.toEnd(),
    );
    this.#tabs.addEventListener('click', ({ target }) => {
      const tab = target instanceof Element ? target.closest('button') : null;
      if (tab) this.go(tab.dataset['place'] ?? '');
    });
    this.#tabs.addEventListener('keydown', (event) => this.#onTabKey(event));
    const said = fill(page.close, { name });
    const leave = element('button', { type: 'button', class: 'close', 'aria-label': said, title: said }, '✕');
    leave.addEventListener('click', close);
    const isHolding = /** @param {DragEvent} event */ ({ dataTransfer }) =>
      dataTransfer?.types.includes('Files') === true;
    this.#home.addEventListener('click', () => this.#turnHome());
    const header = element('header', {}, this.#title, this.#tabs, this.#home, leave);
    this.element = element(
      'section',
      { class: 'pane', 'aria-label': name, 'data-name': name },
      header,
      this.#first,
      this.#log.element,
      this.#composer.element,
    );
    this.element.addEventListener('dragover', (event) => {
      if (!isHolding(event)) return;
      event.preventDefault();
      this.element.classList.add('dropping');
    });
    this.element.addEventListener('dragleave', () => this.element.classList.remove('dropping'));
    this.element.addEventListener('drop', (event) => {
      this.element.classList.remove('dropping');
      if (!isHolding(event)) return;
      event.preventDefault();
      void this.#composer.drop([...(event.dataTransfer?.files ?? [])]);
    });
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
    morph(this.#title, element('h2', {}, faceOf(person), ` ${person.name}`));
    if (places.some(({ id }) => id === this.#here)) this.again();
    else
      this.go(
        places.find(({ id }) => id === sessionStorage.getItem(`place-of-${this.name}`))?.id ?? places[0]?.id ?? '',
      );
    this.#known.resolve();
  }

  /** Goes to the end of another place. @param {string} place */
  go(place) {
    this.#isHome = false;
    this.#unread.delete(place);
    if (place !== this.#here) {
      this.#here = place;
      sessionStorage.setItem(`place-of-${this.name}`, place);
      const at = this.#places.find(({ id }) => id === place);
      const name = at ? called(at) : '';
      // A new log, so that screen readers don't read all of it as new messages.
      const log = this.#logOf(fill(page.log, { place: name, name: this.#person.name }));
      log.show(this.#said().map((message) => messageOf(message, this.#names)));
      this.#log.element.replaceWith(log.element);
      this.#log = log;
      this.#composer.moved(name);
      this.#drawOffers();
    }
    this.#drawTabs();
  }

  /** Updates the messages, because names may have changed. */
  again() {
    this.#log.show(this.#said().map((message) => messageOf(message, this.#names)));
    this.#drawOffers();
    this.#drawTabs();
  }

  #turnHome() {
    const isHome = !this.#isHome;
    const channel = this.#places.find(({ kind }) => kind === 'channel');
    if (isHome && channel && this.#places.find(({ id }) => id === this.#here)?.kind !== 'channel') this.go(channel.id);
    this.#isHome = isHome;
    this.#drawOffers();
  }

  /** @param {WireMessage} message */
  hear(message) {
    const isNew = !this.#messages.has(message.id);
    this.#messages.set(message.id, message);
    if (message.place === this.#here) {
      this.#log.put(messageOf(message, this.#names));
      this.#drawOffers();
    } else if (isNew && message.from.kind !== 'notice') this.#count(message);
  }

  #said() {
    return [...this.#messages.values()].filter(({ place }) => place === this.#here);
  }

  /** @param {string} label */
  #logOf(label) {
    return new Log(
      label,
      (message, control, values) => void this.#press('/press', { message, control, values }),
      (message, at) => void this.#press('/point', { message, at }),
      () => this.#composer.say(page.notThere, false),
    );
  }

  /** Shows the offers in a place without messages; in a channel also the games. */
  #drawOffers() {
    const isEmpty = this.#said().every(({ from }) => from.kind === 'notice');
    const place = this.#places.find(({ id }) => id === this.#here);
    const isFirst = (isEmpty || this.#isHome) && place?.kind === 'channel';
    const isSaid = this.#places.length > 0 && (!isEmpty || place?.kind !== 'channel');
    this.#home.hidden = !isSaid;
    this.#home.textContent = this.#isHome ? page.backToChat : page.allGames;
    this.element.classList.toggle('fresh', isFirst);
    if (isFirst)
      showGallery(this.#first, {
        person: this.#person.id,
        place: this.#here,
        placeName: this.#names.channel,
        offers: place.offers,
        take: (offer) => this.#take(offer),
        go: (to) => this.go(to),
      });
    else hideGallery(this.#first);
    const offers = isEmpty && !isFirst ? (place?.offers ?? []) : [];
    const buttons = offers.map(({ id, label }) => {
      const button = element('button', { type: 'button' }, label);
      button.addEventListener('click', () => void this.#take({ kind: id }));
      return button;
    });
    this.#log.offer(buttons);
  }

  /** @param {Offer} offer @returns {Promise<void>} */
  async #take(offer) {
    if (this.#isOffering) return;
    this.#isOffering = true;
    // The game that begins is read from its start, wherever the reader was before.
    this.#log.toEnd();
    if (offer.kind === 'others') this.#invite();
    const { problem } = await ask('/offer', { person: this.#person.id, place: this.#here, offer });
    this.#isOffering = false;
    this.#isHome = false;
    this.#drawOffers();
    this.#composer.say(problem ?? '', problem !== undefined);
  }

  /** @param {string} path @param {{ readonly message: string, readonly [key: string]: unknown }} pressed */
  async #press(path, pressed) {
    const person = this.#person.id;
    this.#log.hold(pressed.message);
    const answered = this.#log.wait(pressed.message);
    const { problem, form, shown } = await ask(path, { person, ...pressed }).finally(answered);
    this.#composer.say(problem ?? '', problem !== undefined);
    if (shown !== undefined) this.#log.focusOn(shown);
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
          element('span', { class: 'unseen' }, ` ${page.unread}`),
        );
      const isHere = place.id === this.#here;
      return element(
        'button',
        {
          type: 'button',
          role: 'tab',
          'data-place': place.id,
          'aria-selected': String(isHere),
          tabindex: isHere ? '0' : '-1',
        },
        called(place),
        badge && ' ',
        badge,
      );
    });
    const drawn = /** @type {HTMLElement} */ (this.#tabs.cloneNode());
    drawn.append(...tabs);
    morph(this.#tabs, drawn);
  }

  /** Moves between tabs by arrow keys. @param {KeyboardEvent} event */
  #onTabKey(event) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const tabs = [...this.#tabs.querySelectorAll('button')];
    const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (by === 0 || at < 0 || !next) return;
    event.preventDefault();
    next.focus();
    this.go(next.dataset['place'] ?? '');
  }
}
