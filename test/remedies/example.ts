import type { PersonId, Refusal, RefusalCode } from '../../src/table/index.ts';
import type { RefusalRemedy, RemediesByName, RemediesByRefusalCode } from '../../src/view/remedy/remedy.ts';
import type { View } from '../../src/view/view.ts';
import type { SceneName } from './scenes.ts';

/** How a remedy is carried out: what is typed behind what the sentence says, by whom, and what is done then. */
export interface Carried {
  readonly with?: string;
  /** Else whoever was refused; of a remedy that others have, the first of them. */
  readonly by?: string;
  readonly next?: readonly string[];
}

/** A situation in which something is refused. */
export interface Example<C extends RefusalCode = RefusalCode> {
  readonly in: SceneName;
  readonly before?: readonly string[];
  /** What is refused, as it is typed or pressed. */
  readonly line: string;
  /** Where only two at a time come to it: as it is told to who typed the line. */
  readonly told?: (view: View, idOf: (name: string) => PersonId) => Omit<Refusal<C>, 'code'>;
  /** By the names of the remedies, where what the sentence says is not all. */
  readonly fill?: { readonly [name: string]: string | Carried };
}

/** At least one of every code for which a system has an entry. */
export type RemedyExamples<T extends RemediesByRefusalCode> = {
  readonly [C in Extract<keyof T, RefusalCode>]: readonly Example<C>[];
};

/** The remedies that there are now, by name. */
export const workingOf = (remedies: RemediesByName): readonly (readonly [string, RefusalRemedy])[] =>
  Object.entries(remedies).flatMap(([name, remedy]) => (remedy ? [[name, remedy] as const] : []));

/** The text of an option taken out of a typed line. */
const withoutOption = (line: string, option: string): string =>
  line.replace(new RegExp(`\\s${option}:.*?(?=\\s[a-z]+:|$)`, 's'), '');

/**
 * The line that does what a remedy says: `said` is the way as it stands in the sentence, without the marks of code or
 * bold type.
 */
export const lineOf = (line: string, remedy: RefusalRemedy, said: string, carried: Carried, by: string): string => {
  const more = carried.with === undefined ? '' : ` ${carried.with}`;
  const [, typed = ''] = /^\w+ (.*)$/s.exec(line) ?? [];
  switch (remedy.do) {
    case 'press':
      return `${by} [${said}]`;
    case 'command':
      return `${by} ${said.replace(/\s[a-z]+:(?=\s|$)/g, '')}${more}`;
    case 'again':
      return `${by} ${Object.keys(remedy.options).reduce(withoutOption, typed)} ${said}${more}`;
    case 'choose':
      return `${by} ${withoutOption(typed, remedy.option)}${more}`;
    case 'without':
      return `${by} ${withoutOption(typed, remedy.option)}${more}`;
    case 'others':
      return `${by} ${typed}${more}`;
  }
};
