import { z } from 'zod';
import { isFields } from '../../engine/core/plain.ts';
import { count, keyed, list, person, shortText } from '../../engine/core/schema.ts';
import { type Difference, type Disclosure, systems } from '../../engine/index.ts';
import type { ModulePart, ReportKind, Seen } from '../../view/seen/report.ts';
import { isHarmless } from '../../view/text.ts';

/** What everybody was told of a step, as the file of a game has it: data, or words of an earlier version. */

/** The most things that are told of one step, and the most steps of which one speaks. */
const MOST_TOLD = 100_000;

const text = z.string().max(1000);
const names = list(shortText, MOST_TOLD);
const isTrue = z.literal(true).optional();
const times = count.optional();
const name = shortText.optional();
const countedNames = list(keyed({ name: shortText, count: times }), MOST_TOLD);
const audience = z.union([z.literal('all'), list(shortText, 100)]);

/** One of the keys of a table in which the compiler asks for all of them. */
const keyOf = <K extends string>(all: { readonly [P in K]: true }) => z.enum(Object.keys(all) as [K, ...K[]]);

const modulePart = keyOf<ModulePart>({
  module: true,
  title: true,
  description: true,
  sides: true,
  turn: true,
  seats: true,
  rules: true,
  battle: true,
  maps: true,
  terrain: true,
  edges: true,
  prototypes: true,
  traits: true,
  properties: true,
  values: true,
  modifiers: true,
  phases: true,
  limits: true,
  setup: true,
  decks: true,
  counters: true,
  scorekeepers: true,
});

const differingPart = keyOf<Difference['part']>({
  counter: true,
  scorekeeper: true,
  modifier: true,
  rule: true,
  publication: true,
  side: true,
  turns: true,
  seats: true,
  map: true,
  board: true,
  terrain: true,
  road: true,
  prototype: true,
  property: true,
  limit: true,
  deck: true,
  'set-up': true,
  battle: true,
});

const telling = keyOf<Disclosure['tells']>({
  number: true,
  effect: true,
  result: true,
  ranks: true,
  scores: true,
  some: true,
  count: true,
  contents: true,
});

const difference = keyed({
  part: differingPart,
  name: text,
  of: text.optional(),
  how: z.enum(['new', 'gone', 'different']),
  to: audience.optional(),
  was: text.optional(),
  is: text.optional(),
});
const disclosure = keyed({
  by: keyed({ name: text.optional(), knownTo: audience.optional() }),
  tells: telling,
  to: audience,
  of: list(keyed({ what: z.enum(['map', 'deck', 'prototype']), name: shortText }), MOST_TOLD),
  declared: shortText.optional(),
  isUnknown: isTrue,
});
const changes = keyed({ differences: list(difference, MOST_TOLD), told: list(disclosure, MOST_TOLD) });

const wish = z.union([
  keyed({ what: z.enum(['undo', 'master', 'publish']) }),
  keyed({ what: z.literal('seat'), side: shortText }),
  keyed({ what: z.literal('transfer'), side: shortText, to: person }),
  keyed({ what: z.literal('reload'), title: text }),
]);

const places = list(count, 1000).optional();
const fall = keyed({
  dice: shortText,
  sides: count,
  faces: list(count, 1000),
  bursts: places,
  dropped: places,
  value: z.int(),
});
const cause = z.union([
  keyed({ by: z.literal('scorekeeper'), title: text }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.literal('players') }),
]);
const reading = keyed({ at: z.enum(['start', 'beginning', 'end']), turn: times, side: name });
const score = keyed({
  title: text,
  asOf: reading.optional(),
  sides: list(keyed({ side: shortText, score: z.int() }), 100),
});

const pieceAt = { piece: shortText, at: shortText, count: times };

/** The compiler asks for every kind of thing, with each of its fields. */
const REPORTS: { readonly [W in ReportKind]: { readonly [F in Exclude<keyof Seen<W>, 'what'>]-?: z.ZodType } } = {
  started: {},
  begun: {},
  over: {},
  moved: {
    piece: shortText,
    from: shortText,
    to: shortText,
    boards: z.tuple([shortText, shortText]).optional(),
    army: name,
    count: times,
  },
  appeared: { ...pieceAt, from: name },
  vanished: { piece: shortText, from: shortText, gone: isTrue, to: name, count: times },
  passed: { from: name, to: name, count },
  filled: { container: shortText, any: z.boolean() },
  revealed: pieceAt,
  covered: pieceAt,
  owned: pieceAt,
  looked: { deck: shortText, count, names: names.optional() },
  shuffled: { deck: shortText, discards: isTrue },
  modifier: { name: text, begins: z.boolean() },
  ties: { names: list(text, MOST_TOLD) },
  set: { piece: shortText, property: text, from: z.string().optional(), to: z.string().optional() },
  turned: { piece: shortText, layer: z.string() },
  faces: { piece: shortText, facing: z.number() },
  restacked: { piece: shortText, at: shortText },
  turn: { number: count, side: keyed({ id: shortText, name: shortText }) },
  seated: { side: name },
  left: { person, side: name, own: isTrue },
  host: { person: person.optional() },
  master: { person: person.optional() },
  transferred: { side: shortText, to: person },
  reloaded: { title: text, parts: list(modulePart, 100), changes },
  rolled: { outcome: keyed({ dice: shortText, falls: list(fall, 100), total: z.int() }).optional(), private: isTrue },
  published: { chance: z.string().regex(/^[0-9a-f]{1,200}$/, 'a secret in hex'), seed: z.string().optional() },
  agreed: { by: person },
  joined: { by: person, undo: isTrue },
  asked: { wants: wish, changes: changes.optional() },
  closed: { how: z.enum(['declined', 'taken-back']), by: person },
  lapsed: { by: person },
  silent: { sides: list(shortText, 100) },
  awaits: { url: z.string(), round: count },
  beacon: { round: times, mixed: isTrue },
  formed: { army: shortText, units: count, at: shortText },
  disbanded: { army: shortText },
  renamed: { army: shortText, from: shortText },
  enlisted: { piece: shortText, army: name, count: times },
  stopped: { own: isTrue, tried: keyed({ pieces: names, to: name }).optional() },
  counter: { property: text, value: text.optional() },
  counted: { text, player: person.optional() },
  mended: { counter: text, was: text, now: text },
  said: { text },
  faulty: { title: z.string(), fault: z.enum(['zero', 'no-value', 'too-much']) },
  result: { side: shortText, result: z.enum(['won', 'lost', 'drew']), place: times, cause: cause.optional() },
  final: { scores: list(score, 1000) },
  defined: { titles: list(z.string(), MOST_TOLD) },
  flow: { from: name, to: name, pieces: countedNames.optional(), unseen: times },
  led: { at: shortText, pieces: countedNames, armies: names.optional() },
  regrouped: { armies: names },
  given: { piece: shortText, at: shortText, side: shortText, leaves: isTrue },
};

const reports = Object.entries(REPORTS).map(([what, fields]) => keyed({ what: z.literal(what), ...fields }));
const [first, ...others] = reports as [(typeof reports)[number], ...typeof reports];
const seen = list(z.discriminatedUnion('what', [first, ...others]), MOST_TOLD);

const words = (most: number) => z.string().max(most).refine(isHarmless, 'words without formats of their own');
const kind = z.enum(systems.flatMap(({ operations }) => Object.keys(operations)));
/** A step that another one takes back takes none back itself. */
const past = list(z.union([words(20_000), keyed({ kind, seen: seen.optional() })]), MOST_TOLD);

const cells = list(shortText, 10_000);
const facts = {
  reader: z.literal('channel'),
  turn: keyed({ side: shortText, players: list(person, 1000) }).optional(),
  asks: list(person, 1000).optional(),
  wait: keyed({ until: z.number(), for: z.enum(['answer', 'silence']) }).optional(),
  marks: keyed({
    board: shortText,
    arrows: list(keyed({ from: shortText, to: shortText }), 10_000),
    crosses: cells,
    cells,
  }).optional(),
};

const dataPost = keyed({ ...facts, seen: seen.optional(), past: past.optional() });
const wordPost = keyed({
  ...facts,
  deed: words(20_000),
  said: list(words(2000), 1000).optional(),
  differs: list(words(2000), 10_000).optional(),
});

/** One form or the other, by what stands there, so that what is wrong in it is found at its place. */
export const post = z.unknown().superRefine((value, context) => {
  const read = (isFields(value) && 'deed' in value ? wordPost : dataPost).safeParse(value);
  if (!read.success) for (const issue of read.error.issues) context.addIssue({ ...issue });
});
