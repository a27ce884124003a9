import { createBotCommands } from '../../../commands/index.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';
import type { Bot, Values } from '../../secrecy/bot.ts';
import type { Dice } from '../modules/whole-file.ts';

/** Every command that there is, each subcommand with whatever is offered for its options: a new one is among them. */

/** What Discord lists of an option: 1 a subcommand, 3 a text, 4 a whole number, 5 yes or no, 6 a person, 11 a file. */
interface Listed {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string }[];
  readonly options?: readonly Listed[];
  readonly min_value?: number;
}

interface Walked {
  readonly words: string;
  readonly options: readonly Listed[];
}

/** Each command and subcommand by what is typed for it, with its options. */
export const allCommands = (bot: Bot): readonly Walked[] =>
  createBotCommands({ games: bot.games, modules: new Map() } as Parameters<typeof createBotCommands>[0]).flatMap(
    ({ data }) => {
      const { name, options = [] } = data.in(languages) as unknown as Listed;
      const inner = options.filter(({ type }) => type === 1);
      return inner.length === 0
        ? [{ words: name, options }]
        : inner.map((one) => ({ words: `${name} ${one.name}`, options: one.options ?? [] }));
    },
  );

/** What is typed where nothing is offered. */
const TYPED: { readonly [option: string]: string } = {
  dice: '2d6',
  text: 'a text',
  change: 'MovePoints + 1',
  to: 'A1',
  value: '2',
  name: 'Zeal',
};

const offeredTo = async (
  bot: Bot,
  who: PersonId,
  words: string,
  option: string,
  values: Values,
): Promise<readonly string[]> => {
  await bot.complete(who, words, option, '', values);
  const offers = JSON.parse((bot.heard.get(who)?.at(-1) ?? 'offers []').slice('offers '.length));
  return (offers as readonly { value: string }[]).map(({ value }) => value);
};

const valueFor = async (
  bot: Bot,
  who: PersonId,
  dice: Dice,
  { words }: Walked,
  { name, type, autocomplete, choices, min_value = 1 }: Listed,
  values: Values,
): Promise<Values[string] | undefined> => {
  if (choices && choices.length > 0) return dice.oneOf(choices).value;
  if (type === 4) return min_value;
  if (type === 5) return dice.chance(0.5);
  if (type === 6) return dice.oneOf(bot.people);
  if (type !== 3) return undefined;
  const offers = autocomplete ? await offeredTo(bot, who, words, name, values) : [];
  return offers.length > 0 ? dice.oneOf(offers) : (TYPED[name] ?? 'Nothing of that name');
};

/** True for an option that is required; `/move` without `to:` is for games with notation alone. */
export const isNeeded = (words: string, { name, required }: Pick<Listed, 'name' | 'required'>): boolean =>
  required === true || (words === 'move' && name === 'to');

/** Types it once; options that may be left out are in some and not in others. Never with one of `without`. */
export const walk = async (
  bot: Bot,
  who: PersonId,
  dice: Dice,
  command: Walked,
  without: ReadonlySet<string>,
): Promise<void> => {
  let values: Values = {};
  for (const option of command.options) {
    if (without.has(option.name) || (!isNeeded(command.words, option) && dice.chance(0.4))) continue;
    const value = await valueFor(bot, who, dice, command, option, values);
    if (value !== undefined) values = { ...values, [option.name]: value };
  }
  await bot.type(who, command.words, values);
};
