import {
  added,
  type Change,
  join,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type Table,
} from '../../../table/index.ts';
import { canGameHideAnything, isOut, seatsOfPerson } from '../queries.ts';
import { seat } from './seat.ts';

export const decidePlayAlone = (table: Table, actor: PersonId, now: number): Change | Refusal => {
  if (canGameHideAnything(table)) return refuse('alone-hides', {});
  const players = new Set(
    [...table.all('seat')].filter(({ person, side }) => side && person !== actor).map(({ person }) => person),
  );
  if (players.size > 0) return refuse('alone-others', { players: [...players] });
  const seats = seatsOfPerson(table, actor);
  const free = [...table.all('side')].filter(({ id }) => !isOut(table, id) && !seats.some((one) => one.side === id));
  if (free.length === 0) return refuse('already-seated', { side: seats.find(({ side }) => side !== undefined)?.side });
  return join(
    removed(...seats.filter((one) => one.side === undefined)),
    added(...free.map(({ id }) => seat(actor, id, now))),
  );
};
