import { attributeNumberOf, childElementsOfKind, type Element, everyElement, textOf } from '../source/element.ts';
import type { ImportedAction } from './declared.ts';
import type { ImportLossCollector } from './losses.ts';
import { sanitizeLine, UniqueNameGenerator } from './names.ts';

export interface ImportedDice {
  readonly actions: readonly ImportedAction[];
  readonly tables: readonly object[];
}

const MOST_DICE = 100;
const MOST_DIE_SIDES = 1000;
const MOST_FACES = 200;
const MOST_DIE_TABLES = 80;
const LONGEST_FACE = 60;

export const diceOf = (root: Element, losses: ImportLossCollector): ImportedDice => {
  const names = new UniqueNameGenerator();
  const tables: object[] = [];
  const actions = [...everyElement(root)].flatMap((one) => {
    if (one.kind === 'DiceButton') return plainDice(one, names);
    if (one.kind !== 'SpecialDiceButton') return [];
    const made = specialDice(one, names, MOST_DIE_TABLES - tables.length);
    if (!made) losses.note('dice', textOf(one, 'name'));
    tables.push(...(made?.tables ?? []));
    return made?.action ?? [];
  });
  return { actions, tables };
};

const plainDice = (one: Element, names: UniqueNameGenerator): readonly ImportedAction[] => {
  const [count, sides] = [attributeNumberOf(one, 'nDice', 2), attributeNumberOf(one, 'nSides', 6)];
  if (!(count >= 1 && count <= MOST_DICE && sides >= 2 && sides <= MOST_DIE_SIDES)) return [];
  const plus = attributeNumberOf(one, 'plus', 0);
  const more = plus === 0 ? '' : `${plus > 0 ? '+' : '-'}${Math.abs(plus)}`;
  const name = names.give(textOf(one, 'name'), `${count}d${sides}`);
  return [{ name, does: [{ roll: `${Math.trunc(count)}d${Math.trunc(sides)}${more}`, name: 'result' }] }];
};

/**
 * Converts each die with special faces into a result table. If the faces are the numbers from 1, it becomes a plain
 * die.
 */
const specialDice = (
  one: Element,
  names: UniqueNameGenerator,
  room: number,
): { readonly action: ImportedAction; readonly tables: readonly object[] } | undefined => {
  const dice = childElementsOfKind(one, 'SpecialDie').map((die) => ({
    name: textOf(die, 'name'),
    faces: facesOf(die),
  }));
  if (dice.length === 0 || dice.length > room) return undefined;
  if (dice.some(({ faces }) => faces.length < 2 || faces.length > MOST_FACES)) return undefined;
  const name = names.give(textOf(one, 'name'), 'Dice');
  const isPlain = dice.every(({ faces }) => faces.every((face, index) => face === String(index + 1)));
  const made = dice.map(({ name: own, faces }, index) => {
    const dieName = `${name}: ${own || index + 1}`;
    return {
      line: isPlain
        ? { roll: `1d${faces.length}`, name: `result${index + 1}` }
        : { table: dieName, name: `result${index + 1}` },
      table: { name: dieName, roll: `1d${faces.length}`, rows: faces.map((face, at) => [at + 1, face]) },
    };
  });
  if (new Set(made.map(({ table }) => table.name)).size < made.length) return undefined;
  return {
    action: { name, does: made.map(({ line }) => line) },
    tables: isPlain ? [] : made.map(({ table }) => table),
  };
};

const facesOf = (die: Element): readonly string[] =>
  childElementsOfKind(die, 'SpecialDieFace').map(
    (face, index) =>
      sanitizeLine(textOf(face, 'text') || textOf(face, 'icon').replace(/\.\w+$/, ''), LONGEST_FACE) ||
      String(index + 1),
  );
