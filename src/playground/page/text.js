import { element } from './element.js';

/** @import { MarkdownBlock, MarkdownInline } from '../wire.ts' */

/**
 * The names of users and channels. @typedef {{ readonly person: (id: string) => string, readonly channel: (id: string)
 * => string }} Names
 */

const SPANS = /** @type {const} */ ({ bold: 'b', italic: 'i', underline: 'u', strike: 's' });

/**
 * @param {readonly MarkdownInline[]} parts
 * @param {Names} names
 * @returns {readonly (Node | string)[]}
 */
const inline = (parts, names) =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    switch (part.kind) {
      case 'code':
        return element('code', {}, part.text);
      case 'link':
        return element('a', { href: part.href, target: '_blank' }, part.text);
      case 'person':
        return element('span', { class: 'mention' }, `@${names.person(part.id)}`);
      case 'channel':
        return element('span', { class: 'mention' }, `#${names.channel(part.id)}`);
      default:
        return element(SPANS[part.kind], {}, ...inline(part.of, names));
    }
  });

/**
 * @param {MarkdownBlock} block
 * @param {Names} names
 */
const blockOf = (block, names) => {
  if (block.kind === 'code') return element('pre', { tabindex: '0' }, block.text);
  const parts = inline(block.of, names);
  switch (block.kind) {
    case 'heading':
      return element('h3', { class: `of-${block.level}` }, ...parts);
    case 'small':
      return element('small', {}, ...parts);
    case 'quote':
      return element('blockquote', {}, ...parts);
    case 'item': {
      const item = element('div', { class: 'item' }, block.mark, element('p', {}, ...parts));
      item.style.setProperty('--depth', String(block.depth));
      return item;
    }
    default:
      return element('p', {}, ...parts);
  }
};

/**
 * @param {readonly MarkdownBlock[]} blocks
 * @param {Names} names
 */
export const textOf = (blocks, names) =>
  element('div', { class: 'text' }, ...blocks.map((block) => blockOf(block, names)));
