import { type Form, headOf, nameOf, operandsOf, symbolOf } from './form.ts';
import { printForm } from './print-form.ts';
import type { Label } from './tree.ts';

/** Returns a short description of a compared value. A sum is described by its units. */
export const labelOf = (form: Form): Label => {
  const head = headOf(form);
  if (head === 'turn' || head === 'score') return { kind: 'text', text: head };
  if (head !== 'sum' && head !== 'sum-uprop' && head !== 'sum-prop')
    return { kind: 'text', text: nameOf(form) ?? printForm(form) };
  const operands = operandsOf(form);
  const [types, second] = operands.length === 1 ? [undefined, operands[0]] : operands;
  const properties = second?.kind === 'list' ? second.items : second ? [second] : [];
  const all = types === undefined || symbolOf(types) === 'u*';
  const named =
    types?.kind === 'list' && !['append', 'remove'].includes(headOf(types) ?? '') ? types.items : types ? [types] : [];
  return {
    kind: 'units',
    types: all ? undefined : named.map((one) => nameOf(one) ?? printForm(one)),
    properties: properties.filter(({ kind }) => kind !== 'number').map((one) => nameOf(one) ?? printForm(one)),
  };
};
