/** Updates the page with as few changes as possible, so that elements keep their focus, state and position. */

/**
 * Makes an element equal to another. Changes texts and attributes, and replaces elements with another name.
 *
 * @param {Node} before
 * @param {Node} after
 */
export const morph = (before, after) => {
  if (before.isEqualNode(after)) return;
  if (before instanceof Text && after instanceof Text) {
    before.data = after.data;
    return;
  }
  if (!(before instanceof Element && after instanceof Element) || before.nodeName !== after.nodeName) {
    /** @type {ChildNode} */ (before).replaceWith(after);
    return;
  }
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) before.removeAttribute(name);
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) before.setAttribute(name, value);
  }
  const [old, fresh] = [[...before.childNodes], [...after.childNodes]];
  for (const [index, node] of fresh.entries()) {
    const at = old[index];
    if (at) morph(at, node);
    else before.append(node);
  }
  for (const rest of old.slice(fresh.length)) rest.remove();
};

/**
 * Puts elements into a parent in this order, and moves existing ones only if necessary.
 *
 * @param {Element} parent
 * @param {readonly Element[]} elements
 */
export const arrange = (parent, elements) => {
  const wanted = new Set(elements);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const element of elements) {
    if (element === at) at = at.nextElementSibling;
    else parent.insertBefore(element, at);
  }
};
