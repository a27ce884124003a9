import type { OperationKind, PersonId, PieceId } from '../../src/table/index.ts';
import { type Act, oneOf } from './acts/act.ts';
import { AFTER, BEFORE } from './acts/around.ts';
import type { Try } from './acts/made.ts';
import { opening, perform } from './acts/perform.ts';
import { doneUnseen, type Unseen } from './acts/unseen.ts';
import { Bot, type Drawn, type Leak, OPERATOR, type Reads } from './bot.ts';
import { Shadow } from './shadow.ts';
import { type Stir, withStirring } from './stirred.ts';
import { ANN, CLO, type Deed, EVE, moduleOf, PEOPLE, WATCHERS, type World } from './worlds/world.ts';

/** One game, played out, and what the watchers got of it. */

/** One of the watchers reads German. */
const READS: Reads = { [EVE]: 'de' };

/** All of whom is noted what they get. */
export const READERS: readonly PersonId[] = [...PEOPLE, OPERATOR];

/**
 * Of a deed who did it, what was stored of it, as what the channel saw it, all that it saw of it, and whether something
 * unseen stood against it, or against taking it back or doing it again.
 */
export interface Done {
  readonly by: PersonId;
  readonly stored: readonly OperationKind[];
  readonly seen: readonly string[];
  readonly told: string;
  readonly met: boolean;
  readonly veiled: boolean;
  /** Who was given something hidden by it, and sees from then on what was done with it unseen. */
  readonly given: readonly PersonId[];
  /** Whether others have to agree before it is taken back, of which some may be about what is done unseen. */
  readonly asks: boolean;
  /** Whether it is what was done unseen. */
  readonly unseen: boolean;
  /** The watchers who see a face by it that they did not see before it. */
  readonly shown: readonly PersonId[];
  /** Whether a watcher heard how dice fell. */
  readonly rolled: boolean;
  /** Whether who did it plays a side by then that had something to hide before, or is game master. */
  readonly inside: boolean;
}

export interface Played {
  /**
   * What each person got, until he sat where more is seen, or a module was reloaded that tells more, for which
   * everybody was asked.
   */
  readonly heard: readonly (readonly string[])[];
  /** How much each had got before the first deed, and after each. */
  readonly marks: readonly (readonly number[])[];
  readonly done: readonly Done[];
  /** The numbers of the pieces that a watcher came to know. */
  readonly known: ReadonlySet<number>;
  /**
   * The first deed by which something became known to a watcher, the one by which the game's secret was posted, and the
   * first of which a watcher heard how dice fell; -1 for none.
   */
  readonly first: number;
  readonly published: number;
  readonly rolled: number;
  /**
   * The game's key of handles, the names by which messages of its steps are found again, and who did something unseen.
   */
  readonly key: string;
  readonly tags: readonly string[];
  readonly discreet: PersonId | undefined;
  /** Of all that was made who tried it. */
  readonly tries: readonly (readonly Try[])[];
}

/** One of the acts around what is done unseen, and what it is about. */
export interface Around {
  readonly what: number;
  readonly a: number;
  readonly b: number;
}

/**
 * What is done unseen, by one of two, once so many deeds are done and it is the turn of who does it; and what goes
 * before it, and comes after.
 */
export interface Secretly {
  readonly after: number;
  readonly by: number;
  readonly before: Around;
  readonly acts: readonly Unseen[];
  readonly next: readonly Around[];
}

export interface Game {
  readonly world: World;
  readonly deeds: readonly Deed[];
  readonly chance: string;
  readonly secretly?: Secretly;
  /** From this deed on chance falls otherwise, by that name. */
  readonly stirred?: { readonly at: number; readonly by: string };
  /** Who tried what was made in another game, where the same try it in this one. */
  readonly tries?: Played['tries'];
  readonly leak?: Leak;
  readonly drawn?: Drawn;
}

/** A game, and what is noted of it deed by deed. */
class Notes {
  readonly bot: Bot;
  readonly shadow: Shadow;
  readonly done: Done[] = [];
  readonly marks: (readonly number[])[] = [];
  first = -1;
  published = -1;
  rolled = -1;
  /** A rematch is another game: what is hidden there is not compared. */
  isOver = false;
  #game = '';
  /** How much those had got who see more from then on, by person. */
  readonly #ends = new Map<number, number>();

  constructor(bot: Bot) {
    this.bot = bot;
    this.shadow = new Shadow(bot, WATCHERS);
    bot.shadow = this.shadow;
  }

  async begin(): Promise<void> {
    this.#game = (await this.bot.game()).session.game;
    await this.shadow.follow();
    this.#mark();
  }

  async note(by: PersonId, unseen = false): Promise<void> {
    this.isOver ||= (await this.bot.game()).session.game !== this.#game;
    if (this.isOver) return;
    const isAsked = this.shadow.isAskedToReload;
    const { isNew, stored, met, rolled, seen, told, given, beyond, shown } = await this.shadow.follow();
    if (isNew && this.first < 0) this.first = this.done.length;
    if (rolled && this.rolled < 0) this.rolled = this.done.length;
    if (this.published < 0 && this.shadow.table.get('published', 'published')) this.published = this.done.length;
    const veiled = this.bot.isVeiled || beyond;
    const asks = this.bot.isConsentAsked;
    const inside = this.shadow.isIn(by);
    this.done.push({ by, stored, seen, told, given, met, veiled, asks, unseen, inside, shown, rolled });
    for (const [i, person] of READERS.entries()) {
      const seesMore = this.shadow.isIn(person) || (isAsked && stored.includes('reload'));
      if (!this.#ends.has(i) && seesMore) this.#ends.set(i, this.marks.at(-1)?.[i] ?? 0);
    }
    this.#mark();
  }

  get heard(): Played['heard'] {
    const last = this.marks.at(-1) ?? [];
    return READERS.map((person, i) => (this.bot.heard.get(person) ?? []).slice(0, this.#ends.get(i) ?? last[i]));
  }

  #mark(): void {
    this.marks.push(READERS.map((person) => this.bot.heard.get(person)?.length ?? 0));
  }
}

export const playedOut = (game: Game): Promise<Played> => withStirring((stir) => playedBy(game, stir));

const playedBy = async (
  { world, deeds, chance, secretly, stirred, tries, leak = {}, drawn = 'data' }: Game,
  stir: Stir,
): Promise<Played> => {
  const bot = new Bot(moduleOf(world), PEOPLE, chance, leak, drawn);
  bot.reads = READS;
  bot.sameTries = tries;
  await opening(bot, world);
  const notes = new Notes(bot);
  await notes.begin();
  for (const [i, deed] of deeds.entries()) {
    if (stirred?.at === i) stir(stirred.by);
    const hider =
      secretly && i >= secretly.after && bot.discreet === undefined ? await whoHides(bot, secretly) : undefined;
    if (secretly && hider !== undefined) await hideAway(notes, world, hider, secretly);
    if (notes.isOver) break;
    await notes.note(await perform(bot, world, deed));
    if (notes.isOver) break;
  }
  const { heard, marks, done, first, published, rolled, shadow } = notes;
  const known = new Set([...shadow.known].map((id) => numberOf(id as PieceId)));
  const key = shadow.table.get('secret', 'secret')?.handles ?? '';
  const { discreet, tries: tried } = bot;
  return { heard, marks, done, known, first, published, rolled, key, tags: shadow.tags, discreet, tries: tried };
};

/** Pieces are numbered in the order of the module: the first is the one whose id has the lowest number. */
const FIRST = 1;
const numberOf = (id: PieceId): number => Number(id.slice(1)) - FIRST;

/** Who of those who have something to hide may act now; undefined where nobody may. */
const whoHides = async (bot: Bot, { by }: Secretly): Promise<PersonId | undefined> => {
  const person = (await bot.onTurn()) ?? (by % 2 === 0 ? ANN : CLO);
  const mine = await bot.sidesOf(person);
  return !WATCHERS.includes(person) && mine.some((side) => side === 'Red' || side === 'Green') ? person : undefined;
};

const hideAway = async (notes: Notes, world: World, by: PersonId, { before, acts, next }: Secretly): Promise<void> => {
  const { bot } = notes;
  const around = async (some: readonly Act[], { what, a, b }: Around): Promise<void> => {
    if (notes.isOver) return;
    await oneOf(some, what)(bot, by, a, b);
    await notes.note(bot.last ?? by);
  };
  await around(BEFORE, before);
  // That somebody is at the table is no secret: he is in both games, and what he does there is.
  await bot.type(by, 'game status');
  for (const act of notes.isOver ? [] : acts) await doneUnseen(bot, world, by, act);
  bot.discreet = by;
  await notes.note(by, true);
  for (const act of next) await around(AFTER, act);
};
