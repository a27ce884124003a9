import { z } from 'zod';
import {
  count,
  keyed,
  list,
  person,
  type RecordChangeReports,
  type ReportsOf,
  reference,
  revertRecordPatch,
  type SeenReport,
  type SideId,
  shortText,
  type Telling,
} from '../../../table/index.ts';
import { hasSentence } from '../lines/source.ts';
import { canGameHideAnything, moduleOf, playersOf } from '../queries.ts';
import { choosingSidesIn } from './covered-acts.ts';
import { phaseMannerOf } from './form.ts';
import { phaseDutiesFor } from './owing.ts';
import { actCountsInPhase, findCurrentPhase, isMatchTrueOfSide, type TurnPhase } from './phases.ts';

const acts = list(keyed({ what: shortText, left: count.exactOptional() }), 1000);
const side = keyed({ id: reference<SideId>(), name: shortText });

export const phaseReportDefinitions = {
  /** The present phase. `isNew` is true if it starts now. `owed` is the number of acts that must be done in it. */
  phase: {
    schema: keyed({
      what: z.literal('phase'),
      name: shortText,
      side,
      acts,
      owed: count.exactOptional(),
      isNew: z.literal(true).exactOptional(),
      all: list(keyed({ id: reference<SideId>(), name: shortText, players: list(person, 100) }), 100).exactOptional(),
      isSpoken: z.literal(true).exactOptional(),
      /** Set if choices stay hidden even after they are done. */
      covered: z.literal('always').exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { name: 'word', side: 'word', acts: 'word', all: 'word' },
  },
  unused: {
    schema: keyed({ what: z.literal('unused'), side, acts }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', acts: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof phaseReportDefinitions> {}
}

const sideSeen = ({ reader }: Telling, id: SideId): SeenReport<'phase'>['side'] => ({
  id,
  name: reader.get('side', id)?.name ?? id,
});

const phaseSeen = (telling: Telling, { side: id }: TurnPhase, isNew: boolean): readonly SeenReport<'phase'>[] => {
  const now = findCurrentPhase(telling.reader);
  if (!now) return [];
  const { acts, owed } = phaseDutiesFor(telling.reader, now, undefined);
  const all = choosingSidesIn(telling.reader).map((one) => ({
    ...sideSeen(telling, one),
    players: [...playersOf(telling.reader, one)],
  }));
  return [
    {
      what: 'phase',
      name: now.record.name,
      side: sideSeen(telling, id),
      acts,
      ...(owed > 0 ? { owed } : {}),
      ...(isNew ? { isNew } : {}),
      ...(hasSentence(moduleOf(telling.reader), { part: 'phase', name: now.record.name })
        ? { isSpoken: true as const }
        : {}),
      ...(all.length > 0 && isNew ? { all } : {}),
      ...(now.definition.covered === undefined ? {} : { covered: now.definition.covered }),
    },
  ];
};

/** True if the module has several phases. A single phase is reported only if acts are left undone in it. */
const hasSeveral = ({ reader }: Telling): boolean => (moduleOf(reader).turn?.phases ?? []).length > 1;

const turnSeen = (telling: Telling, { side: id }: TurnPhase): readonly SeenReport<'turn'>[] => {
  const turn = telling.reader.get('turn', 'turn');
  return turn ? [{ what: 'turn', number: turn.number, side: sideSeen(telling, id) }] : [];
};

/** Reports the acts that were left undone, also in phases that the side skips. */
const unusedSeen = (telling: Telling, former: TurnPhase): readonly SeenReport<'unused'>[] => {
  const { reader, operation } = telling;
  if (operation?.kind !== 'end-turn' && operation?.kind !== 'next-phase') return [];
  if (canGameHideAnything(reader.ground) && !reader.plays(former.side)) return [];
  const phases = moduleOf(reader).turn?.phases ?? [];
  const of = phases.find(({ name }) => name === former.name);
  if (of && phaseMannerOf(of).isAtOnce) return [];
  const from = phases.findIndex(({ name }) => name === former.name);
  const isWhole = operation.kind === 'end-turn' && former.acting === undefined;
  const left = phases.slice(from, isWhole ? phases.length : from + 1).flatMap((definition, index) => {
    const isComing = index > 0;
    if (isComing && (!phaseMannerOf(definition).isOwn || isMatchTrueOfSide(reader, former.side, definition.skip)))
      return [];
    const record = isComing ? { ...former, name: definition.name, done: {} } : former;
    return actCountsInPhase(reader, { definition, record }).flatMap((act) =>
      act.left === undefined || act.left === 0 ? [] : [{ what: act.what, left: act.left }],
    );
  });
  return left.length > 0 ? [{ what: 'unused', side: sideSeen(telling, former.side), acts: left }] : [];
};

export const phaseReports: RecordChangeReports<'turn-phase'> = {
  added: (telling, phase) => (hasSeveral(telling) ? phaseSeen(telling, phase, true) : []),
  updated: (telling, phase, update) => {
    const former = revertRecordPatch(phase, update);
    const isNew = former.name !== phase.name || former.side !== phase.side || former.acting !== phase.acting;
    if (!isNew) return phase.ends || canGameHideAnything(telling.reader.ground) ? [] : phaseSeen(telling, phase, false);
    return [
      ...unusedSeen(telling, former),
      ...(former.acting === phase.acting ? [] : turnSeen(telling, phase)),
      ...(hasSeveral(telling) ? phaseSeen(telling, phase, true) : []),
    ];
  },
  removed: 'nothing',
  isLast: true,
};
