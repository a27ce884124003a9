import { hash } from 'node:crypto';
import type { LogFault } from '../../facts/log-fault.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import { type Change, type GameId, isFields } from '../../table/index.ts';
import { FORMAT } from '../base/formats.ts';
import type { Step } from '../base/step.ts';
import { knowsSchemas } from './schemas.ts';

/** The first format whose rows are chained. */
const CHAINED = 3;

/**
 * A step as it is stored. `change` is empty where its parts hold it; accounts and typed texts are numbers, see
 * tokens.ts.
 */
export interface StepRow extends Step {
  /** The hash of the row before it; of the first one the game's id. */
  readonly before: string;
  /** What the numbers of this step stand for: the hash of each one's own row (see apart.ts), by number. */
  readonly apart: { readonly [number: string]: string };
  /** The fingerprint of the schemas by which it was written; steps of formats before 7 lack it. */
  readonly schemas?: string;
  /** How many rows of its own hold the change, where it is too big for this one, and the hash of all of them. */
  readonly parts?: number;
  readonly sum?: string;
  /** The hash of all that stands before it in this row. */
  readonly hash: string;
}

export const stepKey = (game: GameId, number: number): RowKey<StepRow> =>
  rowKey(`game:${game}:step:${String(number).padStart(8, '0')}`);

/** Of the rows that hold a step's change where it is too big for one. */
export const partKey = (game: GameId, attempt: string, part: number): RowKey<Change> =>
  rowKey(`game:${game}:part:${attempt}:${String(part).padStart(4, '0')}`);

/** SHA-256 of texts behind each other, in 43 characters. */
export const sumOf = (...texts: readonly string[]): string => hash('sha256', texts.join('\n'), 'base64url');

/** A row with its hash. */
export const sealed = (row: Omit<StepRow, 'hash'>): StepRow => ({ ...row, hash: sumOf(JSON.stringify(row)) });

/** What is wrong with a row by itself, if anything. `newest`: the newest format that can be read. */
export const rowFault = (value: unknown, number: number, newest = FORMAT): LogFault | undefined => {
  if (!isFields(value) || typeof value['format'] !== 'number') return 'no-step';
  if (value['format'] > newest) return 'newer';
  if (value['schemas'] !== undefined && !knowsSchemas(value['schemas'])) return 'newer';
  const { number: own, attempt, operation, change, posts } = value;
  const isStep = typeof attempt === 'string' && isFields(operation) && isFields(change) && Array.isArray(posts);
  if (own !== number || !isStep) return 'no-step';
  if (value['format'] < CHAINED) return undefined;
  const { hash: said, ...rest } = value;
  return sumOf(JSON.stringify(rest)) === said ? undefined : 'altered';
};

/** Where the next row is fastened. */
export interface Link {
  readonly number: number;
  readonly format: number;
  /** The name of its row's attempt, which no other row has. */
  readonly attempt: string;
  readonly hash: string;
}

/** Where the first step is fastened. */
export const firstLink = (game: GameId): Link => ({ number: 0, format: 0, attempt: '', hash: game });

export const linkOf = (row: StepRow): Link => {
  const { number, format, attempt } = row;
  return { number, format, attempt, hash: isChained(row) ? row.hash : sumOf(JSON.stringify(row)) };
};

export const isChained = ({ format }: StepRow): boolean => format >= CHAINED;

/** Whether a row follows from the one before it. Rows of before there were chains follow from any of their like. */
export const follows = (row: StepRow, { hash: before, format }: Link): boolean =>
  isChained(row) ? row.before === before : format < CHAINED;
