import type { PersonId } from '../../../src/table/index.ts';
import type { Bot } from '../bot.ts';

/** What people do, by numbers: nothing that they type says what is hidden. */
export type Act = (bot: Bot, person: PersonId, a: number, b: number) => Promise<unknown>;

const CELLS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'Table'] as const;
const SIDES = ['Red', 'Blue', 'Green'] as const;

/** The item of that number, counted round. */
export const oneOf = <T>(items: readonly T[], number: number): T => items[number % items.length] as T;

/** A cell of the field, or the table beside it. */
export const cell = (number: number): string => oneOf(CELLS, number);
export const side = (number: number): string => oneOf(SIDES, number);
export const card = (number: number): string => String((number % 4) + 1);

/** Does something with the piece of that number among those that a person sees, by its handle. */
export const nth = async (
  bot: Bot,
  person: PersonId,
  number: number,
  act: (handle: string) => Promise<void>,
): Promise<void> => {
  const handle = await bot.handle(person, number);
  if (handle !== undefined) await act(handle);
};
