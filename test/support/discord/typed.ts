import type { SentOption, WireCommand, WireOption } from './wire.ts';

/**
 * From what a test says a user typed to what the user's client sends, by the registered definition. Whatever a client
 * would not let through throws.
 */

/** A file that a user attaches to a command. */
export interface Attached {
  readonly name: string;
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly type?: string;
}

/** Of a person or a channel: its name. Of a choice: its name or its value. */
export type TypedValue = string | number | boolean | Attached;
export type TypedValues = Readonly<Record<string, TypedValue>>;

export interface Sub {
  readonly group?: string | undefined;
  readonly subcommand?: string | undefined;
}

/** Finds or makes what an option names, and says its id. */
export interface Naming {
  user(name: string): string;
  channel(name: string): string;
  attach(file: Attached): string;
  /** The name under which a value was offered to this user. */
  offered(option: string, value: string | number): string | undefined;
}

export interface Typed {
  readonly options: readonly SentOption[];
  /** As it stands in the user's client: `/move piece:E5 to:E6`. */
  readonly line: string;
}

const KIND = {
  subcommand: 1,
  group: 2,
  text: 3,
  integer: 4,
  flag: 5,
  user: 6,
  channel: 7,
  number: 10,
  attachment: 11,
} as const;

export function typed(command: WireCommand, values: TypedValues, sub: Sub, naming: Naming, focused?: string): Typed {
  const path = [sub.group, sub.subcommand].filter((name) => name !== undefined);
  const definitions = inside(command, path);
  const names = Object.keys(values);
  for (const name of [...names, ...(focused === undefined ? [] : [focused])]) {
    if (!definitions.some((option) => option.name === name))
      throw new Error(`no option '${name}' in /${[command.name, ...path].join(' ')}`);
  }
  const missing = definitions.find((option) => option.required && !names.includes(option.name));
  if (missing && focused === undefined)
    throw new Error(`option '${missing.name}' of /${[command.name, ...path].join(' ')} is required`);

  const given = definitions.filter((option) => names.includes(option.name) || option.name === focused);
  const sent = given.map((option) => one(option, values[option.name] ?? '', naming, option.name === focused));
  const nested = path.reduceRight<readonly SentOption[]>(
    (options, name, at) => [{ type: at === 0 && path.length === 2 ? KIND.group : KIND.subcommand, name, options }],
    sent,
  );
  const words = names.map((name) => `${name}:${shown(name, values[name] ?? '', naming)}`);
  return { options: nested, line: [`/${command.name}`, ...path, ...words].join(' ') };
}

function inside(command: WireCommand, path: readonly string[]): readonly WireOption[] {
  let options = command.options ?? [];
  for (const name of path) {
    const found = options.find(
      (option) => option.name === name && (option.type === KIND.subcommand || option.type === KIND.group),
    );
    if (!found) throw new Error(`no subcommand '${path.join(' ')}' in /${command.name}`);
    options = found.options ?? [];
  }
  if (options.some((option) => option.type === KIND.subcommand || option.type === KIND.group)) {
    throw new Error(`/${[command.name, ...path].join(' ')} needs a subcommand`);
  }
  return options;
}

function one(option: WireOption, value: TypedValue, naming: Naming, focused: boolean): SentOption {
  const { type, name } = option;
  if (focused) {
    if (!option.autocomplete) throw new Error(`option '${name}' offers no completion`);
    return { type, name, value: String(value), focused: true };
  }
  return { type, name, value: converted(option, value, naming) };
}

function converted({ type, name, choices }: WireOption, value: TypedValue, naming: Naming): string | number | boolean {
  if (choices?.length) {
    const choice = choices.find((one) => one.value === value || one.name === value);
    if (!choice) throw new Error(`'${value}' is no choice of '${name}'`);
    return choice.value;
  }
  if (type === KIND.attachment && typeof value === 'object') return naming.attach(value);
  if (type === KIND.flag && typeof value === 'boolean') return value;
  if (type === KIND.user) return naming.user(String(value));
  if (type === KIND.channel) return naming.channel(String(value));
  if (type === KIND.text && typeof value !== 'object') return String(value);
  const number = value === '' ? Number.NaN : Number(value);
  if (type === KIND.number && Number.isFinite(number)) return number;
  if (type === KIND.integer && Number.isSafeInteger(number)) return number;
  throw new Error(`option '${name}' does not take ${JSON.stringify(value)}`);
}

function shown(name: string, value: TypedValue, naming: Naming): string {
  if (typeof value === 'object') return value.name;
  if (typeof value === 'boolean') return String(value);
  return naming.offered(name, value) ?? String(value);
}
