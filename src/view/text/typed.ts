/**
 * Escapes that players copy along with names from a message (`plain` of text.ts). They are a backslash as in `Pawn
 * 1\.0`, or an invisible character after an @.
 */

const SIGNS = /\\(?=[^\p{L}\p{N}\s])|\u200b/gu;

export const typedTextVariantsOf = (typed: string): readonly string[] => {
  const bare = typed.replace(SIGNS, '');
  return bare === typed ? [typed] : [typed, bare];
};

export const findByTypedVariants = <T>(typed: string, find: (form: string) => T | undefined): T | undefined => {
  for (const form of typedTextVariantsOf(typed)) {
    const found = find(form);
    if (found !== undefined) return found;
  }
  return undefined;
};

const keyOf = (text: string): string => text.trim().toLowerCase();

export const isCalled = (name: string, typed: string): boolean =>
  typedTextVariantsOf(typed).some((form) => keyOf(form) === keyOf(name));

/** Returns the key that a text means, by the key or by its label. A text that means none is returned as typed. */
export const resolveKeyOrLabel = (typed: string, keys: readonly string[], called: (key: string) => string): string => {
  const wanted = typed.trim();
  const isMeant = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  return (
    keys.find((key) => key === wanted) ??
    keys.find((key) => isMeant(called(key))) ??
    keys.find((key) => isMeant(key)) ??
    wanted
  );
};
