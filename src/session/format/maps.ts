import type { z } from 'zod';
import type { board, map } from '../../engine/forms.ts';
import type { Module } from '../../engine/index.ts';
import { changed, mapRecordValues, throwUncheckedModuleError } from '../../form/given.ts';
import { parseCells } from './cells.ts';

type MapDefinition = Module['maps'][number];

export const mapDefinitionOf = (file: z.output<typeof map>): MapDefinition =>
  changed(file, { boards: (all) => all.map(boardOf) });

const boardOf = (file: z.output<typeof board>): MapDefinition['boards'][number] => {
  const chain = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => parseCells(file.grid, text) ?? throwUncheckedModuleError(text));
  const cells = (texts: readonly string[]): readonly string[] => [...new Set(chain(texts))];
  return changed(file, {
    terrain: (kinds) => mapRecordValues(kinds, cells),
    edges: (kinds) => mapRecordValues(kinds, (chains) => chains.map(chain)),
    zones: (all) => all.map((zone) => changed(zone, { cells })),
  });
};
