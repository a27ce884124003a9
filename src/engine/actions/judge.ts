import {
  type DecimalSum,
  isRefusal,
  noteWorkPlace,
  type Operation,
  type PersonId,
  type PieceId,
  printDecimalSum,
  type Refusal,
  refuse,
  type SideId,
  type Table,
} from '../../table/index.ts';
import type { ActionDefinition } from '../play/lines/action-form.ts';
import { isMatchingSubject } from '../play/lines/candidates.ts';
import {
  GAME,
  type InstructionNameMeaning,
  type InstructionNames,
  meaningOfChosenThings,
  type Subject,
} from '../play/lines/names.ts';
import { condition } from '../play/lines/text.ts';
import { isConditionMet } from '../play/lines/value.ts';
import { isMaster, isSimultaneousPhase, moduleOf, onTurn, sidesOf } from '../play/queries.ts';
import { controllableSidesOf, ownerOf } from '../play/rights.ts';
import { choosingSidesIn, readyCoveredActOf } from '../play/turns/covered-acts.ts';
import { bindChoices } from './choices.ts';
import {
  changeCoinsFor,
  computePaymentPrice,
  findPaymentPieces,
  findSmallestPayment,
  type PaymentPiece,
  paymentPlaceOf,
  totalWorthOfCoins,
} from './payment.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-action': { readonly action: string; readonly names: readonly string[] };
    'action-needs': { readonly action: string };
    'action-alone': { readonly action: string };
    'action-not-with': { readonly action: string; readonly subject: string };
    'action-not-now': { readonly action: string };
    /** A check of the module fails. `text` describes the broken rule in the module's words. */
    'check-fails': {
      readonly action: string;
      readonly text: string;
      /** The option of the command that the player could change. */
      readonly option: 'with' | 'on' | 'name';
    };
    /** All pieces that the player could pay with are worth less than the price. */
    'cannot-pay': { readonly action: string; readonly price: string; readonly has: string };
    'pays-too-little': { readonly action: string; readonly price: string; readonly given: string };
    'not-to-pay-with': { readonly action: string; readonly piece: string };
    'nothing-to-pay': { readonly action: string };
  }
}

/** A possible act with its payment, as far as its actor knows. */
export interface ActWithPayment {
  readonly action: ActionDefinition;
  readonly names: InstructionNames;
  readonly price: DecimalSum;
  readonly paid: readonly PaymentPiece[];
  readonly change: readonly PaymentPiece[];
}

export const moduleActionsOf = (table: Table): readonly ActionDefinition[] => moduleOf(table).actions ?? [];

export const findActionByName = (table: Table, name: string): ActionDefinition | Refusal => {
  const all = moduleActionsOf(table);
  return (
    all.find((one) => one.name === name) ??
    refuse('no-such-action', { action: name, names: all.map((one) => one.name) })
  );
};

/**
 * Returns the side that acts: the owner of the piece, otherwise the side whose turn it is, otherwise the actor's first
 * side.
 */
const sideFor = (table: Table, actor: PersonId, subject: Subject): SideId | undefined => {
  const acting = controllableSidesOf(table, actor);
  const piece = subject.kind === 'piece' ? table.get('piece', subject.id) : undefined;
  const owner = (piece && ownerOf(table, piece)) ?? table.get('map', piece?.place.in ?? '')?.private;
  const open = isSimultaneousPhase(table)
    ? choosingSidesIn(table).filter((side) => !readyCoveredActOf(table, side))
    : [];
  const wanted = [owner, ...open, onTurn(table)?.id];
  return wanted.find((side) => side !== undefined && acting.includes(side)) ?? acting[0];
};

/** Returns the names that conditions can use before anything is chosen. */
export const namesFor = (
  table: Table,
  actor: PersonId,
  it: Subject,
  side = sideFor(table, actor, it),
): InstructionNames => ({
  side,
  it,
  bound: {},
});

const subjectFault = (
  table: Table,
  { name, of, when }: ActionDefinition,
  names: InstructionNames,
): Refusal | undefined => {
  const { it } = names;
  if (of && !isMatchingSubject(table, names, of, it))
    return refuse('action-not-with', { action: name, subject: it.id });
  if (when === undefined || isConditionMet(table, names, condition(when))) return undefined;
  return of ? refuse('action-not-with', { action: name, subject: it.id }) : refuse('action-not-now', { action: name });
};

/** Checks the subject of an action, such as a piece. Returns the names that are known so far. */
export const bindActionSubject = (
  table: Table,
  actor: PersonId,
  action: ActionDefinition,
  subject: string | undefined,
  side?: SideId,
): InstructionNames | Refusal => {
  const { name, of } = action;
  if (of && subject === undefined) return refuse('action-needs', { action: name });
  if (!of && subject !== undefined) return refuse('action-alone', { action: name });
  const names = namesFor(table, actor, of ? { kind: of.kind, id: subject as string } : GAME, side);
  return subjectFault(table, action, names) ?? names;
};

/** Judges an operation on the table as its actor sees it (D5). `side` is the side that acts, if known. */
export const judgeAct = (table: Table, operation: Operation<'act'>, side?: SideId): ActWithPayment | Refusal => {
  const action = findActionByName(table, operation.action);
  if (isRefusal(action)) return action;
  noteWorkPlace({ part: 'action', name: action.name });
  if (operation.overruled) return overruledAct(table, action, operation);
  const names = bindActionSubject(table, operation.actor, action, operation.subject, side);
  if (isRefusal(names)) return names;
  const chosen = bindChoices(table, action.name, action.choose ?? {}, names, operation.choices);
  return isRefusal(chosen) ? chosen : addPayment(table, action, chosen, operation.payment);
};

/** Returns an act that ignores the rules. It needs its subject and all its choices, but no payment. */
const overruledAct = (
  table: Table,
  action: ActionDefinition,
  operation: Operation<'act'>,
): ActWithPayment | Refusal => {
  const { name, of, choose = {} } = action;
  const { actor, subject, choices } = operation;
  if (of && subject === undefined) return refuse('action-needs', { action: name });
  if (!of && subject !== undefined) return refuse('action-alone', { action: name });
  const it: Subject = of ? { kind: of.kind, id: subject as string } : GAME;
  if (of && !isSomewhere(table, it)) return refuse('action-not-with', { action: name, subject: it.id });
  const bound = boundBeyond(table, name, choose, choices);
  return isRefusal(bound) ? bound : free(action, { side: sideBeyond(table, actor, it), it, bound });
};

const isSomewhere = (table: Table, { kind, id }: Subject): boolean =>
  isMatchingSubject(
    table,
    { side: undefined, it: GAME, bound: {} },
    { kind: kind as 'piece', match: '' },
    { kind, id },
  );

/** Binds the choices of an act that ignores the rules. Checks only that numbers are whole and that things exist. */
const boundBeyond = (
  table: Table,
  action: string,
  choose: NonNullable<ActionDefinition['choose']>,
  choices: Operation<'act'>['choices'],
): InstructionNames['bound'] | Refusal => {
  const stranger = Object.keys(choices).find((one) => !Object.hasOwn(choose, one));
  if (stranger !== undefined) return refuse('no-such-choice', { action, choice: stranger, names: Object.keys(choose) });
  const bound: { [name: string]: InstructionNameMeaning } = {};
  for (const [choice, definition] of Object.entries(choose)) {
    const value = Object.hasOwn(choices, choice) ? choices[choice] : undefined;
    if (definition.kind === 'number') {
      if (typeof value !== 'number' || !Number.isInteger(value))
        return refuse('choice-lacks', { action, choice, least: 1 });
      bound[choice] = { value };
      continue;
    }
    const { kind } = definition;
    const ids = typeof value === 'object' ? value : [];
    const lost = ids.find((id) => !isSomewhere(table, { kind, id }));
    if (lost !== undefined) return refuse('choice-not-that', { action, choice, chosen: lost });
    bound[choice] = meaningOfChosenThings(
      definition,
      ids.map((id) => ({ kind, id })),
    );
  }
  return bound;
};

/**
 * Returns the side for an act that ignores the rules. It is the piece's owner, or the side whose turn it is, if the
 * actor may act for that side. Otherwise it is the actor's first side.
 */
const sideBeyond = (table: Table, actor: PersonId, subject: Subject): SideId | undefined => {
  const own = sidesOf(table, actor);
  const piece = subject.kind === 'piece' ? table.get('piece', subject.id) : undefined;
  const wanted = [piece && ownerOf(table, piece), onTurn(table)?.id];
  return wanted.find((side) => side !== undefined && (own.includes(side) || isMaster(table, actor))) ?? own[0];
};

/** Adds the payment that the player chose, otherwise the proposed one. */
export const addPayment = (
  table: Table,
  action: ActionDefinition,
  names: InstructionNames,
  chosen: readonly PieceId[] | undefined,
): ActWithPayment | Refusal => {
  const { name, pay } = action;
  if (!pay) return chosen && chosen.length > 0 ? refuse('nothing-to-pay', { action: name }) : free(action, names);
  const price = computePaymentPrice(table, names, pay);
  // The subject of the action can't pay for its own action.
  const coins = findPaymentPieces(table, names, pay, paymentPlaceOf(pay)).filter(({ id }) => id !== names.it.id);
  const paid = chosen ? coinsChosen(name, coins, chosen) : findSmallestPayment(coins, price, pay.change !== undefined);
  if (!paid)
    return refuse('cannot-pay', {
      action: name,
      price: printDecimalSum(price),
      has: printDecimalSum(totalWorthOfCoins(coins)),
    });
  if (isRefusal(paid)) return paid;
  const given = totalWorthOfCoins(paid);
  if (given < price)
    return refuse('pays-too-little', { action: name, price: printDecimalSum(price), given: printDecimalSum(given) });
  const till = pay.change === undefined ? [] : findPaymentPieces(table, names, pay, pay.change);
  const change = changeCoinsFor(
    till.filter(({ id }) => !paid.some((one) => one.id === id)),
    given - price,
  );
  return { action, names, price, paid, change };
};

const free = (action: ActionDefinition, names: InstructionNames): ActWithPayment => ({
  action,
  names,
  price: 0n,
  paid: [],
  change: [],
});

const coinsChosen = (
  action: string,
  coins: readonly PaymentPiece[],
  chosen: readonly PieceId[],
): readonly PaymentPiece[] | Refusal => {
  const stranger = chosen.find((id) => !coins.some((coin) => coin.id === id));
  if (stranger !== undefined) return refuse('not-to-pay-with', { action, piece: stranger });
  return coins.filter(({ id }) => chosen.includes(id));
};
