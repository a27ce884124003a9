import { readFileSync } from 'node:fs';
import type { Module } from '../../src/engine/index.ts';
import { MARKET } from '../engine/actions/market.ts';
import { freeBazaar } from '../support/games/free-bazaar.ts';
import { PHASED } from '../support/games/phases.ts';
import { FEAST } from '../support/games/points.ts';
import { moduleFrom, OPEN, VEILED } from '../support/modules/modules.ts';
import { pitched } from '../support/modules/pitched.ts';
import { shipped } from '../support/modules/shipped.ts';
import { BORDER, CABINET, PATHS, TAKES } from './modules.ts';
import { Play } from './play.ts';

/** Games in which things are refused. */

const read = (name: string): string =>
  readFileSync(new URL(`../../data/modules/${name}.yaml`, import.meta.url), 'utf8');

const own = [OPEN, VEILED, CABINET, BORDER, PATHS, TAKES, PHASED, MARKET, FEAST].map(moduleFrom);
const marches = pitched;
/** Its host changes the table without asking anybody. */
const freeMarches: Module = { ...marches, rules: { ...marches.rules, changes: 'host' } };
const changed: readonly (readonly [string, Module])[] = [
  ['bazaar', await freeBazaar()],
  ['marches', freeMarches],
];
const modules = [...new Map([...(await shipped()), ...changed]).values(), ...own];
const files = {
  open: { name: 'open.yaml', text: OPEN.replace('title: Open', 'title: Open again') },
  veiled: { name: 'veiled.yaml', text: VEILED.replace('title: Veiled', 'title: Veiled again') },
  tablut: { name: 'tablut.yaml', text: read('tablut') },
};

const begun = (module: string, first: string, second: string): readonly string[] => [
  `alice /game start module:${module}`,
  `alice [Play ${first}]`,
  `bob [Play ${second}]`,
  'alice [Begin]',
];

const SCENES = {
  nothing: [],
  seats: ['alice /game start module:open'],
  'veiled seats': ['alice /game start module:veiled'],
  'bazaar seats': ['alice /game start module:bazaar'],
  cabinet: begun('cabinet', 'Red', 'Blue'),
  border: begun('border', 'Red', 'Blue'),
  paths: begun('paths', 'Red', 'Blue'),
  takes: begun('takes', 'Red', 'Blue'),
  phased: begun('phased', 'Red', 'Blue'),
  market: begun('market', 'Red', 'Blue'),
  tablut: begun('tablut', 'Muscovites', 'Swedes'),
  feast: begun('feast', 'Red', 'Blue'),
  open: begun('open', 'Red', 'Blue'),
  veiled: begun('veiled', 'Red', 'Blue'),
  marches: begun('marches', 'Red', 'Blue'),
  bazaar: begun('bazaar', 'Red', 'Blue'),
} as const;

export type SceneName = keyof typeof SCENES;

export const sceneOf = async (name: SceneName): Promise<Play> => {
  const play = await Play.begin({ modules, files });
  for (const line of SCENES[name]) {
    const { refused, text } = await play.do(line);
    if (refused) throw new Error(`${line}: ${text}`);
  }
  return play;
};
