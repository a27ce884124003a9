import type { PersonId } from '../../../src/table/index.ts';
import type { Bot } from '../bot.ts';
import { WRAITHS } from '../ring.ts';
import { HAUNTS } from '../worlds/war.ts';
import { ANN, BEN, CLO, type Deed, EVE, type World } from '../worlds/world.ts';
import { type Act, oneOf } from './act.ts';
import { ASK } from './asks.ts';
import { COVER, HISTORY, PLAY } from './cards.ts';
import { DIG, GATHER, STILL } from './cellar.ts';
import { doMade } from './made.ts';
import { PANEL, RULES } from './rules.ts';
import { END, TABLE } from './table.ts';
import { SCOUT, WAR } from './war.ts';

/**
 * The kinds of acts, each with how often it comes among a hundred, who does them, and what a game must have for them.
 */
interface Sort {
  readonly often: number;
  readonly people: readonly PersonId[];
  readonly acts: readonly Act[];
  readonly needs?: (world: World) => boolean;
}

const PLAYERS = [ANN, ANN, CLO, BEN] as const;

/** Mostly the players act whose secrets they are. */
const PLAYING: Sort = { often: 22, people: PLAYERS, acts: PLAY };
const ASKING: Sort = { often: 16, people: [BEN, EVE], acts: ASK };
const SORTS: readonly Sort[] = [
  PLAYING,
  { often: 8, people: PLAYERS, acts: RULES },
  { often: 8, people: PLAYERS, acts: COVER },
  { often: 8, people: PLAYERS, acts: HISTORY },
  { often: 8, people: PLAYERS, acts: WAR, needs: ({ war }) => war !== undefined },
  { often: 4, people: [BEN], acts: WAR, needs: ({ war }) => war !== undefined },
  { often: 6, people: [ANN, CLO], acts: [...DIG, ...STILL, ...GATHER], needs: ({ cellars }) => cellars !== undefined },
  { often: 6, people: [BEN, BEN, EVE], acts: PANEL },
  { often: 4, people: [BEN, EVE], acts: SCOUT, needs: ({ war }) => war !== undefined },
  { often: 7, people: [ANN], acts: TABLE },
  { often: 1, people: [ANN], acts: END },
  ASKING,
];

/** What such a number stands for; what a game has no use for is something else that is done in all. */
const sortOf = (world: World, who: number): Sort => {
  let rest = who;
  for (const sort of SORTS) {
    rest -= sort.often;
    if (rest >= 0) continue;
    if (!sort.needs || sort.needs(world)) return sort;
    break;
  }
  return who % 3 === 0 ? ASKING : PLAYING;
};

/** What stands for doing that. */
export const deedOf = (act: Act): Deed => {
  const sort = SORTS.findIndex(({ acts }) => acts.includes(act));
  const who = SORTS.slice(0, sort).reduce((sum, { often }) => sum + often, 0);
  return { who, what: SORTS[sort]?.acts.indexOf(act) ?? 0, a: 0, b: 0 };
};

/** Does it, and says who did. */
export const perform = async (bot: Bot, world: World, deed: Deed): Promise<PersonId> => {
  const { who, what, a, b, made } = deed;
  if (made !== undefined) return doMade(bot, made, deed);
  const { people, acts } = sortOf(world, who);
  const onTurn = await bot.onTurn();
  // Out of turn little can be done: mostly those act who may.
  const person =
    onTurn !== undefined && people.includes(onTurn) && (who + what) % 6 > 0 ? onTurn : oneOf(people, who + b);
  await oneOf(acts, what)(bot, person, a, b);
  return bot.last ?? person;
};

/** The game started, seated and begun, and Red's ghosts led to where they haunt. */
export const opening = async (bot: Bot, { war, ring, posts }: World): Promise<void> => {
  await bot.type(ANN, 'game start', { module: 'masquerade' });
  await bot.type(ANN, 'game join', { side: 'Red' });
  await bot.type(BEN, 'game join', { side: 'Blue' });
  await bot.type(CLO, 'game join', { side: 'Green' });
  await bot.type(EVE, 'game join');
  await bot.begin(ANN);
  if (posts) await bot.type(ANN, 'game settings', { posts });
  if (ring)
    for (const [i, piece] of WRAITHS.entries())
      await bot.type(i === 0 ? ANN : CLO, 'piece hide', { piece, what: 'existence' });
  for (const [i, haunt] of (war?.covers ? war.haunts : []).entries()) {
    const piece = `Ghost ${i + 1}`;
    await bot.type(ANN, 'piece hide', { piece, what: 'existence' });
    await bot.type(ANN, 'move', { piece, to: `Marsh ${oneOf(HAUNTS, haunt)}` });
  }
};
