import { describe, expect, it } from 'vitest';
import type { ConsentRequest } from '../../../src/engine/index.ts';
import type { PersonId } from '../../../src/table/index.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { ANN, BEN, BLUE, CLO, RED } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf, linesOf } = en.deed;
const { questionText } = en.requests;

const transfer: ConsentRequest['wants'] = { what: 'transfer', side: RED, to: BEN };
const seat: ConsentRequest['wants'] = { what: 'seat', side: RED };

describe('a request', () => {
  it('a request follows the name of its maker', () => {
    const asked = (
      [
        { what: 'seat', side: RED },
        { what: 'transfer', side: RED, to: BEN },
      ] as const
    ).map((wants) => deedOf({ kind: 'ask', seen: [{ what: 'asked', wants }] }));
    expect(asked).toEqual(['asks to play **Red**', `offers **Red** to <@${BEN}>`]);
  });

  it('a request addresses the asked players', () => {
    expect(questionText(seat, ANN, [BEN], undefined)).toBe(`<@${BEN}>: do you agree?`);
    expect(questionText(transfer, ANN, [BEN], undefined)).toBe(`<@${BEN}>: do you accept?`);
  });

  it('a request states the deadline and its default', () => {
    const [answer, silence] = (['answer', 'silence'] as const).map((what) =>
      questionText(seat, ANN, [BEN, CLO], { until: 60_000, for: what }),
    );
    expect(answer).toMatch(new RegExp(`If no one declines by .*60.*, <@${ANN}> can use the same command again\\.$`));
    expect(silence).toMatch(
      new RegExp(`If there's no answer from <@${BEN}> or <@${CLO}> by .*60.*, <@${ANN}> can take the seat\\.$`),
    );
  });
});

describe('the outcome of a request', () => {
  it('[D4] the outcome of a request names the person who withdrew or declined', () => {
    const closed = (['taken-back', 'declined'] as const).map((how) =>
      deedOf({ kind: 'decline', seen: [{ what: 'closed', how, by: ANN }] }),
    );
    expect(closed).toEqual(['withdraws the request', `declines <@${ANN}>'s request`]);
  });

  it('the outcome of a request reports expiry and silent sides', () => {
    const lines = (one: SeenReport): readonly string[] => linesOf({ kind: 'join', seen: [one] });
    expect(lines({ what: 'lapsed', by: ANN })).toEqual([`<@${ANN}>'s request has expired.`]);
    expect(lines({ what: 'silent', sides: [BLUE] })).toEqual(["**Blue** didn't answer in time."]);
    expect(lines({ what: 'silent', sides: [RED, BLUE] })).toEqual(["**Red** and **Blue** didn't answer in time."]);
    expect(lines({ what: 'closed', how: 'declined', by: ANN })).toEqual([]);
    expect(
      linesOf({
        kind: 'import',
        seen: [
          { what: 'lapsed', by: ANN },
          { what: 'silent', sides: [RED] },
        ],
      }),
    ).toEqual([]);
  });
});

it('former players of an imported game are listed in a line', () => {
  const left = (person: PersonId, side?: string): SeenReport => ({
    what: 'left',
    person,
    ...(side === undefined ? {} : { side }),
  });
  const lines = (seen: readonly SeenReport[]): readonly string[] => linesOf({ kind: 'import', seen });
  expect(lines([left(ANN, RED), left(CLO), left(BEN, BLUE)])).toEqual([
    `All seats are free. In the file, <@${ANN}> played **Red** and <@${BEN}> played **Blue**. Take a seat to play on.`,
  ]);
  expect(lines([left(CLO)])).toEqual([]);
});
