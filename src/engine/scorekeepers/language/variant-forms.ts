import { type GdlForm, headSymbolOf, operandsOfGdlForm } from './form.ts';

/** Reads Xconq's variants of a module. A variant is a choice, with forms for each value. */

interface VariantForms {
  readonly chosen: readonly GdlForm[];
  /** True if the `game-module` has nothing but variants. */
  readonly isAll: boolean;
}

export const readChosenVariants = ([, ...properties]: readonly GdlForm[]): VariantForms => {
  const lists = properties.filter((one) => headSymbolOf(one) === 'variants');
  const read = lists.flatMap(operandsOfGdlForm).map(readVariant);
  return {
    chosen: read.flatMap(({ chosen }) => chosen),
    isAll: lists.length === properties.length && read.every(({ isAll }) => isAll),
  };
};

/** Reads a variant: `([NAME] TYPE [HELP] [DEFAULT] (VALUE FORM ...) ...)`. Without DEFAULT, the value is false. */
const readVariant = (variant: GdlForm): VariantForms => {
  const items = variant.kind === 'list' ? variant.items : [];
  const clauses = items.filter(isClause);
  const meant = items.map(choiceOf).find((value) => value !== undefined) ?? 0;
  const [chosen, others] = [
    clauses.filter((one) => choiceOf(one.items[0]) === meant),
    clauses.filter((one) => choiceOf(one.items[0]) !== meant),
  ];
  return { chosen: chosen.flatMap(operandsOfGdlForm), isAll: others.length === 0 && clauses.length > 0 };
};

type Clause = Extract<GdlForm, { readonly kind: 'list' }>;

const isClause = (form: GdlForm): form is Clause =>
  form.kind === 'list' &&
  choiceOf(form.items[0]) !== undefined &&
  form.items.slice(1).some(({ kind }) => kind === 'list');

const choiceOf = (form: GdlForm | undefined): number | undefined => {
  if (form?.kind === 'number') return form.number;
  return form?.kind === 'flag' ? Number(form.flag) : undefined;
};
