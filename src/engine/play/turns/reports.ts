import type { PersonId, SideId } from '../../core/ids.ts';
import type { RecordReports, Seen, Telling } from '../../core/report.ts';
import { onTurn } from '../queries.ts';
import type { Turn } from '../records.ts';

/** What is told of the game itself and of its turns. */

declare module '../../core/report.ts' {
  interface Reports {
    readonly started: unknown;
    readonly begun: unknown;
    readonly over: unknown;
    /** The table is that person's now; nobody else's than who did it, where there is none. */
    readonly host: { readonly person?: PersonId };
    /** Somebody has the game master's seat now, or nobody has. */
    readonly master: { readonly person?: PersonId };
    readonly turn: { readonly number: number; readonly side: { readonly id: SideId; readonly name: string } };
  }
}

export const gameReports: RecordReports<'game'> = {
  added: () => [{ what: 'started' }],
  updated: ({ operation }, _game, { from, to }) => {
    const [host, master] = [to['host'], to['master']] as (PersonId | undefined)[];
    const isOther = host !== operation?.actor;
    return [
      ...(host === undefined ? [] : [{ what: 'host' as const, ...(isOther ? { person: host } : {}) }]),
      ...('master' in to || 'master' in from
        ? [{ what: 'master' as const, ...(master === undefined ? {} : { person: master }) }]
        : []),
      ...(to['phase'] === 'playing' && from['phase'] === 'seating' ? [{ what: 'begun' as const }] : []),
      ...(to['phase'] === 'over' ? [{ what: 'over' as const }] : []),
    ];
  },
  removed: 'nothing',
};

const turnSeen = ({ reader }: Telling, { number }: Turn): readonly Seen[] => {
  const side = onTurn(reader);
  return side ? [{ what: 'turn', number, side: { id: side.id, name: side.name } }] : [];
};

export const turnReports: RecordReports<'turn'> = {
  added: turnSeen,
  updated: turnSeen,
  removed: 'nothing',
  isLast: true,
};
