import { type AnyRecord, type BoardId, compareTexts, type Index, type SideId } from '../../../table/index.ts';
import { type ArmyNumbers, addArmyNumber, createEmptyArmyNumbers, removeArmyNumber } from './free-numbers.ts';

/** Returns the key of a name, without differences in case and repeated blanks. */
export const armyNameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** An army that has a name, on the table or in a battle from which it will return. */
export interface NamedArmy {
  readonly id: string;
  readonly side: SideId;
  readonly board: BoardId;
}

/** The armies with each name, and the numbers after each name without its number, as in `Red Army 3`. */
export interface ArmyNameUsage {
  readonly bearers: Map<string, readonly NamedArmy[]>;
  readonly numbers: Map<string, ArmyNumbers>;
}

export const armyNamesIndex: Index<ArmyNameUsage> = {
  name: 'army names',
  kinds: ['army', 'battle'],
  create: () => ({ bearers: new Map(), numbers: new Map() }),
  update: (names, entries) => {
    for (const { before, after } of entries) {
      const { kind } = (after ?? before) as AnyRecord;
      if (kind !== 'army' && kind !== 'battle') continue;
      for (const [name, bearer] of bearersIn(before)) drop(names, armyNameKey(name), bearer);
      for (const [name, bearer] of bearersIn(after)) enter(names, armyNameKey(name), bearer);
    }
  },
};

const bearersIn = (record: AnyRecord | undefined): readonly (readonly [string, NamedArmy])[] => {
  if (record?.kind === 'army') return [[record.name, { id: record.id, side: record.side, board: record.board }]];
  if (record?.kind !== 'battle') return [];
  const { board, attackers, defenders } = record;
  return [attackers, defenders].flatMap(({ side, bands }) =>
    bands.flatMap(({ army }) => (army ? [[army.name, { id: army.id, side, board }] as const] : [])),
  );
};

const enter = ({ bearers, numbers }: ArmyNameUsage, key: string, bearer: NamedArmy): void => {
  bearers.set(key, [...(bearers.get(key) ?? []), bearer].sort(byId));
  const numbered = numberIn(key);
  if (!numbered) return;
  const known = numbers.get(numbered.stem) ?? createEmptyArmyNumbers();
  numbers.set(numbered.stem, known);
  addArmyNumber(known, numbered.number);
};

const drop = ({ bearers, numbers }: ArmyNameUsage, key: string, { id, board }: NamedArmy): void => {
  const all = bearers.get(key) ?? [];
  const at = all.findIndex((one) => one.id === id && one.board === board);
  const others = all.filter((_, i) => i !== at);
  if (others.length > 0) bearers.set(key, others);
  else bearers.delete(key);
  const numbered = numberIn(key);
  const known = numbered && numbers.get(numbered.stem);
  if (!numbered || !known) return;
  removeArmyNumber(known, numbered.number);
  if (known.borne.size === 0) numbers.delete(numbered.stem);
};

const byId = (a: NamedArmy, b: NamedArmy): number =>
  compareTexts(a.id, b.id) || compareTexts(a.board, b.board) || compareTexts(a.side, b.side);

const numberIn = (key: string): { readonly stem: string; readonly number: number } | undefined => {
  const [, stem, number] = /^(.*) ([1-9]\d{0,8})$/u.exec(key) ?? [];
  return stem === undefined ? undefined : { stem, number: Number(number) };
};
