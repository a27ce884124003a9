import { describe, expect, it } from 'vitest';
import { publicChanceInputs } from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  join,
  newPlay,
  openModule,
  outcome,
  play,
  played,
  RED,
  startOf,
} from '../../../support/table.ts';

const named = { kind: 'await-beacon', actor: ANN, url: 'https://beacon.example', round: 7, at: 5000 } as const;
const heard = { kind: 'hear-beacon', actor: BEN, value: 'cd'.repeat(32) } as const;

describe('[D10] a source of public randomness', () => {
  it('[D10] the host names a source of public randomness once, when all seats are filled', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(BEN, BLUE));
    expect([outcome(game, named), outcome(game, heard)]).toEqual(['seats-empty', 'seats-empty']);
    played(game, join(ANN, RED));
    expect([outcome(game, { ...named, actor: CLO }), outcome(game, heard)]).toEqual(['host-only', 'no-beacon']);
    played(game, named);
    expect([outcome(game, { ...named, round: 8 }), publicChanceInputs(game.table).beacon]).toEqual([
      'beacon-named',
      undefined,
    ]);
    played(game, heard);
    expect([outcome(game, heard), publicChanceInputs(game.table).beacon]).toEqual(['no-beacon', heard.value]);
    played(game, { kind: 'begin', actor: ANN });
    expect([outcome(game, named), outcome(game, heard)]).toEqual(['already-begun', 'already-begun']);
    expect(game.table.get('beacon', 'beacon')).toEqual({
      kind: 'beacon',
      id: 'beacon',
      url: named.url,
      round: 7,
      at: 5000,
      value: heard.value,
    });
  });

  it('[D10] an unreachable source of public randomness is noted, and shares close too', () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, RED), join(BEN, BLUE), {
      kind: 'await-beacon',
      actor: ANN,
      url: named.url,
    });
    expect(outcome(game, heard)).toBe('no-beacon');
    played(game, { kind: 'leave', actor: BEN, side: BLUE });
    play(game, join(BEN, BLUE), 0, { value: 'a'.repeat(64) });
    played(game, { kind: 'begin', actor: ANN });
    expect([publicChanceInputs(game.table), game.table.size('share')]).toEqual([{ shares: [], beacon: undefined }, 0]);
  });
});
