import type { Audience } from './audience.ts';
import type { Container } from './container.ts';
import { type Fact, merged } from './fact.ts';
import type { Flow } from './flow.ts';
import { type Effect, sourceReads } from './modifier-reads.ts';
import { ruledBy } from './ruled.ts';
import type { Teller } from './teller.ts';

/**
 * What modifiers tell. A value that is shown is looked at as its viewer sees the table, so that nothing hidden is in it (P19); the rules look at the table, and
 * what comes of that shows to whoever sees the place where something is played.
 */
export const modifierTellers = (flow: Flow): readonly Teller[] =>
  (flow.module.modifiers ?? []).flatMap((definition, i): readonly Teller[] => {
    const { name, knownTo, reveals = [] } = definition;
    const own = { by: { kind: 'modifier', name }, tells: 'effect', path: ['modifiers', i], reveals } as const;
    const effects = flow.effects(definition);
    const isKnown = knownTo === 'all';
    const source = isKnown ? flow.facts(sourceReads(definition), everywhere(flow)) : [];
    const open = without(toldBy(flow, effects, 'all', isKnown), source);
    const apart = flow.module.sides.map(({ name: side }) => ({
      side,
      facts: without(toldBy(flow, effects, [side], isKnown), [...source, ...open]),
    }));
    return [
      { ...own, to: 'all', facts: () => source, openly: 'known-to' },
      { ...own, to: 'all', facts: () => open },
      ...apart.map(({ side, facts }): Teller => ({ ...own, to: [side], facts: () => facts })),
    ];
  });

const everywhere = ({ containers, prototypes }: Flow) => ({ containers, prototypes });

/** What those learn of an effect who see what is played where its targets are. */
const toldBy = (flow: Flow, effects: readonly Effect[], to: Audience, isKnown: boolean): readonly Fact[] => {
  const containers = flow.containers.filter(({ seen }) => isSame(seen, to));
  if (to !== 'all' && containers.length === 0) return [];
  return merged(
    effects.flatMap(({ definition, property, reads }) => {
      const ruled = ruledBy(definition, property);
      if (!ruled && !isKnown) return [];
      const asked = ruled === 'anyone' ? reads : reads.filter(({ of }) => of !== 'own');
      return flow.facts(asked, { containers, prototypes: flow.prototypes });
    }),
  );
};

const isSame = (a: Container['seen'], b: Audience): boolean => (a === 'all' ? b === 'all' : b !== 'all' && a[0] === b[0]);

const without = (facts: readonly Fact[], told: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ secret }) => !told.some((one) => one.secret.what === secret.what && one.secret.name === secret.name));
