import { COMPONENT, everyComponent } from './discord/text.ts';
import type { Outcome, User } from './discord/user.ts';
import type { WireComponent, WireMessage } from './discord/wire.ts';

/** Somebody who plays by pressing what a panel offers, and knows no game. */

/** Something that can be pressed: a button, or one entry of a list. */
export interface Pressable {
  readonly verb: string;
  readonly id: string;
  /** Of an entry what it is called and what it sends. */
  readonly value?: string;
  readonly label: string;
  /** The row from below, and the place in it, of a button. */
  readonly at: string;
}

const verbOf = (id = ''): string => id.split(':')[1] ?? '';

const rowsOf = (message: WireMessage): readonly (readonly WireComponent[])[] =>
  message.components.flatMap((one) => (one.components?.some((part) => part.custom_id) ? [one.components] : []));

export const pressables = (message: WireMessage): readonly Pressable[] => {
  const rows = rowsOf(message);
  return rows.flatMap((row, y) =>
    row.flatMap((control, x): readonly Pressable[] => {
      const { custom_id: id = '', options } = control;
      const at = `${rows.length - y}.${x}`;
      if (control.type === COMPONENT.select)
        return (options ?? []).map(({ value, label }) => ({ verb: verbOf(id), id, value, label, at: `${at} list` }));
      return control.type === COMPONENT.button ? [{ verb: verbOf(id), id, label: control.label ?? '', at }] : [];
    }),
  );
};

/** How many components a message has, nested ones counted. */
export const componentsOf = (message: WireMessage): number => everyComponent(message.components).length;

export class Presser {
  readonly user: User;
  panel: WireMessage;
  presses = 0;
  readonly faults: string[] = [];

  constructor(user: User, panel: WireMessage) {
    this.user = user;
    this.panel = panel;
  }

  all(): readonly Pressable[] {
    return pressables(this.panel);
  }

  of(verb: string): readonly Pressable[] {
    return this.all().filter((one) => one.verb === verb);
  }

  /** The one of that verb whose label that is. */
  find(verb: string, label: string): Pressable {
    const found = this.of(verb).find((one) => one.label === label);
    if (!found)
      throw new Error(
        `no ${verb} '${label}' among ${this.all()
          .map((one) => one.label)
          .join(', ')}`,
      );
    return found;
  }

  async press(what: Pressable): Promise<Outcome> {
    this.presses += 1;
    const outcome =
      what.value === undefined
        ? await this.user.press(this.panel, what.id)
        : await this.user.select(this.panel, what.id, [what.value]);
    if (outcome.failed) this.faults.push(`${what.id}: no answer`);
    if (outcome.form) return outcome;
    if (!outcome.answer) this.faults.push(`${what.id}: nothing shown`);
    else this.panel = outcome.answer;
    this.#check(what);
    return outcome;
  }

  #check({ at, id }: Pressable): void {
    if (componentsOf(this.panel) > 40) this.faults.push(`${id}: more than 40 components`);
    const end = this.of('end').find((one) => one.at === at);
    if (end) this.faults.push(`${id}: End turn stands where that button stood`);
    if (this.all().length === 0 || (this.panel.components.length > 0 && !this.#hasWay()))
      this.faults.push(`${id}: no way back`);
  }

  /** Whether there is a way out of this view. */
  #hasWay(): boolean {
    return this.all().some(({ verb }) => ['home', 'more', 'all', 'seat', 'list', 'observe'].includes(verb));
  }
}
