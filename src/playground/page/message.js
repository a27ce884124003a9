import { element, faceOf } from './element.js';
import { pictureOf, pressHint } from './picture.js';
import { textOf } from './text.js';
import { fill, page } from './words.js';

/** @import { WireControl, WireMessage, WireSelect } from '../wire.ts' */
/** @import { Names } from './text.js' */

/** @param {number} at */
const timeOf = (at) => {
  const time = new Date(at);
  return element(
    'time',
    { datetime: time.toISOString() },
    time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }),
  );
};

const ENTRIES_IN_SIGHT = 13;

/**
 * Returns a list. A multiple-choice list gets a button to send the choice.
 *
 * @param {WireSelect} select
 * @returns {readonly HTMLElement[]}
 */
const selectOf = ({ id, placeholder, options, max }) => {
  const isOne = max === 1;
  const all = options.map(({ value, label, description, chosen }) =>
    element(
      'option',
      { value, selected: chosen === true },
      description === '' ? label : fill(page.described, { label, description }),
    ),
  );
  const attributes = { 'data-control': id, 'aria-label': placeholder, multiple: !isOne };
  if (!isOne)
    return [
      element('select', { ...attributes, size: String(Math.min(all.length, ENTRIES_IN_SIGHT)) }, ...all),
      element('button', { type: 'button', 'data-choose': id }, page.choose),
    ];
  const first = element('option', { disabled: true, selected: true, hidden: true, value: '' }, placeholder);
  return [element('select', attributes, first, ...all)];
};

/**
 * @param {WireControl} control
 * @returns {readonly HTMLElement[]}
 */
const controlOf = (control) => {
  if (control.kind === 'select') return selectOf(control);
  const { id, style, disabled, label } = control;
  return [element('button', { type: 'button', 'data-control': id, class: style, disabled }, label)];
};

/** @param {WireMessage} message @param {Names} names */
const faceFor = ({ from }, names) =>
  from.kind === 'person'
    ? faceOf({ id: from.id, name: names.person(from.id) }, 'portrait')
    : element('span', { class: 'face portrait' }, element('img', { src: '/icon.svg', alt: '' }));

/**
 * Returns the user and the command, which is bold. @param {NonNullable<WireMessage['used']>} used @param {Names} names
 */
const usedOf = ({ person, command }, names) => {
  const [before, after] = page.used.split('{command}').map((part) => fill(part, { name: names.person(person) }));
  return [before, element('b', {}, command), after || undefined];
};

/**
 * Returns a message as an element; the log handles its presses. The parts have fixed positions, so that it can be
 * updated in place.
 *
 * @param {WireMessage} message
 * @param {Names} names
 */
export const messageOf = (message, names) => {
  const { id, from, at, text, ask = [], isPrivate, isPing, used, picture, file, rows } = message;
  if (from.kind === 'notice') return element('div', { class: 'notice', 'data-id': id }, textOf(text, names));
  return element(
    'article',
    { class: `message${isPing ? ' ping' : isPrivate ? ' private' : ''}`, 'data-id': id },
    used &&
      element(
        'div',
        { class: 'used' },
        faceOf({ id: used.person, name: names.person(used.person) }),
        ...usedOf(used, names),
      ),
    faceFor(message, names),
    element(
      'div',
      {},
      element(
        'div',
        { class: 'byline' },
        element('b', {}, from.kind === 'bot' ? 'Quartermaster' : names.person(from.id)),
        from.kind === 'bot' ? element('span', { class: 'app' }, page.app) : undefined,
        timeOf(at),
      ),
      textOf(text, names),
      element(
        'div',
        { class: 'media' },
        picture && pictureOf(picture),
        pressHint(picture),
        file && element('a', { class: 'file', href: file.url, download: file.name }, file.name),
      ),
      textOf(ask, names),
      element(
        'div',
        { class: 'rows' },
        ...rows.map((row) => element('div', { class: 'row' }, ...row.flatMap(controlOf))),
      ),
      isPrivate ? element('p', { class: 'only' }, page.onlyYou) : undefined,
    ),
  );
};
