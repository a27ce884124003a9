import type { Format } from '../base/messages.ts';
import { overrule } from '../base/options.ts';
import { moreItems } from '../base/text.ts';
import { list, name, names } from '../base/values.ts';

/** The description of `/piece` for Discord. */
export const definition = {
  description: 'piece-command',
  subcommands: {
    list: {
      description: 'piece-command-list',
      options: { side: 'piece-option-list-side', name: 'piece-option-list-name' },
    },
    show: { description: 'piece-command-show', options: { piece: 'piece-option-piece' } },
    delete: { description: 'piece-command-delete', options: { piece: 'piece-option-piece', overrule } },
    add: {
      description: 'piece-command-add',
      options: {
        prototype: 'piece-option-prototype',
        to: 'piece-option-to',
        side: 'piece-option-add-side',
        name: 'piece-option-name',
        overrule,
      },
    },
    set: {
      description: 'piece-command-set',
      options: {
        piece: 'piece-option-piece',
        property: 'piece-option-property',
        value: 'piece-option-value',
        overrule,
      },
    },
    clone: {
      description: 'piece-command-clone',
      options: { piece: 'piece-option-piece', count: 'piece-option-count', overrule },
    },
    replace: {
      description: 'piece-command-replace',
      options: {
        piece: 'piece-option-piece',
        prototype: 'piece-option-prototype',
        name: 'piece-option-name',
        overrule,
      },
    },
    flip: {
      description: 'piece-command-flip',
      options: { piece: 'piece-option-piece', layer: 'piece-option-layer', overrule },
    },
    rotate: {
      description: 'piece-command-rotate',
      options: { piece: 'piece-option-piece', facing: 'piece-option-facing', overrule },
    },
    order: {
      description: 'piece-command-order',
      options: {
        piece: 'piece-option-piece',
        to: {
          description: 'piece-option-order-to',
          choices: { top: 'piece-to-top', up: 'piece-to-up', down: 'piece-to-down', bottom: 'piece-to-bottom' },
        },
        overrule,
      },
    },
    send: {
      description: 'piece-command-send',
      options: { piece: 'piece-option-piece', to: 'piece-option-to', overrule },
    },
    give: {
      description: 'piece-command-give',
      options: { piece: 'piece-option-piece', side: 'piece-option-give-side', overrule },
    },
    reveal: {
      description: 'piece-command-reveal',
      options: { piece: 'piece-option-piece', person: 'piece-option-person' },
    },
    hide: {
      description: 'piece-command-hide',
      options: {
        piece: 'piece-option-piece',
        what: {
          description: 'piece-option-what',
          choices: { identity: 'piece-what-identity', existence: 'piece-what-existence' },
        },
        overrule,
      },
    },
    peek: { description: 'piece-command-peek', options: { piece: 'piece-option-piece' } },
  },
} as const;

/**
 * A suggested piece. `notes`: its side and its differences from others; `count`: the number of pieces that look the
 * same; `handle`: set if nothing else distinguishes it.
 */
export const pieceAt = (
  format: Format,
  piece: string,
  spot: string,
  notes: readonly string[],
  count = 1,
  handle: string | undefined = undefined,
): string => {
  const all = [
    ...notes,
    ...(count > 1 ? [format('piece-one-of', { count })] : []),
    ...(handle === undefined ? [] : [handle]),
  ];
  return all.length === 0
    ? format('piece-at', { name: piece, spot })
    : format('piece-at-noted', { name: piece, spot, notes: list(all, 'more') });
};

/**
 * A text that could mean several pieces; `more`: the number of pieces that are left out, undefined if they weren't
 * counted.
 */
export const several = (format: Format, text: string, pieces: readonly string[], more: number | undefined): string => {
  const rest = more === undefined ? [format('piece-many-more')] : moreItems(format, more);
  return format('piece-several', {
    text: name(text),
    pieces: list([...pieces, ...rest], rest.length > 0 ? 'and' : 'or'),
  });
};

/** The warning that a player set a property that no piece here had; `near`: similar names. */
export const newProperty = (format: Format, text: string, near: readonly string[]): string => {
  const property = name(text);
  return near.length === 0
    ? format('piece-new-property', { property })
    : format('piece-new-property-near', { property, near: names(near, 'or') });
};
