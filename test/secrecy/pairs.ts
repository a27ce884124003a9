import type { PieceId } from '../../src/engine/core/ids.ts';
import { opening, perform } from './acts/perform.ts';
import { Bot, type Drawn, type Leak } from './bot.ts';
import { identityAt } from './cards.ts';
import { Shadow } from './shadow.ts';
import { type Deed, moduleOf, PEOPLE, placedIn, WATCHERS, type World } from './world.ts';

/** Two games that differ in what is hidden alone: whatever the watchers get must be the same (T6). */

/** One game played: what each watcher got, and which pieces became known, and when. */
export interface Played {
  readonly heard: readonly (readonly string[])[];
  /** How much each watcher had got before the first deed, and after each. */
  readonly marks: readonly (readonly number[])[];
  /** The numbers of the pieces that a watcher came to know. */
  readonly known: ReadonlySet<number>;
  /** The first deed by which something became known to a watcher, and the one by which the game's secret was posted; -1 for none. */
  readonly first: number;
  readonly published: number;
}

export interface Game {
  readonly world: World;
  readonly deeds: readonly Deed[];
  readonly chance: string;
  readonly leak?: Leak;
  readonly drawn?: Drawn;
}

export const playedOut = async ({ world, deeds, chance, leak = {}, drawn = 'data' }: Game): Promise<Played> => {
  const bot = new Bot(moduleOf(world), PEOPLE, chance, leak, drawn);
  await opening(bot, world);
  const shadow = new Shadow(bot, WATCHERS);
  await shadow.follow();
  bot.shadow = shadow;
  const marks = [marksOf(bot)];
  let [first, published] = [-1, -1];
  for (const [i, deed] of deeds.entries()) {
    await perform(bot, world, deed);
    marks.push(marksOf(bot));
    if ((await shadow.follow()) && first < 0) first = i;
    if (published < 0 && shadow.table.get('published', 'published')) published = i;
  }
  const known = new Set([...shadow.known].map((id) => numberOf(id as PieceId)));
  return { heard: WATCHERS.map((person) => bot.heard.get(person) ?? []), marks, known, first, published };
};

const marksOf = (bot: Bot): readonly number[] => WATCHERS.map((person) => bot.heard.get(person)?.length ?? 0);

/** Pieces are numbered in the order of the module: the first is the one whose id has the lowest number. */
const FIRST = 1;
const numberOf = (id: PieceId): number => Number(id.slice(1)) - FIRST;

/** The same world with the identities of those pieces permuted that nobody came to know; `order` says how. */
export const permuted = (world: World, known: ReadonlySet<number>, order: readonly number[]): World => {
  const placed = placedIn(moduleOf(world));
  const taken = new Set([...known].map((made) => identityAt(made, placed)));
  const free = world.identities.map((_, place) => place).filter((place) => !taken.has(place));
  const mixed = [...free].sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0));
  const identities = [...world.identities];
  for (const [i, place] of free.entries()) identities[place] = world.identities[mixed[i] as number] as number;
  return { ...world, identities };
};

/** The first difference between what the watchers got in two games, up to a deed (all of them: undefined); undefined where there is none. */
export const difference = (a: Played, b: Played, before?: number): string | undefined => {
  for (const [i, person] of WATCHERS.entries()) {
    const [mine, theirs] = [a, b].map(({ heard, marks }) => {
      const all = heard[i] as readonly string[];
      return before === undefined ? all : all.slice(0, marks[before]?.[i]);
    }) as [readonly string[], readonly string[]];
    const line = firstOther(mine, theirs);
    if (line !== undefined) return `${person}, line ${line}:\n${mine[line]}\n${theirs[line]}`;
  }
  return undefined;
};

const firstOther = (mine: readonly string[], theirs: readonly string[]): number | undefined => {
  for (let line = 0; line < Math.max(mine.length, theirs.length); line += 1) if (mine[line] !== theirs[line]) return line;
  return undefined;
};
