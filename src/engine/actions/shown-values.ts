import { type AnyRecord, derived, type World } from '../../table/index.ts';
import type { Instruction } from '../play/lines/form.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';

/**
 * Returns true if only the rules read a value of the game (G42). Such a value has no label, and nothing that matters to
 * players reads it. Changes of it are reported as details.
 */
export const isGameValueOnlyForRules = (world: World, name: string): boolean => {
  const module = moduleOf(world);
  if (Object.hasOwn(module.labels ?? {}, name)) return false;
  const isRead = ({ texts, known }: ReadTexts): boolean => {
    const read = known.get(name) ?? namesWord(texts, name);
    known.set(name, read);
    return read;
  };
  if (isRead(readingIn(module))) return false;
  return ![...world.all('counter'), ...world.all('scorekeeper')].some((record) => isRead(readingOf(record)));
};

/**
 * All texts of a module in which names are searched. `known` has the names that were already searched, with the result.
 */
interface ReadTexts {
  readonly texts: string;
  readonly known: Map<string, boolean>;
}

const readingIn = derived(({ endings, round, objectives, actions = [], effects = [], turn }: Module): ReadTexts => {
  const lines = [
    ...[...actions, ...effects].flatMap((one) => [
      ...(one.does ?? []),
      ...('instead' in one ? (one.instead ?? []) : []),
    ]),
    ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
  ];
  return { texts: JSON.stringify([endings, round, objectives, lines.filter(countsForPlayers)]), known: new Map() };
});

/** True for instructions that give points, or that decide the game for a side. */
const countsForPlayers = ({ points, win, lose, tie }: Instruction): boolean =>
  [points, win, lose, tie].some((part) => part !== undefined);

const readingOf = derived((record: AnyRecord): ReadTexts => ({ texts: JSON.stringify(record), known: new Map() }));

const LETTER = /[\p{L}\p{N}_]/u;

const namesWord = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + name.length] ?? '')) return true;
  return false;
};
