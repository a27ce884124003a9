import { GRID_LIMIT, type GridFault } from '../../../engine/grid/faults.ts';
import { quoted } from '../text.ts';

/** What is wrong with a grid, and what would be right, in two clauses without a full stop. */
export const gridWords = (fault: GridFault): { readonly wrong: string; readonly expected: string } => {
  switch (fault.code) {
    case 'size':
      return { wrong: `there can't be this many ${fault.of}`, expected: `from 1 to ${GRID_LIMIT}` };
    case 'numbering':
      return {
        wrong: `${quoted(fault.fault.pattern)} is no sample label`,
        expected: 'a label such as A1, 1A, B-06, "0101", "01.01"',
      };
    case 'too-narrow':
      return {
        wrong: 'these labels are too short for so many cells',
        expected: 'more digits, or a sign between the numbers',
      };
    case 'name':
      return { wrong: 'this is no name for a region', expected: 'a name with a letter or digit' };
    case 'duplicate':
      return { wrong: 'another region has this name, as people type it', expected: 'a name of its own' };
    case 'unknown-neighbour':
      return { wrong: 'there is no region of this name', expected: 'the name of another region' };
    case 'own-neighbour':
      return { wrong: 'this is the region itself', expected: 'the name of another region' };
    case 'unknown-on-line':
      return { wrong: 'there is no region of this name', expected: 'the name of a region' };
    case 'twice-on-line':
      return { wrong: 'this region is on that line already', expected: 'each region once on a line' };
  }
};
