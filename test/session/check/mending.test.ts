import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { mended } from '../../support/modules/module-mender.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const shipped = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../data/modules/${name}.yaml`), 'utf8');

/** What an author has written in the place of what: the first of its kind in the file. */
type Typos = readonly (readonly [right: string, wrong: string])[];

const WAR: Typos = [
  ['title: The Marches', 'titel: The Marches'],
  ['name: Blue, colour', 'name: Blue, colur'],
  ['order: [Red, Blue]', 'order: [Rde, Blue]'],
  ['ends: by-command', 'ends: by-comand'],
  ['changes: owner', 'chnages: owner'],
  ['  MovePoints: natural', '  MovePoints: natrual'],
  ['horse: 6', 'hrose: 6'],
  ['occupied: stack', 'occupied: stakc'],
  ['pieces: city, by: enter', 'pieces: ctiy, by: enter'],
  ['          mountain: [', '          moutnain: ['],
  ['          bridge:', '          brigde:'],
  ['name: Cover, match: "Terrain = forest', 'name: Cover, match: "Terain = froest'],
  ['change: Strength + 1, phase: land', 'change: Stregnth + 1, phase: lnad'],
  ['of: may, match', 'of: mya, match'],
  ['change: move = false', 'change: mvoe = false'],
  ['when: "Owner != ', 'when: "Onwer != '],
  ['on: { piece: Fenwick }', 'on: { piece: Fenwcik }'],
  ['on: leader, scope: adjacent', 'on: leadre, scope: adjacetn'],
  ['Owner = $source.Owner$ &&', 'Owner = $source.Onwer$ &&'],
  ['sum: point-value', 'sum: ponit-value'],
  ['report: "$side$ has $newValue$', 'report: "$side$ has $newValeu$'],
  ['on: Kingdom of Red', 'on: Kingdom of Rde'],
  ['match: "Owner = Red && Class != city"', 'match: "Owner = Rde && Class != ctiy"'],
  ['follows: "{Steps', 'follows: "{Setps'],
  ['{ value: 2, min: 0, max: 2 }', '{ value: 3, min: 0, max: 2 }'],
  ['at: P19', 'at: Feild P19'],
  ['side: Blue, pieces: [{ prototype: city', 'side: Bleu, pieces: [{ prototype: ctiy'],
  ['(title "Last stand")', '(titel "Last stand")'],
  ['(do last-side-wins)', '(do last-sdie-wins)'],
  ['enough-cities) (add 1)', 'enuogh-cities) (add 1)'],
  ['(sum city 1)', '(sum ctiy 1)'],
  ['"$side$ holds', '"$sdie$ holds'],
  ['(sum u* point-value)', '(sum u* point-vlaue)'],
];

const CARDS: Typos = [
  ['description: >-', 'descripton: >-'],
  ['seats: { least: 2 }', 'seats: { laest: 2 }'],
  ['undo: ask', 'undo: aks'],
  ['  Type: list', '  Type: lsit'],
  ['publishes: count, each', 'publishes: cuont, each'],
  ['private: $side$', 'pirvate: $side$'],
  ['          stall: [', '          satll: ['],
  ['at: Market A2', 'at: Makret A2'],
  ['discards: Discards', 'discards: Disacrds'],
  ['reshuffle: always', 'reshuffle: alwyas'],
  ['prototype: Moonstone', 'prototype: Moonstnoe'],
  ['faceDown: never', 'faceDown: nevre'],
  ['on: Comet, scope', 'on: Coemt, scope'],
  ['match: Dollars = 1', 'match: Dollasr = 1'],
  ['change: Dollars + 1', 'change: Dollrs + 1'],
  ['of: limit, change: hand', 'of: limit, change: hnad'],
];

const BOARD: Typos = [
  ['module: tablut', 'modul: tablut'],
  ['order: [Muscovites, Swedes]', 'order: [Muscovitse, Swedes]'],
  ['ends: after-move', 'ends: after-mvoe'],
  ['pieces: owner', 'pieces: onwer'],
  ['turns: strict', 'trusn: strict'],
  ['grid: { kind: square', 'grid: { kind: sqaure'],
  ['origin: bottom', 'origin: botom'],
  ['          camp: [', '          cmap: ['],
  ['side: Swedes', 'side: Swedse'],
  ['prototype: muscovite', 'prototype: muscvoite'],
  ['(scorekeeper escape', '(scorekeepr escape'],
  ['(when (after-event (and (= kind captured)', '(wehn (after-event (and (= kind captured)'],
  ['(win Muscovites)', '(win Muscovitse)'],
];

/** So often does an author check again. */
const ROUNDS = 6;

describe('[D16] the suggestions of the check repair a module with typos', () => {
  test.each([
    ['marches', WAR],
    ['bazaar', CARDS],
    ['tablut', BOARD],
  ])('the suggestions of the check repair all typos in %s', (name, typos) => {
    const good = shipped(name);
    let text = typos.reduce((file, [right, wrong]) => {
      if (!file.includes(right)) throw new Error(`${name} has no ${right}`);
      return file.replace(right, () => wrong);
    }, good);
    for (let round = 0; round < ROUNDS; round += 1) {
      const read = readModule(text);
      const told = [...(read.ok ? [] : read.faults), ...read.warnings];
      const next = mended(text, told);
      expect(next.left.map(faultText)).toEqual([]);
      if (read.ok && told.length === 0) break;
      text = next.text;
    }
    expect(readModule(text)).toMatchObject({ ok: true, warnings: [] });
    const same = (file: string): string => file.replaceAll('Field P19', 'P19');
    expect(same(text).split('\n')).toEqual(same(good).split('\n'));
  });
});
