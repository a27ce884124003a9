import { cellsOver } from './board.js';
import { element } from './element.js';
import { page } from './words.js';

/** @import { WireMessage } from '../wire.ts' */

/** The longest side of a picture in a message, in pixels, and of one that is pressed. */
const LONGEST_SHOWN_SIDE = 440;
const LONGEST_PRESSED_SIDE = 580;
/** The part of the window's height that a picture takes at most, so that what belongs to it fits below. */
const HIGHEST_PART = 0.52;
/** A picture in a low window is not made smaller than this, in pixels. */
const LOWEST_BOUND = 300;

/**
 * A picture that has its size before it is loaded; a press shows it whole, beside the page. Of a board that can be
 * pressed a sign in its corner does.
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
  // One that stands nowhere, or far out of sight, is not loaded.
  const image = element('img', { loading: 'lazy', src: url, alt, width: shownWidth, height: shownHeight });
  if (!isPressed) return element('a', { class: 'picture', href: url, target: '_blank' }, image);
  const whole = element('a', { class: 'whole', href: url, target: '_blank', 'aria-label': page.boardWhole }, '⤢');
  const over = cells && cellsOver(cells, width, height);
  const attributes = { class: 'picture board', 'data-opens': opens === true };
  return over ? element('div', attributes, image, over, whole) : element('div', attributes, image, whole);
};

/** Where it is noted that somebody has pressed a board in this browser. */
const PRESSED = 'board-pressed';

/** Below the first board that can be pressed: that it can be. Not any more once one was. @param {WireMessage['picture']} picture */
export const pressHint = (picture) =>
  picture?.cells === undefined || picture.cells.length === 0 || localStorage.getItem(PRESSED) !== null
    ? undefined
    : element('p', { class: 'press-hint' }, page.pressBoard);

export const notePressed = () => localStorage.setItem(PRESSED, '1');

/**
 * Puts what a picture shows in the place of one that could not be loaded, with a button that loads it again.
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

/** True if nothing but the title of a message is above its picture. @param {Element} message */
export const isBare = (message) => (message.querySelector('.text')?.childElementCount ?? 0) <= 1;

/**
 * How far the picture of a message is below its upper edge, and how high the message is, in pixels; undefined without a
 * picture that can be pressed.
 *
 * @param {Element} message
 */
export const sizesOf = (message) => {
  const picture = message.querySelector('.picture.board');
  const { top, height } = message.getBoundingClientRect();
  return picture ? { above: picture.getBoundingClientRect().top - top, height } : undefined;
};

/**
 * The picture stays in its place while a question is asked about it, so that no press meets another cell.
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
