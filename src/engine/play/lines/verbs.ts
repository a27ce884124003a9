import { derived } from '../../../table/index.ts';
import type { Instruction, VALUE_SETTING_VERBS } from './form.ts';

/** The keys of an instruction that are no verbs. */
type Detail =
  | ('when' | 'each' | 'be' | 'attack' | 'defence' | 'away' | 'cells' | 'choose' | 'hours' | 'late')
  | ('text' | 'of' | 'to' | 'from' | 'where' | 'side' | 'name' | 'discards');

/**
 * The verbs of instructions. Each instruction has exactly one of them, with the keys that the verb requires and allows.
 */
export const VERBS = {
  let: { needs: ['be'], takes: [] },
  move: { needs: ['to'], takes: ['where'] },
  place: { needs: ['to'], takes: ['side', 'name'] },
  remove: { needs: [], takes: [] },
  give: { needs: ['to'], takes: [] },
  set: { needs: ['to'], takes: ['of'] },
  modify: { needs: [], takes: ['of'] },
  flip: { needs: [], takes: ['to'] },
  rotate: { needs: ['to'], takes: [] },
  reveal: { needs: [], takes: [] },
  hide: { needs: [], takes: [] },
  draw: { needs: ['from'], takes: ['to', 'name'] },
  deal: { needs: ['from'], takes: [] },
  shuffle: { needs: [], takes: ['discards'] },
  roll: { needs: [], takes: ['name'] },
  table: { needs: ['name'], takes: ['attack', 'defence', 'be'] },
  retreat: { needs: ['away', 'cells'], takes: ['name'] },
  ask: { needs: ['choose'], takes: ['side', 'hours', 'late', 'text'] },
  points: { needs: [], takes: ['of', 'text'] },
  says: { needs: [], takes: [] },
  end: { needs: [], takes: [] },
  win: { needs: [], takes: [] },
  lose: { needs: [], takes: [] },
  tie: { needs: [], takes: [] },
  next: { needs: [], takes: [] },
} as const satisfies {
  readonly [word in Exclude<keyof Instruction, Detail> | (typeof VALUE_SETTING_VERBS)[number]]: {
    readonly needs: readonly (keyof Instruction)[];
    readonly takes: readonly (keyof Instruction)[];
  };
};

export type InstructionVerb = keyof typeof VERBS;

/** Verbs that can't be tried. They use chance, show something to other players, or ask them. */
export const UNTRIABLE_VERBS: readonly InstructionVerb[] = ['draw', 'deal', 'shuffle', 'roll', 'table', 'ask'];

export const verbOfInstruction = derived((line: Instruction): InstructionVerb | undefined =>
  (Object.keys(VERBS) as InstructionVerb[]).find((verb) => line[verb] !== undefined),
);
