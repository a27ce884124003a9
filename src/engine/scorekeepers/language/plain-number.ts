import { readDecimal, toNumber } from '../../../table/index.ts';
import type { ProgramDraft } from './draft.ts';
import type { GdlForm } from './form.ts';

/** Returns the number that a form is, or that it names as a defined symbol. */
export const numberOfForm = (draft: ProgramDraft, form: GdlForm | undefined): number | undefined => {
  if (form?.kind === 'number') return form.number;
  if (form?.kind !== 'symbol') return undefined;
  const value = draft.defines.get(form.name)?.form;
  return value?.kind === 'number' ? value.number : undefined;
};

export const numbersInGdlList = (draft: ProgramDraft, form: GdlForm): readonly number[] | undefined => {
  if (form.kind === 'quote') return numbersInGdlList(draft, form.of);
  if (form.kind !== 'list') return undefined;
  const numbers = form.items.map((item) => numberOfForm(draft, item));
  return numbers.includes(undefined) ? undefined : (numbers as readonly number[]);
};

export const isWhole = (number: number | undefined): number is number => {
  const decimal = number === undefined ? undefined : readDecimal(String(number));
  return decimal !== undefined && Number.isInteger(toNumber(decimal));
};
