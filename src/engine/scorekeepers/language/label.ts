import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm, symbolNameOf } from './form.ts';
import { printForm } from './print-form.ts';
import type { ValueLabel } from './tree.ts';

/** Returns a short description of a compared value. A sum is described by its units. */
export const valueLabelOf = (form: GdlForm): ValueLabel => {
  const head = headSymbolOf(form);
  if (head === 'turn' || head === 'score') return { kind: 'text', text: head };
  if (head !== 'sum' && head !== 'sum-uprop' && head !== 'sum-prop')
    return { kind: 'text', text: formNameOf(form) ?? printForm(form) };
  const operands = operandsOfGdlForm(form);
  const [types, second] = operands.length === 1 ? [undefined, operands[0]] : operands;
  const properties = second?.kind === 'list' ? second.items : second ? [second] : [];
  const all = types === undefined || symbolNameOf(types) === 'u*';
  const named =
    types?.kind === 'list' && !['append', 'remove'].includes(headSymbolOf(types) ?? '')
      ? types.items
      : types
        ? [types]
        : [];
  return {
    kind: 'units',
    types: all ? undefined : named.map((one) => formNameOf(one) ?? printForm(one)),
    properties: properties.filter(({ kind }) => kind !== 'number').map((one) => formNameOf(one) ?? printForm(one)),
  };
};
