import { publishedNumberOf } from '../../engine/index.ts';
import { placeQueries } from '../places.ts';
import type { Sight } from '../queries.ts';
import type { SeenReport } from './report.ts';
import type { ToldChange } from './told-change.ts';

/**
 * Returns the reports for containers whose content and number are hidden: only whether each is empty now, not how often
 * pieces come and go (D7).
 */
export const reportContainersFilled = (
  { table, flipped, operation }: ToldChange,
  { lens, of }: Sight,
): readonly SeenReport<'filled'>[] =>
  flipped.flatMap((id): readonly SeenReport<'filled'>[] => {
    const container =
      lens.seesInto(id) || publishedNumberOf(lens.published(id)) !== 'whether'
        ? undefined
        : of(placeQueries).containerName(id);
    if (container === undefined) return [];
    const fill: SeenReport<'filled'> = { what: 'filled', container, any: table.at(id).length > 0 };
    if (!isByLines(operation?.kind)) return [fill];
    return [{ ...fill, follows: true, ...(table.get('deck', id) ? { isDetail: true } : {}) }];
  });

/**
 * True for operations that run instructions of the module. Showing which instruction took the last card would reveal
 * the number of cards, so it is always shown as a consequence.
 */
const isByLines = (kind: NonNullable<ToldChange['operation']>['kind'] | undefined): boolean =>
  kind !== undefined && BY_LINES.has(kind);

const BY_LINES: ReadonlySet<NonNullable<ToldChange['operation']>['kind']> = new Set<
  NonNullable<ToldChange['operation']>['kind']
>(['act', 'answer', 'begin', 'next-phase', 'end-turn']);
