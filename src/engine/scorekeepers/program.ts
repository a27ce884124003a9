import { z } from 'zod';
import { reading } from '../../form/names.ts';
import { keyed, text } from '../../form/words.ts';
import { type Audience, derived, derivedOfBoth, type SideId, type Stored, type World } from '../../table/index.ts';
import { readable } from '../play/labels.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import { type CompileResult, compile } from './language/compile.ts';
import { namesOf } from './language/names.ts';
import { LONGEST_PROGRAM } from './language/read-forms.ts';
import { isIn } from './language/side-set.ts';
import type { KeeperDefinition, Program, SideSet } from './language/tree.ts';
import type { Scoring } from './records.ts';

/** Scoring, winning and losing: a text in GDL (docs/promises/scorekeepers.md). */
export const scorekeepers = reading('scorekeepers', text(LONGEST_PROGRAM));

export const scorekeepersInGame = keyed({
  text: scorekeepers,
  /** True if the program contains something that some players may not know (S9). */
  hides: z.boolean(),
});

declare module '../play/module.ts' {
  interface Module {
    readonly scorekeepers?: Stored<typeof scorekeepersInGame>;
  }
}

const NOTHING: Program = {
  definitions: [],
  quantities: [],
  points: undefined,
  constants: new Map(),
  types: new Map(),
  sides: new Map(),
  lastTurn: undefined,
  book: '',
  hides: false,
};

const programIn = derivedOfBoth(
  (module: Module, { scoring }: { readonly scoring: Scoring | undefined }): Program => made(module, scoring),
);

const keyOf = derived((scoring: Scoring) => ({ scoring }));
const NO_SCORING = { scoring: undefined };

export const programOf = (world: World): Program => {
  const module = moduleOf(world);
  const scoring = world.get('scoring', 'scoring');
  if (!module.scorekeepers && !scoring) return NOTHING;
  return programIn(module, scoring ? keyOf(scoring) : NO_SCORING);
};

const textsOf = (module: Module, scoring: Scoring | undefined): readonly string[] => [
  ...(module.scorekeepers ? [module.scorekeepers.text] : []),
  ...(scoring?.texts ?? []).map(({ text }) => text),
];

/**
 * Compiles a game's texts together with a new one. Returns only warnings about the new text. Faults in `open` are
 * accepted if they were there before.
 */
export const compileWith = (world: World, text: string): CompileResult => {
  const [module, scoring] = [moduleOf(world), world.get('scoring', 'scoring')];
  const before = compile(textsOf(module, scoring), namesOf(module));
  const after = compile([...textsOf(module, scoring), text], namesOf(module));
  if (!after.ok || !before.ok) return after;
  if (after.open.length > 0 && before.open.length === 0) {
    const kept = new Set(
      before.program.definitions.flatMap(({ name, initial }) => (initial === undefined ? [] : [name])),
    );
    const added = after.open.filter(({ keeper = '' }) => !kept.has(keeper));
    return { ok: false, faults: added.length > 0 ? added : after.open };
  }
  const known = new Set(before.warnings.map((warning) => JSON.stringify(warning)));
  return { ...after, warnings: after.warnings.filter((warning) => !known.has(JSON.stringify(warning))) };
};

/** Returns an empty program if the texts no longer compile after the module was reloaded. */
const made = (module: Module, scoring: Scoring | undefined): Program => {
  const compiled = compile(textsOf(module, scoring), namesOf(module));
  return compiled.ok ? compiled.program : NOTHING;
};

const definitionNamed = (world: World, name: string): KeeperDefinition | undefined =>
  programOf(world).definitions.find((one) => one.name === name);

/**
 * Returns a side's class as the module defines it. A modifier that changes the class must not reveal a secret
 * scorekeeper.
 */
export const classOf = (world: World, side: SideId): string | undefined => {
  const { sides } = moduleOf(world);
  return programOf(world).sides.get(side)?.class ?? sides.find(({ name }) => name === side)?.class;
};

const isMeant = (world: World, set: SideSet, audience: Audience): boolean =>
  audience.master ||
  set.kind === 'all' ||
  [...world.all('side')].some(({ id }) => audience.plays(id) && isIn(set, id, (side) => classOf(world, side)));

/** Returns the title of a scorekeeper; undefined if the audience doesn't know the scorekeeper. */
export const knownTitle = (world: World, audience: Audience, name: string): string | undefined =>
  isKnown(world, name, audience) ? definitionNamed(world, name)?.title || readable(name) : undefined;

/** True if this audience knows the scorekeeper (S9). False for everyone if it doesn't exist. */
export const isKnown = (world: World, name: string, audience: Audience): boolean => {
  const definition = definitionNamed(world, name);
  return definition !== undefined && isMeant(world, definition.knownTo, audience);
};
