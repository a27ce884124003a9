/**
 * Creates an element. Texts become text nodes, never HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | boolean | undefined>} attributes `false` or undefined leaves one out; `true` is blank
 * @param {...(Node | string | undefined)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/**
 * Creates an SVG element.
 *
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...Node} children
 */
export const drawn = (name, attributes = {}, ...children) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

const COLOURS = ['#3ba55c', '#c27c0e', '#9b59b6', '#3498db', '#d1477d', '#1f8b81', '#a84300', '#71368a', '#4f6bed'];

/**
 * Returns a circle with a user's initial, in their color.
 *
 * @param {{ readonly id: string, readonly name: string }} person
 * @param {string} [style] its second class
 */
export const faceOf = ({ id, name }, style = '') => {
  const face = element(
    'span',
    { class: `face ${style}`.trim(), 'aria-hidden': 'true' },
    [...name][0]?.toUpperCase() ?? '?',
  );
  face.style.backgroundColor = COLOURS[Number(id.slice(-4)) % COLOURS.length] ?? '';
  return face;
};
