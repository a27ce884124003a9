import { expect, it } from 'vitest';
import { overruledStepOf } from '../../../src/engine/index.ts';
import type { ArmyId, CellId, Operation, PersonId } from '../../../src/table/index.ts';
import { ANN, agreedBy, BEN, outcome, type Play, played } from '../../support/table.ts';
import { armyOf, at, FIELD, on, warAt } from './support.ts';

const beyond = (step: Operation): Operation => ({ ...step, overruled: true }) as Operation;

const agreed = (game: Play, step: Operation, by: PersonId): void => {
  const wanted = overruledStepOf(step);
  if (!wanted) throw new Error(`${step.kind} is never beyond the rules`);
  agreedBy(game, { kind: 'ask', actor: step.actor, wants: { what: 'overrule-step', step: wanted } }, by);
};

it('[G26] armies above the size limit form and grow once all agree', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 4), at('C4', 'Blue', 'pikeman')], { limit: 2 });
  const [a, b, c, d] = on(game, 'B2');
  if (!a || !b || !c || !d) throw new Error('no four');
  const form: Operation = { kind: 'form-army', actor: ANN, units: [a, b, c], name: undefined };
  expect([outcome(game, form), outcome(game, beyond(form))]).toEqual(['army-too-large', 'overrule-needs-consent']);
  agreed(game, form, BEN);
  played(game, beyond(form));
  const army = armyOf(game.table, c) as ArmyId;
  expect(armyOf(game.table, a)).toBe(army);
  const join: Operation = { kind: 'join-army', actor: ANN, army, units: [d] };
  expect(outcome(game, join)).toBe('army-too-large');
  agreed(game, join, BEN);
  played(game, beyond(join));
  expect(armyOf(game.table, d)).toBe(army);
});

it('[G26] an attack out of turn happens once all agree', () => {
  const game = warAt([at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'pikeman')], {
    field: { combat: 'no' },
    more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
  });
  const attack: Operation = {
    kind: 'engage',
    actor: BEN,
    army: undefined,
    pieces: on(game, 'B3'),
    target: { in: FIELD, cell: 'B2' as CellId },
  };
  expect(outcome(game, attack)).toBe('not-your-turn');
  agreed(game, attack, ANN);
  played(game, beyond(attack));
  expect(game.table.get('battle', 'battle')?.attackers.side).toBe('Blue');
});
