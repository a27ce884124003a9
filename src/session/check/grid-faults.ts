import { GRID_LIMIT, type GridFault, gridFaults } from '../../engine/grid/faults.ts';
import type { Grid } from '../../engine/grid/grid.ts';
import { gridOf, gridSchema } from '../format/grid.ts';
import { type ModuleFaultCode, quoted } from '../module/fault.ts';
import { type FileNode, itemsIn, partOf } from '../module/spot.ts';
import { type Check, tell } from './check.ts';

/** The grid that stands here, after telling what is wrong with it; undefined when it can't be used. */
export const checkGrid = (check: Check, spot: FileNode): Grid | undefined => {
  const read = gridSchema.safeParse(spot.value);
  if (!read.success) return undefined;
  const grid = gridOf(read.data);
  const faults = gridFaults(grid);
  for (const fault of faults) {
    const [code, wrong, expected] = words(fault);
    tell(check, code, spotOf(spot, fault), wrong, expected);
  }
  return faults.length === 0 ? grid : undefined;
};

const spotOf = (grid: FileNode, fault: GridFault): FileNode => {
  const region = 'region' in fault ? itemsIn(grid, 'regions')[fault.region] : undefined;
  switch (fault.code) {
    case 'size':
      return partOf(grid, fault.of) ?? grid;
    case 'numbering':
    case 'too-narrow':
      return partOf(grid, 'numbering') ?? grid;
    case 'name':
    case 'duplicate':
      return partOf(region, 'name') ?? grid;
    case 'unknown-neighbour':
    case 'own-neighbour':
      return partOf(partOf(region, 'neighbours'), fault.neighbour) ?? grid;
  }
};

const words = (fault: GridFault): readonly [ModuleFaultCode, string, string] => {
  switch (fault.code) {
    case 'size':
      return ['bad-grid', `there can't be this many ${fault.of}`, `from 1 to ${GRID_LIMIT}`];
    case 'numbering':
      return [
        'bad-grid',
        `${quoted(fault.fault.pattern)} is no sample label`,
        'a label such as A1, 1A, B-06, "0101", "01.01"',
      ];
    case 'too-narrow':
      return ['bad-grid', 'these labels are too short for so many cells', 'more digits, or a sign between the numbers'];
    case 'name':
      return ['bad-name', 'this is no name for a region', 'a name with a letter or digit'];
    case 'duplicate':
      return ['duplicate', 'another region has this name, as people type it', 'a name of its own'];
    case 'unknown-neighbour':
      return ['unknown-name', 'there is no region of this name', 'the name of another region'];
    case 'own-neighbour':
      return ['wrong-value', 'this is the region itself', 'the name of another region'];
  }
};
