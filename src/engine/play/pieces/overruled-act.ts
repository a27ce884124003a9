import { has } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  type Table,
} from '../../../table/index.ts';
import { splitBoardSubjectId } from '../../modifiers/subject.ts';
import type { ActionDefinition } from '../lines/action-form.ts';
import type { Subject } from '../lines/names.ts';
import { isMaster, isSimultaneousPhase, moduleOf, sidesOf } from '../queries.ts';
import type { Wish } from '../records.ts';
import { refusalOutsidePlay } from '../rights.ts';
import { isPieceOpenOrOwn, isPlaceOpenOrOwn, refusalWithoutConsent } from './overruled.ts';

/** Actions of a module that are done although its rules refuse them (G26). */

type ActWish = Extract<Wish, { what: 'overrule-act' }>;

type OverruledAct = Operation<'act'>;

export const overruledActRequestOf = ({
  action,
  subject,
  choices,
}: Pick<OverruledAct, 'action' | 'subject' | 'choices'>): ActWish => ({
  what: 'overrule-act',
  action,
  ...(subject === undefined ? {} : { subject }),
  choices,
});

/**
 * Returns why an action may not be done against the rules. It is allowed only to the game master, or to a player with
 * the consent of all other sides.
 */
export const refusalOfOverrulingAct = (table: Table, act: OverruledAct): Refusal | undefined => {
  const { actor } = act;
  const wants = overruledActRequestOf(act);
  const refusal = refusalOutsidePlay(table) ?? refusalOfRequestingAct(table, actor, wants);
  return refusal ?? (isMaster(table, actor) ? undefined : refusalWithoutConsent(table, actor, wants));
};

/**
 * Returns why an action against the rules can't be requested. Other players can't agree to things that they don't know.
 */
export const refusalOfRequestingAct = (
  table: Table,
  actor: PersonId,
  { action: name, subject, choices }: ActWish,
): Refusal | undefined => {
  if (sidesOf(table, actor).length === 0 && !isMaster(table, actor)) return refuse('not-a-player', {});
  const all = moduleOf(table).actions ?? [];
  const action = all.find((one) => one.name === name);
  if (!action) return refuse('no-such-action', { action: name, names: all.map((one) => one.name) });
  // While all sides choose at once, choices are secret, so others can't agree to them.
  if (isSimultaneousPhase(table)) return refuse('action-not-now', { action: name });
  const unseen = subjectsIn(action, subject, choices).find((one) => !isKnownThing(table, actor, one));
  return unseen && refuse('overrule-unseen', { piece: unseen.id });
};

const subjectsIn = (
  { of, choose = {} }: ActionDefinition,
  subject: string | undefined,
  choices: ActWish['choices'],
): readonly Subject[] => [
  ...(of && subject !== undefined ? [{ kind: of.kind, id: subject }] : []),
  ...Object.entries(choices).flatMap(([choice, value]) => {
    const kind = Object.hasOwn(choose, choice) ? choose[choice]?.kind : undefined;
    return typeof value === 'number' || kind === undefined || kind === 'number'
      ? []
      : value.map((id) => ({ kind, id }));
  }),
];

const isKnownThing = (table: Table, actor: PersonId, { kind, id }: Subject): boolean => {
  if (kind === 'side') return table.get('side', id) !== undefined;
  const piece = kind === 'piece' ? table.get('piece', id) : undefined;
  if (piece) return isPieceOpenOrOwn(table, actor, piece);
  const [board, cell] = splitBoardSubjectId(id);
  const grid = kind === 'cell' ? table.get('board', board)?.grid : undefined;
  return grid !== undefined && has(grid, cell as CellId) && isPlaceOpenOrOwn(table, actor, board as BoardId);
};
