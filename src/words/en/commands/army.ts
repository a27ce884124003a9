import type { Unread } from '../../../engine/index.ts';
import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { counted, listed, typed } from '../text.ts';

const UNITS = 'Which units: 1,3 or 1-3 or 2 pikemen or all but 2; all of them without it';
const NAME = 'What it is called';
const ARMY = 'The army: its name or its cell';

/** What Discord lists of `/army`. */
export const definition = {
  description: 'Gather units and lead them',
  subcommands: {
    form: {
      description: 'Make an army of your units in one cell',
      options: { at: 'Their cell', units: UNITS, name: NAME, overrule: OVERRULE },
    },
    join: {
      description: 'Put units of the same cell into an army',
      options: { army: ARMY, units: UNITS, overrule: OVERRULE },
    },
    split: {
      description: 'Make another army of some of its units, or let one go',
      options: { army: ARMY, units: UNITS, name: NAME },
    },
    disband: {
      description: 'Let all units of an army go',
      options: { army: ARMY },
    },
    rename: {
      description: 'Give an army another name',
      options: { army: ARMY, name: NAME },
    },
    show: {
      description: 'Show an army, choose among its units, see where they can go, move them',
      options: { army: ARMY },
    },
    list: 'List the armies',
    engage: {
      description: 'Lead an army into battle with the enemy beside it',
      options: {
        army: 'The army or the unit that attacks',
        target: 'The cell of the enemy',
        units: UNITS,
        overrule: OVERRULE,
      },
    },
    return: 'End the battle: who is left goes back',
  },
};

export const none: string = 'There are no armies. `/army form` makes one of your units in one cell.';

/** Said above an army that is shown anew in the place of what was pressed. */
export const changed: string = 'That was shown before the army changed. This is how it is now.';

/** What completion offers. */
export const offers = {
  spot: (spot: string, units: number): string => `${spot}: ${units} units`,
  army: (name: string, at: string, side: string, units: number): string => `${name} at ${at} (${side}, ${units} units)`,
  ownArmy: (name: string, at: string, units: number): string => `${name} at ${at} (${units} units)`,
  all: (units: number): string => `all (${units})`,
};

export const pointsLeft = (points: number): string => `${points} move points left`;
export const cost = (price: number): string => `costs ${price}`;

export const labels = {
  all: 'All',
  none: 'None',
  range: 'Range',
  move: 'Move',
  units: 'Which units ...',
  cells: 'Where to ...',
  otherCell: 'Another cell ...',
  allPoints: 'all points left',
};

/** What to do with an army that is shown. */
export const whatNow: string = 'Choose who goes, then press **Move**.';
export const page = (now: number, pages: number): string => `Page ${now} of ${pages}.`;
export const nobodyChosen: string = 'Nobody is chosen.';
export const chosen = (size: number, units: number): string => `Chosen: ${size} of ${units}.`;

/** What the chosen units can do; `limit`: so many may stand together. */
export const reach = (
  size: number,
  units: number,
  { limit, points, cells }: { readonly limit?: number; readonly points: number; readonly cells: number },
): string => {
  const most = limit === undefined ? '' : `, ${limit} may stand together`;
  const can = `${counted(points, 'move point')}: ${counted(cells, 'cell')} within reach`;
  return `Chosen: ${size} of ${units}${most}. ${can}.`;
};

/** Cells beside it that it can't enter. */
export const closed = (reasons: readonly string[]): string => `Closed: ${listed(reasons)}.`;

/** Cells of other boards that it reaches, which its picture does not show, each with what that costs. */
export const beyond = (cells: readonly (readonly [cell: string, cost: string])[], more: number): string => {
  const told = listed(cells.map(([cell, cost]) => `${bold(cell)} (${cost})`));
  return `On other boards: ${told}${more > 0 ? `, and ${more} more` : ''}.`;
};

/** How a move is typed; `numbers`: of the chosen units. */
export const typeIt = (name: string, numbers: string): string =>
  `Type it: \`/move piece:${name} units:${numbers} to:\`, and completion shows what each cell costs.`;

export const noneBeside = (army: string): string =>
  `No unit of yours stands with ${bold(army)} that is in no army. \`/move\` brings others there.`;
export const noneOn = (spot: string): string =>
  `No unit of yours stands on ${bold(spot)} that is in no army. \`/board\` shows where they are.`;

export const notThere = (text: string): string =>
  `There is no army ${bold(text)} here. \`/army list\` shows those that you can see.`;
export const several = (text: string, names: readonly string[]): string =>
  `${bold(text)} can be several armies: ${listed(names.map((name) => bold(name)))}. Choose one by its name.`;
export const armyOrUnits = (text: string, armies: readonly string[], loose: number): string => {
  const names = listed(armies.map((name) => bold(name)));
  return `${bold(text)} can be ${names} or ${counted(loose, 'unit')} beside. Name the army, or the unit as completion offers it.`;
};
export const severalUnits = (text: string, loose: number, list: string): string =>
  `${bold(text)} holds ${counted(loose, 'unit')}. Choose some with \`units:\`, such as \`all\` or \`1\`:\n${list}`;

/** Numbers of units, without the army or the cell in whose list they stand; both as they can be typed. */
export const numbersAlone = (text: string, option: string, of: string): string =>
  `There is no piece ${bold(text)} here. Units have numbers in the list of their army or cell: ${typed(`${option}:${of} units:${text}`)}.`;

/** What chooses some of so many units; `kind`: what one of them is called. */
const selections = (count: number, kind: string): string => {
  const ways = count > 2 ? ['1,3', '1-3'] : count > 1 ? ['1', '1-2'] : ['1'];
  const named = /^\p{L}+$/u.test(kind) && kind.toLowerCase() !== 'all' ? [`1 ${kind}`] : [];
  return [...ways, ...named, 'all', ...(count > 1 ? ['all but 2'] : [])].map(typed).join(', ');
};

/** Why a text chooses none of so many units; `kind`: what one of them is called. */
export const unread = (why: Unread, count: number, kind: string): string => {
  switch (why.code) {
    case 'blank':
      return `No units are selected. Choose some: ${selections(count, kind)}.`;
    case 'form':
      return `${bold(why.text)} chooses no units. Write it like this: ${selections(count, kind)}.`;
    case 'number':
      return `There is no unit number ${why.number}: they are numbered 1 to ${why.most}.`;
    case 'word':
      return `None of them is called ${bold(why.word)}. There ${why.words.length === 1 ? 'is' : 'are'} ${listed(why.words.map(bold))}.`;
    case 'few':
      return `There ${why.there === 1 ? 'is' : 'are'} only ${counted(why.there, 'unit')} called ${bold(why.word)}, not ${why.wanted}.`;
  }
};

/** The numbers that were typed are of another list than the one that was shown (A30). */
export const renumbered = (army: string, list: string): string =>
  `${bold(army)} is not what it was when you were shown its numbers. These are its units now:\n${list}`;

/** Who was chosen (A64); `more`: beside those that are named. */
export const chosenUnits = (
  named: readonly { readonly name: string; readonly number: number }[],
  more: number,
): string => {
  const names = named.map(({ name, number }) => bold(`${name} #${number}`));
  return `Units: ${listed([...names, ...(more > 0 ? [`${more} more`] : [])])}.`;
};
