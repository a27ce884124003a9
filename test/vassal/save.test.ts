import { beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { convertVassalModule, type VassalImportResult } from '../../src/vassal/imported.ts';
import { openArchive, openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { openSavedGameArgument } from '../../src/vassal/source/save.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { piece, pieceText, smallModule, smallSave } from './small-module.ts';

let made: VassalImportResult;
let module: Module;

beforeAll(async () => {
  const source = await readVassalModuleSource(await openArchiveFromBytes(smallModule()));
  const save = await openSavedGameArgument(['small.vmod', '--setup=Second day'], source, openArchive);
  made = await convertVassalModule(
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

describe('[V8] a saved game as a setup', () => {
  it('a saved game becomes a separate module', () => {
    expect([made.name, module.title]).toEqual(['two-towns-second-day', 'Two Towns: Second day']);
  });

  it('the module from a saved game matches the golden file with all losses', async () => {
    await expect(made.text).toMatchFileSnapshot('../golden/vassal/save.yaml');
    const { losses, ...report } = made.report;
    const lines = losses.map(({ loss, count, names }) => `${loss} ${count}: ${names.join(', ')}`);
    expect([JSON.stringify(report), ...lines]).toMatchInlineSnapshot(`
      [
        "{"title":"Two Towns: Second day","version":"1.2","vassal":"3.7.10","name":"two-towns-second-day","counts":{"sides":2,"maps":4,"boards":2,"prototypes":7,"stacks":3,"decks":2,"pieces":5,"slots":9,"actions":5,"pictures":8},"setups":["Second day"],"chosen":[]}",
        "trigger 1: Spy",
        "global-command 1: Spy",
        "computed-property 1: Spy",
        "action 2: Spy, Fort",
        "own-trait 1: acme.OwnTrait",
        "own-class 1: acme.Chatter",
        "hidden-by-other 2: Spy",
        "missing-picture 1: gone.png",
        "automation 1: Clear all",
        "saved-map 1: Nowhere",
        "saved-deck 1: Lost",
      ]
    `);
  });

  it('the module from a saved game places pieces in their stacks and states', () => {
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

  it('a saved game keeps covered and unseen pieces for the side that hid them', () => {
    const pieces = at('Well').map(({ side, pieces: [first] }) => [side, first?.facing, first?.covered, first?.unseen]);
    expect(pieces).toEqual([
      ['South', 2, true, undefined],
      ['South', undefined, undefined, true],
    ]);
  });

  it('the module from a saved game fills decks and takes over global properties', () => {
    expect(
      module.decks?.map(({ name, faceDown, pieces }) => [name, faceDown, pieces.map(({ name: own }) => own)]),
    ).toEqual([
      ['Cards', true, []],
      ['Played', false, ['Calm']],
    ]);
    expect(module.values).toEqual({ Weather: 'snow' });
  });

  it('the module from a saved game has its boards without asking for them', async () => {
    const boards = ['Plain', 'Streets'].map(
      (name) => `<VASSAL.build.module.map.boardPicker.Board name="${name}" image="${name.toLowerCase()}.png"/>`,
    );
    const map = `<VASSAL.build.module.Map mapName="Field"><VASSAL.build.module.map.BoardPicker>${boards.join('')}</VASSAL.build.module.map.BoardPicker></VASSAL.build.module.Map>`;
    const source = await readVassalModuleSource(
      await openArchiveFromBytes(smallModule(`<VASSAL.build.GameModule name="Ways">${map}</VASSAL.build.GameModule>`)),
    );
    const told = async (text?: string): Promise<readonly string[]> => {
      const { report, text: file } = await convertVassalModule(
        source,
        async () => undefined,
        () => undefined,
        text === undefined ? {} : { save: { name: 'Day', text } },
      );
      const read = readModule(file);
      const lying = read.ok ? read.module.maps.flatMap((one) => one.boards.map(({ name }) => name)) : ['no module'];
      return [...lying, ...report.losses.map(({ loss, names }) => `${loss}: ${names.join(', ')}`)];
    };
    expect(await told()).toEqual(['Plain', 'other-board: Streets', 'board-asked: Field']);
    const lies = (...said: readonly string[]): string => ['FieldBoardPicker', ...said].join('\t');
    expect(await told(lies('Streets', '0', '0'))).toEqual(['Streets', 'other-board: Plain']);
    expect(await told(lies('Streets', '1', '0', 'Plain', '0', '0'))).toEqual(['Streets', 'Plain']);
    expect(await told(lies('Gone', '0', '0'))).toEqual(['Plain', 'other-board: Streets', 'board-asked: Field']);
  });

  it('a saved game sends a piece to the first of two maps of one name', async () => {
    const map = '<VASSAL.build.module.Map mapName="Camp"/>';
    const slot = pieceText([[['sendto', 'Home', '', 'Camp', '', '5', '5'], ''], piece('a.png', 'Scout')]);
    const palette = `<VASSAL.build.widget.PieceSlot entryName="Scout" gpid="1">${slot.replaceAll('\t', '&#9;')}</VASSAL.build.widget.PieceSlot>`;
    const file = `<VASSAL.build.GameModule name="Ways">${map}${map}${palette}</VASSAL.build.GameModule>`;
    const { text } = await convertVassalModule(
      await readVassalModuleSource(await openArchiveFromBytes(smallModule(file))),
      async () => undefined,
      () => undefined,
    );
    const read = readModule(text);
    expect(read.ok && [read.module.maps.map(({ name }) => name), read.module.actions?.map(({ does }) => does)]).toEqual(
      [['Camp', 'Camp 2'], [[{ move: 'it', to: 'Camp' }]]],
    );
  });

  it('a saved game may be a file, and an unknown setup is refused by name', async () => {
    const source = await readVassalModuleSource(await openArchiveFromBytes(smallModule()));
    const open = async () => openArchiveFromBytes(smallSave());
    expect(await openSavedGameArgument(['a.vmod', 'folder/third.VSAV'], source, open)).toMatchObject({ name: 'third' });
    expect(await openSavedGameArgument(['a.vmod'], source, open)).toBeUndefined();
    await expect(openSavedGameArgument(['--setup=Lost'], source, open)).rejects.toMatchObject({
      code: 'no-setup',
      file: 'Lost',
    });
    expect(made.report.setups).toEqual(['Second day']);
  });

  it('parts of a saved game without a place in the module are reported by name', () => {
    const losses = made.report.losses.filter(({ loss }) => loss.startsWith('saved'));
    expect(losses.map(({ loss, count, names }) => [loss, count, ...names])).toEqual([
      ['saved-map', 1, 'Nowhere'],
      ['saved-deck', 1, 'Lost'],
    ]);
  });
});
