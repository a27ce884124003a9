// biome-ignore-all lint/plugin/words: thrown at whoever writes the data, or in the log of whoever runs the bot
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Card, CardSet, Dominion, ExtraKind, Landscape, SetupExtra } from '../../kingdom/index.ts';
import { cardTypes, findPileRoles, landscapeCardKinds, rolesFromEffects } from '../../kingdom/index.ts';
import type { DominionExtrasFile, DominionSetFile } from './dominion-file.ts';
import { dominionExtrasSchema, dominionSetSchema, dominionSetsSchema } from './dominion-file.ts';

const sectionOf = {
  event: 'events',
  landmark: 'landmarks',
  project: 'projects',
  way: 'ways',
  ally: 'allies',
  trait: 'traits',
  prophecy: 'prophecies',
} as const;

/**
 * Reads the Dominion data of a folder (K1). Throws one error with all faults. Each fault is a line with the file, line,
 * path, and reason.
 */
export function readDominionData(folder: string): Dominion {
  const faults: string[] = [];
  const index = readYaml(folder, 'sets.yaml', dominionSetsSchema, faults);
  const extras = readYaml(folder, 'extras.yaml', dominionExtrasSchema, faults);
  const files: DominionSetFile[] = [];
  for (const set of [...(index?.sets ?? []), ...(index ? laterSets(folder, index.sets) : [])]) {
    const file = readYaml(folder, `${set}.yaml`, dominionSetSchema, faults);
    if (!file) continue;
    files.push(file);
    faults.push(...faultsOfSet(file, set));
  }
  if (faults.length === 0) faults.push(...twice(files));
  if (faults.length > 0 || !index || !extras)
    throw new Error(['The Dominion data have faults:', ...faults].join('\n  '));

  const sets = files.map(setOf);
  const editions = sets.flatMap((set) => set.editions);
  return {
    sets,
    boxes: [
      ...editions.map(({ key, title }) => ({ key, title, short: [], holds: [key] })),
      ...index.boxes.map(({ box, ...rest }) => ({ key: box, ...rest })),
    ],
    shares: index.shares,
    cards: files.flatMap(cardsOf).sort((a, b) => a.nr - b.nr),
    landscapes: files.flatMap(landscapesOf).sort((a, b) => a.nr - b.nr),
    kingdoms: files.flatMap(({ kingdoms }) => kingdoms),
    extras: [extras, ...files.flatMap((file) => file.extras ?? [])]
      .flatMap((file) => extrasOf(file))
      .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  };
}

const kinds: readonly ExtraKind[] = ['supply', 'pile', 'cards', 'mat', 'tokens', 'choice'];

/** Returns the sets that the list doesn't contain, sorted by name: they come after all others (K39). */
function laterSets(folder: string, listed: readonly string[]): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'sets.yaml' && file !== 'extras.yaml')
    .map((file) => file.replace(/\.yaml$/, ''))
    .filter((set) => !listed.includes(set))
    .sort();
}

/** Returns the numbers, names and editions that occur twice in the files. */
function twice(files: readonly DominionSetFile[]): readonly string[] {
  const lines = (what: 'pile' | 'landscape') =>
    files.flatMap((file) =>
      (what === 'pile' ? file.piles : landscapeCardKinds.flatMap((kind) => file[sectionOf[kind]])).map(
        ({ nr, name }) => ({
          set: file.set,
          nr,
          name,
        }),
      ),
    );
  const faults = (['pile', 'landscape'] as const).flatMap((what) => {
    const all = lines(what);
    return all.flatMap(({ set, nr, name }, at) => {
      const other = all.slice(0, at).find((one) => one.nr === nr || one.name === name);
      if (!other) return [];
      return [
        `${set}.yaml: ${name}: ${other.nr === nr ? `the number ${nr} is that of` : 'the name is that of'} a ${what} of ${other.set}`,
      ];
    });
  });
  const editions = files.flatMap((file) => file.editions.map(({ edition }) => ({ set: file.set, edition })));
  const shared = editions.filter(({ edition }, at) => editions.slice(0, at).some((one) => one.edition === edition));
  return [...faults, ...shared.map(({ set, edition }) => `${set}.yaml: the edition ${edition} stands twice`)];
}

function readYaml<T>(folder: string, file: string, shape: z.ZodType<T>, faults: string[]): T | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    faults.push(`${file}: cannot be read`);
    return undefined;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    faults.push(...broken.map((one) => `${file}:${lineCounter.linePos(one.pos[0]).line}: ${one.message}`));
    return undefined;
  }
  const plain: unknown = document.toJS();
  const checked = shape.safeParse(plain);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const start = startOf(issue.path, (path) => document.getIn(path, true));
    faults.push(`${file}:${lineCounter.linePos(start).line}: ${whereIs(issue.path, plain)}: ${issue.message}`);
  }
  return undefined;
}

function startOf(path: readonly PropertyKey[], at: (path: readonly PropertyKey[]) => unknown): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = at(path.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Returns a readable path, with names instead of indexes: `piles, Moat, cost`. */
function whereIs(path: readonly PropertyKey[], plain: unknown): string {
  let here = plain;
  const steps = path.map((step) => {
    here = part(here, step);
    if (typeof step !== 'number') return String(step);
    const called = part(here, 'name') ?? part(here, 'extra');
    return typeof called === 'string' ? called : `entry ${step + 1}`;
  });
  return steps.length > 0 ? steps.join(', ') : 'the file';
}

function part(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function faultsOfSet(file: DominionSetFile, set: string): readonly string[] {
  const editions = file.editions.map((one) => one.edition);
  const entries = [file.piles, ...landscapeCardKinds.map((kind) => file[sectionOf[kind]])].flat();
  const stray = entries.filter(({ only }) => only !== undefined && !editions.includes(only));
  return [
    ...(file.set === set ? [] : [`${set}.yaml: set: expected ${set}, found ${file.set}`]),
    ...stray.map(
      ({ name, only }) => `${set}.yaml: ${name}, only: expected one of ${editions.join(', ')}, found ${only}`,
    ),
  ];
}

function setOf({ set, title, short, editions }: DominionSetFile): CardSet {
  return { key: set, title, short, editions: editions.map(({ edition, ...rest }) => ({ ...rest, key: edition, set })) };
}

function editionsOf(file: DominionSetFile, only: string | undefined): readonly string[] {
  return only === undefined ? file.editions.map((one) => one.edition) : [only];
}

function cardsOf(file: DominionSetFile): readonly Card[] {
  return file.piles.map(({ only, size, gives, maybe, cards: parts, ...pile }) => {
    const rest = { ...pile, cards: parts.map(({ gives: _, maybe: __, ...part }) => part) };
    const given = rolesFromEffects(parts.length > 0 ? parts : [{ types: pile.types, gives, maybe }]);
    const inside = cardTypes.filter(
      (type) => !rest.types.includes(type) && rest.cards.some(({ types }) => types.includes(type)),
    );
    return {
      ...rest,
      set: file.set,
      editions: editionsOf(file, only),
      inside,
      brings: withParts(rest),
      roles: findPileRoles([...rest.roles, ...given], rest.types, inside, rest.cost),
      size: size ?? (rest.types.includes('Victory') ? 'victory' : 10),
    };
  });
}

function withParts({ brings, cards }: Pick<Card, 'brings' | 'cards'>): readonly string[] {
  return [...new Set([brings, ...cards.map((one) => one.brings)].flat())];
}

function landscapesOf(file: DominionSetFile): readonly Landscape[] {
  return landscapeCardKinds.flatMap((kind) =>
    file[sectionOf[kind]].map(({ only, ...rest }) => ({
      ...rest,
      kind,
      set: file.set,
      editions: editionsOf(file, only),
    })),
  );
}

function extrasOf(
  file: { readonly [K in keyof DominionExtrasFile]?: DominionExtrasFile[K] | undefined },
): readonly SetupExtra[] {
  const ofKind = (
    kind: ExtraKind,
    given: DominionExtrasFile['supply'] | DominionExtrasFile['choices'] = [],
  ): readonly SetupExtra[] =>
    given.map(({ extra, ...rest }) => ({ before: [], ...rest, key: extra, kind, brings: withParts(rest) }));
  return [
    ...ofKind('supply', file.supply),
    ...ofKind('pile', file.piles),
    ...ofKind('cards', file.cards),
    ...ofKind('mat', file.mats),
    ...ofKind('tokens', file.tokens),
    ...ofKind('choice', file.choices),
  ];
}
