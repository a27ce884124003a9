import { z } from 'zod';
import { type Module, systems, wishSchema } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import { keyed, list } from '../../form/words.ts';
import { type Change, isFields, type Operation, person } from '../../table/index.ts';
import { post } from './format-post.ts';
import type { Proof } from './proof.ts';

/** The pictures on which a game lies, as its file holds them: by hash, in lines of base64. */
export type SavedPictures = { readonly [hash: string]: readonly string[] };

/** What the file of a whole game says that it is, and in which version of this form it is written. */
export const FORMAT = 'quartermaster-game';
export const VERSION = 3;
/** The versions that are read: files of the first one bear no proof, those of the second tell of steps in words. */
export const VERSIONS = [1, 2, VERSION] as const;
/** What the file of what one person can see says that it is. */
export const SEEN_FORMAT = 'quartermaster-view';
export const SEEN_VERSION = 1;

/**
 * A whole game as one file (T4): the module with which it began and everything that was done, from which the game
 * follows. The keys that only the bot knows are not in it, nor is anything else that was chance's or this process's
 * own: an imported game gets new ones.
 */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly module: { readonly hash: string; readonly definition: Module };
  readonly steps: readonly SavedStep[];
  readonly end: End;
  readonly pictures?: SavedPictures;
  /** Lacks where the game, or its first steps, came with a file that was not proved. */
  readonly proof?: Proof;
}

/** A step of the log. The first one starts the game: its change follows from the module. */
export interface SavedStep {
  readonly number: number;
  /** When it was done: `2026-01-31T12:00:00.000Z`. */
  readonly at: string;
  readonly operation: Operation;
  readonly change?: Change;
  readonly posts: readonly Post[];
}

/** How the game stands after so many steps: see digest.ts. */
export interface End {
  readonly steps: number;
  readonly hash: string;
}

/** The most steps of a game that is imported. */
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

/** What is read of the operations of a log later; all else of them has become their changes and posts. */
const operation = z.looseObject({ kind: z.enum(kinds), actor: person }).refine(({ kind, ...rest }) => {
  if (kind === 'undo' || kind === 'redo') return isOfSteps(rest);
  return kind !== 'ask' || wishSchema.safeParse(rest['wants']).success;
}, 'how many steps, or what is asked for');

/** The file without what is in the steps. */
export const fileSchema = keyed({
  format: z.literal(FORMAT),
  version: z.literal(VERSIONS),
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

/** A step. What its records hold is seen when they are on a table: isSound. */
export const stepSchema = keyed({
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
