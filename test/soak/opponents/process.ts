import { rowPlayed } from './rows.ts';

/** A row that a process plays. */
export interface Task {
  readonly name: string;
  readonly games: number;
}

/** A process of its own that plays the rows that it is sent, one after the other. */
process.on('message', async ({ name, games }: Task) => process.send?.(await rowPlayed(name, games)));
process.on('disconnect', () => process.exit());
