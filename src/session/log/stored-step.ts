import type { DataPost, Post } from '../../facts/stored-post.ts';
import { isInWords } from '../../facts/stored-post.ts';
import type { AnyRecord, Change } from '../../table/index.ts';
import type { Reader, Step } from '../base/step.ts';
import {
  decoded,
  encoded,
  encodedIn,
  encodedText,
  encodedWords,
  mapTexts,
  type Numbers,
  type TokenMeaning,
} from './tokens.ts';
import { inFields, inOperation, inRecord, inReport } from './typed.ts';

/** Returns a step in which numbers replace accounts and typed texts. */
export const encodedStep = ({ operation, change, posts, ...rest }: Step, numbers: Numbers): Step => {
  const { typed, other } = changes(numbers);
  return {
    ...rest,
    operation: inOperation(operation, typed, other),
    change: encodedChange(change, numbers),
    posts: posts.map((post) => encodedPost(post, numbers)),
  };
};

const encodedPost = (post: Post, numbers: Numbers): Post => {
  const { other } = changes(numbers);
  const words = (text: string): string => encodedWords(text, numbers);
  if (isInWords(post)) return inFields(post, (field) => (field === 'deed' || field === 'said' ? words : other));
  const { reader, seen, past, ...facts } = post;
  const typed = (text: string): string => encodedIn(text, numbers);
  const things = ({ seen: all, past: before }: Pick<DataPost, 'seen' | 'past'>): Pick<DataPost, 'seen' | 'past'> => ({
    ...(all ? { seen: all.map((one) => inReport(one, typed, other)) } : {}),
    ...(before
      ? { past: before.map((one) => (typeof one === 'string' ? words(one) : { kind: one.kind, ...things(one) })) }
      : {}),
  });
  return {
    reader: other(reader) as Reader,
    ...things({ ...(seen ? { seen } : {}), ...(past ? { past } : {}) }),
    ...inFields(facts, () => other),
  };
};

export const encodedChange = ({ added, updated, removed }: Change, numbers: Numbers): Change => {
  const { typed, other } = changes(numbers);
  const record = (one: AnyRecord): AnyRecord => encodedRecord(one, numbers);
  return {
    added: added.map(record),
    updated: updated.map(({ kind, id, from, to }) => ({
      kind,
      id: other(id),
      from: inRecord(kind, from, typed, other),
      to: inRecord(kind, to, typed, other),
    })),
    removed: removed.map(record),
  };
};

const encodedRecord = (record: AnyRecord, numbers: Numbers): AnyRecord => {
  const { typed, other } = changes(numbers);
  return inRecord(record.kind, record, typed, other);
};

export const decodedValue = <T>(stored: T, kept: TokenMeaning): T =>
  mapTexts(stored, (text) => decoded(text, kept)) as T;

const changes = (
  numbers: Numbers,
): { readonly typed: (text: string) => string; readonly other: (text: string) => string } => ({
  typed: (text) => encodedText(text, numbers),
  other: (text) => encoded(text, numbers),
});
