import { focusOn, goOn, isWay, pointOn, pressesOn, pressLabel } from './board.js';
import { element } from './element.js';
import { openChoice } from './form.js';
import { arrange, morph } from './morph.js';
import { failedPicture, isBare, keepPicture, notePressed, pictureOf, sizesOf } from './picture.js';
import { page } from './words.js';

/**
 * Called for a press with the IDs of the message and the control, and the chosen values.
 *
 * @typedef {(message: string, control: string, values: readonly string[]) => void} Press
 */
/**
 * Called for a press on a picture with the message's ID and the position.
 *
 * @typedef {(message: string, at: { x: number, y: number }) => void} PressAt
 */

/** In pixels: a log this near to its end counts as being there. */
const NEAR = 40;

const SCROLLING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Toggles an entry of a multiple-choice list on a click: browsers would require Ctrl.
 *
 * @param {MouseEvent} event
 */
const onOption = (event) => {
  const { target } = event;
  const list = target instanceof HTMLOptionElement ? target.closest('select') : null;
  if (!(target instanceof HTMLOptionElement) || !list?.multiple || event.button !== 0) return;
  event.preventDefault();
  const { scrollTop } = list;
  target.selected = !target.selected;
  list.focus({ preventScroll: true });
  list.scrollTop = scrollTop;
};

/**
 * The messages of one place, laid out from the end (`column-reverse`). The end stays in sight until the reader scrolls,
 * then the messages in sight do.
 */
export class Log {
  #list = element('div', { class: 'said' });
  #below = element('div', { class: 'offers' });
  #scroller;
  #newer = element('button', { type: 'button', class: 'newer', hidden: true });
  #follows = true;
  #hasNews = false;
  /** The first message in sight. @type {Element | undefined} */
  #looked;
  /** Its distance below the upper edge. */
  #lookedTop = 0;
  #lookedAt = 0;
  #wanted = '';
  /**
   * The newest message, or the one that was pressed. Its start stays in sight until the reader scrolls.
   *
   * @type {Element | undefined}
   */
  #front;
  /** The scroll position for that, if it isn't the end. */
  #placedAt = 0;
  #height = globalThis.innerHeight;

  /**
   * `miss` is called for a press on a board cell without actions.
   *
   * @param {string} label
   * @param {Press} press
   * @param {PressAt} point
   * @param {() => void} miss
   */
  constructor(label, press, point, miss) {
    const all = element('div', { class: 'all' }, this.#list, this.#below);
    this.#scroller = element('div', { class: 'log', role: 'log', tabindex: '0', 'aria-label': label }, all);
    this.element = element('div', { class: 'history' }, this.#scroller, this.#newer);
    this.#scroller.addEventListener('scroll', () => this.#onScroll());
    this.#newer.addEventListener('click', () => {
      this.toEnd();
      this.#scroller.focus({ preventScroll: true });
    });
    const sizes = new ResizeObserver(() => this.#onSize());
    for (const one of [this.#scroller, all]) sizes.observe(one);
    this.#list.addEventListener('click', (event) => this.#onClick(event, press, point, miss));
    for (const kind of ['wheel', 'touchmove'])
      this.#scroller.addEventListener(kind, () => this.#letGo(), { passive: true });
    this.#scroller.addEventListener('pointerdown', ({ target }) => target === this.#scroller && this.#letGo());
    this.#scroller.addEventListener('keydown', ({ key }) => SCROLLING.has(key) && this.#letGo());
    this.#list.addEventListener('keydown', (event) => onCellKey(event, press));
    this.#list.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.multiple) return;
      press(idOf(target), target.dataset['control'] ?? '', [target.value]);
      target.selectedIndex = 0;
    });
    this.#list.addEventListener('mousedown', onOption);
    // Error events don't bubble.
    this.#list.addEventListener('error', ({ target }) => void failedPicture(target), { capture: true });
  }

  /**
   * Replaces the messages; equal ones keep their elements.
   *
   * @param {readonly HTMLElement[]} messages
   */
  show(messages) {
    const before = new Map([...this.#list.children].map((child) => [idOf(child), child]));
    const all = messages.map((message) => {
      const old = before.get(idOf(message));
      if (old) this.#change(old, message);
      return old ?? message;
    });
    if (before.size > 0 && all.some((message) => !message.isConnected)) this.#tellNews();
    arrange(this.#list, all);
  }

  /** Appends a new message, or updates an existing one. @param {HTMLElement} message */
  put(message) {
    const id = idOf(message);
    const before = this.#find(id);
    if (before) return this.#change(before, message);
    this.#list.append(message);
    if (this.#follows) this.#front = message;
    this.#tellNews();
    if (id === this.#wanted) this.focusOn(id);
  }

  /**
   * Marks a message as waiting for an answer. Returns a function that ends that; a change of the message also does.
   *
   * @param {string} id
   */
  wait(id) {
    const message = this.#find(id);
    message?.setAttribute('aria-busy', 'true');
    return () => message?.removeAttribute('aria-busy');
  }

  /** Keeps the start of a pressed message in sight. @param {string} id */
  hold(id) {
    this.#front = this.#find(id);
  }

  /** Keeps the log's end in sight if the window's height changes, as with an on-screen keyboard. */
  #onSize() {
    const { innerHeight } = globalThis;
    if (innerHeight !== this.#height) this.#letGo();
    this.#height = innerHeight;
    this.#keep();
  }

  #letGo() {
    this.#front = undefined;
  }

  /** Focuses the controls of a message, now or once it exists. @param {string} id */
  focusOn(id) {
    const message = this.#find(id);
    this.#wanted = message ? '' : id;
    if (!message) return;
    if (message === this.#list.lastElementChild) {
      this.toEnd();
      this.#front = message;
      this.#keep();
    }
    this.#focusIn(message);
  }

  /** @param {string} id */
  #find(id) {
    return [...this.#list.children].find((child) => idOf(child) === id);
  }

  /** Replaces the offers below all messages. @param {readonly HTMLElement[]} offers */
  offer(offers) {
    this.#below.replaceChildren(...offers);
  }

  toEnd() {
    this.#follows = true;
    this.#front = undefined;
    this.#scroller.scrollTop = 0;
    this.#drawNewer();
  }

  /** @param {Element} before @param {Element} after */
  #change(before, after) {
    const sizes = isBare(after) ? sizesOf(before) : undefined;
    const focused = before.contains(document.activeElement) ? document.activeElement : null;
    const wasOnBoard = Boolean(focused?.closest('.cells'));
    morph(before, after);
    keepPicture(before, sizes);
    // A player on the board keeps the focus there while the next picture is drawn.
    const cells = /** @type {SVGElement | null} */ (wasOnBoard ? before.querySelector('.cells') : null);
    const isLeft = focused !== null && !before.contains(document.activeElement);
    if (cells && (isLeft || document.activeElement === cells)) focusOn(cells.firstElementChild ?? cells);
    else if (isLeft) this.#focusIn(before);
    if (before === this.#front) this.#keep();
  }

  /** @param {Element} message */
  #focusIn(message) {
    /** @type {HTMLElement | null} */
    const control = message.querySelector('button:enabled, select');
    (control ?? this.#scroller).focus({ preventScroll: true });
  }

  #tellNews() {
    this.#hasNews = !this.#follows;
    this.#drawNewer();
  }

  #drawNewer() {
    if (this.#follows) this.#hasNews = false;
    // A reader of an older message sees the button only if there is news.
    this.#newer.hidden = this.#follows || (this.#front?.isConnected === true && !this.#hasNews);
    const said = this.#hasNews ? page.newMessages : page.toNewest;
    if (this.#newer.textContent !== said) this.#newer.textContent = said;
  }

  /** Handles a scroll. The position is 0 at the end and negative above it. */
  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const scrolled = this.#follows ? undefined : scrollTop - this.#lookedAt;
    const isPlaced = this.#front?.isConnected === true && Math.abs(scrollTop - this.#placedAt) < 2;
    this.#follows = -scrollTop < NEAR || (this.#follows && isPlaced);
    // Sizes may have changed since the last paint, so the content in sight moves only as far as the reader scrolled. At
    // the start this is unknown: a browser also scrolls when the log gets shorter.
    const atBeginning = -scrollTop >= scrollHeight - clientHeight - 1;
    if (scrolled !== undefined && !atBeginning) this.#keep(scrolled);
    if (!this.#follows && scrolled !== 0) this.#look();
    this.#drawNewer();
  }

  #look() {
    const { top } = this.#scroller.getBoundingClientRect();
    this.#looked = firstBelow([...this.#list.children], top);
    this.#lookedTop = (this.#looked?.getBoundingClientRect().top ?? 0) - top;
    this.#lookedAt = this.#scroller.scrollTop;
  }

  /**
   * Corrects the position after a change of sizes, before it is painted. Keeps the end at the end, otherwise the
   * message in sight in place, plus the reader's scrolling since.
   *
   * @param {number} [scrolled]
   */
  #keep(scrolled = 0) {
    const above = this.#front?.isConnected ? this.#aboveOf(this.#front) : 0;
    if (this.#follows) {
      this.#placedAt = Math.min(0, Math.floor(this.#scroller.scrollTop - above));
      // Setting the same position would stop a scroll that has just begun.
      if (Math.abs(this.#scroller.scrollTop - this.#placedAt) >= 1) this.#scroller.scrollTop = this.#placedAt;
      return;
    }
    if (above > 0) {
      this.#scroller.scrollTop -= above;
      return this.#look();
    }
    if (!this.#looked?.isConnected) return this.#look();
    const top = this.#looked.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top;
    const moved = top - this.#lookedTop + scrolled;
    if (Math.abs(moved) >= 1) this.#scroller.scrollTop += moved;
    this.#lookedAt = this.#scroller.scrollTop - scrolled;
  }

  /**
   * Returns how many pixels of a message are above the upper edge; negative if it is below.
   *
   * @param {Element} message
   */
  #aboveOf(message) {
    return this.#scroller.getBoundingClientRect().top - message.getBoundingClientRect().top;
  }

  /** @param {MouseEvent} event @param {Press} press @param {PressAt} point @param {() => void} miss */
  #onClick(event, press, point, miss) {
    const { target } = event;
    if (target instanceof SVGElement)
      return target.closest('.cells') && pressesOn(target).length === 0 ? miss() : pressCell(target, press);
    if (target instanceof HTMLImageElement && target.closest('[data-opens]'))
      return point(idOf(target), pointOn(target, event));
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { control, choose, src = '', alt = '', width = '0', height = '0' } = button.dataset;
    if (control !== undefined) press(idOf(button), control, []);
    else if (choose !== undefined) {
      const list = /** @type {HTMLSelectElement | null} */ (button.parentElement?.querySelector('select') ?? null);
      press(
        idOf(button),
        choose,
        [...(list?.selectedOptions ?? [])].map(({ value }) => value),
      );
    } else if (src !== '') {
      const again = pictureOf({ url: src, alt, width: Number(width), height: Number(height) });
      button.closest('.picture')?.replaceWith(again);
      again.focus({ preventScroll: true });
    }
  }
}

/** Presses a cell of a board. Asks first if there are several actions. @param {Element} cell @param {Press} press */
const pressCell = (cell, press) => {
  const does = pressesOn(cell);
  const message = idOf(cell);
  const [one, ...others] = does;
  if (!one) return;
  notePressed();
  if (others.length === 0) return press(message, one.control, one.values);
  openChoice(
    page.choose,
    does.map((each) => ({ label: pressLabel(each), take: () => press(message, each.control, each.values) })),
  );
};

/** @param {KeyboardEvent} event @param {Press} press */
const onCellKey = (event, press) => {
  const cell = event.target instanceof Element ? event.target.closest('.cells [data-does]') : null;
  if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
  if (isWay(event.key)) goOn(cell, event.key);
  else if (event.key === 'Enter' || event.key === ' ') pressCell(cell, press);
  else return;
  event.preventDefault();
};

/** @param {Element} within */
const idOf = (within) => /** @type {HTMLElement | null} */ (within.closest('[data-id]'))?.dataset['id'] ?? '';

/**
 * Returns the first element that ends below a line. They must be in vertical order.
 *
 * @param {readonly Element[]} all
 * @param {number} line
 */
const firstBelow = (all, line) => {
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > line) to = middle;
    else from = middle + 1;
  }
  return all[from];
};
