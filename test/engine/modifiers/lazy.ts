import { look } from '../../../src/engine/index.ts';
import { type PersonId, type SideId, sameValue, type Value, type World } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { BEN } from '../../support/table.ts';
import { type Passed, plainPass, type Rules, THE_RULES } from './plain-pass.ts';
import type { PlainTable } from './plain-table.ts';
import { questionOf, questions, realTable } from './real-table.ts';

export interface Difference {
  readonly who: 'rules' | 'Blue';
  readonly question: string;
  readonly lazy: Value | undefined;
  readonly plain: Value | undefined;
}

export interface Held {
  readonly differences: readonly Difference[];
  readonly dependent: boolean;
}

/**
 * Holds every look on a table by the rules, and on every third table by Blue too, against the plain pass. The looks are
 * asked for in an order that the number picks.
 */
export const held = (plain: PlainTable, seed: number, rules: Rules = THE_RULES): Held => {
  const table = realTable(plain);
  const pass = plainPass(plain, rules);
  const asked = turned(questions(plain), seed);
  const byRules = differing('rules', table, asked, pass);
  const byBlue =
    seed % 3 === 0 ? differing('Blue', new BlueLens(table), asked, plainPass(plain, rules, 'Blue', pass)) : [];
  return { differences: [...byRules, ...byBlue], dependent: pass.dependent > 0 };
};

const differing = (
  who: Difference['who'],
  world: World,
  asked: ReturnType<typeof questions>,
  expected: Passed,
): readonly Difference[] =>
  asked.flatMap(([kind, id, name]) => {
    const [lazy, plain] = [look(world, questionOf(kind, id, name)), expected.read(kind, id, name)];
    return sameValue(lazy, plain) ? [] : [{ who, question: `${kind} ${id} ${name}`, lazy, plain }];
  });

/** A lens of Blue's player. */
class BlueLens extends Lens {
  constructor(table: ConstructorParameters<typeof Lens>[0]) {
    super(table, personViewer(BEN as PersonId));
  }

  override plays(side: SideId): boolean {
    return side === 'Blue';
  }
}

/** The numbers of tables that show a fault of turns taken together, by what is wrong (test/mutants/joint-turns). */
export const TELLING = {
  'a name is kept that was written': 775,
  'every name is kept': 775,
  'one property after the other': 4545,
  'what is behind a turn is forgotten at the next': 15,
} as const;

/** The same questions, begun somewhere else, and every other one from behind. */
const turned = <T>(items: readonly T[], seed: number): readonly T[] => {
  const start = seed % items.length;
  const all = [...items.slice(start), ...items.slice(0, start)];
  return seed % 2 === 0 ? all : all.reverse();
};
