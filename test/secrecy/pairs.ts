import { disclosuresOf, type Module } from '../../src/engine/index.ts';
import type { PersonId } from '../../src/table/index.ts';
import { OPERATOR } from './bot.ts';
import { type Done, type Played, READERS } from './played.ts';
import { identityAt } from './worlds/cards.ts';
import { withoutHandles, withoutTags } from './worlds/names.ts';
import { moduleOf, PEOPLE, placedIn, WATCHERS, type World } from './worlds/world.ts';

/** Two games that differ in what is hidden alone: whatever the watchers get must be the same (T6). */

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

/**
 * The first difference between what the watchers got in two games, up to a deed (all of them: undefined), or up to the
 * end of the game by which scores are announced that count what is hidden; undefined where there is none.
 */
export const difference = (a: Played, b: Played, module: Module, before?: number): string | undefined => {
  for (const person of [...WATCHERS, OPERATOR]) {
    const i = READERS.indexOf(person);
    const [mine, theirs] = [a, b].map(({ heard, marks, tags }) => {
      const all = withoutTags(heard[i] ?? [], tags);
      return before === undefined ? all : all.slice(0, marks[before]?.[i]);
    }) as [readonly string[], readonly string[]];
    const line = firstOther(mine, theirs);
    const deed = line === undefined ? undefined : earliest(deedAt(a, i, line), deedAt(b, i, line));
    if (line !== undefined && !isAnnounced(a, module, deed ?? -1))
      return `${person}, line ${line}:\n${mine[line]}\n${theirs[line]}`;
  }
  return undefined;
};

const firstOther = (mine: readonly string[], theirs: readonly string[]): number | undefined => {
  for (let line = 0; line < Math.max(mine.length, theirs.length); line += 1)
    if (mine[line] !== theirs[line]) return line;
  return undefined;
};

/**
 * The first difference between what watchers got from a deed on, up to the first that showed that watcher a face or a
 * roll in one of them: cards that everybody saw are shuffled otherwise, and who watches can't know how.
 */
export const shuffledDifference = (a: Played, b: Played, module: Module, since: number): string | undefined => {
  for (const person of WATCHERS) {
    const end = earliest(...[a, b].map(({ done }) => done.findIndex((one, i) => i >= since && isShownTo(one, person))));
    const i = READERS.indexOf(person);
    const heardOf = ({ heard, marks, tags }: Played): readonly string[] =>
      withoutTags(heard[i] ?? [], tags).slice(marks[since]?.[i] ?? 0, end === undefined ? undefined : marks[end]?.[i]);
    const [mine, theirs] = [heardOf(a), heardOf(b)];
    const line = firstOther(mine, theirs);
    const deed = line === undefined ? undefined : deedAt(a, i, line + (a.marks[since]?.[i] ?? 0));
    if (line !== undefined && !isAnnounced(a, module, deed ?? -1))
      return `${person}, line ${line} behind deed ${since}:\n${mine[line]}\n${theirs[line]}`;
  }
  return undefined;
};

const isShownTo = ({ shown, rolled, stored }: Done, person: PersonId): boolean =>
  rolled || shown.includes(person) || stored.includes('publish');

/**
 * The first difference between two games of which in one something was done unseen that was not in the other, for
 * anybody but who did it, up to what follows from it by declared revelations: another outcome of what was done in both,
 * where it met something unseen, another deed of who did it, or what he gives to somebody.
 */
export const unseenDifference = (a: Played, b: Played, module: Module): string | undefined => {
  const plain = [a, b].map(({ heard, key, tags }) => heard.map((texts) => withoutHandles(texts, key, tags)));
  const discreet = a.discreet ?? b.discreet;
  const faults = PEOPLE.flatMap((person, i) => {
    if (person === discreet || isToldApart(module, person)) return [];
    const [mine, theirs] = plain.map((heard) => heard[i]) as [readonly string[], readonly string[]];
    const line = firstOther(mine, theirs);
    return line === undefined
      ? []
      : {
          person,
          line,
          deed: earliest(deedAt(a, i, line), deedAt(b, i, line)) ?? -1,
          mine: mine[line],
          theirs: theirs[line],
        };
  });
  const [first] = faults.sort((one, other) => one.deed - other.deed);
  const isGiven = ({ person, deed }: { person: PersonId; deed: number }): boolean =>
    a.done[deed]?.given.includes(person) === true && b.done[deed]?.given.includes(person) === true;
  const fault = faults.find((one) => one.deed === first?.deed && !isGiven(one));
  if (!fault || isDeclared(a, b, module, fault.deed) || isAnnounced(a, module, fault.deed)) return undefined;
  if (isOtherBefore(a, b, module, fault.deed)) return undefined;
  const { by, stored } = a.done[fault.deed] ?? {};
  const what = `${by} ${stored} / ${b.done[fault.deed]?.stored}`;
  return `${fault.person}, deed ${fault.deed} (${what}), line ${fault.line}:\n${fault.mine}\n${fault.theirs}`;
};

/**
 * Whether a scorekeeper tells the side alone that somebody plays what others do, or its numbers are bent for the whole
 * game by a piece that others can hide: a module has to declare that.
 */
const isToldApart = (module: Module, person: PersonId): boolean => {
  const side = module.sides[PEOPLE.indexOf(person)]?.name;
  const toSide = disclosuresOf(module).filter(({ to }) => to !== 'all' && side !== undefined && to.includes(side));
  const isBent = (module.modifiers ?? []).some(({ on, scope }) => on !== undefined && scope === 'game');
  return toSide.some(
    ({ by, tells, declared }) =>
      (by.kind === 'scorekeeper' && tells === 'scores') || (isBent && by.kind === 'counter' && declared === undefined),
  );
};

/** Whether the game was ended by it, and scores are announced then that count what is hidden, as is declared. */
const isAnnounced = ({ done }: Played, module: Module, deed: number): boolean =>
  done[deed]?.stored.includes('finish') === true &&
  disclosuresOf(module).some(
    ({ by, to, tells, declared }) =>
      by.kind === 'scorekeeper' && to === 'all' && declared !== undefined && (tells === 'ranks' || tells === 'result'),
  );

/** The earliest of some deeds, of which a negative one is none; undefined where there is none. */
export const earliest = (...deeds: readonly number[]): number | undefined => {
  const there = deeds.filter((deed) => deed >= 0);
  return there.length > 0 ? Math.min(...there) : undefined;
};

/** The deed in which somebody got a line; negative where that was before the first, or never. */
const deedAt = ({ marks }: Played, person: number, line: number): number =>
  marks.findIndex((mark) => line < (mark[person] ?? 0)) - 1;

/** Whether somebody does things by what others are not told: who did something unseen, or is told apart. */
const isApart = (a: Played, b: Played, module: Module, person: PersonId): boolean =>
  person === (a.discreet ?? b.discreet) || isToldApart(module, person);

/**
 * Whether such a one did another thing by then that all see, though the post of it may have waited; who came to know
 * more by then does another thing where it is about something else already.
 */
const isOtherBefore = (a: Played, b: Played, module: Module, deed: number): boolean => {
  const isOther = (mine: Done, i: number): boolean => {
    const theirs = b.done[i];
    if (mine.unseen) return false;
    if (isApart(a, b, module, mine.by)) return mine.seen.join() !== theirs?.seen.join();
    return mine.inside && theirs?.inside === true && mine.told !== theirs.told;
  };
  return a.done.slice(0, deed).some(isOther);
};

const isDeclared = (a: Played, b: Played, module: Module, deed: number): boolean => {
  const [mine, theirs] = [a.done[deed], b.done[deed]];
  if (!mine || !theirs || mine.unseen) return false;
  const isSame = mine.stored.join() === theirs.stored.join();
  // What a side does with a piece that it has covered unseen is another deed, if the channel sees it as another.
  if (isApart(a, b, module, mine.by)) return !isSame || mine.seen.join() !== theirs.seen.join();
  if (mine.inside && theirs.inside) return !isSame || mine.told !== theirs.told;
  return mine.veiled || theirs.veiled || isMet(mine, theirs) || isBegunBehind(mine, theirs);
};

/** Whether the first thing that was done met something unseen in one of them: what is done behind it follows from that. */
const isMet = (mine: Done, theirs: Done): boolean => mine.stored[0] === theirs.stored[0] && (mine.met || theirs.met);

/** Whether the end of a turn is taken back in one of them, and in the other the next side has begun, and must agree. */
const isBegunBehind = (mine: Done, theirs: Done): boolean =>
  (mine.asks && theirs.seen.includes('turn')) || (theirs.asks && mine.seen.includes('turn'));
