import { z } from 'zod';
import { cardInPileTypes, cardTypes, handJudgedPileRoles, parseCardCost } from '../../kingdom/index.ts';

const key = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a key of small letters, digits and hyphens');
const keys = z.array(key);
const nr = z.int().positive();
const name = z.string().min(1).max(60);
const names = z.array(name);
const types = z.array(z.enum(cardTypes));
const roles = z.array(z.enum(handJudgedPileRoles)).default([]);
const brings = keys.default([]);

const cost = z.union([z.int().nonnegative(), z.string()]).transform((given, context) => {
  const read = parseCardCost(String(given));
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'expected a cost like 4, 3P, 8D, 4 3D, 2+ or 8*' });
  return z.NEVER;
});

const year = z.int();
const gives = {
  gives: z.array(z.enum(['card', 'action'])).default([]),
  maybe: z.array(z.literal('action')).default([]),
};
const part = z.strictObject({ name, cost: cost.exactOptional(), types: z.array(z.enum(cardInPileTypes)), brings });

const pile = z.strictObject({
  nr,
  name,
  also: names.default([]),
  only: key.exactOptional(),
  cost,
  types: types.min(1),
  cards: z.array(part.extend(gives)).default([]),
  ...gives,
  roles,
  size: z.int().positive().exactOptional(),
  brings,
  before: z.array(z.strictObject({ year, types: types.min(1) })).default([]),
});

const free = z.strictObject({ nr, name, only: key.exactOptional(), roles, brings });
const priced = free.extend({ cost });

/**
 * The schema of data/dominion/sets.yaml: the order of the sets, boxes with several sets, and the additions that depend
 * on a set's proportion of the kingdom.
 */
export const dominionSetsSchema = z.strictObject({
  sets: keys.min(1),
  boxes: z.array(z.strictObject({ box: key, title: name, short: names.default([]), holds: keys.min(1) })),
  shares: z.array(z.strictObject({ set: key, brings: keys.min(1) })),
});

const extra = z.strictObject({
  extra: key,
  title: name,
  count: z.union([z.int().positive(), z.literal('victory')]).exactOptional(),
  per: z.enum(['player', 'other player']).exactOptional(),
  heirloom: z.boolean().default(false),
  cards: z.array(z.union([part, name.transform((only) => ({ name: only, types: [], brings: [] }))])).default([]),
  with: z.union([z.strictObject({ type: name }), z.strictObject({ cost: z.enum(['potion', 'debt']) })]).exactOptional(),
  brings,
});

const rule = z.strictObject({
  of: z.enum(['unused pile', 'kingdom pile', 'ally', 'prophecy', 'boon']),
  takes: z.enum(['pile', 'card', 'mark']),
  coins: z.array(z.int().nonnegative()).min(1).exactOptional(),
  types: types.min(1).exactOptional(),
  without: types.min(1).exactOptional(),
  except: names.min(1).exactOptional(),
  also: keys.min(1).exactOptional(),
  joins: z.boolean().default(false),
});

const choice = extra.extend({
  choice: rule,
  before: z.array(z.strictObject({ year, choice: rule })).default([]),
});

export const dominionExtrasSchema = z.strictObject({
  supply: z.array(extra),
  piles: z.array(extra),
  cards: z.array(extra),
  mats: z.array(extra),
  tokens: z.array(extra),
  choices: z.array(choice),
});
export type DominionExtrasFile = z.output<typeof dominionExtrasSchema>;

export const dominionSetSchema = z.strictObject({
  set: key,
  title: name,
  short: names.default([]),
  editions: z
    .array(
      z.strictObject({
        edition: key,
        title: name,
        year: year.exactOptional(),
        holds: z.record(key, z.union([z.int().positive(), z.literal('some')])).default({}),
      }),
    )
    .min(1),
  piles: z.array(pile),
  kingdoms: z.array(z.strictObject({ name, piles: names.min(1) })).default([]),
  events: z.array(priced).default([]),
  landmarks: z.array(free).default([]),
  projects: z.array(priced).default([]),
  ways: z.array(free).default([]),
  allies: z.array(free).default([]),
  traits: z.array(free).default([]),
  prophecies: z.array(free).default([]),
  /** Extras that only this set's piles and landscapes need. */
  extras: dominionExtrasSchema.partial().exactOptional(),
});
export type DominionSetFile = z.output<typeof dominionSetSchema>;
