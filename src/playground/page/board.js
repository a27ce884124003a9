import { drawn } from './element.js';
import { fill, page } from './words.js';

/** @import { CellPress, WireCell } from '../wire.ts' */

/**
 * The cells of a board's picture that can be pressed. They are one tab stop: arrows move between cells, Enter presses.
 */

/** Returns a press's label with the name of its list. @param {CellPress} press */
export const pressLabel = ({ label, list }) =>
  list === undefined ? label : fill(page.described, { label, description: list });

/**
 * Returns a cell's label. It contains the cell's name, either from the actions or before them.
 *
 * @param {string} cell
 * @param {readonly CellPress[]} does
 */
const labelOf = (cell, does) => {
  const said = (does.length === 1 ? does.map(({ label }) => label) : does.map(pressLabel)).join('; ');
  return said.includes(cell) ? said : `${cell}, ${said}`;
};

/**
 * Returns the cells over a picture of that size, in its pixels.
 *
 * @param {readonly WireCell[]} cells
 * @param {number} width
 * @param {number} height
 */
export const cellsOver = (cells, width, height) =>
  drawn(
    'svg',
    { class: 'cells', viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': page.boardCells, tabindex: '-1' },
    ...cells.map(({ cell, outline, does }, i) => {
      const label = labelOf(cell, does);
      const title = drawn('title', {});
      title.textContent = label;
      return drawn(
        'polygon',
        {
          points: outline.map((corner) => corner.join()).join(' '),
          role: 'button',
          tabindex: i === 0 ? '0' : '-1',
          'aria-label': label,
          'data-does': JSON.stringify(does),
        },
        title,
      );
    }),
  );

/**
 * Returns the possible actions of a press on an element.
 *
 * @param {Element} target
 * @returns {readonly CellPress[]}
 */
export const pressesOn = (target) =>
  JSON.parse(target.closest('.cells [data-does]')?.getAttribute('data-does') ?? '[]');

/** Focuses a cell, or the group of all cells. @param {Element} cell */
export const focusOn = (cell) => {
  const all = cell.matches('polygon') ? (cell.parentElement?.children ?? []) : [];
  for (const other of all) other.setAttribute('tabindex', other === cell ? '0' : '-1');
  /** @type {SVGElement} */ (cell).focus({ preventScroll: true });
};

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} cell @returns {readonly [number, number]} */
const middleOf = (cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Sideways distance counts this much more than distance ahead. */
const ASIDE = 2;

/** Moves the focus to the nearest cell in the key's direction. @param {Element} cell @param {string} key */
export const goOn = (cell, key) => {
  const [x, y] = WAYS[key] ?? [0, 0];
  const [fromX, fromY] = middleOf(cell);
  let [best, least] = [cell, Number.POSITIVE_INFINITY];
  for (const other of cell.parentElement?.children ?? []) {
    const [toX, toY] = middleOf(other);
    const [ahead, aside] = x === 0 ? [(toY - fromY) * y, toX - fromX] : [(toX - fromX) * x, toY - fromY];
    const far = ahead + ASIDE * Math.abs(aside);
    if (ahead > 1 && far < least) [best, least] = [other, far];
  }
  focusOn(best);
};

/** True for keys that move between cells. @param {string} key */
export const isWay = (key) => key in WAYS;

/** Returns a press in the picture's pixels. @param {HTMLImageElement} image @param {MouseEvent} event */
export const pointOn = (image, { clientX, clientY }) => {
  const { left, top, width, height } = image.getBoundingClientRect();
  return {
    x: ((clientX - left) * image.naturalWidth) / Math.max(1, width),
    y: ((clientY - top) * image.naturalHeight) / Math.max(1, height),
  };
};
