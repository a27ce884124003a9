import { type Element, everyElement, numberOf, textOf } from '../source/element.ts';
import type { MadeAction } from './declared.ts';
import type { Losses } from './losses.ts';
import { lineLike, NameGiver, propertyLike } from './names.ts';

/** The global properties of a module as values of the game. */
export const valuesOf = (
  root: Element,
  given: ReadonlySet<string>,
  /** What they are in a save. */
  saved: ReadonlyMap<string, string> = new Map(),
): { readonly [name: string]: string | number } => {
  const found = new Map<string, string | number>();
  for (const one of everyElement(root)) {
    if (one.kind !== 'GlobalProperty' && one.kind !== 'ZoneProperty') continue;
    const name = propertyLike(textOf(one, 'name'));
    if (name === undefined || given.has(name) || found.has(name)) continue;
    const value = lineLike(saved.get(textOf(one, 'name')) ?? textOf(one, 'initialValue'), 500);
    found.set(name, /^-?(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value);
  }
  return Object.fromEntries(found);
};

const MOST_DICE = 100;
const MOST_DIE_SIDES = 1000;

/** The dice of a module as actions; dice with faces of their own are told. */
export const diceOf = (root: Element, losses: Losses): readonly MadeAction[] => {
  const names = new NameGiver();
  return [...everyElement(root)].flatMap((one) => {
    if (one.kind === 'SpecialDiceButton') losses.note('dice', textOf(one, 'name'));
    if (one.kind !== 'DiceButton') return [];
    const [count, sides] = [numberOf(one, 'nDice', 2), numberOf(one, 'nSides', 6)];
    if (!(count >= 1 && count <= MOST_DICE && sides >= 2 && sides <= MOST_DIE_SIDES)) return [];
    const plus = numberOf(one, 'plus', 0);
    const more = plus === 0 ? '' : `${plus > 0 ? '+' : '-'}${Math.abs(plus)}`;
    const name = names.give(textOf(one, 'name'), `${count}d${sides}`);
    return [{ name, does: [{ roll: `${Math.trunc(count)}d${Math.trunc(sides)}${more}`, name: 'result' }] }];
  });
};

const AUTOMATION = new Set([
  'GlobalKeyCommand',
  'StartupGlobalKeyCommand',
  'DoActionButton',
  'MultiActionButton',
  'MassKeyCommand',
  'DeckGlobalKeyCommand',
  'TurnGlobalHotkey',
]);

/** Counts what a module does by itself, and classes of its own. */
export const noteMachinery = (root: Element, losses: Losses): void => {
  for (const one of everyElement(root)) {
    if (AUTOMATION.has(one.kind)) losses.note('automation', textOf(one, 'name') || textOf(one, 'text'));
    else if (one.kind === '' && one.tag.includes('.')) losses.note('own-class', one.tag);
  }
};
