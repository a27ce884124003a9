import { counterDefaults } from '../../../src/engine/index.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';

/** A counter that says when it changes, by all that a report can tell. */
export const counter = (name: string, on: string, part: Partial<CounterDefinition> = {}): CounterDefinition => ({
  ...counterDefaults,
  name,
  on,
  report:
    '$counterName$ of $mapName$: $oldValue$ -> $newValue$ ($change$), $playerSide$ $Red Hand_Wealth$ $Green Hand_Low$',
  ...part,
});
