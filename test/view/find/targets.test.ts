import { expect, test } from 'vitest';
import { findSpacesByTypedText } from '../../../src/view/find/targets.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, begun } from '../../support/table.ts';

const HARBOUR = moduleFrom(`
module: harbour
title: Harbour
sides: [{ name: Red }, { name: Blue }]
maps:
  - { name: Old Port }
  - { name: Quay, boards: [{ name: Port, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
  - { name: Ships }
  - { name: Port }
  - { name: Red Port, private: Red }
  - { name: Blue Port, private: Blue }
`);

test('maps without cells are found in any case, with matching beginnings first', () => {
  const view = new View(begun(HARBOUR).table, personViewer(ANN));
  const found = (typed: string): readonly string[] => findSpacesByTypedText(view, typed).map(({ label }) => label);
  expect(found(' pORT')).toEqual(['Port', 'Old Port', 'Red Port']);
  expect(found('ship')).toEqual(['Ships']);
  expect(found('ports')).toEqual([]);
  expect(found('')).toEqual(['Old Port', 'Ships', 'Port', 'Red Port']);
});
