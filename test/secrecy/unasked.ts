import { expect } from 'vitest';
import { isMaster } from '../../src/engine/play/queries.ts';
import type { PersonId } from '../../src/table/index.ts';
import { type Act, oneOf } from './acts/act.ts';
import { opening } from './acts/perform.ts';
import { Bot, type Leak } from './bot.ts';
import { Shadow } from './shadow.ts';
import { BEN, DAN, EVE, moduleOf, PEOPLE, type World, worlds } from './worlds/world.ts';

/** Games in which people try for hands that are not theirs, and in which nobody agrees to anything. */

const SIDES = ['Red', 'Blue', 'Green'] as const;
const ALL = [...PEOPLE, DAN];

/** Games of cards alone. */
export const cards = worlds.map(({ war: _, ring: __, cellars: ___, derived: ____, ...world }) => world);

const sideAt = (number: number): string => oneOf([...SIDES, '$master'], number);

/** Asks for a seat, and again once the bot was down for long. */
export const insisting: Act = async (bot, person, a, b) => {
  for (const hours of [20 + 10 * b, 0]) {
    await bot.type(person, 'game join', { side: sideAt(a) });
    await bot.sleep(hours);
  }
};

export const sitDown: Act = (bot, person, a) => bot.type(person, 'game join', { side: sideAt(a) });
export const leave: Act = (bot, person) => bot.type(person, 'game leave');
export const forget: Act = (bot, person) => bot.forget(person);

/** All of them together let fewer hours pass than anybody may be silent, but for those in which nothing is heard. */
export const TRIES: readonly Act[] = [
  sitDown,
  sitDown,
  sitDown,
  leave,
  leave,
  forget,
  forget,
  (bot, person, a) => bot.type(person, 'game transfer', { person: oneOf(ALL, a) }),
  (bot, person) => bot.type(person, 'game undo'),
  (bot, person) => bot.type(person, 'deck draw', { deck: 'Pile' }),
  (bot, person) => bot.type(person, 'turn end'),
  async (bot, person, a) => bot.block(a % 2 > 0 ? person : 'channel', a % 3 > 0),
  (bot, _, a) => bot.sleep(10 * a),
  (bot) => bot.pass(1),
  insisting,
  insisting,
];

/** One thing that is tried: what of all, by whom of all, and with which number. */
export interface Trying {
  readonly what: number;
  readonly who: number;
  readonly a: number;
}

/** The sides that somebody plays. */
const playedBy = ({ table }: Shadow, person: PersonId): readonly string[] =>
  SIDES.filter((side) => table.get('seat', `${person}/${side}`) !== undefined);

/**
 * Has a game begun and all of that tried. Fails as soon as somebody gets a seat that another has, loses one, becomes
 * game master, or sees the hand of a second side: nobody agreed to any of it.
 */
export const triedUnasked = async (world: World, tries: readonly Trying[], leak: Leak = {}): Promise<void> => {
  const bot = new Bot(moduleOf(world), ALL, 'a', leak);
  await opening(bot, world);
  const shadow = new Shadow(bot, [BEN, EVE]);
  await shadow.follow();
  const seen = new Map<PersonId, ReadonlySet<string>>();
  let before = new Map<PersonId, readonly string[]>();
  const look = (did: string, by?: PersonId): void => {
    const now = new Map(ALL.map((person) => [person, playedBy(shadow, person)] as const));
    for (const [person, sides] of now) {
      const hands = [...new Set([...(seen.get(person) ?? []), ...sides])];
      seen.set(person, new Set(hands));
      const had = before.get(person) ?? sides;
      // Nobody sits down where another sits, and nobody loses a seat but who gives it up.
      const taken = sides.filter((side) => !had.includes(side) && [...before.values()].flat().includes(side));
      const lost = person === by ? [] : had.filter((side) => !sides.includes(side));
      const isMastering = isMaster(shadow.table, person);
      expect({ did, person, second: hands.slice(1), taken, lost, isMastering }).toEqual({
        did,
        person,
        second: [],
        taken: [],
        lost: [],
        isMastering: false,
      });
    }
    before = now;
  };
  look('begun');
  for (const { what, who, a } of tries) {
    const person = oneOf(ALL, who);
    await oneOf(TRIES, what)(bot, person, a, a + who);
    await shadow.follow();
    look(`${what} by ${person}, ${a}`, person);
  }
};
