import { has } from '../../table/grid/index.ts';
import type { CellId, OperationKind } from '../../table/index.ts';
import type { ModuleContainer } from '../play/flow/container.ts';
import type { Fact } from '../play/flow/fact.ts';
import type { Flow } from '../play/flow/flow.ts';
import type { Read } from '../play/flow/read.ts';
import type { CheckCondition, EventField } from './language/tree.ts';

/**
 * The facts that tests of events can reveal (S7). They can reveal something because events of pieces that some players
 * can't see count too.
 */

/** Events and actions without a piece, which every player sees. */
const OPEN: ReadonlySet<string> = new Set(['side-won', 'side-lost', 'side-turn-ended', 'turn-ended', 'end-turn']);

/** Events and actions that reveal only where pieces come and go, unless a test reads more. */
const PLACED: ReadonlySet<string> = new Set<string>([
  ...['moved', 'captured', 'removed', 'added', 'owner-changed'],
  ...([
    'move',
    'draw',
    'deal',
    'give',
    'return',
    'gather',
    'place',
    'delete',
    'send',
    'hand-over',
  ] satisfies readonly OperationKind[]),
]);

const OWNING: readonly string[] = ['owner-changed', 'hand-over'];

export const factsReadFromEvents = (
  flow: Flow,
  { moment, needs }: CheckCondition,
  fields: ReadonlySet<EventField>,
): readonly Fact[] => {
  const kinds = [...(needs.get('kind') ?? [])];
  const open = kinds.filter((kind) => OPEN.has(kind));
  const placed = kinds.filter((kind) => PLACED.has(kind));
  if (kinds.length > 0 && open.length === kinds.length) return [];
  const isPlaced = kinds.length > 0 && open.length + placed.length === kinds.length;
  // An action can also show something to its actor that no other player sees.
  if (!isPlaced && moment === 'after-action')
    return flow.facts([{ of: 'everything' }], { containers: [], prototypes: [] });
  const asksFace = !isPlaced || fields.has('piece') || fields.has('type');
  const asksOwner = fields.has('side') || kinds.some((kind) => OWNING.includes(kind));
  const found: readonly Read[] = [
    { of: 'own', aspect: asksFace ? 'face' : asksOwner ? 'owner' : 'place' },
    ...(fields.has('from') ? [{ of: 'own', aspect: 'past' } as const] : []),
  ];
  const [types, to] = [needs.get('type'), needs.get('to')];
  return flow.facts(found, {
    containers: to ? flow.containers.filter((one) => isNamed(flow, one, to)) : flow.containers,
    prototypes: flow.prototypes.filter((name) => types?.has(name) ?? true),
  });
};

/** True if a piece in the container may be at one of these places, each a cell or a map without cells. */
const isNamed = (
  { module: { maps } }: Flow,
  { map, board, deck }: ModuleContainer,
  places: ReadonlySet<string>,
): boolean => {
  if (board === undefined || deck) return places.has(map);
  const grid = maps.find(({ name }) => name === map)?.boards.find(({ name }) => name === board)?.grid;
  return grid !== undefined && [...places].some((cell) => has(grid, cell as CellId));
};
