// biome-ignore-all lint/plugin/words: for whoever changes the schemas

import { systems } from '../../engine/index.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { findHandler, reportRules, rulesOfRecordKind } from '../../table/index.ts';
import type { Step } from '../base/step.ts';

interface Schemas {
  /** A hash of the schemas of operations, records, reports and posts. A test computes it. */
  readonly fingerprint: string;
  readonly format: number;
  /** A description of the changes, with the reason why they need no migration. */
  readonly note: string;
}

/**
 * All versions of the schemas since format 7, the oldest first, never removed. Each step names its version. A bot that
 * doesn't know the version leaves the game alone.
 */
const SCHEMAS: readonly Schemas[] = [
  { fingerprint: 'RsNBjA-potB1', format: 7, note: 'as format 6 had them at its end' },
  { fingerprint: 'IhCursWD4VWM', format: 7, note: 'recognize: who was forgotten is back; nothing else changes' },
  {
    fingerprint: 'j5KEsEZOfHLc',
    format: 7,
    note: 'a wish to change the table, who may win by a wish, and games that are not rated',
  },
  {
    fingerprint: '6k3Ysm6kfOWk',
    format: 7,
    note: 'a modifier has the limits and flags that a file of a module has; what earlier versions wrote is read as ever',
  },
  {
    fingerprint: 'ihX0o-m_YuV_',
    format: 7,
    note: 'wishes to change pieces and to play face down; formulas and lines of counters; several cells of a question; all before is read as ever',
  },
  {
    fingerprint: 'qKVBB66kVo1U',
    format: 7,
    note: 'sentences of the module, as records and as reports, and moves in the notation of chess; all before is read as ever',
  },
  {
    fingerprint: 'kxbFF8t4aSn2',
    format: 7,
    note: 'sentences of the module about endings, and messages of scorekeepers in other languages; all before is read as ever',
  },
  {
    fingerprint: 'daMcy0ckwO2e',
    format: 7,
    note: 'reports of what followed a deed, and details; all before is read as ever',
  },
  {
    fingerprint: 'sHLsBYd3beS0',
    format: 7,
    note: 'sentences of the module about hidden choices; all before is read as ever',
  },
  {
    fingerprint: 'RJ71rtxm2WAW',
    format: 7,
    note: 'sentences of the module in the second person; all before is read as ever',
  },
  {
    fingerprint: '1BfcSM6oyD0p',
    format: 7,
    note: 'how the bot judges positions of a module; all before is read as ever',
  },
  {
    fingerprint: 'TpbnEuiMpi2N',
    format: 7,
    note: 'the bot on free seats, and wishes for it; all before is read as ever',
  },
  {
    fingerprint: 'wah7m1_l_32L',
    format: 7,
    note: 'nothing new: a fingerprint no longer depends on which system brings a kind',
  },
];

export const schemasOf = (format: number): Schemas | undefined => SCHEMAS.findLast((one) => one.format === format);

export const isKnownFingerprint = (fingerprint: unknown): boolean =>
  SCHEMAS.some((one) => one.fingerprint === fingerprint);

export const hasKnownKinds = ({ operation, change, posts }: Pick<Step, 'operation' | 'change' | 'posts'>): boolean => {
  const tellings = posts.flatMap((post) =>
    isTextPost(post) ? [] : [post, ...(post.past ?? []).filter((one) => typeof one !== 'string')],
  );
  const reports = tellings.flatMap(({ seen = [] }) => seen);
  return (
    findHandler(systems, operation.kind) !== undefined &&
    [change.added, change.updated, change.removed]
      .flat()
      .every(({ kind }) => rulesOfRecordKind(systems, kind) !== undefined) &&
    reports.every(({ what }) => reportRules(systems).has(what))
  );
};
