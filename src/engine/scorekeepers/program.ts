import { z } from 'zod';
import { reading } from '../../form/names.ts';
import { keyed, text } from '../../form/words.ts';
import { type Audience, cachePerObjectPair, derived, type SideId, type Stored, type World } from '../../table/index.ts';
import { formatKeyAsText } from '../play/labels.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import { type CompileResult, compileScorekeepers } from './language/compile.ts';
import { moduleNamesOf } from './language/names.ts';
import { MAX_SCORING_PROGRAM_LENGTH } from './language/read-forms.ts';
import { isIn } from './language/side-set.ts';
import type { KeeperDefinition, ScoringProgram, SideSet } from './language/tree.ts';
import type { AddedScorekeepers } from './records.ts';

/** Scoring, winning and losing: a text in GDL (docs/promises/scorekeepers.md). */
export const scorekeepers = reading('scorekeepers', text(MAX_SCORING_PROGRAM_LENGTH));

export const storedScorekeepersSchema = keyed({
  text: scorekeepers,
  /** True if the program contains something that some players may not know (S9). */
  hides: z.boolean(),
});

declare module '../play/module.ts' {
  interface Module {
    readonly scorekeepers?: Stored<typeof storedScorekeepersSchema>;
  }
}

const NOTHING: ScoringProgram = {
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

const programIn = cachePerObjectPair(
  (module: Module, { scoring }: { readonly scoring: AddedScorekeepers | undefined }): ScoringProgram =>
    made(module, scoring),
);

const keyOf = derived((scoring: AddedScorekeepers) => ({ scoring }));
const NO_SCORING = { scoring: undefined };

export const scoringProgramOf = (world: World): ScoringProgram => {
  const module = moduleOf(world);
  const scoring = world.get('scoring', 'scoring');
  if (!module.scorekeepers && !scoring) return NOTHING;
  return programIn(module, scoring ? keyOf(scoring) : NO_SCORING);
};

const textsOf = (module: Module, scoring: AddedScorekeepers | undefined): readonly string[] => [
  ...(module.scorekeepers ? [module.scorekeepers.text] : []),
  ...(scoring?.texts ?? []).map(({ text }) => text),
];

/**
 * Compiles a game's texts together with a new one. Returns only warnings about the new text. Faults in `open` are
 * accepted if they were there before.
 */
export const compileWithAddedText = (world: World, text: string): CompileResult => {
  const [module, scoring] = [moduleOf(world), world.get('scoring', 'scoring')];
  const before = compileScorekeepers(textsOf(module, scoring), moduleNamesOf(module));
  const after = compileScorekeepers([...textsOf(module, scoring), text], moduleNamesOf(module));
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
const made = (module: Module, scoring: AddedScorekeepers | undefined): ScoringProgram => {
  const compiled = compileScorekeepers(textsOf(module, scoring), moduleNamesOf(module));
  return compiled.ok ? compiled.program : NOTHING;
};

const definitionNamed = (world: World, name: string): KeeperDefinition | undefined =>
  scoringProgramOf(world).definitions.find((one) => one.name === name);

/**
 * Returns a side's class as the module defines it. A modifier that changes the class must not reveal a secret
 * scorekeeper.
 */
export const sideClassOf = (world: World, side: SideId): string | undefined => {
  const { sides } = moduleOf(world);
  return scoringProgramOf(world).sides.get(side)?.class ?? sides.find(({ name }) => name === side)?.class;
};

const isMeant = (world: World, set: SideSet, audience: Audience): boolean =>
  audience.master ||
  set.kind === 'all' ||
  [...world.all('side')].some(({ id }) => audience.plays(id) && isIn(set, id, (side) => sideClassOf(world, side)));

/** Returns the title of a scorekeeper; undefined if the audience doesn't know the scorekeeper. */
export const visibleScorekeeperTitle = (world: World, audience: Audience, name: string): string | undefined =>
  isScorekeeperKnownTo(world, name, audience)
    ? definitionNamed(world, name)?.title || formatKeyAsText(name)
    : undefined;

/** True if this audience knows the scorekeeper (S9). False for everyone if it doesn't exist. */
export const isScorekeeperKnownTo = (world: World, name: string, audience: Audience): boolean => {
  const definition = definitionNamed(world, name);
  return definition !== undefined && isMeant(world, definition.knownTo, audience);
};
