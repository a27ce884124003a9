import { describe, expect, it } from 'vitest';
import { isRequestGranted } from '../../../../src/engine/index.ts';
import type { Operation, SideId } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  endTurn,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
} from '../../../support/table.ts';

const wantsSeat = (actor: typeof ANN, side: SideId): Operation<'ask'> => ({
  kind: 'ask',
  actor,
  wants: { what: 'seat', side },
});
const wantsUndo = (actor: typeof ANN, ...steps: readonly number[]): Operation<'ask'> => ({
  kind: 'ask',
  actor,
  wants: { what: 'undo', steps },
});
const request = ({ table }: Play): NonNullable<ReturnType<typeof table.get<'request'>>> => {
  const [one] = table.all('request');
  if (!one) throw new Error('nothing is asked');
  return one;
};

describe('a request', () => {
  it('a request to undo goes to every other side, for a seat to its side', () => {
    const game = begun();
    played(game, endTurn(ANN), wantsUndo(ANN, 6));
    expect(request(game)).toMatchObject({ by: ANN, asked: [BLUE], agreed: [] });
    const other = seated();
    played(other, wantsSeat(DAN, RED));
    expect(request(other)).toMatchObject({ by: DAN, asked: [RED], wants: { what: 'seat', side: RED } });
  });

  it('a request can be made once per kind and person', () => {
    const game = seated();
    played(game, wantsSeat(DAN, RED));
    expect(outcome(game, wantsSeat(DAN, BLUE))).toBe('already-asked');
    played(game, wantsSeat(CLO, BLUE));
    expect([...game.table.all('request')].map(({ by }) => by)).toEqual([DAN, CLO]);
  });

  it('a request needs someone to ask and an existing side', () => {
    expect(outcome(seated(), wantsSeat(DAN, 'Green' as SideId))).toBe('no-such-side');
    const alone = seated();
    played(
      alone,
      { kind: 'leave', actor: BEN, side: undefined },
      { kind: 'alone', actor: ANN },
      { kind: 'begin', actor: ANN },
    );
    expect(outcome(alone, wantsUndo(ANN, 1))).toBe('nobody-to-ask');
  });
});

describe('an answer', () => {
  it('each asked side answers a request once', () => {
    const three = { ...openModule, sides: [...openModule.sides, { name: 'Green' }] };
    const game = seated(three);
    played(
      game,
      { kind: 'join', actor: DAN, side: 'Green' as SideId },
      { kind: 'begin', actor: ANN },
      endTurn(ANN),
      wantsUndo(ANN, 6),
    );
    const { id } = request(game);
    const agree = (actor: typeof ANN): string => outcome(game, { kind: 'agree', actor, request: id });
    expect([agree(ANN), agree(CLO), agree(BEN), agree(BEN)]).toEqual(['not-asked', 'not-asked', 'done', 'not-asked']);
    expect([isRequestGranted(request(game)), agree(DAN), isRequestGranted(request(game))]).toEqual([
      false,
      'done',
      true,
    ]);
  });

  it('a “no” ends the request, and so does a withdrawal', () => {
    for (const actor of [ANN, DAN]) {
      const game = seated();
      played(game, wantsSeat(DAN, RED));
      const { id } = request(game);
      expect([BEN, CLO].map((other) => outcome(game, { kind: 'decline', actor: other, request: id }))).toEqual([
        'not-asked',
        'not-asked',
      ]);
      played(game, { kind: 'decline', actor, request: id });
      expect(game.table.size('request')).toBe(0);
      expect(play(game, { kind: 'agree', actor: ANN, request: id })).toEqual({ code: 'no-such-request' });
      expect(outcome(game, { kind: 'decline', actor, request: id })).toBe('no-such-request');
    }
  });
});

it('a request for a seat stays open during play', () => {
  const game = begun();
  played(game, wantsSeat(DAN, RED), endTurn(ANN));
  expect(request(game).by).toBe(DAN);
});
