import type { Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import type { PersonId, Refusal } from '../../src/table/index.ts';
import { findRefusalRemedies } from '../../src/view/remedies/index.ts';
import type { NoRemedyReason, RemediesByName } from '../../src/view/remedy/remedy.ts';
import type { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { languages } from '../../src/words/index.ts';
import { controls, sitDown, type Table, words } from '../commands/table.ts';
import type { Attached, TypedValue } from '../support/discord/typed.ts';
import type { Outcome } from '../support/discord/user.ts';
import type { WireMessage, WireOption } from '../support/discord/wire.ts';

/** Plays a game by lines as people type and press them, and hears why something is refused, and what would work. */

export interface Refused {
  readonly refusal: Refusal;
  readonly remedies: RemediesByName | NoRemedyReason;
}

/** What came of one line. */
export interface Heard {
  /** The answer as it stands in the message, with its signs; people by name. */
  readonly text: string;
  readonly refused: Refused | undefined;
  /** So many steps the games have. */
  readonly steps: number;
}

export interface PlayOptions {
  readonly modules: readonly Module[];
  /** Files that a line attaches by `@NAME`. */
  readonly files?: { readonly [name: string]: Attached };
}

const LINE = /^(\w+) (?:\/(\S+)(?: (.*))?|\[(.+)\])$/s;

export class Play {
  readonly #table: Table;
  readonly #files: NonNullable<PlayOptions['files']>;
  readonly #refused: Refused[];
  readonly #messages: WireMessage[] = [];

  private constructor(table: Table, refused: Refused[], files: NonNullable<PlayOptions['files']>) {
    this.#table = table;
    this.#refused = refused;
    this.#files = files;
  }

  static async begin({ modules, files = {} }: PlayOptions): Promise<Play> {
    const refused: Refused[] = [];
    const { en } = languages;
    const refusalText = (refusal: Refusal, view: View): string => {
      refused.push({ refusal, remedies: findRefusalRemedies(refusal, view) });
      return en.refusals.refusalText(refusal, view);
    };
    const spoken = { en: { ...en, refusals: { ...en.refusals, refusalText } } };
    return new Play(await sitDown({ modules, spoken }), refused, files);
  }

  /** `alice /move piece:D1 to:D5` types, `alice [Begin]` presses the newest button of that label. */
  async do(line: string): Promise<Heard> {
    const [, who = '', command, rest = '', label] = LINE.exec(line) ?? [];
    if (who === '') throw new Error(`no line: ${line}`);
    this.#refused.length = 0;
    const outcome = label === undefined ? await this.#typed(who, command ?? '', rest) : await this.#pressed(who, label);
    if (outcome.answer) this.#messages.push(outcome.answer);
    this.#messages.push(...outcome.also);
    const text = outcome.answer ? words(outcome.answer, this.#table) : '';
    return { text, refused: this.#refused.at(-1), steps: this.#steps() };
  }

  /** What a person is told of a refusal that is made by hand, in that person's view of the game. */
  async tell(who: string, make: (view: View, idOf: (name: string) => PersonId) => Refusal): Promise<Heard> {
    const game = await this.#table.rig().games.at(this.#table.discord.world.channelId('table') as ChannelId);
    if (!game) throw new Error('no game');
    const idOf = (name: string): PersonId => this.#table.user(name).id as PersonId;
    return game.session.read(personViewer(idOf(who)), (view) => {
      const refusal = make(view, idOf);
      const text = languages.en.refusals.refusalText(refusal, view);
      return { text, refused: { refusal, remedies: findRefusalRemedies(refusal, view) }, steps: this.#steps() };
    });
  }

  /** The name of somebody by his id. */
  nameOf(id: string): string {
    return ['alice', 'bob', 'carol', 'dan'].find((name) => this.#table.user(name).id === id) ?? 'nobody';
  }

  #steps(): number {
    return [...this.#table.store.rows.keys()].filter((key) => key.includes(':step:')).length;
  }

  #typed(who: string, name: string, rest: string): Promise<Outcome> {
    const command = this.#table.discord.commands().find((one) => one.name === name);
    if (!command) throw new Error(`no command /${name}`);
    const [word = ''] = rest.split(' ', 1);
    const sub = command.options?.find((one) => one.type === 1 && one.name === word);
    const options = sub ? (sub.options ?? []) : (command.options ?? []);
    const values = this.#values(options, sub ? rest.slice(word.length) : rest);
    return this.#table.user(who).slash('table', name, values, sub ? { subcommand: word } : {});
  }

  #values(options: readonly WireOption[], text: string): Record<string, TypedValue> {
    const names = options.map(({ name }) => name).join('|');
    const parts = text.split(new RegExp(`(?:^|\\s)(${names}):`)).slice(1);
    const values: Record<string, TypedValue> = {};
    for (let i = 0; i + 1 < parts.length; i += 2) {
      const [name = '', value = ''] = [parts[i], parts[i + 1]?.trim()];
      const { type } = options.find((one) => one.name === name) ?? {};
      const file = value.startsWith('@') ? this.#files[value.slice(1)] : undefined;
      values[name] = file ?? (type === 5 ? value.toLowerCase() === 'true' : value);
    }
    return values;
  }

  #pressed(who: string, label: string): Promise<Outcome> {
    const all = [...this.#table.discord.messages('table'), ...this.#messages];
    const message = all
      .map((one) => this.#table.discord.current(one) ?? one)
      .findLast((one) => controls(one).includes(label));
    if (!message) throw new Error(`no button ${label}`);
    return this.#table.user(who).press(message, label);
  }
}
