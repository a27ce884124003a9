import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/engine/modifiers/may.ts';
import { type Operation, type PersonId, perform } from '../../../src/table/index.ts';
import { deckModule, draw, named, namesIn, putBack, RED_HAND, SUPPLIES, USED } from '../../support/games/decks.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  DAN,
  MAIN,
  move,
  outcome,
  type Play,
  play,
  played,
  RED,
  redo,
  seated,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

/** Undo where somebody saw something by it: a draw, a look, a card played or shown, a roll. */

type Rule = 'ask' | 'reshuffle' | 'forbid';
type Make = (game: Play) => Operation;

const under = (undo: Rule): Play => begun(withRules(deckModule, { undo }));

const drawn: Make = () => draw(ANN, SUPPLIES, RED_HAND, 2);
const looked: Make = () => ({ kind: 'peek', actor: ANN, deck: SUPPLIES, count: 3 });
const dealt: Make = () => ({ kind: 'deal', actor: ANN, deck: SUPPLIES, count: 1, sides: [RED, BLUE] });
const rolled: Make = () => ({ kind: 'roll', actor: ANN, dice: '1d6', private: false });
const played1: Make = (game) => ({
  kind: 'move',
  actor: ANN,
  pieces: [named(game.table, 'e')],
  to: spot(CAMP),
  captures: [],
});
const shown: Make = (game) => ({ kind: 'reveal', actor: ANN, piece: named(game.table, 'e'), to: undefined });
const shownToBen: Make = (game) => ({ kind: 'reveal', actor: ANN, piece: named(game.table, 'e'), to: BEN });
const given: Make = (game) => ({ kind: 'give', actor: ANN, pieces: [named(game.table, 'e')], side: BLUE });
const turnedUp: Make = () => draw(ANN, SUPPLIES, USED);

/** Each with what comes before it. */
const exposing: readonly [string, readonly Make[]][] = [
  ['a draw', [drawn]],
  ['a look into a deck', [looked]],
  ['a deal', [dealt]],
  ['a roll', [rolled]],
  ['a card played from the hand', [drawn, played1]],
  ['a card shown to all', [drawn, shown]],
  ['a card shown to one person', [drawn, shownToBen]],
  ['a card given away', [drawn, given]],
  ['a card turned up', [turnedUp]],
];

const fromDecks = new Set(['a draw', 'a look into a deck', 'a deal', 'a card turned up']);

const hiding: readonly [string, readonly Make[]][] = [
  ['a move in the open', [(game) => move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'))]],
  ['a shuffle', [() => ({ kind: 'shuffle', actor: ANN, deck: SUPPLIES, discards: false })]],
  ['an open piece put into a deck', [(game) => putBack(ANN, SUPPLIES, 'top', named(game.table, 'Stone'))]],
  ['a piece that goes into the hand', [(game) => move(game, ANN, spot(MAIN, 'A5'), spot(RED_HAND))]],
];

const order = ({ table }: Play): string => namesIn(table, SUPPLIES);
const sorted = (game: Play): string => order(game).split(' ').sort().join(' ');
const agreed = (game: Play, actor: PersonId, by: PersonId): void => {
  const asked = play(game, undo(actor));
  if (!('code' in asked) || asked.code !== 'undo-needs-consent') throw new Error('nobody need be asked');
  played(game, { kind: 'ask', actor, wants: { what: 'undo', steps: asked.steps } });
  played(game, { kind: 'agree', actor: by, request: [...game.table.all('request')][0]?.id ?? 'none' });
};

describe('[T15] undoing steps that may reveal something', () => {
  it.each(exposing)(
    'an undo that may reveal something, %s, needs consent (ask) or is forbidden (forbid)',
    (_, makes) => {
      const game = under('ask');
      played(game, ...makes);
      expect(play(game, undo(ANN))).toEqual({ code: 'undo-needs-consent', sides: [BLUE], steps: [game.steps.length] });
      agreed(game, ANN, BEN);
      played(game, undo(ANN));
      const strict = under('forbid');
      played(strict, ...makes);
      expect(outcome(strict, undo(ANN))).toBe('undo-forbidden');
    },
  );

  it.each(exposing)('undoing %s is free under reshuffle if all cards return to decks', (what, makes) => {
    const game = under('reshuffle');
    played(game, ...makes);
    expect(outcome(game, undo(ANN))).toBe(fromDecks.has(what) ? 'done' : 'undo-needs-consent');
  });

  it('[D7] steps whose content the actor did not see forbid no undo', () => {
    const game = under('forbid');
    played(game, looked, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    const [look, moved] = game.steps.slice(-2);
    if (!look || !moved) throw new Error('no steps');
    const tried = (isUntold: boolean): unknown => {
      const past = { done: [moved, { ...look, isUntold }], undone: [] };
      return perform(game.table, refusalOf, undo(BEN, 2), { now: 0, past });
    };
    expect(tried(false)).toEqual({ code: 'undo-forbidden' });
    expect(tried(true)).toEqual({ code: 'undo-needs-consent', sides: [RED], steps: [moved.number, look.number] });
  });

  it.each(hiding)('undoing %s is free, as it revealed nothing', (_, makes) => {
    for (const rule of ['ask', 'reshuffle', 'forbid'] as const) {
      const game = under(rule);
      played(game, ...makes, undo(ANN));
      expect(game.timeline.done).toEqual([]);
    }
  });

  it('an undo of several steps that reveal something is one request', () => {
    const game = under('ask');
    played(game, drawn, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(outcome(game, undo(ANN, 2))).toBe('undo-needs-consent');
    played(game, undo(ANN));
    expect(outcome(game, undo(ANN))).toBe('undo-needs-consent');
  });

  it('the game master may undo freely under every rule', () => {
    for (const rule of ['ask', 'forbid'] as const) {
      const game = seated(withRules(deckModule, { undo: rule }));
      played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN }, drawn, undo(DAN));
      expect(order(game)).toBe('a b c d e');
    }
  });
});

describe('[T15] a card that was drawn', () => {
  it('a drawn card returns to its place if the others agreed', () => {
    const game = under('ask');
    played(game, drawn);
    agreed(game, ANN, BEN);
    played(game, undo(ANN));
    expect([order(game), game.table.at(RED_HAND)]).toEqual(['a b c d e', []]);
  });

  it('a drawn card returns to a reshuffled deck, and so does a peeked card', () => {
    for (const make of [drawn, looked]) {
      const game = under('reshuffle');
      const handles = (): readonly (string | undefined)[] =>
        game.table.at(SUPPLIES).map(({ id }) => game.table.get('piece', id)?.alias);
      played(game, make);
      const before = handles();
      played(game, undo(ANN));
      expect([sorted(game), order(game) === 'a b c d e']).toEqual(['a b c d e', false]);
      expect(handles().filter((alias) => alias === undefined || before.includes(alias))).toEqual([]);
      expect([...game.table.all('piece')].every(({ shown }) => shown === undefined)).toBe(true);
    }
  });

  it('a drawn card does not return to the top, as chance is never reused', () => {
    const game = under('reshuffle');
    const orders = new Set<string>();
    for (let i = 0; i < 8; i += 1) {
      played(game, drawn, undo(ANN));
      orders.add(order(game));
    }
    expect(orders.size).toBeGreaterThan(5);
  });
});

describe('[T15] redo', () => {
  it.each(exposing)('a redo of %s is refused, as it would reveal again', (_, makes) => {
    const game = under('ask');
    played(game, ...makes);
    agreed(game, ANN, BEN);
    played(game, undo(ANN));
    expect(outcome(game, redo(ANN))).toBe('redo-shows');
  });

  it.each(hiding)('a redo of %s is possible', (_, makes) => {
    const game = under('ask');
    played(game, ...makes, undo(ANN), redo(ANN));
    expect(game.timeline.done).toHaveLength(1);
  });

  it('a redo of several steps repeats all or none', () => {
    const game = under('reshuffle');
    played(game, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')), drawn, undo(ANN, 2));
    expect(outcome(game, redo(ANN, 2))).toBe('redo-shows');
    played(game, redo(ANN));
    expect(outcome(game, redo(ANN))).toBe('redo-shows');
  });
});
