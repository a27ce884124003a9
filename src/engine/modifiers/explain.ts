import { reads } from '../../table/expression/index.ts';
import { compareTexts, sameValue, type Value, type World } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import { isNeighborLinkChange } from './change.ts';
import { effectiveValue, valueBeforeModifiers } from './effective-value.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from './evaluation.ts';
import { applicabilityOf, type ModifierApplicability, modifierResultOf, namesFor } from './judge.ts';
import { DISTANCE_NAME, SOURCE_PREFIX } from './names.ts';
import { reading } from './operate.ts';
import { computeWithinWorkLimit } from './patience.ts';
import type { PropertyQuestion, Subject } from './subject.ts';

/** The origin of a value (P15): its base and the modifiers that change it, as far as the viewer may know them. */
export interface ValueExplanation {
  readonly base: Value | undefined;
  readonly turns: readonly ExplainedModifier[];
  readonly effective: Value | undefined;
  /** True if a modifier that the viewer can't see also changes the value. The number is public, but its cause isn't. */
  readonly isBentUnseen?: true;
}

export interface ExplainedModifier {
  readonly modifier: string;
  readonly precedence: number;
  readonly change: string;
  /** The source of the modifier. Undefined if it has none, or if the viewer can't see it. */
  readonly source: Subject | undefined;
  /** The names and values that the modifier's match and amount read when it was applied. */
  readonly saw: readonly (readonly [string, Value | undefined])[];
  /**
   * `inert` means that the modifier applies to the target, but its operation is impossible with the value at that point
   * (P13).
   */
  readonly verdict: ModifierApplicability | 'inert';
  readonly after: Value | undefined;
  /**
   * The value after this modifier as it is stored, if the rules read it differently. An example is a fraction of a
   * property that counts as a whole number (P7).
   */
  readonly kept?: Value;
}

export const explain = (world: World, question: PropertyQuestion): ValueExplanation =>
  computeWithinWorkLimit(
    world,
    () => explained(world, question),
    () => ({
      base: valueBeforeModifiers(world, question),
      turns: [],
      effective: valueBeforeModifiers(world, question),
    }),
  );

const explained = (world: World, question: PropertyQuestion): ValueExplanation => {
  const pass = modifierEvaluationOf(world);
  const base = valueBeforeModifiers(world, question);
  const effective = effectiveValue(world, question);
  const bending = pass?.order.bending.get(question.kind)?.get(question.name);
  if (!pass || !bending) return { base, turns: [], effective };
  const { kind, id, name } = question;
  const own = pass.own(kind, id, name);
  const chain = pass.chain(kind, id, name);
  const written = new Map(chain.writers.map((acting, i) => [acting, chain.values[i]] as const));
  const tried = new Set(chain.acting);
  const acting = [...new Set([...bending.acting.filter((one) => pass.exists(one)), ...chain.acting])];
  const inOrder = acting.sort((a, b) => a.at - b.at || compareTexts(a.sub, b.sub));
  const domain = pass.domain(kind, name);
  let before = pass.settled(() => inOrder[0] && pass.base(kind, id, name, inOrder[0]));
  const turns = inOrder.map((one): ExplainedModifier => {
    const verdict = tried.has(one) ? pass.settled(() => applicabilityOf(pass, one, { kind, id })) : 'out of reach';
    const isDone =
      isNeighborLinkChange(one.compiled.alteration) ||
      verdict !== 'applies' ||
      pass.settled(() => modifierResultOf(pass, one, { kind, id }, name, before)) !== undefined;
    before = written.get(one) ?? before;
    return turnOf(pass, one, { kind, id }, isDone ? verdict : 'inert', {
      kept: before,
      after: reading(before, domain),
    });
  });
  return { base, turns, effective, ...(sameValue(own, effective) ? {} : { isBentUnseen: true }) };
};

const turnOf = (
  pass: ModifierEvaluation,
  acting: ActiveModifier,
  target: Subject,
  verdict: ExplainedModifier['verdict'],
  { kept, after }: { readonly kept: Value | undefined; readonly after: Value | undefined },
): ExplainedModifier => {
  const { change, definition } = acting.compiled;
  const { name, precedence } = definition;
  return {
    modifier: name,
    precedence,
    change,
    source: pass.isVeiled(acting) ? undefined : acting.source,
    saw: verdict === 'out of reach' || verdict === 'disabled' ? [] : sawOf(pass, acting, target),
    verdict,
    after,
    ...(kept === undefined || kept === after ? {} : { kept }),
  };
};

const sawOf = (pass: ModifierEvaluation, acting: ActiveModifier, target: Subject): ExplainedModifier['saw'] => {
  const { match, alteration } = acting.compiled;
  const names = new Set([...reads(match.expression), ...(alteration?.amount ? reads(alteration.amount) : [])]);
  return [...names]
    .filter((name) => !(pass.isVeiled(acting) && (name.startsWith(SOURCE_PREFIX) || name === DISTANCE_NAME)))
    .map((name) => [name, pass.settled(() => namesFor(pass, acting, target)(name))]);
};
