import { expect, it } from 'vitest';
import { convertVassalModule } from '../../src/vassal/imported.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { parseBuildFile } from '../../src/vassal/source/element.ts';
import type { VassalSavedGame } from '../../src/vassal/source/save.ts';
import { zipOf } from '../support/modules/zips.ts';
import { element, piece, pieceText } from './small-module.ts';

const archive = await openArchiveFromBytes(zipOf([]));

const imported = (name: string, save?: Partial<VassalSavedGame>, ...inside: readonly string[]) => {
  const root = parseBuildFile(Buffer.from(element('VASSAL.build.GameModule', { name, version: '1.0' }, ...inside)));
  if (typeof root === 'string') return expect.unreachable(root);
  return convertVassalModule(
    { root, archive },
    async () => undefined,
    () => undefined,
    { save: save && { name: '', text: 'begin_save', ...save } },
  );
};

it.each([
  ['Two Towns', undefined, 'two-towns', 'Two Towns'],
  ['“Fünf”   Städte!', undefined, 'funf-stadte', '“Fünf” Städte!'],
  ['', undefined, 'module', 'module'],
  ['戦国', undefined, 'module-4g13x9', '戦国'],
  ['x'.repeat(33), undefined, 'x'.repeat(32), 'x'.repeat(33)],
  [`${'x'.repeat(31)} y`, undefined, 'x'.repeat(31), `${'x'.repeat(31)} y`],
  ['War', 'Start', 'war-start', 'War: Start'],
  ['x'.repeat(40), 'y', `${'x'.repeat(30)}-y`, `${'x'.repeat(40)}: y`],
  ['xy', 'z'.repeat(40), `xy-${'z'.repeat(29)}`, `xy: ${'z'.repeat(40)}`],
  ['x'.repeat(60), 'y'.repeat(60), `${'x'.repeat(15)}-${'y'.repeat(16)}`, `${'x'.repeat(60)}: ${'y'.repeat(38)}`],
])('[V5] the module “%s” with the save %s is called %s', async (title, save, name, called) => {
  const { report } = await imported(title, save === undefined ? undefined : { name: save });
  expect([report.name, report.title]).toEqual([name, called]);
});

it.each([
  ['', '', []],
  ['War', '1.0', []],
  ['War', '', []],
  ['War', '1.1', ['War 1.1']],
  ['Peace', '1.0', ['Peace 1.0']],
  ['Peace', '', ['Peace']],
])('[V8] a save made with “%s” in version “%s” is noted if the module differs', async (module, version, names) => {
  const { report } = await imported('War', { madeWith: { module, version } });
  const found = report.losses.filter(({ loss }) => loss === 'saved-version');
  expect(found).toEqual(names.length > 0 ? [{ loss: 'saved-version', count: 1, names }] : []);
});

it.each([
  [[], 10],
  [[20], 30],
  [[19], 10],
  [[200], 3],
  [[201], 10],
  [[100, 20, 40], 15],
  [[100, 20], 6],
])('[V6] a board with pieces of %j pixels has %i cells in 600 pixels', async (widths, x) => {
  const board = (kind: string): string => `VASSAL.build.module.map.boardPicker.board.${kind}`;
  const { text } = await imported(
    'War',
    undefined,
    element(
      'VASSAL.build.module.Map',
      { mapName: 'Field' },
      element(
        'VASSAL.build.module.map.BoardPicker',
        {},
        element(
          'VASSAL.build.module.map.boardPicker.Board',
          { name: 'Plain' },
          element(board('RegionGrid'), {}, element(board('Region'), { name: 'Town', originx: 600, originy: 0 })),
        ),
      ),
    ),
    ...widths.map((width) =>
      element(
        'VASSAL.build.widget.PieceSlot',
        { entryName: `p${width}`, gpid: width, width },
        pieceText([piece('', `p${width}`)]),
      ),
    ),
  );
  expect(/name: Town.*?\bx: ([\d.]+)/s.exec(text)?.[1]).toBe(`${x}`);
});
