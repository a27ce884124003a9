import { beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { modulePictureFiles } from '../../src/session/pictures/pictured.ts';
import type { CellId } from '../../src/table/index.ts';
import { convertVassalModule, type VassalImportResult } from '../../src/vassal/imported.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { placedOf } from '../soak/vassal-placed.ts';
import { type Played, playedOn } from '../soak/vassal-played.ts';
import { type MeasureOf, type ReadModule, readBuildFile } from '../soak/vassal-reading.ts';
import { smallModule } from './small-module.ts';

/** What `npm run soak:vassal` holds of modules that people own, held of the small one. */

let made: VassalImportResult;
let module: Module;
let own: ReadModule;
let played: Played;
const files = new Set<string>();

const measure: MeasureOf = (name) => ({ width: /^(?:plain\.png|Plain)$/.test(name) ? 300 : 400, height: 300 });

beforeAll(async () => {
  const archive = await openArchiveFromBytes(smallModule());
  made = await convertVassalModule(
    await readVassalModuleSource(archive),
    async (name) => void files.add(name),
    () => undefined,
  );
  const read = readModule(made.text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  module = read.module;
  own = readBuildFile(new TextDecoder().decode(await archive.read('buildFile.xml')), measure);
  played = await playedOn(module);
});

describe('[V9] an imported module', () => {
  it('an imported module has each slot, and each picture that it names', () => {
    expect(own.vassal).toBe('3.7.10');
    expect([made.report.counts.slots, own.slots]).toEqual([9, 9]);
    expect(modulePictureFiles(module).filter((file) => !files.has(file))).toEqual([]);
  });

  it('an imported module has each stack and deck at its independently read place', () => {
    expect(own.stacks.map(({ name, places, pieces }) => [name, places[0], pieces])).toEqual([
      ['Guards', '0202', 2],
      ['Spies', '0103', 1],
      ['Fort', 'Well', 1],
      ['Far', 'Reserve', 1],
      ['Cards', 'Reserve', 2],
      ['Played', 'Reserve', 0],
    ]);
    expect(placedOf(module, played, own.stacks, measure)).toEqual({ stacks: 6, byName: 6, byPixel: 0, elsewhere: [] });
  });

  it('a check of an import finds a stack or deck at a different place', () => {
    const moved = played.pieces.map((one) => (one.cell === '0103' ? { ...one, cell: '0404' as CellId } : one));
    const lost = { ...played, pieces: moved, decks: played.decks.slice(1) };
    expect(placedOf(module, lost, own.stacks, measure).elsewhere).toEqual([
      'Field Spies: 0103 / 0000',
      'Town Cards: Reserve / Reserve',
    ]);
  });

  it('an imported module starts, shows, moves, undoes, draws and exports', () => {
    expect([...played.tried]).toEqual(
      ['begin', '1 set-ups', 'look', 'move', 'undo', 'draw', 'export'].map((what) => [what, 'done']),
    );
  });
});
