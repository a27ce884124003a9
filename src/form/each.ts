import { z } from 'zod';
import { type FileToGameSchema, gameSchemaOf, meant } from './carried.ts';
import { expects } from './expects.ts';
import { keyed } from './words.ts';

const each = z
  .literal('side', expects({ is: 'word', word: 'side' }))
  .exactOptional()
  .describe('side: this entry is repeated for every side, with the name of the side in the place of $side$');

/** Lets a file repeat an entry for every side with `each: side`; a game has one entry for each side. */
export const repeated = <S extends z.core.$ZodLooseShape>(
  entry: z.ZodObject<S>,
): FileToGameSchema<z.ZodObject<S & { readonly each: typeof each }>, z.ZodType<z.output<z.ZodObject<S>>>> => {
  const written: z.ZodType<{ readonly each?: 'side' }> = keyed({ ...entry.shape, each }) as never;
  return meant(written, gameSchemaOf(entry), ({ each: _, ...rest }) => rest as never) as never;
};
