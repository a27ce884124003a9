/**
 * Discord's limits on the definitions of commands (its documentation, "Application Commands"), and what in some
 * definitions breaks them.
 */

export interface Option {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly Option[];
}

export type Definition = Omit<Option, 'type'>;

const KIND = { subcommand: 1, group: 2, text: 3, integer: 4, number: 10 } as const;
const MOST = {
  commands: 100,
  options: 25,
  choices: 25,
  words: 8000,
  description: 100,
  choice: 100,
  length: 6000,
} as const;
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

const nests = ({ type }: Option): boolean => type === KIND.subcommand || type === KIND.group;

const repeated = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i);

const between = (length: number, least: number, most: number): boolean => length >= least && length <= most;

export const breaches = (definitions: readonly Definition[]): readonly string[] => [
  ...(definitions.length > MOST.commands ? ['too many commands'] : []),
  ...repeated(definitions.map(({ name }) => name)).map((name) => `${name}: there twice`),
  ...definitions.flatMap((one) => [
    ...wordsOf(one, one.name),
    ...optionsOf(one, one.name, [KIND.subcommand, KIND.group]),
    ...(weight(one) > MOST.words ? [`${one.name}: ${weight(one)} characters in all`] : []),
  ]),
];

const wordsOf = ({ name, description }: Definition, path: string): readonly string[] => [
  ...(NAME.test(name) && name === name.toLowerCase() ? [] : [`${path}: the name`]),
  ...(between(description.length, 1, MOST.description) ? [] : [`${path}: the description`]),
];

/** `may`: which kinds of nesting are allowed there. */
const optionsOf = ({ options = [] }: Definition, path: string, may: readonly number[]): readonly string[] => [
  ...(options.length > MOST.options ? [`${path}: too many options`] : []),
  ...repeated(options.map(({ name }) => name)).map((name) => `${path} ${name}: there twice`),
  ...(options.some(nests) && !options.every(nests) ? [`${path}: options beside subcommands`] : []),
  ...(options.some(({ required }, i) => required && options.slice(0, i).some((one) => !one.required))
    ? [`${path}: required after optional`]
    : []),
  ...options.flatMap((option) => optionOf(option, `${path} ${option.name}`, may)),
];

const optionOf = (option: Option, path: string, may: readonly number[]): readonly string[] => [
  ...wordsOf(option, path),
  ...(nests(option) && !may.includes(option.type) ? [`${path}: nested too deep`] : []),
  ...(nests(option)
    ? optionsOf(option, path, option.type === KIND.group ? [KIND.subcommand] : [])
    : choicesOf(option, path)),
  ...[option.min_length, option.max_length]
    .filter((length) => length !== undefined && !between(length, 0, MOST.length))
    .map((length) => `${path}: a length of ${length}`),
];

const choicesOf = ({ type, choices = [], autocomplete = false }: Option, path: string): readonly string[] => [
  ...(choices.length > MOST.choices ? [`${path}: too many choices`] : []),
  ...(autocomplete && choices.length > 0 ? [`${path}: choices and completion`] : []),
  ...(autocomplete && !([KIND.text, KIND.integer, KIND.number] as number[]).includes(type)
    ? [`${path}: completion of that kind`]
    : []),
  ...repeated(choices.map(({ name }) => name)).map((name) => `${path} ${name}: there twice`),
  ...choices
    .filter(
      ({ name, value }) => !between(name.length, 1, MOST.choice) || !between(String(value).length, 1, MOST.choice),
    )
    .map(({ name }) => `${path} ${name}: the choice`),
];

/** Names, descriptions and values of a command and of all that is in it. */
export const weight = ({
  name,
  description,
  options = [],
  choices = [],
}: Definition & Pick<Option, 'choices'>): number =>
  name.length +
  description.length +
  choices.reduce((sum, choice) => sum + choice.name.length + String(choice.value).length, 0) +
  options.reduce((sum, option) => sum + weight(option), 0);
