import { disclosuresOf, hides, type Module } from '../engine/index.ts';
import { disclosureLines } from '../words/en/disclosures.ts';

/** A way in which what somebody sees may depend on what is hidden from him: there is no other (T6). */
interface Revelation {
  readonly what: 'play' | 'disclosure' | 'outcome' | 'in-the-way' | 'undo' | 'secret';
  /** What a module gives away in that way, in words, a line each; none, where it does not use it. */
  readonly in: (module: Module) => readonly string[];
}

const canVanish = ({ traits = {} }: Module): boolean =>
  Object.values(traits).some(({ invisible }) => invisible === true);

/** The declared revelations. `/module check` prints what of them a module uses. */
const revelations: readonly Revelation[] = [
  {
    what: 'play',
    in: (module) => (hides(module) ? ['what is moved, played, shown or discarded to where all see it'] : []),
  },
  { what: 'disclosure', in: (module) => disclosureLines(disclosuresOf(module)) },
  {
    what: 'outcome',
    in: (module) =>
      canVanish(module) ? ['how a move of one’s own came out, where something unseen was in its way'] : [],
  },
  {
    what: 'in-the-way',
    in: (module) =>
      hides(module)
        ? ['that something unseen was in the way of what somebody tried, to all who see what that was about']
        : [],
  },
  {
    what: 'undo',
    in: (module) =>
      hides(module)
        ? [
            'that something done unseen since does not let a step be taken back or done again',
            ...((module.rules.undo ?? 'ask') === 'ask'
              ? ['that a step showed something new, when the others are asked to take it back']
              : []),
          ]
        : [],
  },
  {
    what: 'secret',
    in: (module) => (hides(module) ? ['all shuffles and rolls, once the game is over and its secret is posted'] : []),
  },
];

/** What a module gives away of what it hides, a line each. */
export const revealedBy = (module: Module): readonly string[] => revelations.flatMap((one) => one.in(module));
