import { FluentType, type FluentValue, type Scope } from '@fluent/bundle';
import { isHouse } from '../../engine/index.ts';
import { MIN_ACCOUNT_ID_LENGTH, type PersonId } from '../../table/index.ts';
import { bold } from '../../view/text/text.ts';

/** A name that a player typed or sees. It is bold, and its special characters neither format nor ping. */
export class NameArgument extends FluentType<string> {
  override toString(): string {
    return bold(this.value);
  }
}

export const name = (text: string): NameArgument => new NameArgument(text);

export const names = (texts: readonly string[], last?: ListConjunction): ListArgument => list(texts.map(name), last);

/** A person's mention, which pings only if the message says so; the bot and removed people have none. */
export class MentionArgument extends FluentType<PersonId> {
  override toString(scope: Scope): string {
    if (!isHouse(this.value) && this.value.length >= MIN_ACCOUNT_ID_LENGTH) return `<@${this.value}>`;
    const pattern = scope.bundle.getMessage(isHouse(this.value) ? 'person-bot' : 'person-former')?.value;
    return pattern ? scope.bundle.formatPattern(pattern) : '?';
  }
}

export const person = (id: PersonId): MentionArgument => new MentionArgument(id);

export const persons = (ids: readonly PersonId[], last?: ListConjunction): ListArgument => list(ids.map(person), last);

/** The way to join the last item of a list: `A, B and C`, `A, B or C`, `A, B, C`. */
export type ListConjunction = 'and' | 'or' | 'more';

/** An item of a list. */
type Item = string | NameArgument | MentionArgument | ListArgument;

/** Items of a list, which the messages `list-more`, `list-and` and `list-or` of the language join. */
export class ListArgument extends FluentType<readonly Item[]> {
  readonly #last: ListConjunction;

  constructor(items: readonly Item[], last: ListConjunction) {
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

export const list = (items: readonly Item[], last: ListConjunction = 'and'): ListArgument =>
  new ListArgument(items, last);

const joined = (scope: Scope, how: ListConjunction, items: string, next: string): string => {
  const pattern = scope.bundle.getMessage(`list-${how}`)?.value;
  return pattern ? scope.bundle.formatPattern(pattern, { items, next }) : `${items}, ${next}`;
};

/** An argument of a message. */
export type MessageArgument = FluentValue | number;
