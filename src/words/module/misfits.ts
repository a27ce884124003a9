import { formatKeyAsText, type MissingModulePart } from '../../engine/index.ts';
import { MOST_MODULE_MISFIT_LINES } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { name } from '../base/values.ts';

/** The things that don't fit a new version of a module, each on a line. */
export const misfitLines = (format: Format, misfits: readonly MissingModulePart[]): string => {
  const lines = [...new Set(misfits.map((misfit) => `- ${lineOf(format, misfit)}`))];
  const rest = lines.length - MOST_MODULE_MISFIT_LINES;
  const more = rest > 0 ? [`- ${format('misfit-more', { count: rest })}`] : [];
  return [...lines.slice(0, MOST_MODULE_MISFIT_LINES), ...more].join('\n');
};

/** The first thing that doesn't fit, and the number of the others. */
export const firstMisfit = (format: Format, [first, ...others]: readonly MissingModulePart[]): string => {
  if (!first) return format('misfit-none');
  const misfit = lineOf(format, first);
  return others.length > 0 ? format('misfit-and-more', { misfit, count: others.length }) : misfit;
};

const lineOf = (format: Format, one: MissingModulePart): string => {
  const misfit = misfitText(format, one);
  return one.pieces === undefined ? misfit : format('misfit-needed', { misfit, count: one.pieces });
};

const misfitText = (format: Format, { part, name: key, of = '' }: MissingModulePart): string => {
  switch (part) {
    case 'side':
    case 'map':
    case 'board':
    case 'deck':
      return format('misfit-gone', { part, name: name(key) });
    case 'cell':
      return format('misfit-cell', { name: name(key), of: name(of) });
    case 'prototype':
      return format('misfit-prototype', { name: name(formatKeyAsText(key)) });
    case 'layer':
      return format('misfit-layer', { name: name(formatKeyAsText(of)), layers: key });
    case 'facing':
      return format('misfit-facing', { name: name(formatKeyAsText(of)), direction: key });
    case 'order':
    case 'privacy':
      return format(`misfit-${part}`, { name: name(key) });
    default:
      return format(`misfit-${part}`);
  }
};
