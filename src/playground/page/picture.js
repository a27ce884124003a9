import { cellsOver } from './board.js';
import { element } from './element.js';
import { page } from './words.js';

/** @import { WireMessage } from '../wire.ts' */

/** The longest side in pixels of a picture, and of one that can be pressed. */
const LONGEST_SHOWN_SIDE = 440;
const LONGEST_PRESSED_SIDE = 580;
/** The largest part of the window's height for a picture, so that its controls fit below. */
const HIGHEST_PART = 0.52;
/** In pixels: pictures in a low window are not reduced further. */
const LOWEST_BOUND = 300;

/**
 * Returns a picture with its size, before it is loaded. A press opens it whole in a new tab; if the board can be
 * pressed, a sign in its corner does.
 *
 * @param {NonNullable<WireMessage['picture']>} picture
 */
export const pictureOf = ({ alt, url, width = LONGEST_SHOWN_SIDE, height = LONGEST_SHOWN_SIDE, cells, opens }) => {
  if (url === undefined) return element('div', { class: 'picture coming' }, page.drawing);
  const isPressed = cells !== undefined || opens === true;
  const longest = isPressed ? LONGEST_PRESSED_SIDE : LONGEST_SHOWN_SIDE;
  const highest = Math.max(LOWEST_BOUND, HIGHEST_PART * globalThis.innerHeight);
  const scale = Math.min(1, longest / width, longest / height, highest / height);
  const [shownWidth, shownHeight] = [width, height].map((size) => String(Math.max(1, Math.round(size * scale))));
  const image = element('img', { loading: 'lazy', src: url, alt, width: shownWidth, height: shownHeight });
  if (!isPressed) return element('a', { class: 'picture', href: url, target: '_blank' }, image);
  const whole = element('a', { class: 'whole', href: url, target: '_blank', 'aria-label': page.boardWhole }, '⤢');
  const over = cells && cellsOver(cells, width, height);
  const attributes = { class: 'picture board', 'data-opens': opens === true };
  return over ? element('div', attributes, image, over, whole) : element('div', attributes, image, whole);
};

const PRESSED = 'board-pressed';

/**
 * Returns a hint below a board that it can be pressed, until the first press. @param {WireMessage['picture']} picture
 */
export const pressHint = (picture) =>
  picture?.cells === undefined || picture.cells.length === 0 || localStorage.getItem(PRESSED) !== null
    ? undefined
    : element('p', { class: 'press-hint' }, page.pressBoard);

export const notePressed = () => localStorage.setItem(PRESSED, '1');

/**
 * Replaces a picture that failed to load by its text, with a button to load it again.
 *
 * @param {EventTarget | null} target
 */
export const failedPicture = (target) => {
  const frame = target instanceof HTMLImageElement ? target.closest('.picture') : null;
  if (!frame || !(target instanceof HTMLImageElement)) return;
  const [src, width, height] = ['src', 'width', 'height'].map((name) => target.getAttribute(name) ?? '');
  const { alt } = target;
  const again = element(
    'button',
    { type: 'button', 'data-src': src, 'data-alt': alt, 'data-width': width, 'data-height': height },
    page.loadAgain,
  );
  frame.replaceWith(
    element(
      'div',
      { class: 'picture failed' },
      element('p', {}, page.notLoaded),
      element('p', { class: 'alt', tabindex: '0' }, alt),
      element('div', { class: 'row' }, again),
    ),
  );
};

/** True if only the title of a message is above its picture. @param {Element} message */
export const isBare = (message) => (message.querySelector('.text')?.childElementCount ?? 0) <= 1;

/**
 * Returns the distance of a message's picture from its upper edge, and the message's height, in pixels. Returns
 * undefined without a picture that can be pressed.
 *
 * @param {Element} message
 */
export const sizesOf = (message) => {
  const picture = message.querySelector('.picture.board');
  const { top, height } = message.getBoundingClientRect();
  return picture ? { above: picture.getBoundingClientRect().top - top, height } : undefined;
};

/**
 * Keeps the picture in place while a question about it appears, so that a press never hits another cell.
 *
 * @param {Element} message
 * @param {ReturnType<typeof sizesOf>} before
 */
export const keepPicture = (message, before) => {
  const media = /** @type {HTMLElement | null} */ (message.querySelector('.media'));
  const now = sizesOf(message);
  if (!media || !before || !now || !(message instanceof HTMLElement)) return;
  if (now.above < before.above) media.style.marginTop = `${before.above - now.above}px`;
  message.style.minHeight = `${before.height}px`;
};
