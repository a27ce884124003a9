import type { JudgmentContext } from './judging.ts';
import type { ScorekeeperState } from './keeping.ts';
import type { ScorekeeperFault, ScorekeeperRemark } from './records.ts';

type Whom = { readonly to?: readonly NonNullable<JudgmentContext['side']>[] } & Pick<ScorekeeperRemark, 'not' | 'ends'>;

export class ScorekeeperRemarks {
  readonly all: ScorekeeperRemark[] = [];
  turn: number | undefined;

  /** Adds the text of a message as written. Its values are filled in later, for each reader (S11). */
  say({ keeping, side }: JudgmentContext, text: string | undefined, whom: Whom = {}): void {
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

  /** Adds a remark about a fault, once for each fault. Only players who know the scorekeeper see it (S19, S27). */
  remark(keeping: ScorekeeperState, what: ScorekeeperFault): void {
    if (keeping.isNew(what)) this.all.push({ keeper: keeping.definition.name, what, text: '', to: 'all' });
  }
}
