/**
 * Ratings after games of any number of teams: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method
 * for Online Ranking", Journal of Machine Learning Research 12 (2011), algorithm 4, with the constants of TrueSkill.
 */

export interface PlayerSkill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_PLAYER_SKILL: PlayerSkill = { mu: 25, sigma: 25 / 3 };

/** The variance of one performance: half of a new player's deviation, squared. */
const BETA_SQUARED = (25 / 6) ** 2;
const LEAST_SHARE = 0.0001;

export interface RankedTeam {
  readonly skills: readonly PlayerSkill[];
  /** The place of a team: lower is better; equal ranks are a draw. */
  readonly rank: number;
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

/** Returns the skills of all players after a game, team by team, in the order given. */
export const rateTeams = (teams: readonly RankedTeam[]): readonly (readonly PlayerSkill[])[] => {
  const rated = teams.map(({ skills, rank }) => ({
    skills,
    rank,
    mu: sum(skills, ({ mu }) => mu),
    variance: sum(skills, ({ sigma }) => sigma ** 2),
  }));
  const c = Math.sqrt(sum(rated, ({ variance }) => variance + BETA_SQUARED));
  const strength = ({ mu }: { readonly mu: number }): number => Math.exp(mu / c);
  const places = rated.map((one) => ({
    one,
    // All teams with this rank or a worse one: they competed for this place.
    rivals: sum(
      rated.filter(({ rank }) => rank >= one.rank),
      strength,
    ),
    tied: rated.filter(({ rank }) => rank === one.rank).length,
  }));
  return rated.map((own) => {
    let [gain, loss] = [0, 0];
    for (const { one, rivals, tied } of places) {
      if (one.rank > own.rank) continue;
      const chance = strength(own) / rivals;
      gain += ((one === own ? 1 : 0) - chance) / tied;
      loss += (chance * (1 - chance)) / tied;
    }
    const shrinking = (Math.sqrt(own.variance) / c) * loss;
    return own.skills.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * gain,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / c ** 2) * shrinking, LEAST_SHARE)),
    }));
  });
};
