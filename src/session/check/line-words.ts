import { EFFECT_EVENTS, VERBS, type Verb } from '../../engine/index.ts';
import type { Remedy } from '../../facts/clauses.ts';

export const WORDS = Object.keys(VERBS) as Verb[];
export const ALWAYS = ['when', 'each'];
/** Verbs whose value names a thing of the game. The values of other verbs are new names or formulas. */
export const THINGS: ReadonlySet<string> = new Set([
  'move',
  'remove',
  'give',
  'flip',
  'rotate',
  'reveal',
  'hide',
  'retreat',
]);
export const PLACES: ReadonlySet<Verb> = new Set(['move', 'place', 'draw']);
export const AMOUNTS: ReadonlySet<Verb> = new Set(['set', 'flip', 'rotate']);

export const NAMING: ReadonlySet<Verb> = new Set(['draw', 'roll', 'table', 'retreat']);

/** The property for a piece's side. Lines set it to give the piece to another side. */
export const OWNER = 'Owner';

export const EFFECT_KEYS: readonly (readonly [
  'on' | 'property' | 'phase' | 'match',
  { readonly needed: readonly string[]; readonly allowed: readonly string[] },
])[] = [
  ['on', { needed: ['entered', 'left'], allowed: ['entered', 'left'] }],
  ['property', { needed: ['changed'], allowed: ['changed'] }],
  ['phase', { needed: [], allowed: ['phase-begins', 'phase-ends'] }],
  ['match', { needed: ['becomes-true'], allowed: EFFECT_EVENTS }],
];
export const OF_PIECES: ReadonlySet<string> = new Set([
  'moved',
  'entered',
  'left',
  'drawn',
  'played',
  'captured',
  'changed',
]);

export const BESIDE = [
  ...['away', 'cells', 'be', 'attack', 'defence', 'of', 'to', 'from', 'where', 'side', 'name', 'discards'],
  ...['choose', 'hours', 'late', 'text'],
];

export const remedyFor = (word: Verb, key: string): Remedy => {
  if (key === 'from') return { is: 'place-name', isDeck: false };
  if (key === 'choose') return { is: 'choice' };
  if (key === 'name') return { is: 'own-name' };
  return key === 'be' || key === 'cells' || AMOUNTS.has(word) ? { is: 'formula' } : { is: 'some-place' };
};
