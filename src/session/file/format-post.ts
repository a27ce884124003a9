import { z } from 'zod';
import { systems } from '../../engine/index.ts';
import { count, isFields, keyed, list, MOST_TOLD, person, reportRules, shortText } from '../../table/index.ts';
import { isHarmless } from '../../view/text/text.ts';

/** What everybody was told of a step, as the file of a game has it: data, or words of an earlier version. */

/** A kind of report, as its system says. */
type ReportForm = ReturnType<typeof keyed<{ readonly what: z.ZodLiteral<string> }>>;
const forms = [...reportRules(systems).values()].map(({ schema }) => schema as unknown as ReportForm);

const seen = list(z.discriminatedUnion('what', forms as [ReportForm, ...ReportForm[]]), MOST_TOLD);

const words = (most: number) => z.string().max(most).refine(isHarmless, 'words without formats of their own');
const kind = z.enum(systems.flatMap(({ operations }) => Object.keys(operations)));
/** A step that another one takes back takes none back itself. */
const past = list(z.union([words(20_000), keyed({ kind, seen: seen.optional() })]), MOST_TOLD);

const cells = list(shortText, 10_000);
const facts = {
  reader: z.literal('channel'),
  turn: keyed({ side: shortText, players: list(person, 1000), number: count.optional() }).optional(),
  waits: z.literal(true).optional(),
  tells: list(count, MOST_TOLD).optional(),
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

/** A post as it is stored now, for the channel. */
export const dataPost = keyed({ ...facts, seen: seen.optional(), past: past.optional() });
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
