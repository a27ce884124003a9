import type { UnitSelectionError } from '../../engine/index.ts';
import type { Format } from '../base/messages.ts';
import { overrule } from '../base/options.ts';
import { moreItems, typed } from '../base/text.ts';
import { type ListArgument, list, name, names } from '../base/values.ts';

/** The description of `/army` for Discord. */
export const definition = {
  description: 'army-command',
  subcommands: {
    form: {
      description: 'army-command-form',
      options: { at: 'army-option-at', units: 'army-option-units', name: 'army-option-name', overrule },
    },
    join: {
      description: 'army-command-join',
      options: { army: 'army-option-army', units: 'army-option-units', overrule },
    },
    split: {
      description: 'army-command-split',
      options: { army: 'army-option-army', units: 'army-option-units', name: 'army-option-name' },
    },
    disband: { description: 'army-command-disband', options: { army: 'army-option-army' } },
    rename: { description: 'army-command-rename', options: { army: 'army-option-army', name: 'army-option-name' } },
    show: { description: 'army-command-show', options: { army: 'army-option-army' } },
    list: 'army-command-list',
    engage: {
      description: 'army-command-engage',
      options: { army: 'army-option-engage-army', target: 'army-option-target', units: 'army-option-units', overrule },
    },
    return: 'army-command-return',
  },
} as const;

export const none = 'army-none';

/** The line above an army that is shown again, because it changed before a button was pressed. */
export const changed = 'army-changed';

/** The suggestions for typed units. */
export const offers = {
  spot: (format: Format, spot: string, units: number): string => format('army-offer-spot', { spot, count: units }),
  army: (format: Format, army: string, at: string, side: string, units: number): string =>
    format('army-offer', { army, at, side, count: units }),
  ownArmy: (format: Format, army: string, at: string, units: number): string =>
    format('army-offer-own', { army, at, count: units }),
  all: (format: Format, units: number): string => format('army-offer-all', { count: units }),
} as const;

export const pointsLeft = (format: Format, points: number): string => format('army-points-left', { points });
export const cost = (format: Format, price: number): string => format('army-cost', { price });

export const labels = {
  all: 'army-label-all',
  none: 'army-label-none',
  range: 'army-label-range',
  move: 'army-label-move',
  units: 'army-label-units',
  cells: 'army-label-cells',
  otherCell: 'army-label-other-cell',
  allPoints: 'army-label-all-points',
} as const;

export const whatNow = 'army-what-now';
export const page = (format: Format, now: number, pages: number): string => format('army-page', { page: now, pages });
export const nobodyChosen = 'army-none-chosen';
export const chosen = (format: Format, size: number, units: number): string =>
  format('army-chosen', { chosen: size, all: units });

/**
 * The number of chosen units, their move points, and the number of cells within reach; `limit`: the most units on a
 * cell.
 */
export const reach = (
  format: Format,
  size: number,
  units: number,
  { limit, points, cells }: { readonly limit?: number; readonly points: number; readonly cells: number },
): string => {
  const start =
    limit === undefined
      ? chosen(format, size, units)
      : format('army-chosen-limit', { chosen: size, all: units, most: limit });
  return [start, format('army-reach', { points, cells })].join(' ');
};

/** Neighboring cells that the units can't enter, each with the reason. */
export const closed = (format: Format, cells: readonly string[]): string =>
  format('army-closed', { cells: list(cells) });

/** Cells of other boards within reach, which the picture doesn't show, each with its cost. */
export const beyond = (
  format: Format,
  cells: readonly (readonly [cell: string, cost: string])[],
  more: number,
): string => {
  const shown = cells.map(([cell, price]) => format('army-beyond-cell', { cell: name(cell), cost: price }));
  return format('army-beyond', { cells: list([...shown, ...moreItems(format, more)]) });
};

/** The command that moves the chosen units; `numbers`: their numbers in the army. */
export const typeIt = (format: Format, army: string, numbers: string): string =>
  format('army-type-it', { army, units: numbers });

export const noneBeside = (format: Format, army: string): string => format('army-none-beside', { army: name(army) });
export const noneOn = (format: Format, spot: string): string => format('army-none-on', { cell: name(spot) });

export const notThere = (format: Format, text: string): string => format('army-not-there', { text: name(text) });
export const several = (format: Format, text: string, armies: readonly string[]): string =>
  format('army-several', { text: name(text), armies: names(armies) });
export const armyOrUnits = (format: Format, text: string, armies: readonly string[], loose: number): string =>
  format('army-or-units', { text: name(text), armies: names(armies, 'more'), count: loose });
export const severalUnits = (format: Format, text: string, loose: number, units: string): string =>
  [format('army-several-units', { cell: name(text), count: loose }), units].join('\n');

/** The player typed numbers of units without their army or cell; `option` and `of`: two ways to type both. */
export const numbersAlone = (format: Format, text: string, option: string, of: string): string =>
  format('army-numbers-alone', { text: name(text), typed: typed(`${option}:${of} units:${text}`) });

/** Examples of texts that choose some of `count` units, such as `1,3`; `kind`: the name of one of them. */
const selections = (format: Format, count: number, kind: string): ListArgument => {
  const ways = count > 2 ? ['1,3', '1-3'] : count > 1 ? ['1', '1-2'] : ['1'];
  const named = /^\p{L}+$/u.test(kind) && kind.toLowerCase() !== 'all' ? [`1 ${kind}`] : [];
  return list([...ways, ...named, 'all', ...(count > 1 ? [format('army-all-but')] : [])].map(typed), 'more');
};

/** The reason why a text chooses none of `count` units; `kind`: the name of one of them. */
export const unread = (format: Format, why: UnitSelectionError, count: number, kind: string): string => {
  switch (why.code) {
    case 'blank':
      return format('army-unread-blank', { ways: selections(format, count, kind) });
    case 'form':
      return format('army-unread-form', { text: name(why.text), ways: selections(format, count, kind) });
    case 'number':
      return format('army-unread-number', { number: why.number, most: why.most });
    case 'word':
      return format('army-unread-word', { word: name(why.word), words: names(why.words, 'or') });
    case 'few':
      return format('army-unread-few', { word: name(why.word), wanted: why.wanted, there: why.there });
  }
};

/** The typed numbers belong to an older list than the one that was shown (A30). */
export const renumbered = (format: Format, army: string, units: string): string =>
  [format('army-renumbered', { army: name(army) }), units].join('\n');

/** The units that were chosen (A64); `more`: how many besides the named ones. */
export const chosenUnits = (
  format: Format,
  named: readonly { readonly name: string; readonly number: number }[],
  more: number,
): string => {
  const units = named.map((unit) => name(`${unit.name} #${unit.number}`));
  return format('army-units', { units: list([...units, ...moreItems(format, more)]) });
};
