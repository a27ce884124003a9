import { z } from 'zod';
import { deckContentsInGameSchema, deckInGameSchema, MOST_PIECES, storedSetupStackSchema } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import { type FileStructureFault, pathOf } from '../../facts/file-fault.ts';
import type { NameKind } from '../../form/name-kind.ts';
import { gridFaults, has } from '../../table/grid/index.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { findBattleBoard, gameModuleSchema, MOST_VARIANTS } from '../format/module.ts';
import { findNameUses } from '../format/name-uses.ts';
import { MOST_DECKS } from '../format/pieces.ts';
import { doesPlaceExist } from '../format/places.ts';
import { hasHiddenScorekeeper } from '../format/scorekeepers.ts';
import { variantWithoutEntriesSchema } from '../format/variants.ts';
import { computeModuleHashAsync } from '../text/hash.ts';
import { nodeOfPlainData } from '../text/spot.ts';

type Board = Module['maps'][number]['boards'][number];
type NamesByKind = ReadonlyMap<NameKind, ReadonlySet<string>>;

const STACKS = 100;

/**
 * The module's schema without the entries of setups and decks. Because there may be thousands of them, they are checked
 * separately.
 */
const withoutEntries = gameModuleSchema.extend({
  setup: z.array(z.unknown()),
  decks: z.array(z.unknown()).max(MOST_DECKS).optional(),
  variants: z.array(variantWithoutEntriesSchema).max(MOST_VARIANTS).optional(),
});

const entriesOf = ({ setup, decks = [], variants = [] }: Module) => [
  { part: 'setup', of: 'module', schema: storedSetupStackSchema, entries: setup } as const,
  { part: 'decks', of: 'module', schema: deckInGameSchema, entries: decks } as const,
  ...variants.flatMap(({ name, choices }) =>
    choices.flatMap(({ setup: own = [], decks: contents = [], name: choice }) => [
      { part: 'variants', of: `${name}: ${choice}`, schema: storedSetupStackSchema, entries: own } as const,
      { part: 'variants', of: `${name}: ${choice}`, schema: deckContentsInGameSchema, entries: contents } as const,
    ]),
  ),
];

/** Returns the fault of a module from a file: in its structure, hash, names, cells or grids, or in a derived value. */
export const findModuleFault = async ({
  hash,
  definition,
}: {
  readonly hash: string;
  readonly definition: Module;
}): Promise<FileStructureFault | undefined> => {
  const form = withoutEntries.safeParse(definition);
  if (!form.success) return { code: 'form', at: `module.definition.${pathOf(form.error)}` };
  const { decks = [] } = definition;
  const isDue = createWorkCounter(STACKS);
  for (const { part, schema, entries } of entriesOf(definition)) {
    for (const [index, entry] of entries.entries()) {
      if (!schema.safeParse(entry).success) return { code: 'form', at: `module.definition.${part}[${index}]` };
      if (isDue(1)) await yieldToEventLoop();
    }
  }
  if ((await computeModuleHashAsync(definition)) !== hash) return { code: 'module', at: 'hash' };
  const { names, twice, unknown } = namesIn(definition);
  const at = twice ?? unknown ?? derivedFault(definition);
  if (at !== undefined) return { code: 'module', at };
  const pieces = new Map<string, number>();
  for (const { part, of, schema, entries } of entriesOf(definition)) {
    for (const entry of entries) {
      const count = entry.pieces.reduce((sum, one) => sum + one.count, pieces.get(of) ?? 0);
      pieces.set(of, count);
      const isThere = !('map' in entry) || doesPlaceExist(definition.maps, entry);
      if (count > MOST_PIECES || !isThere || unknownIn(schema, entry, names) !== undefined)
        return { code: 'module', at: part };
      if (isDue(1)) await yieldToEventLoop();
    }
  }
  return decks.some(({ name, discards }) => name === discards) ? { code: 'module', at: 'decks' } : undefined;
};

const withoutSetups = (module: Module): Module =>
  module.variants
    ? {
        ...module,
        variants: module.variants.map((variant) => ({
          ...variant,
          choices: variant.choices.map(({ setup: _, decks: __, ...rest }) => rest),
        })),
      }
    : module;

/** Returns the names that a module defines, and the first duplicate or unknown name outside setups and decks. */
const namesIn = (module: Module) => {
  const decks = module.decks?.map(({ name }) => ({ name }));
  const rest = { ...withoutSetups(module), setup: [], ...(decks ? { decks } : {}) };
  const names = new Map<NameKind, Set<string>>();
  let twice: string | undefined;
  for (const { kind, names: own, areUnique, node } of findNameUses(gameModuleSchema, nodeOfPlainData(rest)).given) {
    const all = names.get(kind) ?? new Set<string>();
    names.set(kind, all);
    const texts = own.map(({ value }) => String(value));
    if (areUnique && new Set(texts).size < texts.length) twice ??= pathIn(node.path);
    for (const text of texts) all.add(text);
  }
  return { names, twice, unknown: unknownIn(gameModuleSchema, rest, names) };
};

/** Kinds of names that this check skips: only the engine can check them, or they are derived. */
const FREE: ReadonlySet<NameKind> = new Set<NameKind>([
  'property',
  'counted',
  'hidden',
  'battle-zone',
  'mover',
  'piece',
  'act',
]);

const unknownIn = (schema: z.ZodType, value: unknown, names: NamesByKind): string | undefined => {
  const { references } = findNameUses(schema, nodeOfPlainData(value));
  const unknown = references.find(({ kind, name }) => !FREE.has(kind) && !names.get(kind)?.has(name));
  return unknown && pathIn(unknown.node.path);
};

const pathIn = (path: string): string => path.replace(/\[\d+\]/g, '');

/** Returns the location of an impossible grid or cell, or of a derived value that doesn't match its source. */
const derivedFault = (module: Module): string | undefined => {
  const { maps, battle, scorekeepers } = module;
  const wrong = maps.flatMap(({ boards }) => boards).find((board) => !isSound(board));
  if (wrong) return `boards: ${wrong.name}`;
  if (battle && findBattleBoard(maps, battle) !== battle.board) return 'battle';
  return scorekeepers && hasHiddenScorekeeper(scorekeepers.text, module) !== scorekeepers.hides
    ? 'scorekeepers'
    : undefined;
};

const isSound = ({ grid, terrain, edges = {}, zones = [] }: Board): boolean => {
  if (gridFaults(grid).length > 0) return false;
  const all = [...Object.values(terrain), ...Object.values(edges).flat(), ...zones.map(({ cells }) => cells)];
  return all.every((cells) => cells.every((cell) => has(grid, cell as Parameters<typeof has>[1])));
};
