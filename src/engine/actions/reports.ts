import { z } from 'zod';
import {
  keyed,
  list,
  longText,
  type Operation,
  type PersonId,
  type RecordChangeReports,
  type ReportReader,
  type ReportsOf,
  revertRecordPatch,
  type SeenReport,
  shortText,
  type Telling,
  textOf,
} from '../../table/index.ts';
import { isUntold, moduleLabelOf } from '../play/labels.ts';
import { MOST_CHOSEN_THINGS } from '../play/lines/form.ts';
import { displayNameOfSubject, isExistingSubject, type Subject } from '../play/lines/names.ts';
import type { ValueOverrides } from '../play/own-values.ts';
import { moduleOf } from '../play/queries.ts';
import { phaseMannerOf } from '../play/turns/form.ts';
import type { ChoiceValue } from './choices.ts';
import { isGameValueOnlyForRules } from './shown-values.ts';

export const actReportFields = {
  action: shortText.exactOptional(),
  /** The subject of the action; absent if the reader doesn't see it. */
  with: shortText.exactOptional(),
  /** The chosen things of each choice, as far as the reader sees them. */
  chosen: list(keyed({ choice: shortText, of: list(shortText, MOST_CHOSEN_THINGS) }), 100).exactOptional(),
};

export const actReportDefinitions = {
  acted: {
    schema: keyed({ what: z.literal('acted'), ...actReportFields, action: shortText }),
    told: 'phrase',
    isCounted: false,
    texts: { action: 'word', with: 'typed', chosen: 'typed' },
  },
  /**
   * The present values of a side or of the game. `isDetail` is true for values that only the rules read, if the post
   * already shows other changes (G42).
   */
  valued: {
    schema: keyed({
      what: z.literal('valued'),
      side: shortText.exactOptional(),
      values: list(
        keyed({ name: shortText, value: longText, isDetail: z.literal(true).exactOptional() }),
        MOST_CHOSEN_THINGS,
      ),
    }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', values: 'word' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof actReportDefinitions> {}
}

const valuesSeen = (
  { reader }: Telling,
  { side, values }: ValueOverrides,
  isNew: (name: string) => boolean,
): readonly SeenReport<'valued'>[] => {
  const module = moduleOf(reader);
  const detail = (name: string): { readonly isDetail?: true } =>
    side === undefined && isGameValueOnlyForRules(reader, name) ? { isDetail: true } : {};
  const told = Object.entries(values).flatMap(([name, value]) => {
    const text = textOf(value);
    const called = moduleLabelOf(module, name) ?? name;
    return isNew(name) && text !== '' && !isUntold(module, name)
      ? [{ name: called.slice(0, 200), value: text.slice(0, 1000), ...detail(name) }]
      : [];
  });
  const name = side === undefined ? {} : { side: reader.get('side', side)?.name ?? side };
  return told.length > 0 ? [{ what: 'valued', ...name, values: told }] : [];
};

/** Returns a function that checks if a value has changed. A value that was never set in play is the module's. */
const isNewTo = (
  { reader }: Telling,
  { side, values }: ValueOverrides,
  former: ValueOverrides['values'],
): ((name: string) => boolean) => {
  const module = moduleOf(reader);
  const said = { ...module.values, ...module.sides.find(({ name }) => name === side)?.values };
  const before = (name: string) => [former, said].find((one) => Object.hasOwn(one, name))?.[name];
  return (name) => textOf(before(name)) !== textOf(values[name]);
};

export const ownValuesReports: RecordChangeReports<'own-values'> = {
  added: (telling, record) => valuesSeen(telling, record, isNewTo(telling, record, {})),
  updated: (telling, record, update) =>
    valuesSeen(telling, record, isNewTo(telling, record, revertRecordPatch(record, update).values)),
  removed: 'nothing',
};

/** Returns the name of a subject. Undefined if the reader doesn't see it, or doesn't see the board of a cell. */
export const visibleNameOf = (reader: ReportReader, subject: Subject): string | undefined => {
  const name = isExistingSubject(reader, subject) ? textOf(displayNameOfSubject(reader, subject)) : '';
  return name === '' ? undefined : name;
};

/** Returns the report of an act. A covered act has none, because its record has its own report. */
export const reportAct = ({ reader }: Telling, act: Operation<'act'>): readonly SeenReport[] => {
  const isCovered = (moduleOf(reader).turn?.phases ?? []).some(
    (phase) => phaseMannerOf(phase).isAtOnce && Object.hasOwn(phase.act ?? {}, act.action),
  );
  return isCovered ? [] : [visiblePartsOfAct(reader, act, act.actor)].flatMap((one) => one ?? []);
};

/**
 * Returns the parts of an act that a reader sees. For readers other than the actor, the `told` of the action limits
 * them.
 */
export const visiblePartsOfAct = (
  reader: ReportReader,
  { action, subject, choices }: Pick<Operation<'act'>, 'action' | 'subject' | 'choices'>,
  by: string,
): SeenReport<'acted'> | undefined => {
  const definition = moduleOf(reader).actions?.find(({ name }) => name === action);
  if (!definition) return undefined;
  const { of, choose = {} } = definition;
  const told = reader.master || reader.isPerson(by as PersonId) ? 'all' : (definition.told ?? 'all');
  if (told === 'nobody') return undefined;
  if (told === 'name') return { what: 'acted', action };
  const name = of && subject !== undefined ? visibleNameOf(reader, { kind: of.kind, id: subject }) : undefined;
  const chosen = Object.entries(choose).flatMap(([choice, { kind }]) => {
    const names = namesChosen(reader, kind, Object.hasOwn(choices, choice) ? choices[choice] : undefined);
    return names.length > 0 ? [{ choice, of: names }] : [];
  });
  return {
    what: 'acted',
    action,
    ...(name === undefined ? {} : { with: name }),
    ...(chosen.length > 0 ? { chosen } : {}),
  };
};

const namesChosen = (
  reader: ReportReader,
  kind: Subject['kind'] | 'number',
  chosen: ChoiceValue | undefined,
): readonly string[] => {
  if (typeof chosen === 'number') return [String(chosen)];
  if (!chosen || kind === 'number') return [];
  return chosen.flatMap((id) => visibleNameOf(reader, { kind, id }) ?? []);
};
