import { compileGdl, type Module, namesForGdl } from '../../engine/index.ts';
import { unchecked } from '../../form/given.ts';

/** Scorekeepers: a game knows, besides the text, whether something in it is hidden from some. */

type NamesModule = Parameters<typeof namesForGdl>[0];

/** Whether something in these scorekeepers is not known to everybody; undefined where they can't be read. */
export const hidesIn = (own: string, module: NamesModule): boolean | undefined => {
  const compiled = compileGdl([own], namesForGdl(module));
  return compiled.ok ? compiled.program.hides : undefined;
};

export const scorekeepersOf = (own: string | undefined, module: NamesModule): Module['scorekeepers'] =>
  own === undefined || own.trim() === '' ? undefined : { text: own, hides: hidesIn(own, module) ?? unchecked(own) };
