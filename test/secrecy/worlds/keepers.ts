import type { Part } from './part.ts';

/** The part of a random game that has scorekeepers: for everybody, and for one side alone. */

const ALL: readonly string[] = [
  `(scorekeeper hoard (title "Hoard") (applies-to Red) (known-to Red) (initial 0)
     (do (set |Red Hand_Wealth|)) (messages ((>= score 17) "$side$ is rich: $score$.")))`,
  `(scorekeeper paths (title "Paths") (applies-to Green) (known-to Green) (when (after-event (= kind moved))) (initial 0)
     (do (add 1)) (messages ((> score 2) "Far: $score$.") ((> score 3) "Farther: $score$.")))`,
  `(scorekeeper watch (title "Watch") (applies-to Red) (known-to Red) (when (after-action)) (initial 0)
     (do (add 1)) (messages ((= score 3) "Three done.")))`,
  `(scorekeeper hands (title "Hands") (initial 0)
     (do (set |$side$ Hand_Held|)) (messages ((> score 3) "$side$ holds $score$.")))`,
  `(scorekeeper days (title "Days") (initial 0) (do (add 2)) (messages ((= score 4) "$side$ has four.")))`,
  `(scorekeeper dusk (title "Dusk") (when (after-turn 3)) (initial 0)
     (says "Dusk falls on turn $turn$.") (do (add 1) (if (> score 1) end)))`,
  `(scorekeeper vigil (title "Vigil") (applies-to Red) (known-to Red) (when (after-turn 2)) (initial 0)
     (says "$side$ has kept the vigil: $score$.") (do (add 1) (if (> score 2) (win Red))))`,
];

/** The number of the one that tells Red alone how much was done. */
export const WATCH = 2;

/** How many there are to choose from. */
export const KEEPERS = ALL.length;

export const keepersPart = (numbers: readonly number[]): Part => {
  const chosen = [...new Set(numbers)].flatMap((number) => ALL[number % ALL.length] ?? []);
  return chosen.length === 0 ? {} : { scorekeepers: chosen.join('\n') };
};
