import type { Module } from '../../../../src/engine/play/module.ts';
import type { CounterDefinition } from '../../../../src/features/counters/rules/form.ts';
import { type ContainerId, isRefusal, type Operation, type PieceId, type SideId } from '../../../../src/table/index.ts';
import { ANN, DAN, openModule, type Play, play, played, RED, seated, spot } from '../../../support/table.ts';
import { counter } from './game.ts';

/** Small games with a few counters, in which Dan, the master, does everything; and what they count. */

const [main] = openModule.maps[0]?.boards ?? [];
const board = (name: string, zones: NonNullable<typeof main>['zones'] = []) => ({
  ...(main as NonNullable<typeof main>),
  name,
  zones,
});

/**
 * Two public maps with a board each, a map without boards, Red's hand, a deck face down, a pile that lies open and
 * nothing set up.
 */
export const bare: Module = {
  ...openModule,
  rules: { pieces: 'anyone', turns: 'free', captures: 'manual', changes: 'owner' },
  values: { age: 'bronze' },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [board('Main', [{ name: 'Wood', cells: ['A1', 'A2', 'B1'], values: { Depth: 3 } }]), board('Side')],
      values: { weather: 'rain' },
    },
    { name: 'Sea', occupied: 'stack', boards: [board('Coast')] },
    { name: 'Camp', occupied: 'stack', boards: [] },
    { name: 'Red Hand', private: 'Red', occupied: 'stack', boards: [] },
  ],
  prototypes: {
    card: { Type: ['Cosmic', 'Reward'], Dollars: 5 },
    coin: { Type: ['Money'], Dollars: 1 },
    note: { Type: ['Money'], Dollars: 10 },
    bill: { Type: ['Money'], Dollars: 20 },
    action: { Type: ['Action'] },
  },
  traits: {
    card: { layers: [{ name: 'up' }, { name: 'down' }], dynamic: { Dollars: {} } },
    coin: { unit: true },
    note: { unit: true },
  },
  decks: [
    {
      name: 'Pile',
      map: 'Field',
      board: 'Main',
      cell: 'E5',
      faceDown: true,
      publishes: 'count',
      pick: false,
      discards: 'Heap',
      reshuffle: 'on-demand',
      shuffled: false,
      pieces: [],
    },
    {
      name: 'Heap',
      map: 'Field',
      faceDown: false,
      publishes: 'contents',
      pick: true,
      reshuffle: 'never',
      shuffled: false,
      pieces: [],
    },
  ],
  setup: [],
};

export const FIELD = 'Field/Main' as ContainerId;
export const SIDE = 'Field/Side' as ContainerId;
export const COAST = 'Sea/Coast' as ContainerId;
export const HAND = 'Red Hand' as ContainerId;
export const PILE = '/Pile' as ContainerId;
export const HEAP = '/Heap' as ContainerId;

export interface Counted {
  readonly game: Play;
  /** Puts a new piece somewhere and answers its id. */
  readonly put: (prototype: string, container: ContainerId, cell?: string, side?: SideId) => PieceId;
  readonly go: (...operations: readonly Operation[]) => void;
  readonly to: (piece: PieceId, container: ContainerId, cell?: string) => void;
  readonly set: (piece: PieceId, values: Operation<'set'>['values']) => void;
  /** The code of the refusal, or `done`. */
  readonly tries: (operation: Operation) => string;
  readonly value: (property: string) => string | undefined;
}

export const counting = (counters: readonly CounterDefinition[], parts: Partial<Module> = {}): Counted => {
  const game = seated({ ...bare, ...parts, counters });
  played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN });
  const go: Counted['go'] = (...operations) => void played(game, ...operations);
  const put: Counted['put'] = (prototype, container, cell, side) => {
    const change = play(game, {
      kind: 'place',
      actor: DAN,
      prototype,
      name: prototype,
      side,
      to: spot(container, cell),
    });
    if (isRefusal(change)) throw new Error(change.code);
    return change.added.find(({ kind }) => kind === 'piece')?.id as PieceId;
  };
  return {
    game,
    put,
    go,
    to: (piece, container, cell) => go({ kind: 'send', actor: DAN, piece, to: spot(container, cell) }),
    set: (piece, values) => go({ kind: 'set', actor: DAN, piece, values }),
    tries: (operation) => {
      const change = play(game, operation);
      return isRefusal(change) ? change.code : 'done';
    },
    value: (property) => game.table.get('tally', property)?.sum,
  };
};

/** One counter, and what it holds. */
export const counted = (on: string, part: Partial<CounterDefinition> = {}, parts: Partial<Module> = {}) => {
  const one = counting([counter('N', on, part)], parts);
  return { ...one, n: () => one.value(`${on}_N`) };
};

export { ANN, DAN, RED };
