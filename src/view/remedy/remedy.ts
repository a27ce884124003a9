import type { PersonId, Refusal, RefusalCode } from '../../table/index.ts';
import type { View } from '../view.ts';

/** The remedies of a refusal as data; src/words/base/remedies.ts puts them into words. */

/**
 * `shown`: the command lists the choices. `instead`: it does what the player wanted. `first`: the refused operation
 * works after it.
 */
export type CommandPurpose = 'shown' | 'instead' | 'first';

export type RemedyOptionValue = string | { readonly seat: 'master' } | undefined;

export type RemedyButton = 'begin' | 'alone' | 'bot' | 'decline' | 'end' | 'ask';

export type RefusalRemedy =
  /** A command with the known values of its options. `by`: the only people who can use it. */
  | {
      readonly do: 'command';
      readonly command: `/${string}`;
      readonly options: { readonly [option: string]: RemedyOptionValue };
      readonly leads: CommandPurpose;
      readonly by?: readonly PersonId[];
    }
  | { readonly do: 'again'; readonly options: { readonly [option: string]: string } }
  | { readonly do: 'choose'; readonly option: string }
  | { readonly do: 'without'; readonly option: string }
  | { readonly do: 'press'; readonly control: RemedyButton; readonly leads: Exclude<CommandPurpose, 'shown'> }
  | { readonly do: 'others'; readonly people: readonly PersonId[] };

type GivenOptions = Extract<RefusalRemedy, { readonly do: 'command' }>['options'];

export const look = (command: `/${string}`, options: GivenOptions = {}): RefusalRemedy => ({
  do: 'command',
  command,
  options,
  leads: 'shown',
});

export const instead = (command: `/${string}`, options: GivenOptions = {}): RefusalRemedy => ({
  do: 'command',
  command,
  options,
  leads: 'instead',
});

export const first = (command: `/${string}`, options: GivenOptions = {}, by?: readonly PersonId[]): RefusalRemedy => ({
  do: 'command',
  command,
  options,
  leads: 'first',
  ...(by && { by }),
});

export const again = (options: { readonly [option: string]: string }): RefusalRemedy => ({ do: 'again', options });
export const choose = (option: string): RefusalRemedy => ({ do: 'choose', option });
export const without = (option: string): RefusalRemedy => ({ do: 'without', option });
export const suggestButton = (control: RemedyButton, leads: 'instead' | 'first'): RefusalRemedy => ({
  do: 'press',
  control,
  leads,
});
export const others = (people: readonly PersonId[]): RefusalRemedy => ({ do: 'others', people });

/**
 * The reasons why no remedy exists. `has-none`: the thing has none of what was asked for. `settled`: it is already so.
 * `not-now`: another side's turn must end. `module`: the module must be fixed. `hidden`: an answer would reveal
 * something hidden.
 */
export type NoRemedyReason = 'has-none' | 'settled' | 'not-now' | 'module' | 'hidden';

export interface RemediesByName {
  readonly [name: string]: RefusalRemedy | undefined;
}

export type RemediesByRefusalCode = {
  readonly [C in RefusalCode]?: NoRemedyReason | ((refusal: Refusal<C>, view: View) => RemediesByName | NoRemedyReason);
};
