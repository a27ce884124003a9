import { z } from 'zod';
import { namesInTemplate, parseTextTemplate } from '../../table/expression/index.ts';
import {
  keyed,
  type RecordChangeReports,
  type ReportsOf,
  reference,
  type SeenReport,
  type SideId,
  shortText,
  type Telling,
} from '../../table/index.ts';
import { IT_NAME } from '../play/lines/names.ts';
import {
  reportSentence,
  reportSentenceAboutSide,
  type SpokenSentence,
  sentenceReportSchema,
} from '../play/lines/sayings.ts';
import { hasSentence } from '../play/lines/source.ts';
import { moduleOf } from '../play/queries.ts';
import { type CoveredAct, listHiddenActChoices } from '../play/turns/covered-acts.ts';
import { READY_SIDE_PLACEHOLDER } from '../play/turns/form.ts';
import { actReportFields, visiblePartsOfAct } from './reports.ts';

/** Reports about covered acts, which all sides choose at the same time. */

const side = keyed({ id: reference<SideId>(), name: shortText });

export const coveredReportRules = {
  /** A side has chosen. Only its own players see the choice. `says` is the module's sentence for the reader. */
  chose: {
    schema: keyed({
      what: z.literal('chose'),
      side,
      covered: z.literal('always').exactOptional(),
      ...actReportFields,
      says: sentenceReportSchema.exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word', action: 'word', with: 'typed', chosen: 'typed', says: 'word' },
  },
  /** The choice of a side, which all players now see. */
  uncovered: {
    schema: keyed({ what: z.literal('uncovered'), side, ...actReportFields }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', action: 'word', with: 'typed', chosen: 'typed' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof coveredReportRules> {}
}

const seenOf = ({ reader, operation }: Telling, act: CoveredAct): readonly SeenReport[] => {
  if (operation?.kind === 'undo' || operation?.kind === 'redo') return [];
  const { id, open } = act;
  const side = { id, name: reader.get('side', id)?.name ?? id };
  const acted = listHiddenActChoices(act).map(({ by, action = '', subject, choices = {} }) => {
    const { what: _, ...told }: Partial<SeenReport<'acted'>> =
      visiblePartsOfAct(reader, { action, subject, choices }, by) ?? {};
    return told;
  });
  const isSpoken = (part: 'action' | 'phase', name: string): boolean => hasSentence(moduleOf(reader), { part, name });
  if (open && acted.length === 0) return isSpoken('phase', act.phase) ? [] : [{ what: 'uncovered', side }];
  if (open)
    return acted.flatMap((told) =>
      isSpoken('action', told.action ?? '') ? [] : [{ what: 'uncovered' as const, side, ...told }],
    );
  const { covered, ready } = moduleOf(reader).turn?.phases?.find(({ name }) => name === act.phase) ?? {};
  const [last, told] = [listHiddenActChoices(act).at(-1), acted.at(-1)];
  const says = told
    ? last && reader.isPerson(last.by) && sayingOfChoice(reader, told)
    : ready !== undefined && reportSentenceAboutSide(reader, ready, READY_SIDE_PLACEHOLDER, side.name);
  return [{ what: 'chose', side, ...(covered === undefined ? {} : { covered }), ...(says ? { says } : {}), ...told }];
};

/** Returns the module's sentence for the player who chose. Undefined if a name in the sentence is not known yet. */
const sayingOfChoice = (
  reader: Telling['reader'],
  { action, with: thing, chosen = [] }: Partial<SeenReport<'acted'>>,
): SeenReport<'chose'>['says'] => {
  const definition = moduleOf(reader).actions?.find(({ name }) => name === action);
  if (definition?.chosen === undefined) return undefined;
  const { of, choose = {}, chosen: text } = definition;
  const known = new Map<string, SpokenSentence['names'][string]>(
    chosen.map(({ choice, of: names }) => {
      const kind = Object.hasOwn(choose, choice) ? choose[choice]?.kind : undefined;
      return [choice, { kind: kind === undefined || kind === 'number' ? 'value' : kind, of: names }];
    }),
  );
  if (of && thing !== undefined) known.set(IT_NAME, { kind: of.kind, of: [thing] });
  const names = [...namesInTemplate(parseTextTemplate(text))].map((name) => [name, known.get(name)] as const);
  if (names.some(([, name]) => name === undefined)) return undefined;
  return reportSentence(reader, { other: text, names: Object.fromEntries(names) as SpokenSentence['names'] });
};

export const coveredReports: RecordChangeReports<'covered-act'> = {
  added: seenOf,
  // An act that was done but stays covered is not reported.
  updated: (telling, act) => (act.done ? [] : seenOf(telling, act)),
  removed: 'nothing',
};
