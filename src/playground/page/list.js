/** Keys that would immediately choose from a closed list. */
const CHOOSING = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter']);

/**
 * Opens a closed list instead of choosing from it by key. A choice takes effect at once, so keyboard users must first
 * be able to view the options.
 *
 * @param {KeyboardEvent} event
 */
export const openByKey = (event) => {
  const { target: list, key, altKey, ctrlKey, metaKey } = event;
  if (!(list instanceof HTMLSelectElement) || list.multiple || !('showPicker' in list)) return;
  if (altKey || ctrlKey || metaKey || !(CHOOSING.has(key) || key.length === 1)) return;
  event.preventDefault();
  list.showPicker();
};
