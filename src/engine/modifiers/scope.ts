/**
 * The scope of a modifier: the subjects that it reaches from its source (P18). `cell` means in the same place, `zone`
 * in a common zone, and `side` with the same owner. `steps` means at most `most` steps away, on the map as modified so
 * far. If `beside` is true, the source's own cell is excluded.
 */
export type ModifierScope =
  | { readonly reach: 'self' | 'cell' | 'zone' | 'board' | 'map' | 'side' | 'game' }
  | { readonly reach: 'steps'; readonly most: number; readonly beside: boolean };

const FURTHEST = 1000;

const WORDS: { readonly [word: string]: ModifierScope } = {
  self: { reach: 'self' },
  'same cell': { reach: 'cell' },
  adjacent: { reach: 'steps', most: 1, beside: true },
  'same zone': { reach: 'zone' },
  'same board': { reach: 'board' },
  'same map': { reach: 'map' },
  'same side': { reach: 'side' },
  game: { reach: 'game' },
};

export const MODIFIER_SCOPE_TEXTS: readonly string[] = [...Object.keys(WORDS), 'within 2'];

const known = new Map<string, ModifierScope | undefined>();

export const parseModifierScope = (text: string): ModifierScope | undefined => {
  if (known.has(text)) return known.get(text);
  const word = text.trim().toLowerCase();
  const [, steps] = /^within (\d{1,4})$/.exec(word) ?? [];
  const most = Number(steps);
  const scope = Object.hasOwn(WORDS, word)
    ? WORDS[word]
    : steps !== undefined && most <= FURTHEST
      ? { reach: 'steps' as const, most, beside: false }
      : undefined;
  if (known.size > 1000) known.clear();
  known.set(text, scope);
  return scope;
};
