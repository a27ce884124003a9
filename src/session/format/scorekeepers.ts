import { compileGdl, type Module, namesForGdl } from '../../engine/index.ts';
import { throwUncheckedModuleError } from '../../form/given.ts';

type NamesModule = Parameters<typeof namesForGdl>[0];

/** Returns true if any of these scorekeepers is not public; undefined if the scorekeepers can't be read. */
export const hasHiddenScorekeeper = (own: string, module: NamesModule): boolean | undefined => {
  const compiled = compileGdl([own], namesForGdl(module));
  return compiled.ok ? compiled.program.hides : undefined;
};

export const scorekeepersFromText = (own: string | undefined, module: NamesModule): Module['scorekeepers'] =>
  own === undefined || own.trim() === ''
    ? undefined
    : { text: own, hides: hasHiddenScorekeeper(own, module) ?? throwUncheckedModuleError(own) };
