import {
  actsFor,
  choosingSidesIn,
  isSimultaneousPhase,
  type Module,
  onTurn,
  playersOf,
  readyCoveredActOf,
  sidesOf,
} from '../../src/engine/index.ts';
import { createSeededRandom, type Luck } from '../../src/engine/opponent/luck.ts';
import { pickUnrestrictedAct } from '../../src/session/tryout/free-acts.ts';
import type { Operation, OperationKind, PersonId, Table } from '../../src/table/index.ts';
import { Bot, OPERATOR } from './bot.ts';
import { Shadow } from './shadow.ts';
import { type Stir, withStirring } from './stirred.ts';
import { withoutTags } from './worlds/names.ts';
import { EVE } from './worlds/world.ts';

/** Games of the modules that come with the bot, played through the commands, and an onlooker who reads everything. */

const MOST_TRIES = 30;
/** The onlooker looks at everything after so many deeds. */
const BETWEEN_LOOKS = 11;

/** What the onlooker asks for. Answers are texts, pictures as SVG with their alternative texts, and files. */
const LOOKS = [
  'board',
  'game log',
  'game status',
  'game export',
  'piece list',
  'deck list',
  'hand show',
  'counter show',
  'score show',
  'turn show',
  'play',
] as const;

export interface Watched {
  readonly deeds: readonly Operation[];
  /** What the onlooker got, and whoever runs the bot in its log. */
  readonly heard: readonly string[];
  readonly logged: readonly string[];
  /** How much of both there was before each deed. */
  readonly marks: readonly (readonly [heard: number, logged: number])[];
  readonly stored: readonly (readonly OperationKind[])[];
  /** The deeds by which the onlooker saw a face or a roll. */
  readonly shown: readonly boolean[];
  /** The deeds by which chance fell. */
  readonly chanced: readonly boolean[];
  /** The pieces whose faces the onlooker saw at some time. */
  readonly known: ReadonlySet<string>;
}

interface Watching {
  readonly module: Module;
  /** So many deeds at most. */
  readonly most: number;
  /** Those of another game, done again; chosen by chance from what the rules allow, without them. */
  readonly deeds?: readonly Operation[];
  readonly seed?: number;
  /** From this deed on chance falls otherwise, by that name. */
  readonly stirred?: { readonly at: number; readonly by: string };
}

/** Plays a game with a player for each side and an onlooker. */
export const watched = (watching: Watching): Promise<Watched> => withStirring((stir) => watchedBy(watching, stir));

const watchedBy = async ({ module, most, deeds, seed = 1, stirred }: Watching, stir: Stir): Promise<Watched> => {
  const players = module.sides.map((_, i) => `2000000000000000${String(i).padStart(2, '0')}` as PersonId);
  const bot = new Bot(module, [...players, EVE], 'a', {}, 'svg');
  await seat(bot, module, players);
  const shadow = new Shadow(bot, [EVE]);
  bot.shadow = shadow;
  await shadow.follow();
  const [heard, logged] = [bot.heard.get(EVE) ?? [], bot.heard.get(OPERATOR) ?? []];
  const chance = createSeededRandom(seed);
  const done: Operation[] = [];
  const marks: (readonly [number, number])[] = [];
  const stored: (readonly OperationKind[])[] = [];
  const [shown, chanced]: [boolean[], boolean[]] = [[], []];
  for (let i = 0; i < most; i += 1) {
    marks.push([heard.length, logged.length]);
    if (stirred?.at === i) stir(stirred.by);
    const before = streamsOf(shadow.table);
    const deed = await (deeds ? repeated(bot, deeds[i]) : chosen(bot, shadow, players, chance));
    if (!deed) break;
    done.push(deed);
    const told = await shadow.follow();
    stored.push(told.stored);
    shown.push(told.shown.length > 0 || told.rolled);
    chanced.push(streamsOf(shadow.table) !== before);
    if (i % BETWEEN_LOOKS === 0 || i === stirred?.at) await look(bot);
  }
  marks.push([heard.length, logged.length]);
  await look(bot);
  marks.push([heard.length, logged.length]);
  const known = new Set(shadow.known);
  return { deeds: done, heard: withoutTags(heard, shadow.tags), logged, marks, stored, shown, chanced, known };
};

const seat = async (bot: Bot, module: Module, players: readonly PersonId[]): Promise<void> => {
  const [host = EVE] = players;
  await bot.type(host, 'game start', { module: module.module });
  for (const [i, { name }] of module.sides.entries()) await bot.type(players[i] ?? host, 'game join', { side: name });
  await bot.type(EVE, 'game join');
  await bot.begin(host);
};

const look = async (bot: Bot): Promise<void> => {
  for (const words of LOOKS) await bot.type(EVE, words);
};

/** Where all streams of chance are. */
const streamsOf = (table: Table): string =>
  JSON.stringify([...table.all('stream')].map(({ id, used }) => [id, used]).sort());

const repeated = async (bot: Bot, deed: Operation | undefined): Promise<Operation | undefined> => {
  if (deed) await bot.carryOut(deed.actor, deed);
  return deed;
};

/** Has somebody do what the rules allow, whoever is waited for first; undefined if nobody finds anything. */
const chosen = async (
  bot: Bot,
  { table }: Shadow,
  players: readonly PersonId[],
  chance: Luck,
): Promise<Operation | undefined> => {
  const waited = isSimultaneousPhase(table)
    ? choosingSidesIn(table).filter((side) => !readyCoveredActOf(table, side))
    : [onTurn(table)?.id].filter((side) => side !== undefined);
  const first = waited.flatMap((side) => playersOf(table, side));
  for (const actor of [...first, ...players.filter((one) => !first.includes(one))]) {
    const acts = [...actsFor(table, actor)];
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      const isFree = acts.length === 0 && sidesOf(table, actor).length > 0;
      const deed = isFree ? pickUnrestrictedAct(table, actor, chance) : acts[chance.below(Math.max(1, acts.length))];
      if (!deed) break;
      if (await bot.carryOut(actor, deed)) return deed;
    }
  }
  return undefined;
};

/** A module in which every piece of a deck or a set-up stands in an entry of its own. */
export const spread = (module: Module): Module => ({
  ...module,
  setup: module.setup.map((stack) => ({ ...stack, pieces: stack.pieces.flatMap(singles) })),
  ...(module.decks ? { decks: module.decks.map((deck) => ({ ...deck, pieces: deck.pieces.flatMap(singles) })) } : {}),
});

type Entry = Module['setup'][number]['pieces'][number];

const singles = (entry: Entry): readonly Entry[] => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 }));

/**
 * The same module with the cards of each deck that nobody came to know in other places of it. `known`: the numbers of
 * the pieces that somebody knows, from 0 in the order in which they are made.
 */
export const permutedDecks = (module: Module, known: ReadonlySet<number>, chance: Luck): Module => {
  let made = module.setup.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const decks = (module.decks ?? []).map((deck) => {
    const first = made;
    made += deck.pieces.length;
    const free = deck.pieces.map((_, i) => i).filter((i) => !known.has(first + i));
    const pieces = [...deck.pieces];
    const rest = [...free];
    for (const place of free) {
      const [from] = rest.splice(chance.below(rest.length), 1);
      pieces[place] = deck.pieces[from as number] as Entry;
    }
    return { ...deck, pieces };
  });
  return module.decks ? { ...module, decks } : module;
};
