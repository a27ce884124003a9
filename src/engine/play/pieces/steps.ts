import {
  type Ask,
  type BoardId,
  type CellId,
  derived,
  type PropertySource,
  textOf,
  type World,
} from '../../../table/index.ts';
import { cellIdOfName, joinSubjectParts, partsOf, splitBoardSubjectId } from '../../modifiers/subject.ts';
import type { BoardDefinition } from '../module.ts';
import { moduleOf } from '../queries.ts';
import { calculateStepPrice, classOfMover, type StepPrice } from './prices.ts';
import { findBoardDefinition, modifierLocationAt } from './zones.ts';

/** Returns the id of a step as a subject. Its cells are named by the board. */
export const subjectIdOfStep = (mover: string, board: BoardId, from: CellId, to: CellId): string =>
  joinSubjectParts(mover, cellIdOfName(board, from), cellIdOfName(board, to));

const FROM = 'from.';
const TO = 'to.';

/**
 * The properties of a step: `cost` and `closed`, those of the cells after `from.` and `to.`, and those of the mover.
 */
export const stepPropertySource: PropertySource = {
  kind: 'step',
  names: {
    has: { cost: 'plain', closed: 'plain' },
    asks: [{ kind: 'piece' }, { kind: 'cell', behind: FROM }, { kind: 'cell', behind: TO }],
  },
  domain: (name) => (name === 'cost' ? 'points' : name === 'closed' ? 'flag' : undefined),
  fixed: (name) => name !== 'cost' && name !== 'closed',
  read: (world, id, name, ask) => {
    const [mover = '', from = '', to = ''] = partsOf(id);
    if (name === 'cost' || name === 'closed') {
      const cost = costOf(world, mover, from, to, ask);
      return name === 'closed' ? cost === 'closed' : cost === 'closed' ? 1 : cost;
    }
    if (name.startsWith(FROM)) return ask(world, 'cell', from, name.slice(FROM.length));
    if (name.startsWith(TO)) return ask(world, 'cell', to, name.slice(TO.length));
    return ask(world, 'piece', mover, name);
  },
  about: (id) => ({ kind: 'piece', id: partsOf(id)[0] ?? '' }),
  spot: (world, id) => {
    const [board, cell] = splitBoardSubjectId(partsOf(id)[2] ?? '');
    return modifierLocationAt(world, board, cell as CellId);
  },
};

/** Returns the price of a step. It includes modifiers of the mover and of the cells, but not those of the step. */
const costOf = (world: World, mover: string, from: string, to: string, ask: Ask): StepPrice => {
  const [board, a] = splitBoardSubjectId(from);
  const [other, b] = splitBoardSubjectId(to);
  const terrain = textOf(ask(world, 'cell', to, 'Terrain'));
  const className = classOfMover(world, mover, ask(world, 'piece', mover, 'Class'));
  const edges = board === other ? edgesBetween(findBoardDefinition(world, board), a, b) : NONE;
  return calculateStepPrice(moduleOf(world), { terrain, edges }, className);
};

const NONE: readonly string[] = [];

const edgesBetween = (board: BoardDefinition | undefined, a: string, b: string): readonly string[] => {
  if (!board?.edges) return NONE;
  return edgeIndex(board.edges).get(`${a}\n${b}`) ?? NONE;
};

const edgeIndex = derived((edges: NonNullable<BoardDefinition['edges']>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>();
  const note = (a: string, b: string, kind: string): void => {
    const key = `${a}\n${b}`;
    found.set(key, (found.get(key) ?? new Set()).add(kind));
  };
  for (const [kind, chains] of Object.entries(edges)) {
    for (const chain of chains) {
      for (const [i, b] of chain.entries()) {
        const a = chain[i - 1];
        if (a === undefined) continue;
        note(a, b, kind);
        note(b, a, kind);
      }
    }
  }
  return new Map([...found].map(([key, kinds]) => [key, [...kinds]]));
});
