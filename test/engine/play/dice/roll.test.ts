import { describe, expect, it } from 'vitest';
import { createRandomStream, type Operation, type PersonId } from '../../../../src/table/index.ts';
import { Lens } from '../../../../src/view/lens.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { tell } from '../../../../src/view/seen/tell.ts';
import { channelViewer, personViewer } from '../../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  begun,
  CLO,
  DAN,
  outcome,
  type Play,
  played,
  replayed,
  seated,
  secretModule,
  undo,
} from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const { deedOf } = en.deed;

const roll = (actor: PersonId, dice: string, isPrivate = false): Operation<'roll'> => ({
  kind: 'roll',
  actor,
  dice,
  private: isPrivate,
});

/** What the newest step of a game is to somebody. */
const told = ({ table, steps }: Play, person?: PersonId): string => {
  const step = steps.at(-1);
  if (!step) throw new Error('nothing was played');
  const viewer = person === undefined ? channelViewer : personViewer(person);
  return deedOf(tell(step.operation, reportChangeToViewer(table, step.change, viewer, step.operation)));
};

describe('[T20] a roll', () => {
  it('a roll follows the stream, and its record holds every die', () => {
    const game = begun();
    played(game, roll(ANN, '2D6 + 1'));
    const chance = createRandomStream({ chance: '0123456789abcdef'.repeat(4) }, 'dice', 0);
    const faces = [chance.below(6) + 1, chance.below(6) + 1];
    const value = faces.reduce((a, b) => a + b, 0);
    expect(game.table.get('roll', 'roll')).toEqual({
      kind: 'roll',
      id: 'roll',
      number: 1,
      by: ANN,
      outcome: { dice: '2d6+1', first: 0, total: value + 1, falls: [{ dice: '2d6', sides: 6, faces, value }] },
    });
    expect(game.table.get('stream', 'dice')).toEqual({ kind: 'stream', id: 'dice', used: 2 });
    for (const person of [undefined, ANN, BEN, CLO])
      expect(told(game, person)).toBe(`rolls **2d6+1**: ${faces.join(', ')} → **${value + 1}**`);
  });

  it('the record of a roll is replaced by every new roll', () => {
    const game = begun();
    for (let i = 1; i <= 5; i += 1) {
      played(game, roll(i % 2 === 0 ? ANN : BEN, '1d1'));
      expect(game.table.get('roll', 'roll')).toMatchObject({ number: i, outcome: { first: i - 1, total: 1 } });
      expect(told(game)).toBe('rolls **1d1**: 1 → **1**');
    }
    expect([game.table.size('roll'), game.table.size('private-roll')]).toEqual([1, 0]);
  });

  it('[D10] the log has each roll in full, even if it repeats the last', () => {
    const game = begun();
    played(game, roll(BEN, '2d1'), roll(BEN, '2d1'));
    const falls = [{ dice: '2d1', sides: 1, faces: [1, 1], value: 2 }];
    expect(game.steps.at(-1)?.change.updated.find(({ kind }) => kind === 'roll')?.to).toEqual({
      number: 2,
      outcome: { dice: '2d1', first: 2, total: 2, falls },
    });
    played(game, roll(BEN, '1d1', true), roll(BEN, '1d1', true));
    expect(game.steps.at(-1)?.change.updated.find(({ kind }) => kind === 'private-roll')?.to).toMatchObject({
      outcome: { dice: '1d1', first: 1, total: 1, falls: [{ dice: '1d1', sides: 1, faces: [1], value: 1 }] },
    });
    expect(replayed(game.steps).get('roll', 'roll')).toEqual(game.table.get('roll', 'roll'));
  });

  it('every player may roll during the game', () => {
    const game = begun();
    expect([ANN, BEN, CLO, DAN].map((actor) => outcome(game, roll(actor, 'd6')))).toEqual([
      'done',
      'done',
      'not-a-player',
      'not-a-player',
    ]);
    expect(outcome(seated(), roll(ANN, 'd6'))).toBe('not-begun');
    played(game, { kind: 'stop', actor: ANN });
    expect(outcome(game, roll(ANN, 'd6'))).toBe('game-over');
  });

  it('a roll of invalid dice is refused and uses no chance', () => {
    const game = begun();
    expect(outcome(game, roll(ANN, '2d6+'))).toBe('bad-dice');
    expect([game.table.size('roll'), game.table.size('stream')]).toEqual([0, 0]);
  });

  it('[T15] a roll can be undone, but its random words never return', () => {
    const game = begun();
    played(game, roll(ANN, '3d20'), { kind: 'stop', actor: ANN });
    const other = begun();
    played(other, roll(ANN, '3d20'));
    const first = other.table.get('roll', 'roll')?.outcome;
    expect(outcome(other, undo(ANN))).toBe('undo-needs-consent');
    played(other, { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [6] } });
    played(other, { kind: 'agree', actor: BEN, request: [...other.table.all('request')][0]?.id ?? '' }, undo(ANN));
    expect(other.table.size('roll')).toBe(0);
    played(other, roll(ANN, '3d20'));
    expect(other.table.get('roll', 'roll')?.outcome?.first).toBe(3);
    expect(other.table.get('roll', 'roll')?.outcome?.falls).not.toEqual(first?.falls);
  });
});

describe('[T20] a roll in private', () => {
  it('a private roll is announced to all, with the result only for its roller', () => {
    const game = begun();
    played(game, roll(BEN, '3d6!', true));
    for (const person of [undefined, ANN, CLO, DAN]) expect(told(game, person)).toBe('rolls dice in private');
    expect(told(game, BEN)).toMatch(/^rolls \*\*3d6!\*\* in private: \d/);
    expect(game.table.get('roll', 'roll')).toEqual({ kind: 'roll', id: 'roll', number: 1, by: BEN });
    const lens = (person: PersonId): unknown =>
      new Lens(game.table, personViewer(person)).get('private-roll', 'private-roll')?.outcome.dice;
    expect([ANN, BEN, CLO].map(lens)).toEqual([undefined, '3d6!', undefined]);
  });

  it('the game master also sees and makes private rolls', () => {
    const game = seated(secretModule);
    played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN }, roll(BEN, '2d6', true));
    expect(told(game, DAN)).toMatch(/^rolls \*\*2d6\*\* in private: \d/);
    expect([told(game, ANN), told(game, CLO), told(game)]).toEqual(
      Array.from({ length: 3 }, () => 'rolls dice in private'),
    );
    played(game, roll(DAN, '2d6', true));
    expect([told(game, BEN), told(game, DAN).includes('2d6')]).toEqual(['rolls dice in private', true]);
  });

  it('a private roll uses its own stream, hiding how many dice exploded', () => {
    const game = begun();
    played(game, roll(BEN, '5d2!', true));
    expect([...game.table.all('stream')].map(({ id }) => id)).toEqual(['dice:private']);
    played(game, roll(ANN, 'd6'));
    expect(game.table.get('roll', 'roll')?.outcome?.first).toBe(0);
    expect(told(game)).toMatch(/^rolls \*\*d6\*\*: \d → \*\*\d\*\*$/);
  });
});
