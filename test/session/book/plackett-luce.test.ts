import { describe, expect, test } from 'vitest';
import { NEW_PLAYER_SKILL, type PlayerSkill, rateTeams } from '../../../src/session/book/plackett-luce.ts';

const alone = [NEW_PLAYER_SKILL];
const rounded = (teams: readonly (readonly PlayerSkill[])[]): readonly (readonly string[])[] =>
  teams.map((skills) => skills.map(({ mu, sigma }) => `${mu.toFixed(4)} ± ${sigma.toFixed(4)}`));

// Expected values: OpenSkill 4.1.1 with its defaults, an independent implementation of the same paper.
describe('[S36] the Plackett-Luce model', () => {
  test('Plackett-Luce rates two new players after a win and a draw', () => {
    const win = [
      { skills: alone, rank: 1 },
      { skills: alone, rank: 2 },
    ];
    expect(rounded(rateTeams(win))).toEqual([['27.6352 ± 8.0655'], ['22.3648 ± 8.0655']]);
    const draw = win.map((team) => ({ ...team, rank: 1 }));
    expect(rounded(rateTeams(draw))).toEqual([['25.0000 ± 8.0655'], ['25.0000 ± 8.0655']]);
  });

  test('Plackett-Luce rates three players and teams of several', () => {
    const three = [1, 2, 3].map((rank) => ({ skills: alone, rank }));
    expect(rounded(rateTeams(three))).toEqual([['27.8689 ± 8.2048'], ['25.7172 ± 8.0578'], ['21.4139 ± 8.0578']]);
    const pair = [
      { skills: [NEW_PLAYER_SKILL, NEW_PLAYER_SKILL], rank: 2 },
      { skills: alone, rank: 1 },
    ];
    expect(rounded(rateTeams(pair))).toEqual([['21.2917 ± 8.2069', '21.2917 ± 8.2069'], ['28.7083 ± 8.2441']]);
  });

  test('Plackett-Luce rates two winners of three equally, in any order', () => {
    const first = { skills: alone, rank: 0 };
    const last = { skills: alone, rank: 2000 };
    const [a, b, c] = rateTeams([first, { ...first }, last]);
    expect(a).toEqual(b);
    expect(rateTeams([last, first, { ...first }])).toEqual([c, a, b]);
  });
});
