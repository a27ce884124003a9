import { z } from 'zod';
import { compileGdl, LONGEST_GDL, type Module, namesForGdl } from '../../engine/index.ts';
import { schemaOf } from '../../form/carried.ts';
import { unchecked } from '../../form/given.ts';
import { reading } from '../../form/names.ts';
import { keyed, text } from '../../form/words.ts';

/** Scorekeepers: a text in GDL, of which a game knows beside it whether something in it is hidden from some. */

type NamesModule = Parameters<typeof namesForGdl>[0];

export const scorekeepers = reading('scorekeepers', text(LONGEST_GDL));

export const scorekeepersInGame = schemaOf<NonNullable<Module['scorekeepers']>>()(
  keyed({ text: scorekeepers, hides: z.boolean() }),
);

/** Whether something in these scorekeepers is not known to everybody; undefined where they can't be read. */
export const hidesIn = (own: string, module: NamesModule): boolean | undefined => {
  const compiled = compileGdl([own], namesForGdl(module));
  return compiled.ok ? compiled.program.hides : undefined;
};

export const scorekeepersOf = (own: string | undefined, module: NamesModule): Module['scorekeepers'] =>
  own === undefined || own.trim() === '' ? undefined : { text: own, hides: hidesIn(own, module) ?? unchecked(own) };
