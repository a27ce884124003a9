import { focusOn, goOn, isWay, pointOn, pressesOn, pressLabel } from './board.js';
import { element } from './element.js';
import { openChoice } from './form.js';
import { arrange, morph } from './morph.js';
import { failedPicture, isBare, keepPicture, notePressed, pictureOf, sizesOf } from './picture.js';
import { page } from './words.js';

/**
 * What is told to a press: the message's and the control's id, and what was chosen. @typedef {(message: string,
 * control: string, values: readonly string[]) => void} Press
 */
/**
 * What is told to a press on a picture: the message's id, and where. @typedef {(message: string, at: { x: number, y:
 * number }) => void} PressAt
 */

/** How near to its end (in pixels) a log counts as being there. */
const NEAR = 40;

/** Keys by which a reader scrolls. */
const SCROLLING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * A click adds an entry to those that are chosen, or takes it out: without this, a browser asks for Ctrl.
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
 * What was said in one place. Its end stays in sight until the reader scrolls away from it: it is laid out from its end
 * (`column-reverse`), so that whatever grows or shrinks does not move the end. After that what the reader looks at
 * stays where it is.
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
  /** How far below the upper edge it begins. */
  #lookedTop = 0;
  /** Where the log was scrolled to when that was found. */
  #lookedAt = 0;
  /** The message that is looked at next, once it is there. */
  #wanted = '';
  /**
   * The newest message, or the one in which something was pressed: its beginning is kept in sight until the reader
   * scrolls. @type {Element | undefined}
   */
  #front;
  /** Where the log was scrolled to for that, if that is not its end. */
  #placedAt = 0;
  /** The window's height. */
  #height = globalThis.innerHeight;

  /**
   * @param {string} label
   * @param {Press} press
   * @param {PressAt} point
   * @param {() => void} miss is called for a press on a board where nothing can be pressed
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
      // The same can be chosen again, as after a form that was closed.
      target.selectedIndex = 0;
    });
    this.#list.addEventListener('mousedown', onOption);
    // It does not bubble.
    this.#list.addEventListener('error', ({ target }) => void failedPicture(target), { capture: true });
  }

  /**
   * All that is shown from now on; what was shown before and is the same stays as it is.
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

  /** A new message at the end, or one that has changed. @param {HTMLElement} message */
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
   * Shows that a press on a message is being answered. Returns what ends that; a change of the message ends it, too.
   *
   * @param {string} id
   */
  wait(id) {
    const message = this.#find(id);
    message?.setAttribute('aria-busy', 'true');
    return () => message?.removeAttribute('aria-busy');
  }

  /** From now on the beginning of a message in which something was pressed is kept in sight. @param {string} id */
  hold(id) {
    this.#front = this.#find(id);
  }

  /** Where the window gets lower or higher, as with a keyboard on the screen, the log's end is what counts. */
  #onSize() {
    const { innerHeight } = globalThis;
    if (innerHeight !== this.#height) this.#letGo();
    this.#height = innerHeight;
    this.#keep();
  }

  /** The reader scrolls. */
  #letGo() {
    this.#front = undefined;
  }

  /** Goes to what can be pressed in a message, now or once it is there. @param {string} id */
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

  /** What stands below all messages. @param {readonly HTMLElement[]} offers */
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
    // Whoever plays on the board stays there while another picture of it is drawn.
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
    // Whoever plays on in an older message isn't called away from it without news.
    this.#newer.hidden = this.#follows || (this.#front?.isConnected === true && !this.#hasNews);
    const said = this.#hasNews ? page.newMessages : page.toNewest;
    if (this.#newer.textContent !== said) this.#newer.textContent = said;
  }

  /** The end is at 0, what is above it below 0. */
  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const scrolled = this.#follows ? undefined : scrollTop - this.#lookedAt;
    const isPlaced = this.#front?.isConnected === true && Math.abs(scrollTop - this.#placedAt) < 2;
    this.#follows = -scrollTop < NEAR || (this.#follows && isPlaced);
    // Sizes may have changed since the log was painted: what is in sight moves as far as the reader scrolled. At the
    // beginning nobody can tell the reader's scrolling from what the browser does when the log becomes shorter.
    const atBeginning = -scrollTop >= scrollHeight - clientHeight - 1;
    if (scrolled !== undefined && !atBeginning) this.#keep(scrolled);
    if (!this.#follows && scrolled !== 0) this.#look();
    this.#drawNewer();
  }

  /** Notes what the reader looks at. */
  #look() {
    const { top } = this.#scroller.getBoundingClientRect();
    this.#looked = firstBelow([...this.#list.children], top);
    this.#lookedTop = (this.#looked?.getBoundingClientRect().top ?? 0) - top;
    this.#lookedAt = this.#scroller.scrollTop;
  }

  /**
   * After a change of sizes, before it is painted: the end stays at the end, else what is in sight stays there, but for
   * what the reader has scrolled since. @param {number} [scrolled]
   */
  #keep(scrolled = 0) {
    const above = this.#front?.isConnected ? this.#aboveOf(this.#front) : 0;
    if (this.#follows) {
      this.#placedAt = Math.min(0, Math.floor(this.#scroller.scrollTop - above));
      // Not where it is there already: that would stop a scrolling that has only just begun.
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

  /** How much of a message's beginning is above the upper edge (px); below 0: how far below it. @param {Element} message */
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

/** Presses a cell of a board; where that may mean several things, after a question. @param {Element} cell @param {Press} press */
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

/** The id of the message in which an element stands. @param {Element} within */
const idOf = (within) => /** @type {HTMLElement | null} */ (within.closest('[data-id]'))?.dataset['id'] ?? '';

/** The first of these, one below the other, that ends below a line. @param {readonly Element[]} all @param {number} line */
const firstBelow = (all, line) => {
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) > line) to = middle;
    else from = middle + 1;
  }
  return all[from];
};
