import { COMPONENT, everyComponent } from '../discord/text.ts';
import type { Outcome, User } from '../discord/user.ts';
import type { WireComponent, WireMessage } from '../discord/wire.ts';

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

const pressables = (message: WireMessage): readonly Pressable[] => {
  const rows = rowsOf(message);
  return rows.flatMap((row, y) =>
    row.flatMap((control, x): readonly Pressable[] => {
      const { custom_id: id = '', options } = control;
      if (control.disabled) return [];
      const at = `${rows.length - y}.${x}`;
      if (control.type === COMPONENT.select)
        return (options ?? []).map((one) => ({ verb: verbOf(id), id, ...one, at: `${at} list` }));
      return control.type === COMPONENT.button ? [{ verb: verbOf(id), id, label: control.label ?? '', at }] : [];
    }),
  );
};

/** How many components a message has, nested ones counted. */
const componentsOf = (message: WireMessage): number => everyComponent(message.components).length;

export class Presser {
  readonly user: User;
  panel: WireMessage;
  presses = 0;
  /** Fingers on the glass: an entry of a list is two. */
  touches = 0;
  /** Characters. */
  typed = 0;
  /** How often the panel was brought up to date. */
  updates = 0;
  /** How many entries of a list were sent together at most. */
  sent = 0;
  readonly faults: string[] = [];
  /** What was pressed, in order. */
  readonly verbs: string[] = [];

  readonly channel: string;

  constructor(user: User, panel: WireMessage, channel = 'table') {
    this.user = user;
    this.channel = channel;
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
    this.touches += what.value === undefined ? 1 : 2;
    this.verbs.push(what.verb);
    const outcome =
      what.value === undefined
        ? await this.user.press(this.panel, what.id)
        : await this.user.select(this.panel, what.id, this.#valuesFrom(what, what.value));
    if (outcome.failed) this.faults.push(`${what.id}: no answer`);
    if (outcome.form) return outcome;
    if (!outcome.answer) this.faults.push(`${what.id}: nothing shown`);
    else this.panel = outcome.answer;
    if (outcome.updated) this.updates += 1;
    this.#check(what);
    return outcome;
  }

  /**
   * What is chosen: of a question that is answered with several at once so many, else as many as must be; the next
   * behind that one.
   */
  #valuesFrom({ verb, id }: Pressable, value: string): readonly string[] {
    const list = everyComponent(this.panel.components).find((one) => one.custom_id === id);
    const values = (list?.options ?? []).map((one) => one.value);
    const count = Math.max(1, (verb === 'answer' ? list?.max_values : list?.min_values) ?? 1);
    const from = Math.max(0, Math.min(values.indexOf(value), values.length - count));
    const sent = values.slice(from, from + count);
    this.sent = Math.max(this.sent, sent.length);
    return sent;
  }

  /** The panel opened anew: what others did shows. It counts as a press. */
  async refresh(): Promise<void> {
    this.presses += 1;
    this.touches += 1;
    const { answer } = await this.user.slash(this.channel, 'play');
    if (answer) this.panel = answer;
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
    return this.all().some(({ verb }) =>
      ['home', 'more', 'all', 'seat', 'list', 'about', 'observe', 'rules'].includes(verb),
    );
  }
}

/** How gladly each is pressed: what is not here is left alone. */
const WISHES: Readonly<Record<string, number>> = {
  go: 30,
  way: 30,
  engage: 10,
  do: 30,
  paid: 5,
  with: 8,
  choose: 20,
  choice: 20,
  answer: 30,
  pick: 6,
  draw: 6,
  cardto: 4,
  onto: 1,
  return: 2,
  end: 4,
  next: 8,
  pass: 1,
  skip: 1,
  hand: 1,
  card: 2,
  units: 0.3,
  chosen: 0.2,
  stack: 1,
  home: 0.6,
  act: 2,
  army: 0.5,
};

/** Of what is offered what is pressed next; undefined: nothing of it, as far as this turn goes. */
type Chooser = (presser: Presser, random: () => number) => Pressable | undefined;

/** Plays on by pressing what is offered until `isOver`, or so often; answers how often. `random`: from 0 to below 1. */
export const playOn = async (
  pressers: readonly Presser[],
  random: () => number,
  isOver: () => boolean,
  most: number,
  choosers: () => Chooser = () => chosenBy,
): Promise<number> => {
  const before = pressers.reduce((sum, { presses }) => sum + presses, 0);
  const count = (): number => pressers.reduce((sum, { presses }) => sum + presses, 0) - before;
  let idle = 0;
  while (!isOver() && count() < most && idle < pressers.length) {
    for (const presser of pressers) {
      if (isOver() || count() >= most) break;
      await presser.refresh();
      const choose = choosers();
      const offered = choose(presser, random);
      idle = offered ? 0 : idle + 1;
      for (let next = offered; next && !isOver() && count() < most; next = choose(presser, random)) {
        await presser.press(next);
        if (next.verb === 'end' || next.verb === 'pass') break;
      }
    }
  }
  return count();
};

/** What is done by the way to something that was begun, as often as it comes. */
const STEPS: ReadonlySet<string> = new Set([
  'go',
  'way',
  'choose',
  'cardto',
  'covercard',
  'opencard',
  'answer',
  'asked',
]);

/** What that does, whatever it is done with. */
const kindOf = ({ verb, id, label }: Pressable): string =>
  verb === 'do' ? label : verb === 'with' || verb === 'act' ? id : verb === 'choice' ? withoutVersion(id) : verb;

/** The last choice for an act, which does it, whenever it is offered: `play:choice:VERSION:ACT`. */
const withoutVersion = (id: string): string =>
  id
    .split(':')
    .filter((_, at) => at !== 2)
    .join(':');

/** What comes first where several things are offered. */
const ORDER = [
  'answer',
  'asked',
  'go',
  'way',
  'do',
  'choice',
  'choose',
  'cardto',
  'draw',
  'with',
  'act',
  'pick',
  'engage',
  'next',
  'end',
  'pass',
];

/** So many of what is offered are looked at: the likeliest cells have a button each. */
const LIKELY = 5;

/** Somebody who plays a turn as people do: each stack once, each kind of act once, and then the turn is ended. */
export const sensible = (): Chooser => {
  const done = new Set<string>();
  return (presser, random) => {
    const open = presser.all().filter((one) => STEPS.has(one.verb) || !done.has(kindOf(one)));
    const [first] = ORDER.flatMap((verb) => open.filter((one) => one.verb === verb));
    const alike = open
      .filter(({ id, verb }) => (verb === 'go' ? verb === first?.verb : id === first?.id))
      .slice(0, LIKELY);
    const chosen = alike[Math.floor(random() ** 2 * alike.length)];
    if (!chosen) return undefined;
    done.add(kindOf(chosen));
    if (chosen.verb === 'go') done.add('pick');
    return chosen;
  };
};

/** One of what is offered, by how gladly it is pressed; the first of a list more often than the others. */
const chosenBy = (presser: Presser, random: () => number): Pressable | undefined => {
  const byId = new Map<string, Pressable[]>();
  for (const one of presser.all())
    if (WISHES[one.verb] !== undefined) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  const acts = [...byId.values()].some(([one]) => one && !['hand', 'home'].includes(one.verb));
  if (!acts) return undefined;
  const wishes = [...byId.values()].map((some) => ({ some, wish: WISHES[some[0]?.verb ?? ''] ?? 0 }));
  let left = random() * wishes.reduce((sum, { wish }) => sum + wish, 0);
  for (const { some, wish } of wishes) {
    left -= wish;
    if (left < 0) return some[Math.floor(random() ** 2 * some.length)];
  }
  return undefined;
};

/** Gives the game up, by presses. */
export const giveUp = async (presser: Presser): Promise<void> => {
  await presser.refresh();
  for (const verb of ['more', 'giveup', 'resign']) {
    const [one] = presser.of(verb);
    if (!one) throw new Error(`no way to give up: ${verb}`);
    await presser.press(one);
  }
};
