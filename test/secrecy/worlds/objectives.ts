import type { Part } from './part.ts';

/** The part of a random game that has objectives: one that others confirm, and one on cards that are held in secret. */
export const objectivesPart: Part = {
  rules: { points: 'own' },
  prototypes: { Task: { symbol: 'T', Worth: 1 } },
  traits: { Task: { mask: { name: 'Card', symbol: '?' } } },
  scorekeepers: `(scorekeeper chore (title "Chore") (card Task) (initial 0)
    (when (after-event (= kind side-turn-ended))) (do (add 1) (if (> score 3) (add 2)))
    (messages ((> score 2) "$title$ of $side$: $score$.")))`,
  objectives: [
    {
      name: 'Chore',
      scorekeeper: 'chore',
      once: 'any',
      card: 'Task',
      to: 'Table',
      reveals: ['Red Hand', 'Green Hand', 'Blue Hand'],
    },
    { name: 'Song', points: '2', once: 'any' },
    { name: 'Task', points: 'count(sides)', once: 'any', card: 'Task', to: 'Table' },
  ],
  limits: { objectives: 2, claims: 3 },
  setup: ['Red', 'Green'].map((side) => ({
    map: `${side} Hand`,
    pieces: [{ prototype: 'Task', name: 'Task', count: 1 }],
  })),
};
