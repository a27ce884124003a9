/**
 * Names as people type them: as they are called, or copied from a message's own text, in which a sign stands before
 * those that would format it (`Pawn 1\.0`), and an invisible one behind an @ (`plain` of text.ts).
 */

const SIGNS = /\\(?=[^\p{L}\p{N}\s])|\u200b/gu;

/** What a text can mean: itself first, then without the signs of a message. */
export const formsOf = (typed: string): readonly string[] => {
  const bare = typed.replace(SIGNS, '');
  return bare === typed ? [typed] : [typed, bare];
};

/** What is found by the first of a text's forms by which anything is. */
export const firstFound = <T>(typed: string, find: (form: string) => T | undefined): T | undefined => {
  for (const form of formsOf(typed)) {
    const found = find(form);
    if (found !== undefined) return found;
  }
  return undefined;
};

const keyOf = (text: string): string => text.trim().toLowerCase();

/** Whether a text that was typed is that name, in whatever case. */
export const isCalled = (name: string, typed: string): boolean =>
  formsOf(typed).some((form) => keyOf(form) === keyOf(name));

/** The key that a text means, by itself or by what it is called; a text that means none is one's own. */
export const keyMeant = (typed: string, keys: readonly string[], called: (key: string) => string): string => {
  const wanted = typed.trim();
  const isMeant = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  return (
    keys.find((key) => key === wanted) ??
    keys.find((key) => isMeant(called(key))) ??
    keys.find((key) => isMeant(key)) ??
    wanted
  );
};
