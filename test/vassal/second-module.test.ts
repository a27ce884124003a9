import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { valueOverrideOf } from '../../src/engine/play/own-values.ts';
import { readModule } from '../../src/session/module/read.ts';
import type { Operation, SideId } from '../../src/table/index.ts';
import { convertVassalModule, type VassalImportResult } from '../../src/vassal/imported.ts';
import { countPossibleActions } from '../../src/vassal/module/declared.ts';
import { longestPictureSideFor } from '../../src/vassal/module/picture-book.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { openSavedGameArgument, type VassalSavedGame } from '../../src/vassal/source/save.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../support/table.ts';
import { olderSave, secondModule } from './second-module.ts';

/** [V10] What the first small module has not: several owners, a tracker, dice with faces, texts as formulas, damage. */

const imported = async (bytes: Buffer, save?: Buffer): Promise<{ made: VassalImportResult; module: Module }> => {
  const source = await readVassalModuleSource(await openArchiveFromBytes(bytes));
  const saved: VassalSavedGame | undefined =
    save && (await openSavedGameArgument(['older.vsav'], source, async () => openArchiveFromBytes(save)));
  const made = await convertVassalModule(
    source,
    async () => undefined,
    () => undefined,
    { save: saved },
  );
  const read = readModule(made.text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return { made, module: read.module };
};

const whole = await imported(secondModule());
const lossesOf = ({ report }: VassalImportResult) =>
  Object.fromEntries(report.losses.map(({ loss, count, names }) => [loss, [count, ...names]]));

describe('[V6] imported parts of another module', () => {
  it('imported parts of another module match the golden file', async () => {
    await expect(whole.made.text).toMatchFileSnapshot('../golden/vassal/second.yaml');
  });

  it('imported parts keep names of any script, distinguishable', () => {
    const { made, module } = whole;
    expect([made.name, module.title]).toEqual([expect.stringMatching(/^module-\w{4,}$/), '戦国']);
    expect(Object.keys(module.prototypes)).toEqual(['侍']);
    expect(module.prototypes['侍']).toMatchObject({ Colour: 'red', 兵力: 3 });
    expect(module.setup).toMatchObject([{ map: '城', pieces: [{ prototype: '侍', covered: true }] }]);
  });

  it('shared windows and decks are assigned to sides, with hands', () => {
    expect(whole.module.maps.map(({ name, private: side }) => [name, side])).toEqual([
      ['城', undefined],
      ['Red tent', '赤'],
      ['Blue tent', '青'],
      ['Council', undefined],
      ['監督 Hand', '監督'],
      ['赤 Hand', '赤'],
      ['青 Hand', '青'],
    ]);
    expect(whole.module.decks?.map(({ name, side }) => [name, side])).toEqual([
      ['山札', undefined],
      ['捨て札', '赤'],
    ]);
  });

  it('a piece hidden by another side is given to that side', () => {
    expect(whole.module.setup[0]).toMatchObject({ side: '青' });
  });

  it('commands with constant formulas are imported', () => {
    const actions = whole.module.actions?.map(({ name, does }) => [name, does]);
    expect(actions?.slice(3)).toEqual([
      ['捨てる', [{ move: 'it', to: '捨て札' }]],
      ['帰る', [{ move: 'it', to: expect.stringMatching(/^城 城 1 /) }]],
    ]);
  });

  it('turn trackers can be advanced and show dice faces', () => {
    const game = newPlay();
    const { module } = whole;
    const seats = ['監督', '赤', '青'] as SideId[];
    const begin: Operation[] = [startOf(module), join(ANN, seats[1] as SideId), join(BEN, seats[2] as SideId)];
    played(game, ...begin, { kind: 'begin', actor: ANN });
    const does = (name: string): void =>
      void played(game, { kind: 'act', actor: ANN, action: name, subject: undefined, choices: {}, payment: undefined });
    const now = (): unknown[] =>
      ['Year', '季節'].map((name) => valueOverrideOf(game.table, undefined, name) ?? module.values?.[name]);
    const seen = [now()];
    for (let step = 0; step < 4; step += 1) {
      does('Next Turn');
      seen.push(now());
    }
    expect(seen).toEqual([
      [1560, '春'],
      [1560, '秋'],
      [1561, '春'],
      [1561, '秋'],
      [1560, '春'],
    ]);
    does('Number');
    does('Clash');
    expect(module.tables?.map(({ name }) => name)).toEqual(['Clash: Blow', 'Clash: Luck']);
  });
});

describe('[V7] lost parts of another module', () => {
  it('lost parts of another module are counted and named', () => {
    expect(lossesOf(whole.made)).toEqual({
      'unlisted-command': [1, '侍'],
      action: [1, '侍'],
      'label-format': [1, '$pieceName$'],
      'hidden-by-other': [1, '侍'],
      'shared-window': [2, 'Red tent', 'Blue tent'],
      'open-window': [1, 'Council'],
      'missing-picture': [1, 'gone.png'],
      'deck-rule': [1, '捨て札'],
      dice: [1, 'Blank'],
    });
  });

  it('a single damaged picture is lost, and no other', async () => {
    const { made, module } = await imported(secondModule(true));
    expect(lossesOf(made)).toMatchObject({ 'bad-picture': [1, '侍.png'] });
    expect(Object.keys(module.prototypes)).toEqual(['侍']);
  });
});

it('[V8] an older save keeps its own pieces although the module has new numbers', async () => {
  const { made, module } = await imported(secondModule(), olderSave());
  expect(module.setup.map(({ pieces: [first] }) => first?.prototype)).toEqual(['馬', '侍']);
  expect(lossesOf(made)).toMatchObject({ 'saved-piece': [1, '馬'], 'saved-version': [1, '戦国 1.0'] });
});

it('[V6] any number of imported pictures fits on the allowed sheets', () => {
  expect([300, 3_000, 12_000, 50_000].map(longestPictureSideFor)).toEqual([300, 300, 225, 110]);
});

it('[V7] imported actions are limited by their disclosures, and the rest is counted', () => {
  const masked = (count: number) => Array.from({ length: count }, () => ({ mask: true as const }));
  expect([[], masked(100), masked(500), masked(1_001)].map(countPossibleActions)).toEqual([200, 200, 40, 0]);
});
