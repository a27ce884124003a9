import { EFFECT_EVENTS, type InstructionVerb, VERBS } from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';

export const LINE_VERBS = Object.keys(VERBS) as InstructionVerb[];
export const COMMON_LINE_KEYS = ['when', 'each'];
/** Verbs whose value names a thing of the game. The values of other verbs are new names or formulas. */
export const THING_VERBS: ReadonlySet<string> = new Set([
  'move',
  'remove',
  'give',
  'flip',
  'rotate',
  'reveal',
  'hide',
  'retreat',
]);
export const PLACES: ReadonlySet<InstructionVerb> = new Set(['move', 'place', 'draw']);
export const FORMULA_VERBS: ReadonlySet<InstructionVerb> = new Set(['set', 'flip', 'rotate']);

export const NAMING_VERBS: ReadonlySet<InstructionVerb> = new Set(['draw', 'roll', 'table', 'retreat']);

/** The property for a piece's side. Lines set it to give the piece to another side. */
export const OWNER_PROPERTY = 'Owner';

export const EFFECT_TRIGGER_KEYS: readonly (readonly [
  'on' | 'property' | 'phase' | 'match',
  { readonly needed: readonly string[]; readonly allowed: readonly string[] },
])[] = [
  ['on', { needed: ['entered', 'left'], allowed: ['entered', 'left'] }],
  ['property', { needed: ['changed'], allowed: ['changed'] }],
  ['phase', { needed: [], allowed: ['phase-begins', 'phase-ends'] }],
  ['match', { needed: ['becomes-true'], allowed: EFFECT_EVENTS }],
];
export const PIECE_EVENTS: ReadonlySet<string> = new Set([
  'moved',
  'entered',
  'left',
  'drawn',
  'played',
  'captured',
  'changed',
]);

export const SECONDARY_LINE_KEYS = [
  ...['away', 'cells', 'be', 'attack', 'defence', 'of', 'to', 'from', 'where', 'side', 'name', 'discards'],
  ...['choose', 'hours', 'late', 'text'],
];

export const remedyForLineKey = (word: InstructionVerb, key: string): ModuleFaultRemedy => {
  if (key === 'from') return { is: 'place-name', isDeck: false };
  if (key === 'choose') return { is: 'choice' };
  if (key === 'name') return { is: 'own-name' };
  return key === 'be' || key === 'cells' || FORMULA_VERBS.has(word) ? { is: 'formula' } : { is: 'some-place' };
};
