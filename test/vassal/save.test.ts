import { beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { type Imported, importModule } from '../../src/vassal/imported.ts';
import { saveAmong } from '../../src/vassal/save.ts';
import { archiveOf, openArchive } from '../../src/vassal/source/archive.ts';
import { readSource } from '../../src/vassal/source/source.ts';
import { smallModule, smallSave } from './small-module.ts';

let made: Imported;
let module: Module;

beforeAll(async () => {
  const source = await readSource(await archiveOf(smallModule()));
  const save = await saveAmong(['small.vmod', '--setup=Second day'], source, openArchive);
  made = await importModule(
    source,
    async () => undefined,
    () => undefined,
    { save },
  );
  const read = readModule(made.text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  module = read.module;
});

const at = (cell: string): Module['setup'] => module.setup.filter((stack) => stack.cell === cell);

describe('[V8] a saved game as the set-up of another', () => {
  it('is a module of its own beside the one without it', () => {
    expect([made.name, module.title]).toEqual(['two-towns-second-day', 'Two Towns: Second day']);
  });

  it('puts pieces where they stood, from the bottom, as they were by then; what lay off the table stays away', () => {
    expect(at('0202')).toMatchObject([
      {
        map: 'Field',
        pieces: [
          { prototype: 'Guard', count: 1, layer: 'fresh', values: { Steps: 1 } },
          { prototype: 'Guard', count: 1 },
        ],
      },
    ]);
    expect(module.setup.flatMap(({ pieces }) => pieces).map(({ prototype }) => prototype)).toEqual([
      'Guard',
      'Guard',
      'Spy',
      'Spy',
    ]);
  });

  it('keeps covered what was covered, and unseen what only one side saw, for who hid it, not for its owner', () => {
    const pieces = at('Well').map(({ side, pieces: [first] }) => [side, first?.facing, first?.covered, first?.unseen]);
    expect(pieces).toEqual([
      ['South', 2, true, undefined],
      ['South', undefined, undefined, true],
    ]);
  });

  it('puts into decks what lay there, the way it lay, and takes its global properties over', () => {
    expect(
      module.decks?.map(({ name, faceDown, pieces }) => [name, faceDown, pieces.map(({ name: own }) => own)]),
    ).toEqual([
      ['Cards', true, []],
      ['Played', false, ['Calm']],
    ]);
    expect(module.values).toEqual({ Weather: 'snow' });
  });

  it('comes as a file, too; a set-up that is not there is refused by its name', async () => {
    const source = await readSource(await archiveOf(smallModule()));
    const open = async () => archiveOf(smallSave());
    expect(await saveAmong(['a.vmod', 'folder/third.VSAV'], source, open)).toMatchObject({ name: 'third' });
    expect(await saveAmong(['a.vmod'], source, open)).toBeUndefined();
    await expect(saveAmong(['--setup=Lost'], source, open)).rejects.toMatchObject({ code: 'no-setup', file: 'Lost' });
    expect(made.report.setups).toEqual(['Second day']);
  });

  it('names what of it has no place in the module', () => {
    const losses = made.report.losses.filter(({ loss }) => loss.startsWith('saved'));
    expect(losses.map(({ loss, count, names }) => [loss, count, ...names])).toEqual([
      ['saved-map', 1, 'Nowhere'],
      ['saved-deck', 1, 'Lost'],
    ]);
  });
});
