import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type Card,
  codeOf,
  decodeKingdomCode,
  foldName,
  type Kingdom,
  kingdomFromNumbers,
  mapCardsByName,
  numbersOf,
} from '../../../src/kingdom/index.ts';
import { systemClock, systemRandom } from '../../../src/session/base/ports.ts';
import { readDominionData } from '../../../src/session/kingdom/dominion.ts';
import { Kingdoms } from '../../../src/session/kingdom/kingdoms.ts';
import { text } from '../../support/discord/text.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { Outcome, User } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { shown } from '../table.ts';

/** Kingdoms as people get them, and what stands in them. */

export const dominion = readDominionData(join(import.meta.dirname, '../../../data/dominion'));

/** Starts the thread for kingdoms, so that no answer of a test has to wait for it. */
export const warm = async (): Promise<void> => {
  await new Kingdoms({ store: new MemoryStore(), random: systemRandom, clock: systemClock }).dominion();
};

export const kingdom = (who: User, values: TypedValues = {}, place = 'table'): Promise<Outcome> =>
  who.slash(place, 'kingdom', values);

/** The kingdom that an answer shows, by its code. */
export const kingdomIn = (message: WireMessage): Kingdom => {
  const code = /\*\*Kingdom\*\* `([0-9A-Z]+)`/.exec(text(message))?.[1] ?? '';
  const numbers = decodeKingdomCode(code);
  if ('code' in numbers) throw new Error(`no code in: ${text(message)}`);
  const found = kingdomFromNumbers(numbers, dominion, 'cost');
  if ('code' in found) throw new Error('an unknown number');
  expect(codeOf(numbersOf(found))).toBe(code);
  return found;
};

/** The kingdom of an answer that everybody sees. */
export const drawn = (outcome: Outcome): Kingdom => {
  expect([outcome.ephemeral, outcome.failed], text(shown(outcome))).toEqual([false, undefined]);
  return kingdomIn(shown(outcome));
};

/** Why there is no kingdom, which only the asker reads. */
export const refusal = (outcome: Outcome): string => {
  expect(outcome.ephemeral).toBe(true);
  return text(shown(outcome));
};

export const namesIn = ({ piles }: Kingdom): readonly string[] => piles.map(({ name }) => name);

export const cardNamed = (name: string): Card => {
  const card = mapCardsByName(dominion.cards).get(foldName(name));
  if (!card) throw new Error(`no ${name}`);
  return card;
};

/** How many of the ten and the bane have a role. */
export const withRole = ({ piles, bane }: Kingdom, role: Card['roles'][number]): number =>
  [...piles, ...(bane ? [bane] : [])].filter(({ roles }) => roles.includes(role)).length;
