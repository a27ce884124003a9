import type { ComparedModulePart } from '../../../engine/play/difference.ts';
import { NOBODY, uniteViewers } from '../../../engine/play/flow/known-to.ts';
import type { Module } from '../../../engine/play/module.ts';
import { namesInTemplate, parseTextTemplate } from '../../../table/expression/index.ts';
import { caseOf } from '../../../table/index.ts';
import type { CounterDefinition } from './form.ts';
import { countersOf } from './scope.ts';

/**
 * Returns the parts of a module's counters whose changes matter to players, without the wording of reports and buttons.
 * Declarations about what counters reveal are listed separately.
 */
export const counterPartsOf = (module: Module): readonly ComparedModulePart[] =>
  (module.counters ?? []).map((definition) => {
    const { name, on, report, refresh: _, reveals: __, ...counted } = definition;
    const filledIn = report === undefined ? null : [...namesInTemplate(parseTextTemplate(report))].sort();
    return { part: 'counter', name, of: on, matters: { ...counted, filledIn }, to: readersOf(module, definition) };
  });

const readersOf = (module: Module, definition: CounterDefinition) =>
  countersOf(module, definition)
    .map(({ map, visible }) => {
      const side = module.maps.find(({ name }) => name === map)?.private;
      return side === undefined ? 'all' : caseOf(visible, { all: 'all', map: [side] });
    })
    .reduce(uniteViewers, NOBODY);
