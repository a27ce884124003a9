import type { Post, ReportDataPost } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import type { AnyRecord, Change } from '../../table/index.ts';
import type { Reader, Step } from '../base/step.ts';
import {
  decoded,
  encodeAccounts,
  encodeActText,
  encodeMessageText,
  encodeTypedNames,
  mapTextsInValue,
  type PersonalItemNumbers,
  type TokenLookup,
} from './tokens.ts';
import { mapFieldTexts, mapOperationTexts, mapRecordTexts, mapReportTexts } from './typed.ts';

/** Returns a step in which numbers replace accounts and typed texts. */
export const encodePersonalStepData = (
  { operation, change, posts, ...rest }: Step,
  numbers: PersonalItemNumbers,
): Step => {
  const { typed, other } = changes(numbers);
  return {
    ...rest,
    operation: mapOperationTexts(operation, typed, other),
    change: encodePersonalChangeData(change, numbers),
    posts: posts.map((post) => encodedPost(post, numbers)),
  };
};

const encodedPost = (post: Post, numbers: PersonalItemNumbers): Post => {
  const { other } = changes(numbers);
  const words = (text: string): string => encodeMessageText(text, numbers);
  if (isTextPost(post)) return mapFieldTexts(post, (field) => (field === 'deed' || field === 'said' ? words : other));
  const { reader, seen, past, ...facts } = post;
  const typed = (text: string): string => encodeTypedNames(text, numbers);
  const things = ({
    seen: all,
    past: before,
  }: Pick<ReportDataPost, 'seen' | 'past'>): Pick<ReportDataPost, 'seen' | 'past'> => ({
    ...(all ? { seen: all.map((one) => mapReportTexts(one, typed, other)) } : {}),
    ...(before
      ? { past: before.map((one) => (typeof one === 'string' ? words(one) : { kind: one.kind, ...things(one) })) }
      : {}),
  });
  return {
    reader: other(reader) as Reader,
    ...things({ ...(seen ? { seen } : {}), ...(past ? { past } : {}) }),
    ...mapFieldTexts(facts, () => other),
  };
};

export const encodePersonalChangeData = ({ added, updated, removed }: Change, numbers: PersonalItemNumbers): Change => {
  const { typed, other } = changes(numbers);
  const record = (one: AnyRecord): AnyRecord => encodedRecord(one, numbers);
  return {
    added: added.map(record),
    updated: updated.map(({ kind, id, from, to }) => ({
      kind,
      id: other(id),
      from: mapRecordTexts(kind, from, typed, other),
      to: mapRecordTexts(kind, to, typed, other),
    })),
    removed: removed.map(record),
  };
};

const encodedRecord = (record: AnyRecord, numbers: PersonalItemNumbers): AnyRecord => {
  const { typed, other } = changes(numbers);
  return mapRecordTexts(record.kind, record, typed, other);
};

export const decodeTextsIn = <T>(stored: T, kept: TokenLookup): T =>
  mapTextsInValue(stored, (text) => decoded(text, kept)) as T;

const changes = (
  numbers: PersonalItemNumbers,
): { readonly typed: (text: string) => string; readonly other: (text: string) => string } => ({
  typed: (text) => encodeActText(text, numbers),
  other: (text) => encodeAccounts(text, numbers),
});
