import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type Module, systems } from '../../../../src/engine/index.ts';
import type { Fact } from '../../../../src/engine/play/flow/fact.ts';
import { Flow } from '../../../../src/engine/play/flow/flow.ts';
import { nameNotes } from '../../../../src/form/names.ts';
import type { TextKind } from '../../../../src/form/words.ts';
import { replaceCountsByCounters } from '../../../../src/session/check/kept-counts.ts';
import { type FileForm, fileSchema, moduleOf } from '../../../../src/session/format/module.ts';
import { expandPerSideEntries } from '../../../../src/session/text/each.ts';
import { type FileNode, nodeOfPlainData, pathOfChild } from '../../../../src/session/text/spot.ts';
import { createParsingWork } from '../../../../src/session/text/work.ts';
import type { Data } from '../../../support/modules/form.ts';
import { diceOf, wholeFile } from '../../../support/modules/whole-file.ts';

/** Asks in every expression that a module can hold for a counter of what is hidden: does any teller say so? */

type Schema = z.core.$ZodType;

/** A field that holds an expression, by the way to it: `maps[].quiet.unless`. */
interface Field {
  readonly way: string;
  readonly as: TextKind | 'property';
  readonly pattern: RegExp;
}

const fieldOf = (way: string, as: Field['as']): Field => {
  const pattern = way
    .replace(/[.[\]]/g, '\\$&')
    .replaceAll('\\[\\]', '\\[\\d+\\]')
    .replaceAll('*', '[^.[\\]]+');
  return { way, as, pattern: new RegExp(`^${pattern}$`) };
};

const fieldsIn = (schema: Schema, way: string): readonly Field[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { reads, refers } = nameNotes.get(schema) ?? {};
  const as = reads ?? (refers === 'property' ? refers : undefined);
  const own = as === undefined ? [] : [fieldOf(way, as)];
  switch (def.type) {
    case 'array':
      return fieldsIn(def.element, `${way}[]`);
    case 'tuple':
      return def.items.flatMap((item) => fieldsIn(item, `${way}[]`));
    case 'record':
      return fieldsIn(def.valueType, `${way}.*`);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => fieldsIn(part, pathOfChild(way, key)));
    case 'union':
      return def.options.flatMap((option) => fieldsIn(option, way));
    case 'optional':
    case 'default':
    case 'prefault':
      return [...own, ...fieldsIn(def.innerType, way)];
    case 'pipe':
      return fieldsIn(def.in, way);
    default:
      return own;
  }
};

/** What a property is set to is a formula, what else stands under that key a place. */
const SETTERS = ['set', 'flip', 'rotate'];
const FIELDS = [...new Map(fieldsIn(fileSchema, '').map((field) => [field.way, field])).values()];
const fieldAt = (path: string): Field | undefined => FIELDS.find(({ pattern }) => pattern.test(path));

/** The text of such a field, which asks for that counter, too. */
const asking = (as: Field['as'], text: string, counter: string): string => {
  switch (as) {
    case 'property':
    case 'formula':
      return counter;
    case 'sum':
      return `{1 + ${counter}}`;
    case 'report':
    case 'sentence':
      return `${text} $${counter}$`;
    case 'scorekeepers':
      return text.replace('(do ', `(do (if (> ${counter} 0) win) `);
    case 'change':
      return text.replace(/^(.* [-+*=]) .*$/, `$1 { ${counter} }`);
    case 'side-formula':
    case 'amount':
      return text === 'any' ? counter : `(${text}) + ${counter}`;
    default:
      return text === '' ? `${counter} > 0` : `${counter} > 0 || (${text})`;
  }
};

interface Asked {
  readonly path: string;
  readonly counter: string;
}

/** A copy of a part of a file in which each expression asks for a counter of its own; `isShort`: in its shortest form. */
const copyOf = (value: unknown, path: string, isShort: boolean, asked: Asked[]): unknown => {
  const field = fieldAt(path);
  const isText = typeof value === 'string' || typeof value === 'number';
  if (isShort && isText && fieldAt(pathOfChild(path, 0))) return [copyOf(value, pathOfChild(path, 0), isShort, asked)];
  if (field && (isText || (isShort && field.as === 'match-here'))) {
    const counter = `Hoard${asked.length}z`;
    asked.push({ path, counter });
    return asking(field.as, isText ? String(value) : '', counter);
  }
  if (Array.isArray(value)) return value.map((item, i) => copyOf(item, pathOfChild(path, i), isShort, asked));
  if (typeof value !== 'object' || value === null) return value;
  const isPlace = (key: string, part: unknown): boolean =>
    key === 'to' && typeof part !== 'object' && !SETTERS.some((setter) => setter in value);
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    isPlace(key, part) ? part : copyOf(part, pathOfChild(path, key), isShort, asked),
  ]);
  return Object.fromEntries(entries);
};

const builtOf = (file: unknown): Module => {
  const { root } = replaceCountsByCounters(
    expandPerSideEntries(nodeOfPlainData(file) as FileNode<FileForm>, createParsingWork()),
    createParsingWork(),
  );
  return moduleOf(fileSchema.parse(root.value));
};

const EVERYTHING = 'everything';
const factOf = (name: string): Fact => ({ secret: { what: 'map', name }, known: ['Blue'] });

/** What is told, and apart whether it is of whatever there is. */
class MarkedFlow extends Flow {
  override facts(...[found, region]: Parameters<Flow['facts']>): readonly Fact[] {
    const all = [...found];
    return [...super.facts(all, region), ...(all.some(({ of }) => of === EVERYTHING) ? [factOf(EVERYTHING)] : [])];
  }
}

interface Tried {
  readonly path: string;
  readonly isTold: boolean;
}

const triedIn = (file: Data, isShort: boolean): readonly Tried[] => {
  const asked: Asked[] = [];
  const module = builtOf(copyOf(file, '', isShort, asked));
  const flow = new MarkedFlow(module, (property) => [factOf(property)]);
  const tellers = systems
    .flatMap((system) => system.tellers?.(module, flow) ?? [])
    .map(({ path, facts }) => ({
      at: path.reduce<string>(pathOfChild, ''),
      names: new Set(facts().map(({ secret }) => secret.name)),
    }));
  return asked.map(({ path, counter }) => ({
    path,
    isTold: tellers.some(({ at, names }) => names.has(counter) || (names.has(EVERYTHING) && path.startsWith(`${at}.`))),
  }));
};

/** Reads what modifiers and the formulas of layers change: who reads such a value tells it. */
const READER = {
  name: 'Look',
  when: 'gold > 0 || g > 0 || z > 0 || Strength > 0 || Layer > 0',
  does: [{ roll: '1d6' }],
};

/** Files in which something is hidden: elsewhere nothing is told. */
const files = Array.from({ length: 12 }, (_, i) => wholeFile(diceOf(i + 1)))
  .filter(({ maps, decks }) => decks !== undefined && (maps as Data[]).some((map) => map['private'] !== undefined))
  .map((file) => ({ ...file, actions: [...(file['actions'] as Data[]), READER] }));
const tried = files.flatMap((file) => [...triedIn(file, false), ...triedIn(file, true)]);
const triedAt = ({ pattern }: Field): readonly Tried[] => tried.filter(({ path }) => pattern.test(path));

const BY_MOVER = 'what moves is judged by what its mover sees';
const WRITTEN = 'names a property without reading it';
/** Fields that tell nothing by themselves. */
const SILENT: { readonly [way: string]: string } = {
  'maps[].boards[].zones[].enter': BY_MOVER,
  'maps[].boards[].zones[].pass': BY_MOVER,
  'maps[].boards[].zones[].stop': BY_MOVER,
  'terrain.*.enter': BY_MOVER,
  'terrain.*.pass': BY_MOVER,
  'terrain.*.stop': BY_MOVER,
  'prototypes.*.moves[].when': BY_MOVER,
  'prototypes.*.moves[].range': BY_MOVER,
  'counters[].report': 'is filled in for each reader with what the reader may know',
  'actions[].chosen': 'names a choice to the player who made it',
  'actions[].preview': 'is filled in for the player who may act, by what the player sees',
  'opponent.score': 'is asked of what the side that thinks knows',
  'untold[]': WRITTEN,
  'actions[].does[].set': WRITTEN,
  'effects[].does[].set': WRITTEN,
  'effects[].instead[].set': WRITTEN,
  'turn.phases[].begin[].set': WRITTEN,
  'turn.phases[].end[].set': WRITTEN,
};

test('[D47] every field of a module that holds an expression is tested', () => {
  expect(FIELDS.length).toBeGreaterThan(150);
  expect(FIELDS.filter((field) => triedAt(field).length === 0)).toEqual([]);
});

test('[D47] only listed fields read hidden things without a declaration', () => {
  const silent = FIELDS.filter((field) => triedAt(field).some(({ isTold }) => !isTold));
  expect(silent.map(({ way }) => way).sort()).toEqual(Object.keys(SILENT).sort());
});
