import { describe, expect, it } from 'vitest';
import { playersOf, sidesOf } from '../../../src/engine/index.ts';
import type { Operation, PersonId, SideId } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { BLUE_HAND, deckModule, draw, named, putBack, RED_HAND, SUPPLIES } from '../../support/games/decks.ts';
import {
  ANN,
  agreedBy,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  join,
  leave,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
  startOf,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf } = en.deed;

/** Seats in a game that hides things: Ann, the host, plays Red, Ben Blue, Clo observes, unless it is said otherwise. */

const DAY = 86_400_000;

const preside = (actor: PersonId, takes = true): Operation<'preside'> => ({ kind: 'preside', actor, takes });
const ask = (actor: PersonId, side?: SideId): Operation<'ask'> => ({
  kind: 'ask',
  actor,
  wants: side === undefined ? { what: 'master' } : { what: 'seat', side },
});
const unseat = (actor: PersonId, person: PersonId, side: SideId): Operation<'unseat'> => ({
  kind: 'unseat',
  actor,
  person,
  side,
});
const transfer = (actor: PersonId, side: SideId, to: PersonId): Operation<'transfer'> => ({
  kind: 'transfer',
  actor,
  side,
  to,
});
const agree = (game: Play, actor: PersonId): string =>
  outcome(game, { kind: 'agree', actor, request: [...game.table.all('request')][0]?.id ?? 'none' });

/** Whoever is to get that side says that he takes it. */
const accepted = (game: Play, { actor, side, to }: Operation<'transfer'>): void =>
  agreedBy(game, { kind: 'ask', actor, wants: { what: 'transfer', side, to } }, to);

/** What the channel is told of an operation. */
const told = (game: Play, operation: Operation): string => {
  const change = played(game, operation);
  return deedOf(tell(operation, reportChangeToViewer(game.table, change, channelViewer, operation)));
};

/** What a person sees in a hand. */
const inHand = ({ table }: Play, person: PersonId, hand = RED_HAND): readonly string[] =>
  new View(table, personViewer(person))
    .of(pieceQueries)
    .at(hand)
    .map(({ name }) => name);

/** The same game with Clo as a host who plays nothing. */
const hosted = (): Play => {
  const game = newPlay();
  played(game, startOf(deckModule, CLO), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

describe('[T17] the game master', () => {
  it('the game master takes and leaves the seat with an announcement', () => {
    const game = seated(deckModule);
    expect(game.table.get('game', 'game')?.master).toBeUndefined();
    expect(told(game, preside(DAN))).toBe('is now the game master and sees everything');
    expect(play(game, preside(CLO))).toEqual({ code: 'master-taken', master: DAN });
    expect(told(game, preside(DAN, false))).toContain("gives up the game master's seat");
    expect(outcome(game, preside(DAN, false))).toBe('not-master');
  });

  it('the game master plays no side in hidden games; in open ones the host may', () => {
    const game = seated(deckModule);
    expect(play(game, preside(ANN))).toEqual({ code: 'master-plays', side: RED });
    played(game, preside(CLO), leave(BEN));
    expect(play(game, join(CLO, BLUE))).toEqual({ code: 'master-plays', side: BLUE });
    const open = begun(openModule);
    played(open, preside(ANN));
    expect([open.table.get('game', 'game')?.master, sidesOf(open.table, ANN)]).toEqual([ANN, [RED]]);
  });

  it('a game master needs every side’s consent in a running game', () => {
    const game = begun(deckModule);
    expect(play(game, preside(CLO))).toEqual({ code: 'has-seen', side: undefined, sides: [RED, BLUE], until: 3 * DAY });
    played(game, ask(CLO));
    expect([agree(game, ANN), outcome(game, preside(CLO))]).toEqual(['done', 'has-seen']);
    expect([agree(game, BEN), outcome(game, preside(CLO))]).toEqual(['done', 'done']);
    expect([inHand(game, ANN), inHand(game, CLO)]).toEqual([[], []]);
    played(game, draw(ANN, SUPPLIES, RED_HAND));
    expect(inHand(game, CLO)).toEqual(['e']);
  });

  it('the game master acts for any side, and the log names the master', () => {
    const game = seated(deckModule);
    played(game, preside(DAN), { kind: 'begin', actor: ANN });
    expect(told(game, draw(DAN, SUPPLIES, RED_HAND))).toBe('draws 1 card from Supplies to Red Hand');
    expect(game.steps.at(-1)?.operation.actor).toBe(DAN);
    expect(told(game, putBack(DAN, SUPPLIES, 'bottom', named(game.table, 'e')))).toBe(
      'moves 1 card from Red Hand to Supplies',
    );
  });

  it('a former game master has seen everything, so no side is free', () => {
    const game = seated(deckModule);
    played(game, preside(DAN), { kind: 'begin', actor: ANN }, leave(BEN), preside(DAN, false));
    expect(play(game, join(DAN, BLUE))).toMatchObject({ code: 'has-seen', side: BLUE, sides: [RED, BLUE] });
    expect(play(game, join(DAN, RED))).toMatchObject({ code: 'has-seen', side: RED, sides: [RED, BLUE] });
  });
});

describe('[T17] a person who has seen a side’s secrets', () => {
  it('a person who saw a side’s secrets returns freely to that side only', () => {
    const game = begun(deckModule);
    played(game, leave(BEN), join(BEN, BLUE), leave(ANN), join(DAN, RED));
    expect(play(game, join(ANN, BLUE))).toMatchObject({ code: 'has-seen', side: BLUE, sides: [RED, BLUE] });
    played(game, ask(ANN, BLUE));
    expect(game.table.get('game', 'game')?.host).toBe(BEN);
    expect([agree(game, BEN), agree(game, BEN), outcome(game, join(ANN, BLUE))]).toEqual([
      'done',
      'not-asked',
      'has-seen',
    ]);
    expect([agree(game, DAN), outcome(game, join(ANN, BLUE))]).toEqual(['done', 'done']);
    expect([...playersOf(game.table, BLUE)].sort()).toEqual([ANN, BEN]);
  });

  it('a person to whom something was shown has seen that side’s secrets', () => {
    const game = begun(deckModule);
    played(
      game,
      draw(ANN, SUPPLIES, RED_HAND),
      { kind: 'reveal', actor: ANN, piece: named(game.table, 'e'), to: CLO },
      leave(BEN),
    );
    expect(play(game, join(CLO, BLUE))).toMatchObject({ code: 'has-seen', side: BLUE, sides: [RED, BLUE] });
  });

  it('no person has seen a side’s secrets before the start or in open games', () => {
    const game = seated(deckModule);
    played(game, leave(ANN), leave(BEN), join(ANN, BLUE));
    const open = begun(openModule);
    played(open, leave(ANN), leave(BEN), join(ANN, BLUE));
    expect([playersOf(game.table, BLUE), playersOf(open.table, BLUE)]).toEqual([[ANN], [ANN]]);
  });
});

describe('[T17] a seat of a player who stays away', () => {
  it('host or master frees a seat of an absent player, with an announcement', () => {
    const game = begun(deckModule);
    for (const actor of [BEN, CLO, DAN])
      expect(play(game, unseat(actor, ANN, RED))).toEqual({ code: 'host-only', host: ANN });
    expect(told(game, unseat(ANN, BEN, BLUE))).toBe(`frees <@${BEN}>'s seat (**Blue**)`);
    expect(play(game, unseat(ANN, BEN, BLUE))).toEqual({ code: 'not-seated', side: BLUE, person: BEN });
    expect(outcome(game, join(DAN, BLUE))).toBe('side-taken');
    played(game, ask(DAN, BLUE));
    expect([agree(game, ANN), agree(game, BEN)]).toEqual(['not-asked', 'done']);
    expect(told(game, join(DAN, BLUE))).toBe('plays **Blue**');
  });

  it('the host can’t take an absent player’s seat without consent', () => {
    const game = hosted();
    played(game, draw(BEN, SUPPLIES, BLUE_HAND), unseat(CLO, BEN, BLUE));
    expect(play(game, join(CLO, BLUE))).toEqual({ code: 'side-taken', side: BLUE, players: [BEN], until: DAY });
    played(game, ask(CLO, BLUE));
    expect([agree(game, CLO), agree(game, ANN), inHand(game, CLO, BLUE_HAND)]).toEqual(['not-asked', 'not-asked', []]);
    expect([agree(game, BEN), outcome(game, join(CLO, BLUE)), inHand(game, CLO, BLUE_HAND)]).toEqual([
      'done',
      'done',
      ['e'],
    ]);
  });
});

describe('[T17] a side with several players', () => {
  it('a side may have several players who see the same', () => {
    const game = begun(deckModule);
    played(game, ask(DAN, RED));
    expect([agree(game, ANN), outcome(game, join(DAN, RED))]).toEqual(['done', 'done']);
    played(game, draw(DAN, SUPPLIES, RED_HAND));
    expect([ANN, DAN, BEN, CLO].map((person) => inHand(game, person).join())).toEqual(['e', 'e', '', '']);
  });

  it('a player who hands over a side then sees nothing of it', () => {
    const game = begun(deckModule);
    played(game, draw(ANN, SUPPLIES, RED_HAND));
    accepted(game, transfer(ANN, RED, CLO));
    expect(told(game, transfer(ANN, RED, CLO))).toBe(`hands **Red** over to <@${CLO}>`);
    expect([playersOf(game.table, RED), inHand(game, ANN), inHand(game, CLO)]).toEqual([[CLO], [], ['e']]);
    expect([...game.table.all('seat')].filter(({ person }) => person === CLO)).toHaveLength(1);
    expect(outcome(game, transfer(ANN, RED, DAN))).toBe('not-seated');
  });

  it('a side is not handed to an ineligible person', () => {
    const game = begun(deckModule);
    const why = (to: PersonId): unknown => play(game, transfer(ANN, RED, to));
    expect(why(ANN)).toEqual({ code: 'not-to-them', person: ANN, side: RED, why: 'plays-it' });
    expect(why(BEN)).toMatchObject({ why: 'plays-other' });
    accepted(game, transfer(BEN, BLUE, DAN));
    played(game, transfer(BEN, BLUE, DAN));
    expect(why(BEN)).toMatchObject({ why: 'has-seen' });
    played(game, ask(CLO));
    expect([agree(game, ANN), agree(game, DAN), outcome(game, preside(CLO))]).toEqual(['done', 'done', 'done']);
    expect(why(CLO)).toMatchObject({ why: 'presides' });
    const open = begun(openModule);
    accepted(open, transfer(ANN, RED, BEN));
    played(open, transfer(ANN, RED, BEN));
    expect(sidesOf(open.table, BEN)).toEqual([BLUE, RED]);
  });
});
