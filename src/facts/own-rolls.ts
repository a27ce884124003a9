/** Dice that a user rolls repeatedly; only that user sees them (U18). */

export interface DiceRequest {
  readonly dice: string;
  readonly times?: number;
  /** The purpose of the roll, typed by the user. */
  readonly label?: string;
  readonly isPrivate?: true;
}

export interface PersonalDiceRolls {
  /** The saved rolls. Each name occurs once; the newest is last. */
  readonly saved: readonly (DiceRequest & { readonly name: string })[];
  /** The last different rolls, the newest first. `id` is unique among the user's rolls. */
  readonly last: readonly (DiceRequest & { readonly id: number })[];
}

export const PERSONAL_ROLL_LIMITS = { saved: 25, last: 5 } as const;

export const NO_PERSONAL_ROLLS: PersonalDiceRolls = { saved: [], last: [] };

const isSame = (a: DiceRequest, b: DiceRequest): boolean =>
  a.dice === b.dice && a.times === b.times && a.label === b.label && a.isPrivate === b.isPrivate;

const isNamed = (name: string, { name: other }: { readonly name: string }): boolean =>
  name.trim().toLowerCase() === other.toLowerCase();

export const addRecentRoll = (rolls: PersonalDiceRolls, asked: DiceRequest): PersonalDiceRolls => {
  const id = Math.max(0, ...rolls.last.map((one) => one.id)) + 1;
  const others = rolls.last.filter((one) => !isSame(one, asked));
  return { ...rolls, last: [{ ...asked, id }, ...others].slice(0, PERSONAL_ROLL_LIMITS.last) };
};

/** Adds a saved roll. If there is no room for another name, returns the same rolls. */
export const addSavedRoll = (rolls: PersonalDiceRolls, name: string, asked: DiceRequest): PersonalDiceRolls =>
  hasRoomForSavedRoll(rolls, name)
    ? { ...rolls, saved: [...removeSavedRoll(rolls, name).saved, { ...asked, name: name.trim() }] }
    : rolls;

export const removeSavedRoll = (rolls: PersonalDiceRolls, name: string): PersonalDiceRolls => ({
  ...rolls,
  saved: rolls.saved.filter((one) => !isNamed(name, one)),
});

export const findSavedRoll = (
  { saved }: PersonalDiceRolls,
  name: string,
): PersonalDiceRolls['saved'][number] | undefined => saved.find((one) => isNamed(name, one));

export const hasRoomForSavedRoll = (rolls: PersonalDiceRolls, name: string): boolean =>
  findSavedRoll(rolls, name) !== undefined || rolls.saved.length < PERSONAL_ROLL_LIMITS.saved;
