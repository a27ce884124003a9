import { FluentParser, type Message, type Pattern, type SelectExpression, Visitor } from '@fluent/syntax';
import { readCatalogue } from '../../../src/words/base/messages.ts';

/** A text of a catalogue: a message, or an attribute of one. */
export interface Entry {
  /** As code asks for it: `kingdom-role-attack.many`. */
  readonly id: string;
  readonly pattern: Pattern;
  /** The comment above the message. */
  readonly comment: string;
}

/** Returns all texts of a catalogue, in its order. Throws with the line if a file can't be read as Fluent. */
export const entriesIn = (locale: string): readonly Entry[] =>
  readCatalogue(locale).flatMap((text) => {
    const { body } = new FluentParser({ withSpans: false }).parse(text);
    return body.flatMap((one) => {
      if (one.type === 'Junk') throw new Error(`Not Fluent: ${one.content}`);
      return one.type === 'Message' ? entriesOf(one) : [];
    });
  });

const entriesOf = ({ id, value, attributes, comment }: Message): readonly Entry[] => {
  const about = comment?.content ?? '';
  const own = value ? [{ id: id.name, pattern: value, comment: about }] : [];
  return [
    ...own,
    ...attributes.map((one) => ({ id: `${id.name}.${one.id.name}`, pattern: one.value, comment: about })),
  ];
};

class Collector extends Visitor {
  readonly names = new Set<string>();
  readonly shown = new Set<string>();
  readonly selected = new Map<string, Set<string>>();

  override visitVariableReference({ id }: { id: { name: string } }): void {
    this.names.add(id.name);
    this.shown.add(id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    if (selector.type === 'VariableReference') {
      const keys = this.selected.get(selector.id.name) ?? new Set<string>();
      for (const { key } of variants) keys.add(key.type === 'Identifier' ? key.name : key.value);
      this.selected.set(selector.id.name, keys);
      this.names.add(selector.id.name);
    }
    for (const variant of variants) this.visit(variant);
  }
}

/** The arguments of a text. */
interface Arguments {
  readonly names: ReadonlySet<string>;
  /** Without those by which it only chooses. */
  readonly shown: ReadonlySet<string>;
  /** For each by which it chooses, the keys of its cases. */
  readonly selected: ReadonlyMap<string, ReadonlySet<string>>;
}

export const argumentsOf = (pattern: Pattern): Arguments => {
  const collector = new Collector();
  collector.visit(pattern);
  return collector;
};
