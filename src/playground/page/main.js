import { element, faceOf } from './element.js';
import { offerLanguages } from './language.js';
import { openByKey } from './list.js';
import { arrange } from './morph.js';
import { Pane } from './pane.js';
import { page } from './words.js';

/** @import { WireEvent, WirePerson } from '../wire.ts' */

/** The users shown are in the page's address: `#Alice,Bob`. At first it is only the first of these. */
const FIRST = ['Alice', 'Bob'];

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

const [panesElement, peopleElement, stateElement] = ['panes', 'people', 'state'].map(byId);
const nameField = /** @type {HTMLInputElement} */ (byId('name'));

/** By name in lower case, in display order. @type {Map<string, Pane>} */
const panes = new Map();
/** @type {readonly WirePerson[]} */
let people = [];
/** @type {Map<string, string>} */
const channels = new Map();
/** @type {EventSource | undefined} */
let live;

const names = {
  /** @param {string} id */
  person: (id) => people.find((one) => one.id === id)?.name ?? page.somebody,
  /** @param {string} id */
  channel: (id) => channels.get(id) ?? page.unknownChannel,
};

/** @param {string} name */
const paneOf = (name) => panes.get(name.toLowerCase());

// Files dropped outside a pane must not open in place of the page.
document.addEventListener('keydown', openByKey);
for (const kind of ['dragover', 'drop']) document.addEventListener(kind, (event) => event.preventDefault());

/** @param {WireEvent} event */
const hear = (event) => {
  if (event.kind === 'people') {
    people = event.people;
    drawPeople();
    for (const pane of panes.values()) pane.again();
  } else if (event.kind === 'state') {
    for (const { id, name } of event.places) channels.set(id, name);
    paneOf(event.person.name)?.begin(event.person, event.places, event.messages);
  } else {
    for (const pane of panes.values()) if (pane.person === event.person) pane.hear(event.message);
  }
};

/** Opens one stream for all users shown, which starts again after a break. */
const connect = () => {
  live?.close();
  const shown = [...panes.values()].map(({ name }) => name);
  history.replaceState(null, '', `#${shown.map(encodeURIComponent).join(',')}`);
  const none = element('p', { class: 'empty' }, page.nobodyShown);
  if (panesElement)
    arrange(panesElement, shown.length === 0 ? [none] : [...panes.values()].map((pane) => pane.element));
  const query = (shown.length === 0 ? FIRST : shown).map((name) => `name=${encodeURIComponent(name)}`).join('&');
  live = new EventSource(`/live?${query}`);
  live.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  live.addEventListener('open', () => say(''));
  live.addEventListener('error', () => say(page.tryingAgain));
};

/** @param {string} text */
const say = (text) => {
  if (stateElement) stateElement.textContent = text;
};

/** @param {string} name */
const add = (name) => {
  if (!paneOf(name)) panes.set(name.toLowerCase(), new Pane(name, names, () => remove(name), invite));
};

/** Shows a second user, for a game that needs two players. */
const invite = () => {
  const [another] = FIRST.filter((name) => !paneOf(name));
  if (panes.size > 1 || another === undefined) return;
  add(another);
  connect();
  drawPeople();
};

/** @param {string} name */
const remove = (name) => {
  panes.delete(name.toLowerCase());
  connect();
  drawPeople();
};

const drawPeople = () => {
  const chips = people.map((person) => {
    const box = element('input', { type: 'checkbox', 'data-name': person.name });
    box.checked = paneOf(person.name) !== undefined;
    box.addEventListener('change', () => {
      if (!box.checked) return remove(person.name);
      add(person.name);
      connect();
    });
    return element('label', { class: 'who' }, box, faceOf(person), person.name);
  });
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset['name'];
  peopleElement?.replaceChildren(...chips);
  for (const chip of chips) {
    const box = chip.querySelector('input');
    if (focused !== undefined && box?.dataset['name'] === focused) box.focus();
  }
};

byId('newcomer').addEventListener('submit', (event) => {
  event.preventDefault();
  const name = nameField.value.trim();
  if (name !== '') add(name);
  nameField.value = '';
  connect();
});

/** Fits the page above an on-screen keyboard, which some browsers would let cover it. */
const fillHeight = () => {
  const { visualViewport: seen } = window;
  if (!seen || Math.abs(seen.scale - 1) > 0.01) return;
  document.documentElement.style.setProperty('--height', `${seen.height}px`);
  window.scrollTo(0, 0);
};
offerLanguages();

window.visualViewport?.addEventListener('resize', fillHeight);
fillHeight();

const wanted = location.hash
  .slice(1)
  .split(',')
  .map(decodeURIComponent)
  .filter((name) => name !== '');
for (const name of wanted.length > 0 ? wanted : FIRST.slice(0, 1)) add(name);
connect();
