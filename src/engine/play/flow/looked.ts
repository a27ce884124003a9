import type { Expression } from '../../../table/expression/index.ts';
import { isOn, type Value } from '../../../table/index.ts';
import { readPropertyValue } from '../pieces/ground.ts';
import { enginePieceProperties } from '../pieces/properties.ts';
import { areChangesAllowedFor } from '../rules.ts';
import type { ModuleContainer } from './container.ts';
import { type Fact, mergeFacts } from './fact.ts';
import type { Flow } from './flow.ts';
import type { Read } from './read.ts';
import {
  fillConstantsIntoMatch,
  keyOfResidualMatch,
  keyOfValue,
  propertiesOfResidualMatch,
  type ResidualMatch,
} from './residual.ts';

/** A count or a sum: containers, the match that selects pieces in them, and the amounts to add. */
export interface PieceAggregate {
  readonly containers: readonly ModuleContainer[];
  readonly match: Expression;
  /** The properties to add. A number adds the same amount for each piece. */
  readonly amounts: readonly (string | number)[];
  readonly types?: ReadonlySet<string> | undefined;
  readonly also: readonly Read[];
}

/** The contribution of a prototype's pieces, as far as it is known without reading a piece. */
interface PrototypePart {
  readonly prototype: string;
  readonly residual: ResidualMatch;
  /** A key that is equal for prototypes whose pieces differ only in the properties in `names`. */
  readonly key: string;
  readonly names: readonly string[];
}

export const lookedFacts = (flow: Flow, looked: PieceAggregate): readonly Fact[] => {
  const parts = flow.prototypes.map((prototype) => partOf(flow, looked, prototype));
  return mergeFacts(looked.containers.flatMap((container) => inContainer(flow, looked, container, parts)));
};

const partOf = (flow: Flow, { match, amounts, types }: PieceAggregate, prototype: string): PrototypePart => {
  const constant = (name: string): Value | undefined => constantOf(flow, prototype, name);
  const residual = types && !types.has(prototype) ? false : fillConstantsIntoMatch(match, constant);
  if (residual === false) return { prototype, residual, key: 'false', names: [] };
  const asked = amounts.flatMap((name) => (typeof name === 'string' && constant(name) === undefined ? [name] : []));
  const fixed = amounts.map((name) => (typeof name === 'number' ? String(name) : keyOfValue(constant(name))));
  return {
    prototype,
    residual,
    key: [keyOfResidualMatch(residual), ...fixed].join('\n'),
    names: [...propertiesOfResidualMatch(residual), ...asked],
  };
};

/** Returns a value that every piece of the prototype always has, if it can't change. */
const constantOf = ({ module, bent }: Flow, prototype: string, name: string): Value | undefined => {
  const { prototypes, traits = {}, rules } = module;
  const dynamic = Object.hasOwn(traits, prototype) ? traits[prototype]?.dynamic : undefined;
  const mayChange =
    areChangesAllowedFor(rules, 'owner') || bent.has(name) || (dynamic !== undefined && Object.hasOwn(dynamic, name));
  if (mayChange || enginePieceProperties.has(name) || name === 'symbol') return undefined;
  const own = prototypes[prototype];
  return own && Object.hasOwn(own, name) ? readPropertyValue(own, name) : undefined;
};

const inContainer = (
  flow: Flow,
  looked: PieceAggregate,
  container: ModuleContainer,
  parts: readonly PrototypePart[],
): readonly Fact[] => {
  const adding = parts.filter(({ residual }) => residual !== false);
  if (adding.length === 0) return [];
  const { covers } = flow;
  const isOpen = container.seen === 'all' && !isOn(container.deck?.faceDown);
  const alike = isOpen ? parts.filter(({ prototype }) => covers.masked.has(prototype)) : parts;
  // If all pieces here contribute the same, the result reveals only their number.
  const isApart = new Set(alike.map(({ key }) => key)).size > 1;
  const reads: readonly Read[] = [
    { of: 'own', aspect: 'number' },
    ...(isApart ? [{ of: 'own', aspect: 'face' } as const] : []),
    ...adding.flatMap(({ names }) => names.flatMap((name) => flow.reads(name))),
    ...looked.also,
  ];
  return flow.facts(reads, { containers: [container], prototypes: adding.map(({ prototype }) => prototype) });
};
