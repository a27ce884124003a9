import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../src/table/index.ts';
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
  seated,
  secretModule,
  undo,
} from '../../../support/table.ts';

const publish = (actor: typeof ANN): Operation<'publish'> => ({ kind: 'publish', actor });
const ask = (actor: typeof ANN): Operation<'ask'> => ({ kind: 'ask', actor, wants: { what: 'publish' } });
const agree = ({ table }: Play, actor: typeof ANN): Operation<'agree'> => ({
  kind: 'agree',
  actor,
  request: [...table.all('request')][0]?.id ?? '',
});
const stop: Operation<'stop'> = { kind: 'stop', actor: ANN };

const over = (module = secretModule): Play => {
  const game = begun(module);
  played(game, endTurn(ANN), stop);
  return game;
};

describe('[T21] the secret of the dice', () => {
  it('the secret of the dice is published once, after the game is over', () => {
    const game = begun();
    expect([outcome(game, publish(ANN)), outcome(game, ask(BEN))]).toEqual(['not-over', 'not-over']);
    played(game, stop, publish(ANN));
    expect(game.table.get('published', 'published')).toEqual({
      kind: 'published',
      id: 'published',
      by: ANN,
      chance: '0123456789abcdef'.repeat(4),
    });
    expect([outcome(game, publish(ANN)), outcome(game, ask(BEN))]).toEqual(['already-published', 'already-published']);
  });

  it('the host alone publishes the secret of open games; others ask', () => {
    const game = over(openModule);
    expect([outcome(game, publish(CLO)), outcome(game, publish(DAN))]).toEqual(['not-a-player', 'not-a-player']);
    expect(play(game, publish(BEN))).toMatchObject({ code: 'publish-needs-consent', sides: ['Red'] });
    expect(outcome(game, publish(ANN))).toBe('done');
  });

  it('publishing the secret needs consent of every side if the game hides anything', () => {
    const game = over();
    expect(play(game, publish(ANN))).toMatchObject({ code: 'publish-needs-consent', sides: [BLUE] });
    played(game, ask(ANN));
    expect([outcome(game, publish(ANN)), outcome(game, agree(game, CLO))]).toEqual([
      'publish-needs-consent',
      'not-asked',
    ]);
    played(game, agree(game, BEN));
    expect(outcome(game, publish(BEN))).toBe('publish-needs-consent');
    played(game, publish(ANN));
    expect([game.table.size('published'), game.table.size('request')]).toEqual([1, 0]);
  });

  it('the game master publishes the secret at once', () => {
    const game = seated(secretModule);
    played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN }, stop);
    expect(outcome(game, publish(ANN))).toBe('publish-needs-consent');
    expect(outcome(game, publish(DAN))).toBe('done');
  });

  it('publishing the secret needs consent after a private roll', () => {
    const game = begun();
    played(game, { kind: 'roll', actor: BEN, dice: 'd6', private: true }, stop);
    expect(outcome(game, publish(ANN))).toBe('publish-needs-consent');
  });

  it('publishing the secret closes the game: undo is no longer possible', () => {
    const game = over();
    expect(outcome(game, undo(ANN))).toBe('game-over');
    played(game, ask(ANN), (now) => agree(now, BEN), publish(ANN));
    for (const operation of [undo(ANN), { kind: 'redo', actor: ANN, steps: 1 } as const])
      expect(outcome(game, operation)).toBe('closed');
  });
});
