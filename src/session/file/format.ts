import { z } from 'zod';
import { type Module, requestedChangeSchema, systems } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import { keyed, list } from '../../form/words.ts';
import { type Change, isFields, type Operation, person } from '../../table/index.ts';
import { post } from './format-post.ts';
import type { FileSignature } from './proof.ts';

/** The pictures of a game in its file: each hash with the picture in lines of base64. */
export type SavedPictures = { readonly [hash: string]: readonly string[] };

export const FORMAT = 'quartermaster-game';
export const GAME_FILE_VERSION = 3;
/** The versions of the file format. Version 1 has no signature, and version 2 has posts as text. */
export const GAME_FILE_VERSIONS = [1, 2, GAME_FILE_VERSION] as const;
export const VIEW_FILE_FORMAT = 'quartermaster-view';
export const VIEW_FILE_VERSION = 1;

/**
 * A whole game as a file (T4): the module at its beginning and all steps. It contains none of the bot's secret keys, so
 * an imported game gets new ones.
 */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly module: { readonly hash: string; readonly definition: Module };
  readonly steps: readonly SavedStep[];
  readonly end: FinalStateHash;
  readonly pictures?: SavedPictures;
  /** The signature. Undefined if the game, or its first steps, came from a file without signature. */
  readonly proof?: FileSignature;
}

/** A step of the log. The first step has no change, because it can be derived from the module. */
export interface SavedStep {
  readonly number: number;
  /** The time of the step, such as `2026-01-31T12:00:00.000Z`. */
  readonly at: string;
  readonly operation: Operation;
  readonly change?: Change;
  readonly posts: readonly Post[];
}

/** A hash of the game's state after a number of steps: see digest.ts. */
export interface FinalStateHash {
  readonly steps: number;
  readonly hash: string;
}

const MOST_STEPS = 100_000;

const base64url = z.string().regex(/^[\w-]{1,100}$/, 'bytes in base64url');
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex');
const kinds = systems.flatMap(({ operations }) => Object.keys(operations));

const isOfSteps = ({ steps, of }: { readonly [field: string]: unknown }): boolean =>
  Number.isInteger(steps) &&
  Number(steps) > 0 &&
  (of === undefined ||
    (Array.isArray(of) &&
      of.length === steps &&
      new Set(of).size === steps &&
      of.every((one) => Number.isInteger(one))));

/** The schema of those fields of operations that are read later; all other data is in the steps' changes and posts. */
const operation = z.looseObject({ kind: z.enum(kinds), actor: person }).refine(({ kind, ...rest }) => {
  if (kind === 'undo' || kind === 'redo') return isOfSteps(rest);
  return kind !== 'ask' || requestedChangeSchema.safeParse(rest['wants']).success;
}, 'how many steps, or what is asked for');

export const fileSchema = keyed({
  format: z.literal(FORMAT),
  version: z.literal(GAME_FILE_VERSIONS),
  module: keyed({ hash, definition: z.custom<object>(isFields, 'a module') }),
  steps: z.array(z.unknown()).min(1, 'at least one step').max(MOST_STEPS),
  end: keyed({ steps: z.int(), hash }),
  pictures: z.record(hash, list(z.string(), 1000)).optional(),
  proof: keyed({ key: base64url, signature: base64url }).optional(),
});

const record = z.custom<object>(
  (value) => isFields(value) && typeof value['kind'] === 'string' && typeof value['id'] === 'string',
  'a record',
);
const update = z.custom<object>(
  (value) =>
    isFields(value) &&
    Object.keys(value).length === 4 &&
    typeof value['kind'] === 'string' &&
    typeof value['id'] === 'string' &&
    isFields(value['from']) &&
    isFields(value['to']),
  'what was and what is',
);

/** The schema of a step. Its records are checked later, when they are applied to a table: see `isRecordValid`. */
export const savedStepSchema = keyed({
  number: z.int(),
  at: z
    .string()
    .refine(
      (text) => new Date(Date.parse(text) || Number.NaN).toJSON() === text,
      'a time such as 2026-01-31T12:00:00.000Z',
    ),
  operation,
  change: keyed({ added: z.array(record), updated: z.array(update), removed: z.array(record) }).optional(),
  posts: list(post, 1),
});
