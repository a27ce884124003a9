import { describe, expect, it } from 'vitest';
import { onTurn, overruledActRequestOf } from '../../../src/engine/index.ts';
import { type Operation, only } from '../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../src/view/seen/told-change.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { ANN, agreedBy, BEN, CLO, outcome, type Play, played, undo } from '../../support/table.ts';
import { BLUE_HAND, begin, doing, inHand, MARKET, namesAt, pieceAt, RED_HAND, SQUARE } from './market.ts';

const beyond = (act: Operation<'act'>): Operation<'act'> => ({ ...act, overruled: true });
const asking = (act: Operation<'act'>): Operation<'ask'> => ({
  kind: 'ask',
  actor: act.actor,
  wants: overruledActRequestOf(act),
});
const buying = (game: Play, cell = 'B1', actor = ANN): Operation<'act'> =>
  doing(actor, 'Buy', { subject: pieceAt(game, SQUARE, cell) });

describe('[G26] an action against the rules', () => {
  it('an action against the rules is free once all agree, and undoable', () => {
    const game = begin(MARKET);
    const act = doing(ANN, 'Buy', { subject: pieceAt(game, SQUARE, 'A2') });
    expect(outcome(game, act)).toBe('action-not-with');
    expect(outcome(game, beyond(act))).toBe('overrule-needs-consent');
    const held = game.table.at(RED_HAND).length;
    agreedBy(game, asking(act), BEN);
    played(game, beyond(act));
    expect(game.table.at(RED_HAND)).toHaveLength(held + 1);
    expect(game.table.size('request')).toBe(0);
    expect(game.steps.at(-1)?.operation).toMatchObject({ kind: 'act', overruled: true });
    agreedBy(game, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: game.timeline.done.slice(-1) } }, BEN);
    played(game, undo(ANN));
    expect(game.table.at(RED_HAND)).toHaveLength(held);
  });

  it('an action against the rules ignores turns and number limits', () => {
    const game = begin(MARKET);
    const drill = doing(BEN, 'Drill', { subject: pieceAt(game, SQUARE, 'A2'), choices: { by: 2 } });
    expect(outcome(game, drill)).toBe('not-your-turn');
    agreedBy(game, asking(drill), ANN);
    expect(outcome(game, beyond(drill))).toBe('done');
    expect(onTurn(game.table)?.id).toBe('Blue');
  });

  it('the game master does an action against the rules at once', () => {
    const game = begin(MARKET);
    played(game, { kind: 'ask', actor: CLO, wants: { what: 'master' } });
    const { id } = [...game.table.all('request')][0] ?? { id: '' };
    played(game, { kind: 'agree', actor: ANN, request: id }, { kind: 'agree', actor: BEN, request: id });
    played(game, { kind: 'preside', actor: CLO, takes: true });
    const wanted = namesAt(game, SQUARE, 'B1')[0];
    played(game, beyond(buying(game, 'B1', CLO)));
    expect(namesAt(game, RED_HAND)).toContain(wanted);
  });

  it('an action against the rules may use a card that only its player sees', () => {
    const game = begin(MARKET);
    const [crown = ''] = inHand(game, 'crown');
    const act = doing(ANN, 'Buy', { subject: crown });
    expect(outcome(game, act)).toBe('action-not-with');
    agreedBy(game, asking(act), BEN);
    expect(outcome(game, beyond(act))).not.toBe('overrule-needs-consent');
  });

  it('[D5] an action against the rules needs visible objects, a player and consent', () => {
    const game = begin(MARKET);
    const card = game.table.at(BLUE_HAND)[0]?.id ?? '';
    const hidden = doing(ANN, 'Buy', { subject: card });
    expect([outcome(game, asking(hidden)), outcome(game, beyond(hidden))]).toEqual([
      'overrule-unseen',
      'overrule-unseen',
    ]);
    expect(outcome(game, asking(buying(game, 'B1', CLO)))).toBe('not-a-player');
    expect(outcome(game, asking(doing(ANN, 'Byu')))).toBe('no-such-action');
    agreedBy(game, asking(buying(game, 'B1')), BEN);
    expect(outcome(game, beyond(buying(game, 'A1')))).toBe('overrule-needs-consent');
    expect(outcome(game, doing(ANN, 'Fill'))).toBe('done');
    expect(outcome(game, beyond(buying(game, 'B1')))).toBe('overrule-needs-consent');
  });

  it('a request for a forbidden action shows each reader only known details', () => {
    const game = begin(MARKET);
    const wanted = (act: Operation<'act'>, viewer = channelViewer): unknown => {
      const operation = asking(act);
      const change = played(game, operation);
      const { seen } = narrateChangeForViewer(new ToldChange(game.table, change, operation), viewer);
      const [asked] = only(seen, 'asked');
      const [request] = game.table.all('request');
      played(game, { kind: 'decline', actor: ANN, request: request?.id ?? '' });
      return asked?.wants;
    };
    const what = 'overrule-act';
    const friend = [pieceAt(game, SQUARE, 'B2')];
    const drill = doing(ANN, 'Drill', { subject: pieceAt(game, SQUARE, 'A2'), choices: { by: 9, friend } });
    expect(wanted(drill)).toEqual({ what, action: 'Drill', with: 'Ayla', chosen: ['9', 'Bran'] });
    const send = doing(ANN, 'Send', { choices: { to: ['Blue'], gift: inHand(game, 'penny', 'note') } });
    expect(wanted(send)).toEqual({ what, action: 'Send', chosen: ['Blue'], unseen: 2 });
    expect(wanted(send, personViewer(ANN))).toEqual({ what, action: 'Send', chosen: ['Blue', 'penny', 'note'] });
    const buy = doing(ANN, 'Buy', { subject: inHand(game, 'crown')[0] });
    expect(wanted(buy)).toEqual({ what, action: 'Buy', unseen: 1 });
    expect(wanted(buy, personViewer(ANN))).toEqual({ what, action: 'Buy', with: 'crown' });
  });
});
