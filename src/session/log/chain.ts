import { hash } from 'node:crypto';
import type { LogFault } from '../../facts/log-fault.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import { type Change, type GameId, isFields } from '../../table/index.ts';
import { FORMAT } from '../base/formats.ts';
import type { Step } from '../base/step.ts';
import { isKnownFingerprint } from './schemas.ts';

const CHAINED = 3;

/**
 * A stored step. Its `change` is empty if separate rows hold it. Numbers replace accounts and typed texts; see
 * tokens.ts.
 */
export interface StepRow extends Step {
  /** The hash of the previous row; in the first row, the game's id. */
  readonly before: string;
  /** The hashes of the personal items that this step refers to, by their numbers; see personal.ts. */
  readonly apart: { readonly [number: string]: string };
  /** The fingerprint of the schemas of this step; undefined before format 7. */
  readonly schemas?: string;
  /** The number of rows for a large change, and the common hash of these rows. */
  readonly parts?: number;
  readonly sum?: string;
  /** The hash of all fields above it in this row. */
  readonly hash: string;
}

export const stepRowKey = (game: GameId, number: number): RowKey<StepRow> =>
  rowKey(`game:${game}:step:${String(number).padStart(8, '0')}`);

export const changePartRowKey = (game: GameId, attempt: string, part: number): RowKey<Change> =>
  rowKey(`game:${game}:part:${attempt}:${String(part).padStart(4, '0')}`);

/** Returns SHA-256 of the joined texts, in 43 characters. */
export const sha256OfTexts = (...texts: readonly string[]): string => hash('sha256', texts.join('\n'), 'base64url');

export const addRowHash = (row: Omit<StepRow, 'hash'>): StepRow => ({
  ...row,
  hash: sha256OfTexts(JSON.stringify(row)),
});

/** Returns the fault of a row by itself, if any. `newest`: the newest readable format. */
export const findStepRowFault = (value: unknown, number: number, newest = FORMAT): LogFault | undefined => {
  if (!isFields(value) || typeof value['format'] !== 'number') return 'no-step';
  if (value['format'] > newest) return 'newer';
  if (value['schemas'] !== undefined && !isKnownFingerprint(value['schemas'])) return 'newer';
  const { number: own, attempt, operation, change, posts } = value;
  const isStep = typeof attempt === 'string' && isFields(operation) && isFields(change) && Array.isArray(posts);
  if (own !== number || !isStep) return 'no-step';
  if (value['format'] < CHAINED) return undefined;
  const { hash: said, ...rest } = value;
  return sha256OfTexts(JSON.stringify(rest)) === said ? undefined : 'altered';
};

export interface StepChainLink {
  readonly number: number;
  readonly format: number;
  readonly attempt: string;
  readonly hash: string;
}

export const initialChainLink = (game: GameId): StepChainLink => ({ number: 0, format: 0, attempt: '', hash: game });

export const chainLinkOfRow = (row: StepRow): StepChainLink => {
  const { number, format, attempt } = row;
  return { number, format, attempt, hash: hasChainedFormat(row) ? row.hash : sha256OfTexts(JSON.stringify(row)) };
};

export const hasChainedFormat = ({ format }: StepRow): boolean => format >= CHAINED;

/**
 * True if a row has the hash of the row before it. Rows from before the chained format have no hash, and can follow any
 * such row.
 */
export const isSuccessorOf = (row: StepRow, { hash: before, format }: StepChainLink): boolean =>
  hasChainedFormat(row) ? row.before === before : format < CHAINED;
