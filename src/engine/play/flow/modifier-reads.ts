import { type Expression, reads } from '../../../table/expression/index.ts';
import { type CompiledCondition, type CompiledModifier, compiled } from '../../modifiers/compile.ts';
import type { GrantedModifier, ModifierDefinition } from '../../modifiers/form.ts';
import { DISTANCE_NAME, SOURCE_PREFIX } from '../../modifiers/names.ts';
import { type ModifierScope, parseModifierScope } from '../../modifiers/scope.ts';
import { NEIGHBORS_PROPERTY } from '../../modifiers/subject.ts';
import { type OtherPiecesInput, type Read, toOtherPiecesInput } from './read.ts';

export type AnyModifier = ModifierDefinition | GrantedModifier;

export type InputsByName = (name: string) => readonly Read[];

/** The prefix for properties of the target, in a condition about things near it. */
const TARGET = 'target.';

type Where = OtherPiecesInput['where'];
/** The place of the source relative to a target: at another piece, or `own` if the target is its own source. */
type SourceReads = Omit<OtherPiecesInput, 'of' | 'aspect'> | 'own' | undefined;

interface ModifierReading {
  readonly definition: AnyModifier;
  readonly compiled: CompiledModifier;
  readonly source: SourceReads;
  readonly reads: InputsByName;
}

const whereOf = ({ reach }: ModifierScope): Where => {
  switch (reach) {
    case 'self':
    case 'cell':
    case 'steps':
    case 'zone':
    case 'board':
    case 'map':
      return 'here';
    case 'side':
    case 'game':
      return 'anywhere';
  }
};

/** True for scopes so narrow that no deck on a cell is in them. */
const isClose = ({ reach }: ModifierScope): boolean =>
  reach === 'self' || reach === 'cell' || reach === 'steps' || reach === 'zone';

/** Kinds of targets that aren't pieces and don't depend on a piece. */
const APART: ReadonlySet<string> = new Set([
  'cell',
  'zone',
  'board',
  'deck',
  'map',
  'side',
  'game',
  'counter',
  'modifier',
]);

const fromSource = (read: Read, source: SourceReads): readonly Read[] => {
  if (source === 'own') return [read];
  return source ? [toOtherPiecesInput(read, source)] : read.of === 'own' ? [] : [read];
};

const ofSource = ({ source, reads: names }: ModifierReading, name: string): readonly Read[] =>
  names(name).flatMap((read) => fromSource(read, source));

const PLACE: Read = { of: 'own', aspect: 'place' };
const FACE: Read = { of: 'own', aspect: 'face' };

const named = (reading: ModifierReading, name: string): readonly Read[] => {
  const { reads: names, source } = reading;
  if (name.startsWith(SOURCE_PREFIX)) return ofSource(reading, name.slice(SOURCE_PREFIX.length));
  if (name === DISTANCE_NAME) return [PLACE, ...fromSource(PLACE, source), ...names(NEIGHBORS_PROPERTY)];
  // A name such as `to.X` belongs to a cell of a step, or to the holder of a limit. The holder is a hand, a deck, or a
  // piece of the side.
  const behind = /^(?:to|from|holder)\.(.+)$/s.exec(name)?.[1];
  return behind === undefined ? names(name) : [...names(name), ...names(behind)];
};

const inExpression = (reading: ModifierReading, expression: Expression): readonly Read[] =>
  [...reads(expression)].flatMap((name) => named(reading, name));

const ofScope = (reading: ModifierReading, scope: ModifierScope): readonly Read[] => {
  const { reads: names, source } = reading;
  if (scope.reach === 'side') return [...names('Owner'), ...ofSource(reading, 'Owner')];
  if (scope.reach === 'game') return [];
  const places = [PLACE, ...fromSource(PLACE, source)];
  return scope.reach === 'steps' ? [...places, ...names(NEIGHBORS_PROPERTY)] : places;
};

const ofCondition = (reading: ModifierReading, condition: CompiledCondition | undefined): readonly Read[] =>
  condition ? inExpression(reading, condition.expression) : [];

const ofNear = (reading: ModifierReading): readonly Read[] =>
  reading.compiled.near.flatMap(({ near, scope, match }) => {
    const others = { where: isClose(scope) ? ('around' as const) : whereOf(scope) };
    const asked = [...reads(match.expression)].flatMap((name) => {
      if (name.startsWith(TARGET)) return reading.reads(name.slice(TARGET.length));
      return named(reading, name).map((read) =>
        name.startsWith(SOURCE_PREFIX) || APART.has(near.of) ? read : toOtherPiecesInput(read, others),
      );
    });
    const there: Read = { of: 'others', aspect: 'place', ...others };
    return [...(APART.has(near.of) ? [] : [there]), ...ofScope(reading, scope), ...asked];
  });

const inChange = (reading: ModifierReading, { alteration }: ModifierReading['compiled']): readonly Read[] =>
  alteration?.amount ? inExpression(reading, alteration.amount) : [];

/** The inputs of each part of a modifier's definition. A new part doesn't compile without an entry. */
const PARTS: { readonly [K in keyof Required<ModifierDefinition>]: (reading: ModifierReading) => readonly Read[] } = {
  name: () => [],
  on: ({ source }) => fromSource(FACE, source),
  of: () => [],
  scope: (reading) => ofScope(reading, reading.compiled.scope),
  match: (reading) => ofCondition(reading, reading.compiled.match),
  // In `when`, names without `source.` also mean properties of the source, or of the game.
  when: (reading) => {
    const names = reading.compiled.when ? [...reads(reading.compiled.when.expression)] : [];
    return names.flatMap((name) =>
      ofSource(reading, name.startsWith(SOURCE_PREFIX) ? name.slice(SOURCE_PREFIX.length) : name),
    );
  },
  near: ofNear,
  change: (reading) => inChange(reading, reading.compiled),
  also: (reading) => reading.compiled.also.flatMap((one) => inChange(reading, one)),
  cells: () => [],
  oneWay: () => [],
  grants: () => [],
  precedence: () => [],
  waits: () => [],
  lasts: () => [],
  knownTo: () => [],
  reveals: () => [],
};

const readsOf = (reading: ModifierReading): readonly Read[] => {
  const found = Object.values(PARTS).flatMap((part) => part(reading));
  return APART.has(reading.definition.of) ? found.filter(({ of }) => of !== 'own') : found;
};

const sourceOf = ({ on, scope }: ModifierDefinition): SourceReads => {
  if (!on || 'zone' in on || 'side' in on) return undefined;
  const read = parseModifierScope(scope) ?? { reach: 'game' };
  if (read.reach === 'self') return 'own';
  return { where: whereOf(read), inPlay: true, ...('prototype' in on ? { prototypes: [on.prototype] } : {}) };
};

export interface EffectInputs {
  readonly definition: AnyModifier;
  readonly property: string | undefined;
  readonly reads: readonly Read[];
}

export const effectsOf = (definition: ModifierDefinition, names: InputsByName): readonly EffectInputs[] => {
  const own: ModifierReading = {
    definition,
    compiled: compiled(definition),
    source: sourceOf(definition),
    reads: names,
  };
  const found = readsOf(own);
  const { grants } = own.compiled;
  if (!grants) return propertiesOf(own.compiled).map((property) => ({ definition, property, reads: found }));
  const where = whereOf(grants.scope);
  // The condition of the granting modifier decides which pieces get this one, whether they are visible or not.
  const source: SourceReads = APART.has(definition.of) ? undefined : grants.scope.reach === 'self' ? 'own' : { where };
  const bearer = found.flatMap((read) => (source === 'own' ? [read] : [toOtherPiecesInput(read, { where })]));
  const granted = readsOf({ definition: grants.definition, compiled: grants, source, reads: names });
  return propertiesOf(grants).map((property) => ({
    definition: grants.definition,
    property,
    reads: [...bearer, ...granted],
  }));
};

const propertiesOf = (one: ModifierReading['compiled']): readonly (string | undefined)[] =>
  [one, ...one.also].map(({ alteration }) => alteration?.property);

/** Returns the inputs that reveal a modifier's source to everyone if everyone knows its effect. */
export const modifierSourceInputs = (definition: ModifierDefinition): readonly Read[] =>
  fromSource(FACE, sourceOf(definition));
