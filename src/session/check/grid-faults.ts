import { grid as gridForm } from '../../engine/forms.ts';
import type { ModuleFaultCode } from '../../facts/module-fault.ts';
import { type Grid, type GridFault, gridFaults } from '../../table/grid/index.ts';
import { type BoardForm, type Check, type PartForm, tell } from '../checking/check.ts';
import { childNodeOf, type FileNode, itemsIn, itemsOfNode } from '../text/spot.ts';

const CODES: { readonly [C in GridFault['code']]: ModuleFaultCode } = {
  size: 'bad-grid',
  numbering: 'bad-grid',
  'too-narrow': 'bad-grid',
  name: 'bad-name',
  duplicate: 'duplicate',
  'unknown-neighbour': 'unknown-name',
  'own-neighbour': 'wrong-value',
  'unknown-on-line': 'unknown-name',
  'twice-on-line': 'duplicate',
};

export const checkGrid = (check: Check, spot: FileNode<PartForm<'grid', BoardForm>>): Grid | undefined => {
  const read = gridForm.safeParse(spot.value);
  if (!read.success) return undefined;
  const grid = read.data;
  const faults = gridFaults(grid);
  for (const fault of faults)
    tell(check, CODES[fault.code], spotOf(spot, fault), { is: 'grid', fault }, { is: 'grid', fault });
  return faults.length === 0 ? grid : undefined;
};

const spotOf = (grid: FileNode<PartForm<'grid', BoardForm>>, fault: GridFault): FileNode => {
  const regions = itemsIn(grid, 'regions');
  const areas = [...regions, ...itemsIn(grid, 'spots'), ...itemsIn(grid, 'points')];
  const region = 'region' in fault ? areas[fault.region] : undefined;
  switch (fault.code) {
    case 'size':
      return childNodeOf(grid, fault.of) ?? grid;
    case 'numbering':
    case 'too-narrow':
      return childNodeOf(grid, 'numbering') ?? grid;
    case 'name':
    case 'duplicate':
      return childNodeOf(region, 'name') ?? grid;
    case 'unknown-neighbour':
    case 'own-neighbour':
      return itemsIn(regions[fault.region], 'neighbours')[fault.neighbour] ?? grid;
    case 'unknown-on-line':
    case 'twice-on-line':
      return itemsOfNode(itemsIn(grid, 'lines')[fault.line])[fault.place] ?? grid;
  }
};
