import { type ProgramDraft, reportFaultOfNewText, suggestSimilarNames, warn } from './draft.ts';
import { formNameOf, type GdlForm } from './form.ts';
import type { CheckMoment, EventField } from './tree.ts';

/** The words that an event's data can be compared with (S7). */

const EVENT_KINDS: readonly string[] = [
  ...['moved', 'owner-changed', 'captured', 'removed', 'added', 'changed'],
  ...['side-won', 'side-lost', 'side-turn-ended', 'turn-ended'],
];

export type EventCheckMoment = Extract<CheckMoment, 'after-event' | 'after-action'>;

interface WordPlace {
  readonly event: EventCheckMoment;
  readonly isNegated: boolean;
}

/**
 * The words that fields can have. `isPropertyUnmodifiable` is true if all of them are known whenever a program is read.
 * Then any other word is a fault.
 */
interface FieldWords {
  readonly names: readonly string[];
  readonly isFixed: boolean;
  readonly has?: (word: string) => boolean;
}

/**
 * Reports a word that no field can ever equal. Within a `not` the word is a fault, because the test would always be
 * true.
 */
export const checkComparedEventWord = (
  draft: ProgramDraft,
  { event, isNegated }: WordPlace,
  fields: readonly EventField[],
  form: GdlForm,
): void => {
  const word = formNameOf(form);
  const domains = fields.map((field) => domainOf(draft, event, field));
  if (word === undefined || form.kind === 'number') return;
  if (domains.some((domain) => domain === undefined || isWithin(domain, word))) return;
  const near = suggestSimilarNames(
    form,
    domains.flatMap((domain) => domain?.names ?? []),
  );
  if (isNegated && domains.every((domain) => domain?.isFixed))
    reportFaultOfNewText(draft, 'unknown-in-not', form, near);
  else warn(draft, 'unknown-name', form, near);
};

const isWithin = ({ names, has }: FieldWords, word: string): boolean =>
  names.some((name) => name.toLowerCase() === word.toLowerCase()) || has?.(word) === true;

const domainOf = ({ names }: ProgramDraft, event: EventCheckMoment, field: EventField): FieldWords | undefined => {
  const { known } = names;
  const sides = names.sides.map(({ name }) => name);
  switch (field) {
    case 'kind':
      if (event === 'after-event') return { names: EVENT_KINDS, isFixed: true };
      return known && { names: known.actions, isFixed: false };
    case 'side':
      return { names: sides, isFixed: true };
    case 'type':
      return { names: names.types, isFixed: true };
    case 'piece':
      return known && { names: known.pieces, isFixed: false };
    case 'from':
    case 'to':
      // If the owner of a piece changed, `from` is a side.
      return known && { names: [...known.maps, ...(field === 'from' ? sides : [])], isFixed: false, has: known.isCell };
  }
};
