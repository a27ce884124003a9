import { z } from 'zod';
import { systems } from '../../engine/index.ts';
import {
  count,
  isFields,
  keyed,
  list,
  MAX_REPORT_LIST_LENGTH,
  person,
  reportRules,
  shortText,
} from '../../table/index.ts';
import { isTextSafeToPost } from '../../view/text/text.ts';

/** The public posts of a step in the file of a game: as data, or as text from an older version of the bot. */

type ReportForm = ReturnType<typeof keyed<{ readonly what: z.ZodLiteral<string> }>>;
const forms = [...reportRules(systems).values()].map(({ schema }) => schema as unknown as ReportForm);

const seen = list(z.discriminatedUnion('what', forms as [ReportForm, ...ReportForm[]]), MAX_REPORT_LIST_LENGTH);

const words = (most: number) => z.string().max(most).refine(isTextSafeToPost, 'words without formats of their own');
const kind = z.enum(systems.flatMap(({ operations }) => Object.keys(operations)));
/** The acts that a step takes back. Such an act can't be an undo itself. */
const past = list(z.union([words(20_000), keyed({ kind, seen: seen.optional() })]), MAX_REPORT_LIST_LENGTH);

const cells = list(shortText, 10_000);
const facts = {
  reader: z.literal('channel'),
  turn: keyed({ side: shortText, players: list(person, 1000), number: count.optional() }).optional(),
  waits: z.literal(true).optional(),
  tells: list(count, MAX_REPORT_LIST_LENGTH).optional(),
  sums: seen.optional(),
  happened: list(
    keyed({ what: z.enum(['attacked', 'result']), side: shortText, players: list(person, 1000) }),
    1000,
  ).optional(),
  asks: list(person, 1000).optional(),
  mentions: list(keyed({ person, for: z.enum(['turn', 'fight', 'question', 'news']) }), 1000).optional(),
  wait: keyed({ until: z.number(), for: z.enum(['answer', 'silence']) }).optional(),
  marks: keyed({
    board: shortText,
    arrows: list(keyed({ from: shortText, to: shortText }), 10_000),
    crosses: cells,
    cells,
  }).optional(),
};

export const dataPost = keyed({ ...facts, seen: seen.optional(), past: past.optional() });
const wordPost = keyed({
  ...facts,
  deed: words(20_000),
  said: list(words(2000), 1000).optional(),
  differs: list(words(2000), 10_000).optional(),
});

export const post = z.unknown().superRefine((value, context) => {
  const read = (isFields(value) && 'deed' in value ? wordPost : dataPost).safeParse(value);
  if (!read.success) for (const issue of read.error.issues) context.addIssue({ ...issue });
});
