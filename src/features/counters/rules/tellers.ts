import type { ModuleContainer } from '../../../engine/play/flow/container.ts';
import { mergeFacts } from '../../../engine/play/flow/fact.ts';
import type { Flow } from '../../../engine/play/flow/flow.ts';
import type { InformedViewers } from '../../../engine/play/flow/known-to.ts';
import { lookedFacts, type PieceAggregate } from '../../../engine/play/flow/looked.ts';
import type { Teller } from '../../../engine/play/flow/teller.ts';
import type { Module } from '../../../engine/play/module.ts';
import { boardIdOfNames } from '../../../engine/play/queries.ts';
import { EVERYTHING, reads } from '../../../table/expression/index.ts';
import { caseOf, isOn, type System } from '../../../table/index.ts';
import { compiled, parseSumAmount } from './count.ts';
import type { CounterDefinition } from './form.ts';
import { type Counter, counterTitle } from './records.ts';
import { countersOf } from './scope.ts';

/**
 * Declares what counters reveal. Each counter reveals a number about its place to every viewer who sees it (C65 to
 * C67).
 */
export const counterTellers: NonNullable<System['tellers']> = (module, flow) =>
  (module.counters ?? []).flatMap((definition, i) =>
    countersOf(module, definition).map((counter) => tellerOf(flow, counter, i)),
  );

const tellerOf = (flow: Flow, counter: Counter, i: number): Teller => ({
  by: { kind: 'counter', name: counter.id, title: counterTitle(counter) },
  tells: 'number',
  path: ['counters', i],
  to: shownTo(flow.module, counter),
  facts: () => {
    const looked = Object.assign(
      {},
      NOTHING,
      ...Object.values(PARTS).map((part) => part(counter, flow)),
    ) as PieceAggregate;
    // A modifier may change the number, but reveals no further prototypes by it.
    const bent = flow.facts(flow.counterReads, { containers: looked.containers, prototypes: [] });
    return mergeFacts([...lookedFacts(flow, looked), ...bent]);
  },
  ...caseOf(counter.visible, { all: { openly: 'visible' }, map: {} }),
  reveals: counter.reveals ?? [],
});

const shownTo = ({ maps }: Module, { map, visible }: Counter): InformedViewers => {
  const side = maps.find(({ name }) => name === map)?.private;
  return side === undefined ? 'all' : caseOf(visible, { all: 'all', map: [side] });
};

const NOTHING: PieceAggregate = { containers: [], match: EVERYTHING, amounts: [], also: [] };

/**
 * The data about pieces that each field of a definition reads. A new field does not compile until it is listed here.
 */
const PARTS: {
  readonly [K in keyof Required<CounterDefinition>]: (counter: Counter, flow: Flow) => Partial<PieceAggregate>;
} = {
  name: () => ({}),
  on: (counter, flow) => ({ containers: flow.containers.filter((one) => isCounted(flow, counter, one)) }),
  match: (counter) => ({ match: compiled(counter).match }),
  sum: ({ sum }) => (sum === undefined ? {} : { amounts: [...reads(parseSumAmount(sum))] }),
  description: () => ({}),
  decks: () => ({}),
  // `visible` only decides who sees the number. A report has only what its reader may know.
  visible: () => ({}),
  report: () => ({}),
  stacks: ({ stacks }) =>
    isOn(stacks)
      ? {}
      : {
          also: [
            { of: 'own', aspect: 'place' },
            { of: 'others', where: 'beside', aspect: 'place' },
          ],
        },
  refresh: () => ({}),
  reveals: () => ({}),
};

const isCounted = (
  { module: { maps } }: Flow,
  { on, decks }: Counter,
  { id, map, board, deck }: ModuleContainer,
): boolean => {
  if ('deck' in on) return id === on.deck;
  if (deck && !isOn(decks)) return false;
  if ('game' in on) return true;
  if ('map' in on) return map === on.map;
  if (board === undefined || boardIdOfNames(map, board) !== on.board) return false;
  if (!deck || !('zone' in on)) return true;
  const zones = maps.find(({ name }) => name === map)?.boards.find(({ name }) => name === board)?.zones ?? [];
  return (
    deck.cell !== undefined && zones.some(({ name, cells }) => name === on.zone && cells.includes(deck.cell as string))
  );
};
