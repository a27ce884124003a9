import type { PersonId, Refusal, RefusalCode } from '../../table/index.ts';
import type { View } from '../view.ts';

/** What works where something was refused, as data: a language words it (src/words/en/remedies.ts). */

/** `shown`: it shows what there is to choose from. `instead`: it does what was wanted. `first`: then the same works. */
export type Leads = 'shown' | 'instead' | 'first';

/** What an option is given: a text, or the seat of the game master; undefined where whoever types it says what. */
export type Given = string | { readonly seat: 'master' } | undefined;

/** A button, by what stands on it. */
export type Control = 'begin' | 'alone' | 'decline' | 'end' | 'ask';

export type Remedy =
  /** A command with what is known of its options. `by`: others, who alone can do it. */
  | {
      readonly do: 'command';
      readonly command: `/${string}`;
      readonly options: { readonly [option: string]: Given };
      readonly leads: Leads;
      readonly by?: readonly PersonId[];
    }
  /** The same once more, with these options too. */
  | { readonly do: 'again'; readonly options: { readonly [option: string]: string } }
  /** The same with another value of an option, or with that option. */
  | { readonly do: 'choose'; readonly option: string }
  /** The same without an option. */
  | { readonly do: 'without'; readonly option: string }
  | { readonly do: 'press'; readonly control: Control; readonly leads: Exclude<Leads, 'shown'> }
  /** These people can do the same. */
  | { readonly do: 'others'; readonly people: readonly PersonId[] };

type GivenOptions = Extract<Remedy, { readonly do: 'command' }>['options'];

export const look = (command: `/${string}`, options: GivenOptions = {}): Remedy => ({
  do: 'command',
  command,
  options,
  leads: 'shown',
});

export const instead = (command: `/${string}`, options: GivenOptions = {}): Remedy => ({
  do: 'command',
  command,
  options,
  leads: 'instead',
});

export const first = (command: `/${string}`, options: GivenOptions = {}, by?: readonly PersonId[]): Remedy => ({
  do: 'command',
  command,
  options,
  leads: 'first',
  ...(by && { by }),
});

export const again = (options: { readonly [option: string]: string }): Remedy => ({ do: 'again', options });
export const choose = (option: string): Remedy => ({ do: 'choose', option });
export const without = (option: string): Remedy => ({ do: 'without', option });
export const press = (control: Control, leads: 'instead' | 'first'): Remedy => ({ do: 'press', control, leads });
export const others = (people: readonly PersonId[]): Remedy => ({ do: 'others', people });

/**
 * Why nothing works: the thing has none of it; it is so already; another's turn must end; the module must be mended;
 * nobody can say without telling of something hidden.
 */
export type NoRemedy = 'has-none' | 'settled' | 'not-now' | 'module' | 'hidden';

/** The remedies of one refusal, each by a name that its sentence has for it; undefined where one does not work now. */
export interface Remedies {
  readonly [name: string]: Remedy | undefined;
}

/** What works by code of refusal, as its reader may know it. */
export type RemedyTable = {
  readonly [C in RefusalCode]?: NoRemedy | ((refusal: Refusal<C>, view: View) => Remedies | NoRemedy);
};
