import { isModifierDeclaredPublic } from '../../modifiers/active-modifiers.ts';
import type { ModifierDefinition } from '../../modifiers/form.ts';
import type { ModuleContainer } from './container.ts';
import { type Fact, mergeFacts, once } from './fact.ts';
import type { Flow } from './flow.ts';
import type { InformedViewers } from './known-to.ts';
import { ruledBy } from './ruled.ts';
import type { Teller } from './teller.ts';
import { expandPossibleSources } from './waiting.ts';

/**
 * Lists the hidden facts that modifiers reveal. A value that is shown reveals nothing, because it is computed from the
 * viewer's view (P19). But the rules read the whole table, and viewers see the results in play.
 */
export const modifierRevelations = (flow: Flow): readonly Teller[] =>
  (flow.module.modifiers ?? []).flatMap((definition, i): readonly Teller[] => {
    const { name, reveals = [] } = definition;
    const own = { by: { kind: 'modifier', name }, tells: 'effect', path: ['modifiers', i], reveals } as const;
    const all = expandPossibleSources(flow.module, definition);
    const told = (to: InformedViewers): readonly Fact[] => mergeFacts(all.flatMap((one) => toldBy(flow, one, to)));
    const source = once(() =>
      isModifierDeclaredPublic(definition) ? mergeFacts(all.flatMap((one) => flow.sourceFacts(one))) : [],
    );
    const open = once(() => without(told('all'), source()));
    return [
      { ...own, to: 'all', facts: source, openly: 'known-to' },
      { ...own, to: 'all', facts: open },
      ...flow.module.sides.map(
        ({ name: side }): Teller => ({
          ...own,
          to: [side],
          facts: () => without(told([side]), [...source(), ...open()]),
        }),
      ),
    ];
  });

const toldBy = (flow: Flow, definition: ModifierDefinition, to: InformedViewers): readonly Fact[] => {
  const containers = flow.containers.filter(({ seen }) => isSame(seen, to));
  if (to !== 'all' && containers.length === 0) return [];
  const { reveals = [] } = definition;
  return mergeFacts(
    flow.effects(definition).flatMap((effect) => {
      const ruled = ruledBy(effect.definition, effect.property);
      const asked = ruled === 'anyone' ? effect.reads : effect.reads.filter(({ of }) => of !== 'own');
      // Pieces that move are never in a deck, but a limit may belong to a deck.
      const where =
        ruled === 'mover' && effect.definition.of !== 'limit' ? containers.filter(({ deck }) => !deck) : containers;
      const facts = flow.facts(asked, { containers: where, prototypes: flow.prototypes });
      // Effects that no rule reads can only be seen in other values. Those values declare what they reveal.
      return ruled || isModifierDeclaredPublic(definition)
        ? facts
        : facts.filter(({ secret }) => reveals.includes(secret.name));
    }),
  );
};

const isSame = (a: ModuleContainer['seen'], b: InformedViewers): boolean =>
  a === 'all' ? b === 'all' : b !== 'all' && a[0] === b[0];

const without = (facts: readonly Fact[], told: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ secret }) => !told.some((one) => one.secret.what === secret.what && one.secret.name === secret.name));
