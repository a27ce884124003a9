import { type Module, systems } from '../../../src/engine/index.ts';
import { moduleOf } from '../../../src/engine/play/queries.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { isRefusal, type System } from '../../../src/table/index.ts';
import { type Dice, diceOf } from '../../support/modules/whole-file.ts';
import { begun, type Play } from '../../support/table.ts';
import { COVERED, type File, OPEN } from './files.ts';

/** Where pieces are in a game of such a module, and the same but for what somebody may not know. */

interface Placed {
  readonly prototype: string;
  readonly side: string;
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  /** Where it came from. */
  readonly old?: { readonly in: string; readonly cell?: string };
}

export interface State {
  readonly pieces: readonly Placed[];
  readonly piles: { readonly [deck: string]: readonly string[] };
}

const ALL: readonly string[] = [...OPEN, ...COVERED.mask, ...COVERED.invisible];
const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'D2', 'B3', 'C3', 'D4'];
/** Where kings go, and where nobody does: who meets something unseen is stopped by it. */
const WALKED = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];
const ASIDE = ['D1', 'D2', 'D3', 'D4', 'B4', 'C4'];
const VAULT = ['A1', 'B1', 'A2', 'B2'];

const onMain = (dice: Dice, prototype: string, side: string, cells = CELLS): Placed => ({
  prototype,
  side,
  map: 'Field',
  board: 'Main',
  cell: dice.oneOf(cells),
});

const inCellar = (dice: Dice, prototype: string, side: string): Placed => ({
  prototype,
  side,
  map: `${side} Cellar`,
  board: 'Vault',
  cell: dice.oneOf(VAULT),
});

export const stateOf = ({ cellars }: Pick<File, 'cellars'>, seed: number): State => {
  const dice = diceOf(seed);
  const few = (most: number): readonly string[] => Array.from({ length: 1 + dice.below(most) }, () => dice.oneOf(ALL));
  return {
    pieces: ['Red', 'Blue'].flatMap((side): readonly Placed[] => [
      {
        ...onMain(dice, 'king', side, WALKED),
        ...(cellars ? { old: { in: `${side} Cellar/Vault`, cell: dice.oneOf(VAULT) } } : {}),
      },
      onMain(dice, dice.oneOf(OPEN), side, WALKED),
      onMain(dice, dice.oneOf(COVERED.mask), side),
      onMain(dice, dice.oneOf(COVERED.mask), side),
      onMain(dice, dice.oneOf(COVERED.invisible), side, ASIDE),
      onMain(dice, dice.oneOf(COVERED.invisible), side, ASIDE),
      ...few(3).map((prototype): Placed => ({ prototype, side, map: `${side} Hand` })),
      ...(cellars ? few(2).map((prototype) => inCellar(dice, prototype, side)) : []),
    ]),
    piles: { Pile: few(3), Well: few(2), Heap: few(2), 'Red Store': few(2), 'Blue Store': few(2) },
  };
};

/** Whose eyes look: a player of this side, or somebody who plays none. */
export type Side = 'Red' | 'Blue' | undefined;

/**
 * Another state that differs from one in what those eyes may not know alone, and in nothing of what is `told` of to
 * them.
 */
export const varied = (
  { hand, pile, cellars }: File,
  state: State,
  eyes: Side,
  told: ReadonlySet<string>,
  seed: number,
): State => {
  const dice = diceOf(seed);
  const isFree = (name: string): boolean => !told.has(name);
  const masked = COVERED.mask.filter(isFree);
  const unseen = COVERED.invisible.filter(isFree);
  const another = (piece: Placed): Placed => {
    const { prototype, side, map } = piece;
    if (side === eyes) return piece;
    const past =
      piece.old === undefined || !isFree(`${side} Cellar`)
        ? piece
        : { ...piece, old: { in: `${side} Cellar/Vault`, cell: dice.oneOf(VAULT) } };
    if (map === 'Field') {
      if (masked.some((name) => name === prototype)) return { ...past, prototype: dice.oneOf(masked) };
      return unseen.some((name) => name === prototype) ? onMain(dice, dice.oneOf(unseen), side, ASIDE) : past;
    }
    if (!isFree(map)) return piece;
    const { board: _, cell: __, ...own } = piece;
    const isHand = map === `${side} Hand`;
    // How many there are is known of a hand that publishes it, and what they are where it publishes that.
    const kind = isHand && hand === 'contents' ? prototype : dice.oneOf(ALL);
    const mayGo =
      hand === 'nothing' && cellars && isFree(`${side} Hand`) && isFree(`${side} Cellar`) && dice.chance(0.4);
    if (isHand !== mayGo) return { ...own, prototype: kind, map: `${side} Hand` };
    return inCellar(dice, kind, side);
  };
  const mixed = (cards: readonly string[]): readonly string[] => [...cards].sort(() => dice.below(3) - 1);
  const others = (cards: readonly string[], count = cards.length): readonly string[] =>
    Array.from({ length: count }, () => dice.oneOf(ALL));
  const { piles } = state;
  const more = (deck: string): readonly string[] => others(piles[deck] ?? []);
  const [atPile, atWell] = [isFree('Pile'), isFree('Well')];
  const went = pile === 'nothing' && atPile && atWell ? dice.below((piles['Pile'] ?? []).length) : 0;
  return {
    pieces: state.pieces.map(another),
    piles: {
      ...piles,
      ...(atPile ? { Pile: pile === 'contents' ? mixed(piles['Pile'] ?? []) : more('Pile').slice(went) } : {}),
      ...(atWell ? { Well: [...more('Well'), ...others([], went)] } : {}),
      ...Object.fromEntries(['Red Store', 'Blue Store'].flatMap((name) => (isFree(name) ? [[name, more(name)]] : []))),
    },
  };
};

/** A stack of a set-up, with where its piece came from. */
type Stack = Module['setup'][number] & Pick<Placed, 'old'>;

const coverOf = ({ prototype = '', side, place }: Piece): Pick<Piece, 'mask' | 'invisible'> => {
  if (place.in !== 'Field/Main' || side === undefined) return {};
  if (COVERED.mask.some((name) => name === prototype)) return { mask: { side } };
  return COVERED.invisible.some((name) => name === prototype) ? { invisible: side } : {};
};

/**
 * The rules, but that what can be covered lies covered on the board from the first, and comes from where its state
 * says.
 */
const covering: readonly System[] = systems.map((system) => {
  const { begin } = system.operations;
  if (!begin) return system;
  const decide: typeof begin.decide = (table, operation, environment) => {
    const change = begin.decide(table, operation, environment);
    if (isRefusal(change)) return change;
    const setup: readonly Stack[] = moduleOf(table).setup;
    let next = 0;
    const added = change.added.map((record) => {
      if (record.kind !== 'piece') return record;
      const old = setup[next]?.old;
      next += 1;
      return { ...record, ...coverOf(record), ...(old === undefined ? {} : { old: old as NonNullable<Piece['old']> }) };
    });
    return { ...change, added };
  };
  return { ...system, operations: { ...system.operations, begin: { ...begin, decide } } };
});

/** A game of a module that has begun in that state: Ann plays Red, Ben Blue, Clo looks on. */
export const gameIn = (module: Module, { pieces, piles }: State): Play =>
  begun(
    {
      ...module,
      setup: pieces.map(
        ({ prototype, side, map, board, cell, old }): Stack => ({
          map,
          side,
          ...(board === undefined ? {} : { board }),
          ...(cell === undefined ? {} : { cell }),
          ...(old === undefined ? {} : { old }),
          pieces: [{ prototype, name: prototype, count: 1 }],
        }),
      ),
      decks: (module.decks ?? []).map((deck) => ({
        ...deck,
        shuffled: false,
        pieces: (piles[deck.name] ?? []).map((prototype) => ({ prototype, name: prototype, count: 1 })),
      })),
    },
    covering,
  );
