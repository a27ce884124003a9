import type { Judging } from './judging.ts';
import type { Keeping } from './keeping.ts';
import type { KeeperFault, Said } from './records.ts';

type Whom = { readonly to?: readonly NonNullable<Judging['side']>[] } & Pick<Said, 'not' | 'ends'>;

/** What is said while a check runs, in order. */
export class Sayings {
  readonly all: Said[] = [];
  turn: number | undefined;

  /** A text as it is written; what is filled in depends on the reader (S11). */
  say({ keeping, side }: Judging, text: string | undefined, whom: Whom = {}): void {
    if (text === undefined) return;
    const score = side === undefined ? undefined : keeping.score(side);
    this.all.push({
      keeper: keeping.definition.name,
      what: 'message',
      text,
      to: 'all',
      ...(side === undefined ? {} : { side }),
      ...(this.turn === undefined ? {} : { turn: this.turn }),
      ...(score === undefined ? {} : { score }),
      ...whom,
    });
  }

  /** Says once what is wrong with a scorekeeper, to those who know it (S19, S27). */
  remark(keeping: Keeping, what: KeeperFault): void {
    if (keeping.isNew(what)) this.all.push({ keeper: keeping.definition.name, what, text: '', to: 'all' });
  }
}
