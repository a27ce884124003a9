import { RECORD_HANDLE_LENGTH, recordHandleForViewer, ViewerHandles } from '../../../src/table/index.ts';
import { PEOPLE } from './world.ts';

/**
 * Handles are drawn from what counts what happens, be it unseen, and tell nothing by themselves (T7). So where one game
 * has more steps than the other, only what they stand for is compared: which are the same, and which of them came
 * first.
 */

/** More steps and records than any game of the rig has. */
const STEPS = 100;
const RECORDS = 500;
const KINDS = ['r', 'army', 'm'];

const known = new Map<string, ReadonlySet<string>>();

/** All handles that anybody can meet in a game with that key. */
const handlesOf = (key: string): ReadonlySet<string> => {
  const handles = known.get(key) ?? new Set(made(key));
  known.set(key, handles);
  return handles;
};

function* made(key: string): Iterable<string> {
  for (let step = 0; step < STEPS; step += 1) yield recordHandleForViewer(key, 'step', String(step), 0);
  for (const viewer of ['channel', ...PEOPLE]) {
    const pieces = new ViewerHandles(key, viewer, 'pa');
    for (const letter of ['p', 'a'])
      for (let number = 1; number <= RECORDS; number += 1) yield pieces.of(`${letter}${number}`) ?? '';
    for (const kind of KINDS)
      for (let number = 1; number <= RECORDS; number += 1)
        yield recordHandleForViewer(key, viewer, `${kind}${number}`, 0);
  }
}

const TOKEN = new RegExp(`(?<![a-z0-9])[a-km-np-z2-9]{${RECORD_HANDLE_LENGTH}}(?![a-z0-9])`, 'g');

/** What a reminder is found again by, drawn when it is sent. */
const NONCE = /(game:look:[a-z0-9]+:)[\w-]{12,}/g;

/** By what a control of a panel says what it holds of: a hash of such names, too. */
const VERSION = /(play:(?!text:)[a-z0-9]+:[a-z0-9]+:)([0-9a-z]{7})(?=[:"\\])/g;

const replaced = (text: string, nameOf: (token: string) => string): string =>
  text.replace(TOKEN, nameOf).replace(NONCE, '$1NONCE');

/**
 * Texts with the names that were drawn for messages as the numbers of their steps; `tags`: these names, that of the
 * first step first.
 */
export const withoutTags = (texts: readonly string[], tags: readonly string[]): readonly string[] => {
  const numbers = new Map(tags.map((tag, i) => [tag, `step ${i + 1}`]));
  return texts.map((text) => replaced(text, (token) => numbers.get(token) ?? token));
};

/**
 * Texts with each handle in them as a number, in the order in which they come, and so each name that was drawn for a
 * message, and each version of a panel's control.
 */
export const withoutHandles = (texts: readonly string[], key: string, tags: readonly string[]): readonly string[] => {
  const handles = handlesOf(key);
  const drawn = new Set(tags);
  const numbers = new Map<string, string>();
  const numbered = (token: string): string => {
    const number = numbers.get(token) ?? `#${numbers.size + 1}`;
    numbers.set(token, number);
    return number;
  };
  const nameOf = (token: string): string => (handles.has(token) || drawn.has(token) ? numbered(token) : token);
  // Text by text: what comes later has no part in what a version is called.
  return texts.map((text) =>
    replaced(text, nameOf).replace(VERSION, (_, id: string, version: string) => id + numbered(version)),
  );
};
