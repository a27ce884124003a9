import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '../../src/engine/index.ts';
import type { Operation, OperationKind, System } from '../../src/table/index.ts';
import type { MadeOperations, Maker } from './made.ts';
import type { Numbers, Scene } from './play/scene.ts';

/** How the operations of all systems are made, as `made.ts` says in the folder of tests that each has. */

const TEST = fileURLToPath(new URL('..', import.meta.url));

/** The folders that can have makers. */
const folders = (): readonly string[] => [
  ...readdirSync(`${TEST}/engine`).map((name) => `${TEST}/engine/${name}`),
  ...readdirSync(`${TEST}/features`).map((name) => `${TEST}/features/${name}/rules`),
];

const all = (await Promise.all(
  folders()
    .map((folder) => `${folder}/made.ts`)
    .filter((file) => existsSync(file))
    .sort()
    .map(async (file) => (await import(file)).made),
)) as readonly MadeOperations<System>[];

const inOne = <P extends keyof MadeOperations<System>>(part: P): NonNullable<MadeOperations<System>[P]> =>
  Object.assign({}, ...all.map((one) => one[part]));

const makers = inOne('makers');

const missing = systems
  .flatMap(({ operations }) => Object.keys(operations))
  .filter((kind) => !Object.hasOwn(makers, kind));
if (missing.length > 0) throw new Error(`no test/engine/*/made.ts has a maker of ${missing.join()}`);

/** What of operations of a kind is to be given at times, and left out at others. */
export const partsOf = (kind: OperationKind): readonly string[] =>
  Object.entries(inOne('leftOut')[kind] ?? {}).flatMap(([part, is]) => (is === true ? [`${kind} ${part}`] : []));

/** What others are asked for before it is done; see `ask`. */
export const ASKED = inOne('asked');

/** What is best done before it, so that there is something to do it with. */
export const FIRST = inOne('first');

/** The kinds of operations that are done in random games, in one order. */
export const MADE = Object.entries(makers)
  .flatMap(([kind, maker]) => (typeof maker === 'string' ? [] : [kind as OperationKind]))
  .sort();

/** The operation of that kind that these numbers stand for. */
export const operationFor = (kind: OperationKind, scene: Scene, numbers: Numbers): Operation => {
  const maker: Maker<OperationKind> = makers[kind];
  if (typeof maker === 'string') throw new Error(maker);
  return maker(scene, numbers);
};
