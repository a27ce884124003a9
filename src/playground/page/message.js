import { element, faceOf } from './element.js';
import { textOf } from './text.js';

/** @import { WireControl, WireMessage, WireSelect } from '../wire.ts' */
/** @import { Names } from './text.js' */
/**
 * What a press is told to: the control's id, and what was chosen. @typedef {(control: string, values: readonly
 * string[]) => void} Press
 */

/** @param {number} at */
const timeOf = (at) => {
  const time = new Date(at);
  return element(
    'time',
    { datetime: time.toISOString() },
    time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }),
  );
};

/**
 * @param {NonNullable<WireMessage['picture']>} picture
 */
const pictureOf = ({ alt, url }) =>
  url === undefined
    ? element('div', { class: 'picture coming' }, 'The board is being drawn…')
    : element('a', { class: 'picture', href: url, target: '_blank' }, element('img', { src: url, alt }));

/**
 * @param {WireSelect} select
 * @param {Press} press
 * @returns {readonly HTMLElement[]}
 */
const selectOf = (select, press) => {
  const isOne = select.max === 1;
  const options = select.options.map(({ value, label, description, chosen }) =>
    element('option', { value, selected: chosen === true }, description === '' ? label : `${label} – ${description}`),
  );
  const list = element('select', { 'aria-label': select.placeholder, multiple: !isOne }, ...options);
  const chosen = () =>
    press(
      select.id,
      [...list.selectedOptions].map(({ value }) => value),
    );
  if (!isOne) {
    const send = element('button', { type: 'button' }, 'Choose');
    send.addEventListener('click', chosen);
    return [list, send];
  }
  list.prepend(element('option', { disabled: true, selected: true, hidden: true, value: '' }, select.placeholder));
  list.addEventListener('change', () => {
    chosen();
    // The same can be chosen again, as after a form that was closed.
    list.selectedIndex = 0;
  });
  return [list];
};

/**
 * @param {WireControl} control
 * @param {Press} press
 * @returns {readonly HTMLElement[]}
 */
const controlOf = (control, press) => {
  if (control.kind === 'select') return selectOf(control, press);
  const button = element('button', { type: 'button', class: control.style, disabled: control.disabled }, control.label);
  button.addEventListener('click', () => press(control.id, []));
  return [button];
};

/** @param {WireMessage} message @param {Names} names */
const faceFor = ({ from }, names) =>
  from.kind === 'person'
    ? faceOf({ id: from.id, name: names.person(from.id) }, 'face portrait')
    : element('span', { class: 'face portrait' }, element('img', { src: '/icon.svg', alt: '' }));

/**
 * A message as an element; its buttons and lists press.
 *
 * @param {WireMessage} message
 * @param {Names} names
 * @param {Press} press
 */
export const messageOf = (message, names, press) => {
  const { id, from, at, text, isPrivate, isPing, used, picture, file, rows } = message;
  if (from.kind === 'notice') return element('div', { class: 'notice', 'data-id': id }, textOf(text, names));
  return element(
    'article',
    { class: `message${isPing ? ' ping' : isPrivate ? ' private' : ''}`, 'data-id': id },
    used &&
      element(
        'div',
        { class: 'used' },
        faceOf({ id: used.person, name: names.person(used.person) }),
        `${names.person(used.person)} used `,
        element('b', {}, used.command),
      ),
    faceFor(message, names),
    element(
      'div',
      {},
      element(
        'div',
        { class: 'byline' },
        element('b', {}, from.kind === 'bot' ? 'Quartermaster' : names.person(from.id)),
        from.kind === 'bot' ? element('span', { class: 'app' }, 'APP') : undefined,
        timeOf(at),
      ),
      textOf(text, names),
      picture && pictureOf(picture),
      file && element('a', { class: 'file', href: file.url, download: file.name }, file.name),
      ...rows.map((row) => element('div', { class: 'row' }, ...row.flatMap((control) => controlOf(control, press)))),
      isPrivate ? element('p', { class: 'only' }, 'Only you can see this') : undefined,
    ),
  );
};
