import { FluentType, type FluentValue, type Scope } from '@fluent/bundle';
import { isHouse } from '../../engine/index.ts';
import { type PersonId, SHORTEST_ACCOUNT } from '../../table/index.ts';
import { bold } from '../../view/text/text.ts';

/** A name that a player typed or sees. It is bold, and its special characters neither format nor ping. */
export class Name extends FluentType<string> {
  override toString(): string {
    return bold(this.value);
  }
}

export const name = (text: string): Name => new Name(text);

export const names = (texts: readonly string[], last?: Last): List => list(texts.map(name), last);

/** A person's mention, which pings only if the message says so; the bot and removed people have none. */
export class Person extends FluentType<PersonId> {
  override toString(scope: Scope): string {
    if (!isHouse(this.value) && this.value.length >= SHORTEST_ACCOUNT) return `<@${this.value}>`;
    const pattern = scope.bundle.getMessage(isHouse(this.value) ? 'person-bot' : 'person-former')?.value;
    return pattern ? scope.bundle.formatPattern(pattern) : '?';
  }
}

export const person = (id: PersonId): Person => new Person(id);

export const persons = (ids: readonly PersonId[], last?: Last): List => list(ids.map(person), last);

/** The way to join the last item of a list: `A, B and C`, `A, B or C`, `A, B, C`. */
export type Last = 'and' | 'or' | 'more';

/** An item of a list. */
type Item = string | Name | Person | List;

/** Items of a list, which the messages `list-more`, `list-and` and `list-or` of the language join. */
export class List extends FluentType<readonly Item[]> {
  readonly #last: Last;

  constructor(items: readonly Item[], last: Last) {
    super(items);
    this.#last = last;
  }

  override toString(scope: Scope): string {
    const texts = this.value.map((item) => (typeof item === 'string' ? item : item.toString(scope)));
    const end = texts.length > 1 ? texts.pop() : undefined;
    const start = texts.reduce((items, next) => (items === '' ? next : joined(scope, 'more', items, next)), '');
    return end === undefined ? start : joined(scope, this.#last, start, end);
  }
}

export const list = (items: readonly Item[], last: Last = 'and'): List => new List(items, last);

const joined = (scope: Scope, how: Last, items: string, next: string): string => {
  const pattern = scope.bundle.getMessage(`list-${how}`)?.value;
  return pattern ? scope.bundle.formatPattern(pattern, { items, next }) : `${items}, ${next}`;
};

/** An argument of a message. */
export type Argument = FluentValue | number;
