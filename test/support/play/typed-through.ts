import type { Reply } from '../../../src/port/command.ts';
import type { PersonId } from '../../../src/table/index.ts';
import type { Desk, Values } from './desk.ts';
import { calledByName, looksOf, type Names, namesFor, operationText, pictureLines } from './desk-lines.ts';
import { isNeeded } from './walk.ts';

/**
 * Everything that can be typed of some commands, as a text that a person can read: of each what is offered, what comes
 * of it with as little as must be said, with everything that can be, with the last of what Discord lists, and with what
 * nobody would understand.
 */

interface Option {
  readonly type: number;
  readonly name: string;
  readonly autocomplete?: boolean;
  readonly required?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly options?: readonly Option[];
}

/** Discord's kinds of options. */
const [SUBCOMMAND, TEXT, INTEGER, FLAG, PERSON] = [1, 3, 4, 5, 6];

/** What no name, cell, number or formula is. */
const NONSENSE = 'Zebra 9';

/** What is typed where nothing is offered, by the option. */
type Typed = Readonly<Record<string, string>>;

/** One after the other another option, beside those that must be said. */
const others = (options: readonly Option[], filled: Values): readonly Values[] =>
  options.flatMap(({ name, type, choices }) => {
    const value = choices ? choices.at(-1)?.value : type === TEXT ? NONSENSE : undefined;
    return value === undefined ? [] : [{ ...filled, [name]: value }];
  });

/** What comes of one line, and whether anything was done. */
const answered = async (
  desk: Desk,
  person: PersonId,
  line: string,
  values: Values,
  names: Names,
): Promise<{ readonly said: readonly string[]; readonly isDone: boolean }> => {
  const options = Object.entries(values).map(([name, value]) => `${name}:${names.token(String(value))}`);
  const { number } = (await desk.game()).session;
  const reply = await desk.type(person, line, values);
  const steps = await desk.stepsSince(number);
  const does = steps.map((step) => `    does ${operationText(step)}`);
  return { said: [`> ${options.join(' ')}`, ...does, ...(await replyLines(names, reply))], isDone: steps.length > 0 };
};

/** What comes of some lines, each typed in the game as it is. */
export const linesTyped = async (
  desk: Desk,
  person: PersonId,
  typed: readonly (readonly [string, Values])[],
): Promise<string> => {
  const names = await namesFor(desk, person);
  const lines: string[] = [];
  let now = desk.copy();
  for (const [line, values] of typed) {
    const { said, isDone } = await answered(now, person, line, values, names);
    lines.push(`/${line}`, ...said);
    if (isDone) now = desk.copy();
  }
  return `${calledByName(desk, lines.join('\n'))}\n`;
};

/** `typed`: of `COMMAND OPTION`, or of an option wherever it stands. */
export const typedThrough = async (
  desk: Desk,
  person: PersonId,
  commands: readonly string[],
  typed: Typed = {},
): Promise<string> => {
  const names = await namesFor(desk, person);
  const lines: string[] = [];
  let now = desk.copy();
  for (const line of commands.flatMap((name) => subcommandsOf(desk, name))) {
    const options = optionsOf(desk, line);
    const filled: { [name: string]: Values[string] } = {};
    const more: { [name: string]: Values[string] } = {};
    lines.push('', `## /${line}`);
    for (const option of options) {
      const { name } = option;
      const offered = option.autocomplete ? await now.offered(person, line, { name, typed: '' }, filled) : [];
      const fitting = async (text: string): Promise<string> =>
        offeredText(names, await now.offered(person, line, { name, typed: text }, filled));
      if (option.autocomplete) lines.push(`  ${name}: ${offeredText(names, offered)}`);
      const begun = offered.at(-1)?.value.slice(0, 3).toUpperCase();
      if (begun !== undefined && offered.length > 1) lines.push(`    ${begun}: ${await fitting(begun)}`);
      const text = typed[`${line} ${name}`] ?? typed[name] ?? offered[0]?.value;
      const value =
        text === undefined
          ? valueFor(option, [...desk.people.keys()].at(-1))
          : option.type === INTEGER
            ? Number(text)
            : text;
      if (isNeeded(line, option)) filled[name] = value ?? NONSENSE;
      else if (value !== undefined) more[name] = value;
    }
    const isMore = Object.keys(more).length > 0;
    for (const values of [filled, ...(isMore ? [{ ...filled, ...more }] : []), ...others(options, filled)]) {
      const { said, isDone } = await answered(now, person, line, values, names);
      lines.push(...said);
      // Everything is typed in the same game.
      if (isDone) now = desk.copy();
    }
  }
  return `${calledByName(desk, lines.join('\n')).trim()}\n`;
};

const definitionOf = (desk: Desk, name: string): readonly Option[] =>
  (desk.definition(name) as { readonly options?: readonly Option[] }).options ?? [];

const subcommandsOf = (desk: Desk, name: string): readonly string[] => {
  const subs = definitionOf(desk, name).filter(({ type }) => type === SUBCOMMAND);
  return subs.length > 0 ? subs.map((sub) => `${name} ${sub.name}`) : [name];
};

/** Another game is not spoken of, and no file comes along. */
const optionsOf = (desk: Desk, line: string): readonly Option[] => {
  const [name = '', sub] = line.split(' ');
  const all = definitionOf(desk, name);
  const options = sub === undefined ? all : (all.find((one) => one.name === sub)?.options ?? []);
  return options.filter((one) => one.name !== 'game' && [TEXT, INTEGER, FLAG, PERSON].includes(one.type));
};

const valueFor = ({ type, choices, min_value: least }: Option, another = ''): Values[string] | undefined => {
  if (choices) return choices[0]?.value;
  if (type === PERSON) return another;
  if (type === INTEGER) return Math.max(1, least ?? 1);
  return type === FLAG ? true : undefined;
};

/** What is read of what is offered, and what is sent where that is something else. */
const offeredText = (names: Names, offered: readonly { readonly name: string; readonly value: string }[]): string =>
  offered.map(({ name, value }) => (name === value ? name : `${name} = ${names.token(value)}`)).join(' | ');

const replyLines = async (names: Names, { answer, update, also, form }: Reply): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const [to, message] of [
    [answer?.to ?? '', answer],
    ['panel', update],
    ['beside it', also],
  ] as const) {
    if (!message) continue;
    const [first, ...rest] = message.text.split('\n');
    said.push(`    ${to}: ${first}`, ...rest.map((line) => `      ${line}`));
    if (message.drawing) {
      const [picture = ''] = pictureLines(await message.drawing.picture());
      said.push(`      ${picture}`, `      alt: ${message.drawing.alt}`);
    }
    said.push(...(message.ask ?? '').split('\n').flatMap((line) => (line === '' ? [] : [`      ${line}`])));
    if (message.file) said.push(`      file: ${message.file.name}`);
    for (const control of (message.rows ?? []).flat()) {
      const label = control.kind === 'button' ? control.label : control.placeholder;
      said.push(`      [${label}]${looksOf(control)} ${names.id(control.id)}`);
    }
  }
  return [...said, ...(form ? [`    form: ${form.title}`] : [])];
};
