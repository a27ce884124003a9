/** Keys by which a closed list would choose at once. */
const CHOOSING = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter']);

/**
 * Opens a list by the keys that would choose from it while it is closed: what is chosen counts at once, so whoever has
 * no mouse must see first what there is.
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
