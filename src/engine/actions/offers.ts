import { printSum } from '../core/decimal.ts';
import type { PersonId, PieceId } from '../core/ids.ts';
import type { Operation } from '../core/operation.ts';
import { isRefusal } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { refusalOf } from '../modifiers/may.ts';
import type { ActionDefinition, ChoiceDefinition } from '../play/lines/action.ts';
import { candidates } from '../play/lines/candidates.ts';
import { type ActNames, GAME, type Subject } from '../play/lines/names.ts';
import { condition } from '../play/lines/text.ts';
import { isMet } from '../play/lines/value.ts';
import { seenTable } from '../play/secrecy/seen-table.ts';
import { type ChoiceValue, chosenBy, rangeOf } from './choices.ts';
import { actionNamed, actionsIn, begunWith, judged, namesFor, paidBy } from './judge.ts';

/** What of a module's actions somebody can do now, as far as that person knows (D5). */

/** Something that can be done; what is still to be chosen for it can be. */
export interface ActionOffer {
  readonly action: string;
  readonly subject?: Subject;
  /** What it costs, where anything is paid. */
  readonly price?: string;
}

const worldOf = (table: Table, actor: PersonId): Table => seenTable(table, actor) ?? table;

/** Every action with everything with which it can be done now, as they stand in the module; nothing where one can't play. */
export function* offersFor(table: Table, actor: PersonId, only?: string): Iterable<ActionOffer> {
  const world = worldOf(table, actor);
  for (const action of actionsIn(world)) {
    if (only !== undefined && action.name !== only) continue;
    // Whether it is one's turn, in a phase that has it.
    if (refusalOf(world, { kind: 'act', actor, action: action.name, ...NOTHING })) continue;
    const subjects = action.of ? candidates(world, namesFor(world, actor, GAME), action.of, LOOKED) : [GAME];
    for (const subject of subjects) {
      const offer = offerOf(world, namesFor(world, actor, subject), action);
      if (offer) yield offer;
    }
  }
}

/** So many things are looked at for what is offered of one action: beyond that one names them. */
const LOOKED = 1_000;

const NOTHING = { subject: undefined, choices: {}, payment: undefined };

const offerOf = (world: Table, names: ActNames, action: ActionDefinition): ActionOffer | undefined => {
  const { name, of, when, choose = {}, pay } = action;
  if (when !== undefined && !isMet(world, names, condition(when))) return undefined;
  if (!Object.values(choose).every((one) => canChoose(world, names, choose, one))) return undefined;
  const paid = pay ? paidBy(world, action, names, undefined) : undefined;
  if (isRefusal(paid)) return undefined;
  return { action: name, ...(of ? { subject: names.it } : {}), ...(paid ? { price: printSum(paid.price) } : {}) };
};

/** Whether enough can be chosen, where that does not depend on what was chosen before. */
const canChoose = (
  world: Table,
  names: ActNames,
  all: { readonly [name: string]: ChoiceDefinition },
  choice: ChoiceDefinition,
): boolean => {
  const [first] = Object.values(all);
  if (choice !== first) return true;
  if (choice.kind === 'number') {
    const { from, to } = rangeOf(world, names, choice);
    return from <= to;
  }
  return candidates(world, names, choice, LOOKED).length >= choice.least;
};

type Begun = Pick<Operation<'act'>, 'actor' | 'action' | 'subject' | 'choices'>;

/** What one chooses among, after what was chosen before: things, or numbers; undefined where it can't be told. */
export const choosableFor = (
  table: Table,
  { actor, action: called, subject, choices }: Begun,
  choice: string,
): readonly Subject[] | { readonly from: number; readonly to: number } | undefined => {
  const world = worldOf(table, actor);
  const action = actionNamed(world, called);
  if (isRefusal(action)) return undefined;
  const { choose = {} } = action;
  const names = begunWith(world, actor, action, subject);
  const definition = Object.hasOwn(choose, choice) ? choose[choice] : undefined;
  if (isRefusal(names) || !definition) return undefined;
  const before = Object.entries(choose).slice(0, Object.keys(choose).indexOf(choice));
  const known = chosenBy(world, { ...action, choose: Object.fromEntries(before) }, names, chosenAmong(choices, before));
  if (isRefusal(known)) return undefined;
  return definition.kind === 'number'
    ? rangeOf(world, known, definition)
    : candidates(world, known, definition, LOOKED);
};

const chosenAmong = (
  choices: Begun['choices'],
  among: readonly (readonly [string, unknown])[],
): { readonly [choice: string]: ChoiceValue } =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => among.some(([one]) => one === name)));

/** With what somebody would pay for it who names nothing: the smallest payment. */
export const paymentFor = (table: Table, begun: Begun): readonly PieceId[] => {
  const act = judged(worldOf(table, begun.actor), { kind: 'act', ...begun, payment: undefined });
  return isRefusal(act) ? [] : act.paid.map(({ id }) => id);
};
