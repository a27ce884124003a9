import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../../../table/expression/index.ts';
import {
  keyed,
  list,
  longText,
  MAX_REPORT_LIST_LENGTH,
  type Operation,
  type RecordChangeReports,
  type ReportsOf,
  type SeenReport,
  type Stored,
  shortText,
  type Telling,
} from '../../../table/index.ts';
import { changesOf, readAlteration } from '../../modifiers/change.ts';
import { modifierEvaluationOf } from '../../modifiers/evaluation.ts';
import {
  MOST_CHANGES_PER_MODIFIER,
  type Modifier,
  type ModifierDefinition,
  modifierDefinitionSchema,
} from '../../modifiers/form.ts';
import { moduleLabelOf } from '../labels.ts';
import type { Module } from '../module.ts';
import { countedNamesSchema } from '../pieces/counted-names.ts';
import { moduleOf } from '../queries.ts';

const name = longText;

const alsoChanged = keyed({ change: z.string().max(LONGEST_EXPRESSION), called: name.exactOptional() });

/**
 * The effect of a modifier. `isOfSome` is true if it affects only subjects that meet its conditions. `called` is the
 * label of the changed property.
 */
const effect = keyed({
  of: shortText,
  change: z.string().max(LONGEST_EXPRESSION),
  cells: z.tuple([shortText, shortText]).exactOptional(),
  grants: shortText.exactOptional(),
  isOfSome: z.literal(true).exactOptional(),
  called: name.exactOptional(),
  also: list(alsoChanged, MOST_CHANGES_PER_MODIFIER - 1).exactOptional(),
  lasts: modifierDefinitionSchema.shape.lasts,
});
export type ModifierEffect = Stored<typeof effect>;

export const modifierEffectOf = ({
  of,
  scope,
  change,
  also,
  cells,
  match,
  when,
  grants,
  lasts,
}: Pick<
  ModifierDefinition,
  'of' | 'scope' | 'change' | 'also' | 'cells' | 'match' | 'when' | 'grants' | 'lasts'
>): ModifierEffect => ({
  of,
  change,
  ...(also ? { also: also.map((one) => ({ change: one })) } : {}),
  ...(cells ? { cells } : {}),
  ...(grants ? { grants: grants.name } : {}),
  // A limit applies to all sides, unless the scope or conditions of its modifier reach only some.
  ...(match !== '' || when !== undefined || (of === 'limit' && scope !== 'game') ? { isOfSome: true } : {}),
  ...(lasts ? { lasts } : {}),
});

export const modifierReportDefinitions = {
  modifier: {
    schema: keyed({ what: z.literal('modifier'), name, begins: z.boolean(), does: effect.exactOptional() }),
    told: 'phrase',
    isCounted: false,
    texts: { name: 'word', does: 'word' },
  },
  /** A modifier came into force or ended. `of` are the pieces that are its source. */
  force: {
    schema: keyed({
      what: z.literal('force'),
      name,
      begins: z.boolean(),
      does: effect,
      of: countedNamesSchema.exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { name: 'word', does: 'word', of: 'typed' },
  },
  ties: {
    schema: keyed({ what: z.literal('ties'), names: list(name, MAX_REPORT_LIST_LENGTH) }),
    told: 'phrase',
    isCounted: false,
    texts: { names: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof modifierReportDefinitions> {}
}

/** Returns the effect of a modifier, with the module's labels. */
export const labeledModifierEffectOf = (module: Module, definition: ModifierDefinition): ModifierEffect => {
  const [first = {}, ...also] = changesOf(definition).map((change) => {
    const read = readAlteration(change);
    const called = read.ok ? moduleLabelOf(module, read.alteration.property) : undefined;
    return { change, ...(called === undefined ? {} : { called }) };
  });
  return { ...modifierEffectOf(definition), ...first, ...(also.length > 0 ? { also } : {}) };
};

/**
 * Reports a modifier that came into play or left it. If a command did it, the report is that of the command; otherwise
 * it is a line of its own.
 */
const cameOrWent = (
  { reader, operation }: Telling,
  { definition }: Modifier,
  begins: boolean,
): readonly SeenReport<'modifier' | 'force'>[] => {
  const does = labeledModifierEffectOf(moduleOf(reader.ground), definition);
  const isDone = operation?.kind === 'modify' || operation?.kind === 'unmodify';
  return [{ what: isDone ? 'modifier' : 'force', name: definition.name, begins, does }];
};

export const modifierReports: RecordChangeReports<'modifier'> = {
  added: (telling, record) => cameOrWent(telling, record, true),
  updated: 'nothing',
  removed: (telling, record) => cameOrWent(telling, record, false),
};

export const reportTieOrder = ({ reader }: Telling, { modifiers }: Operation<'order-ties'>): readonly SeenReport[] => {
  const pass = modifierEvaluationOf(reader);
  const inForce = pass?.order.acting.filter((acting) => pass.exists(acting.grantor ?? acting)) ?? [];
  const known = new Map(inForce.map(({ id, compiled }) => [id, compiled.definition.name]));
  const names = modifiers.flatMap((id) => known.get(id) ?? []);
  return names.length < 2 ? [] : [{ what: 'ties', names }];
};
