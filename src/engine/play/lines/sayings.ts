import { z } from 'zod';
import { namesInTemplate, parseTextTemplate } from '../../../table/expression/index.ts';
import {
  type Audience,
  added,
  type Change,
  count,
  decimalOf,
  idOf,
  keyed,
  list,
  longText,
  type PersonId,
  person,
  type RecordChangeReports,
  type ReportsOf,
  type SeenReport,
  type SideId,
  type Stored,
  shortText,
  type Table,
  textOf,
  toNumber,
  updated,
  type VisibilityRule,
  type World,
} from '../../../table/index.ts';
import { splitBoardSubjectId } from '../../modifiers/subject.ts';
import { isValidSideReference, moduleOf, playersOf, sideId, sidesInTurnOrder } from '../queries.ts';
import { shouldShowPlayersForSides } from '../rules.ts';
import { audienceOfPlayerOf, canSeeContents, pieceVisibilityFor, publicAudience } from '../secrecy/hiding.ts';
import { translationsOfText } from '../sentences.ts';
import { MOST_CHOSEN_THINGS, type SentenceDefinition } from './form.ts';
import { displayNameOfSubject, findSubjectsByName, type InstructionNames, type Subject } from './names.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression, findValueByName } from './value.ts';

/**
 * The sentences of a module about events (G31). Each thing in a sentence is stored with the sides that see it. A reader
 * who may not know one of the things gets the sentence for hidden things, or only the name of the action. The player of
 * the acting side gets the sentence in the second person, if there is one.
 */

const MOST_SAID = 200;
const MOST_NAMES_SAID = 200;

/**
 * The meaning of a name in a sentence: things of a kind, or a value. `seenBy` are the sides that see the things; all
 * sides if absent.
 */
const nameSchema = keyed({
  kind: z.enum(['piece', 'cell', 'side', 'game', 'value']),
  of: list(longText, MOST_CHOSEN_THINGS),
  seenBy: list(idOf<SideId>(), 100).exactOptional(),
});
type Name = Stored<typeof nameSchema>;

const sentenceSchema = keyed({
  one: longText.exactOptional(),
  other: longText,
  count: z.number().exactOptional(),
  /** The side whose players get the sentence; all readers if absent. */
  for: idOf<SideId>().exactOptional(),
  names: z.record(longText, nameSchema).refine((names) => Object.keys(names).length <= MOST_NAMES_SAID),
});
export type SpokenSentence = Stored<typeof sentenceSchema>;

/** A sentence in several versions. Each reader gets the first version of which they may know every name. */
const spokenLine = keyed({
  part: z.enum(['action', 'effect', 'phase', 'ending']),
  name: shortText,
  side: idOf<SideId>().exactOptional(),
  /** The most that players of other sides may know of the action. */
  told: z.enum(['nobody', 'name']).exactOptional(),
  says: list(sentenceSchema, 3),
});
export type SpokenLine = Stored<typeof spokenLine>;

/** The sentences of the last step that had sentences. */
export const spokenLinesSchema = keyed({
  kind: z.literal('spoken'),
  id: z.literal('spoken'),
  /** The number of steps with sentences in the game so far. */
  number: count,
  lines: list(spokenLine, MOST_SAID),
});
type Spoken = Stored<typeof spokenLinesSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    spoken: Spoken;
  }
}

type Speaker = Pick<SpokenLine, 'part' | 'name'> & { readonly names: InstructionNames };

/** Stores a sentence with the present values of its names. */
export const createSpokenLine = (
  table: Table,
  world: World,
  speaker: Speaker,
  says: SentenceDefinition,
): SpokenLine => {
  const { part, name, names } = speaker;
  const told = part === 'action' ? moduleOf(table).actions?.find((one) => one.name === name)?.told : undefined;
  const { one, other, count: text, hidden, you } = says;
  const amount = text === undefined ? undefined : decimalOf(evaluateExpression(world, names, parseFormula(text)));
  const named = (...texts: readonly string[]): SpokenSentence['names'] =>
    Object.fromEntries(
      texts
        .flatMap((text) => [...namesInTemplate(parseTextTemplate(text))])
        .map((asks) => [asks, nameOf(table, world, names, asks)]),
    );
  return {
    part,
    name,
    ...(names.side === undefined ? {} : { side: names.side }),
    ...(told === undefined || told === 'all' ? {} : { told }),
    says: [
      ...(you === undefined || names.side === undefined ? [] : [{ other: you, for: names.side, names: named(you) }]),
      {
        other,
        ...(one === undefined ? {} : { one }),
        ...(amount === undefined ? {} : { count: toNumber(amount) }),
        names: named(other, one ?? ''),
      },
      ...(hidden === undefined ? [] : [{ other: hidden, names: named(hidden) }]),
    ],
  };
};

const nameOf = (table: Table, world: World, names: InstructionNames, asks: string): Name => {
  const things = findSubjectsByName(names, asks);
  if (!things) {
    const text = textOf(findValueByName(world, names, asks));
    const sides = text.split(', ');
    if (sides.every((one) => isValidSideReference(table, sideId(one)))) return { kind: 'side', of: sides };
    return { kind: 'value', of: [text.slice(0, LONGEST_NAME_SAID)] };
  }
  const seenBy = sidesSeeing(table, things);
  return {
    kind: things[0]?.kind ?? 'value',
    of: things.map((one) => textOf(displayNameOfSubject(table, one)).slice(0, LONGEST_NAME_SAID)),
    ...(seenBy ? { seenBy } : {}),
  };
};

const LONGEST_NAME_SAID = 1000;

/** Returns the sides that see all of these things; undefined if everyone does. */
const sidesSeeing = (table: Table, things: readonly Subject[]): readonly SideId[] | undefined => {
  const isSeen = (audience: Audience): boolean => things.every((one) => sees(table, one, audience));
  if (isSeen(publicAudience)) return undefined;
  return sidesInTurnOrder(table).filter((side) => isSeen(audienceOfPlayerOf(side)));
};

const sees = (table: Table, { kind, id }: Subject, audience: Audience): boolean => {
  if (kind === 'cell') return canSeeContents(table, splitBoardSubjectId(id)[0] as never, audience);
  if (kind !== 'piece') return true;
  const piece = table.get('piece', id);
  return piece !== undefined && pieceVisibilityFor(table, piece, audience) === 'face';
};

/** Adds the sentences of a step. With `goesOn`, the step already has some. */
export const addSpokenLines = (table: Table, lines: readonly SpokenLine[], goesOn: boolean): Change => {
  const last = table.get('spoken', 'spoken');
  const before = goesOn ? (last?.lines ?? []) : [];
  const number = (last?.number ?? 0) + (goesOn ? 0 : 1);
  const now: Spoken = { kind: 'spoken', id: 'spoken', number, lines: [...before, ...lines].slice(0, MOST_SAID) };
  return last ? updated(last, now) : added(now);
};

export const spokenLinesVisibility: VisibilityRule<'spoken'> = (table, said, audience) => {
  const [played, ...others] = sidesInTurnOrder(table).filter((side) => audience.plays(side));
  // The second person is not used for a player of several sides, who must read which side did it.
  const you = others.length === 0 ? played : undefined;
  const lines = said.lines.flatMap(({ told, ...line }): readonly SpokenLine[] => {
    const isOwn = audience.master || (line.side !== undefined && audience.plays(line.side));
    if (told === 'nobody' && !isOwn) return [];
    const [known] =
      told === 'name' && !isOwn
        ? []
        : line.says.filter((one) => (one.for === undefined || one.for === you) && knowsAll(one.names, audience));
    return [{ ...line, says: known ? [bare(known)] : [] }];
  });
  return lines.length > 0 ? { ...said, lines } : undefined;
};

const knowsAll = (names: SpokenSentence['names'], audience: Audience): boolean =>
  Object.values(names).every(
    ({ seenBy }) => audience.master || seenBy === undefined || seenBy.some((side) => audience.plays(side)),
  );

const bare = ({ for: _, names, ...sentence }: SpokenSentence): SpokenSentence => ({
  ...sentence,
  names: Object.fromEntries(Object.entries(names).map(([asks, { kind, of }]) => [asks, { kind, of }])),
});

const translations = z.record(shortText, longText).exactOptional();

const nameReport = keyed({
  kind: nameSchema.shape.kind,
  of: list(
    keyed({
      text: longText,
      in: translations,
      /** The players of a side, if the rules say that players are shown. */
      players: list(person, 100).exactOptional(),
    }),
    MOST_CHOSEN_THINGS,
  ),
});

export const sentenceReportSchema = keyed({
  one: longText.exactOptional(),
  other: longText,
  count: z.number().exactOptional(),
  in: z.record(shortText, keyed({ one: longText.exactOptional(), other: longText })).exactOptional(),
  names: z.record(longText, nameReport),
});
type SentenceReport = Stored<typeof sentenceReportSchema>;

export const spokenLinesReportRules = {
  spoken: {
    schema: keyed({
      what: z.literal('spoken'),
      lines: list(
        keyed({
          part: z.enum(['action', 'effect', 'phase']),
          name: shortText,
          /** The name of the side that acted. */
          side: shortText.exactOptional(),
          /** The sentence; absent if this reader may know only the name of the action. */
          says: sentenceReportSchema.exactOptional(),
        }),
        MOST_SAID,
      ),
    }),
    told: 'sentence',
    isCounted: false,
    texts: { lines: 'word' },
  },
  /** The sentence about the end of the game, which replaces the results. */
  ended: {
    schema: keyed({ what: z.literal('ended'), ending: shortText, says: sentenceReportSchema }),
    told: 'line',
    isCounted: false,
    texts: { ending: 'word', says: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof spokenLinesReportRules> {}
}

const spokenSeen = (world: World, { lines }: Spoken): readonly SeenReport<'spoken' | 'ended'>[] => {
  const told = lines.flatMap(({ part, name, side, says: [sentence] }) => {
    if (part === 'ending' || (!sentence && part !== 'action')) return [];
    const by = side === undefined ? {} : { side: world.get('side', side)?.name ?? side };
    if (!sentence) return [{ part, name, ...by }];
    return sentence.other === '' ? [] : [{ part, name, ...by, says: reportSentence(world, sentence) }];
  });
  const ended = lines.flatMap(({ part, name, says: [sentence] }): readonly SeenReport<'ended'>[] =>
    part === 'ending' && sentence && sentence.other !== ''
      ? [{ what: 'ended', ending: name, says: reportSentence(world, sentence) }]
      : [],
  );
  return [...(told.length > 0 ? [{ what: 'spoken' as const, lines: told }] : []), ...ended];
};

export const reportSentence = (world: World, { one, other, count: amount, names }: SpokenSentence): SentenceReport => {
  const module = moduleOf(world);
  const inAll = (text: string): { readonly in?: { readonly [locale: string]: string } } => {
    const found = translationsOfText(module, text);
    return found ? { in: found } : {};
  };
  const playersFor = (kind: Name['kind'], text: string): { readonly players?: readonly PersonId[] } => {
    const players = kind === 'side' && shouldShowPlayersForSides(module.rules) ? playersOf(world, sideId(text)) : [];
    return players.length > 0 ? { players } : {};
  };
  const [others, ones] = [translationsOfText(module, other), translationsOfText(module, one ?? '')];
  const translated =
    others &&
    Object.fromEntries(
      Object.entries(others).map(([locale, text]) => {
        const single = ones?.[locale];
        return [locale, { other: text, ...(single === undefined ? {} : { one: single }) }];
      }),
    );
  return {
    other,
    ...(one === undefined ? {} : { one }),
    ...(amount === undefined ? {} : { count: amount }),
    ...(translated ? { in: translated } : {}),
    names: Object.fromEntries(
      Object.entries(names).map(([asks, { kind, of }]) => [
        asks,
        { kind, of: of.map((text) => ({ text, ...inAll(text), ...playersFor(kind, text) })) },
      ]),
    ),
  };
};

/** Returns a sentence about a side. The side's name is filled in for `name`. */
export const reportSentenceAboutSide = (world: World, text: string, name: string, side: string): SentenceReport =>
  reportSentence(world, { other: text, names: { [name]: { kind: 'side', of: [side] } } });

export const spokenLinesReports: RecordChangeReports<'spoken'> = {
  added: ({ reader }, said) => spokenSeen(reader, said),
  updated: ({ reader }, said, { from, to }) =>
    Number(to['number']) > Number(from['number']) ? spokenSeen(reader, said) : [],
  removed: 'nothing',
};
