import { cachePerObjectPair, type System } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { coversOf, listModuleContainers } from './container.ts';
import { type Fact, mergeFacts, type SecretHolder } from './fact.ts';
import { Flow } from './flow.ts';
import { areViewersAmong, type InformedViewers, uniteViewers } from './known-to.ts';
import { publicationRevelations } from './publications.ts';
import type { Openly, RevelationSource, Teller, Telling } from './teller.ts';

/** Hidden information that a module shows to viewers who may not know it otherwise. Plain data. */
export interface Disclosure {
  readonly by: RevelationSource;
  readonly tells: Telling;
  /** The viewers who are shown it. `all` includes spectators. */
  readonly to: InformedViewers;
  readonly of: readonly SecretHolder[];
  /** The way in which the module declares it. If it is absent, a new module is refused. */
  readonly declared?: Openly | 'reveals';
  /** The keys and indexes of its part in the module. */
  readonly path: readonly (string | number)[];
  /** Its position in the text of the scorekeepers, in UTF-16 units from 0. */
  readonly at?: number;
}

export interface Revealed extends Pick<Disclosure, 'by' | 'path' | 'at'> {
  readonly names: readonly string[];
}

interface FoundDisclosures {
  readonly disclosures: readonly Disclosure[];
  readonly revealed: readonly Revealed[];
}

const foundIn = cachePerObjectPair((module: Module, systems: readonly System[]): FoundDisclosures => {
  const tellers = tellersIn(module, systems);
  return {
    disclosures: tellers.flatMap(disclosuresOf),
    revealed: tellers.flatMap(({ by, path, at, reveals }) =>
      reveals.length > 0 ? [{ by, path, ...placed(at), names: reveals }] : [],
    ),
  };
});

const placed = (at: number | undefined): { readonly at?: number } => (at === undefined ? {} : { at });

/** Lists every disclosure of a module, declared or not. Hidden information can reach viewers in no other way (D2). */
export const disclosuresIn = (module: Module, systems: readonly System[]): readonly Disclosure[] =>
  foundIn(module, systems).disclosures;

export const revealedBy = (module: Module, systems: readonly System[]): readonly Revealed[] =>
  foundIn(module, systems).revealed;

export const secretNamesIn = (module: Module): readonly string[] => {
  const { masked, invisible } = coversOf(module);
  const closed = listModuleContainers(module).flatMap((one) =>
    one.seen !== 'all' || one.deck?.faceDown ? [one.secret.name] : [],
  );
  return [...new Set([...closed, ...masked, ...invisible])];
};

const tellersIn = (module: Module, systems: readonly System[]): readonly Teller[] => {
  const counters = new Map<string, { readonly teller: Teller; facts?: readonly Fact[] }>();
  const factsOf = (property: string): readonly Fact[] => {
    const one = counters.get(property);
    if (!one) return [];
    if (!one.facts) {
      // While the facts of a counter are being computed they are empty, so that a counter that reads itself causes no
      // endless recursion.
      one.facts = [];
      one.facts = toldOf(one.teller);
    }
    return one.facts;
  };
  const flow = new Flow(module, factsOf);
  const tellers = systems.flatMap((system) => system.tellers?.(module, flow) ?? []);
  for (const teller of tellers) if (teller.by.kind === 'counter') counters.set(teller.by.name, { teller });
  return [...publicationRevelations(flow), ...tellers];
};

/**
 * Returns the facts that a counter's number contains. Its viewers already know these, so reading the counter discloses
 * nothing more to them.
 */
const toldOf = ({ facts, to }: Teller): readonly Fact[] =>
  mergeFacts(facts().map(({ secret, known: some }) => ({ secret, known: uniteViewers(some, to) })));

const disclosuresOf = ({ by, tells, path, at, to, facts, openly, reveals }: Teller): readonly Disclosure[] => {
  const told = facts().filter((fact) => !areViewersAmong(to, fact.known));
  const named = told.filter(({ secret }) => openly === undefined && reveals.includes(secret.name));
  const others = told.filter((fact) => !named.includes(fact));
  const disclosure = (some: readonly Fact[], declared: Disclosure['declared']): readonly Disclosure[] =>
    some.length === 0
      ? []
      : [
          {
            ...{ by, tells, to, path },
            of: some.map(({ secret }) => secret),
            ...(declared === undefined ? {} : { declared }),
            ...placed(at),
          },
        ];
  return [...disclosure(named, 'reveals'), ...disclosure(others, openly)];
};
