import { type Misfit, readable } from '../../engine/index.ts';
import { bold } from '../../view/text.ts';
import { MOST_MISFITS } from '../base/limits.ts';
import { counted } from './text.ts';

/** What does not fit, a line each: what it is, and what keeps it from going. */
export const misfitLines = (misfits: readonly Misfit[]): string => {
  const lines = [...new Set(misfits.map((misfit) => `- ${line(misfit)}`))];
  const rest = lines.length - MOST_MISFITS;
  return [...lines.slice(0, MOST_MISFITS), ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
};

/** The first thing that does not fit, and how many there are beside it. */
export const firstMisfit = ([first, ...others]: readonly Misfit[]): string =>
  first ? `${line(first)}${others.length > 0 ? ` (and ${others.length} more)` : ''}` : 'something is gone';

const line = ({ part, name, of = '', pieces }: Misfit): string => {
  const needed = pieces === undefined ? '' : `, and ${counted(pieces, 'piece needs', 'pieces need')} it`;
  switch (part) {
    case 'side':
      return `the side ${bold(name)} is gone${needed}`;
    case 'map':
      return `the map ${bold(name)} is gone${needed}`;
    case 'board':
      return `the board ${bold(name)} is gone${needed}`;
    case 'deck':
      return `the deck ${bold(name)} is gone${needed}`;
    case 'cell':
      return `the cell ${bold(name)} of ${bold(of)} is gone${needed}`;
    case 'prototype':
      return `the kind of piece ${bold(readable(name))} is gone${needed}`;
    case 'layer':
      return `the kind of piece ${bold(readable(of))} has fewer than ${name} layers${needed}`;
    case 'facing':
      return `the kind of piece ${bold(readable(of))} has no direction ${name}${needed}`;
    case 'turns':
      return 'a game that has begun keeps its turns, or goes on without';
    case 'order':
      return `in the order of turns ${bold(name)} stands elsewhere, or is missing while it is on turn`;
    case 'privacy':
      return `once the game has begun, ${bold(name)} stays as private, or as open, as it is`;
    case 'seats':
      return 'the module hides things, and somebody plays several sides, or is game master and plays';
  }
};
