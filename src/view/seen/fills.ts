import { numberTold } from '../../engine/index.ts';
import { placeQueries } from '../places.ts';
import type { Sight } from '../queries.ts';
import type { Seen } from './report.ts';
import type { ToldChange } from './told-change.ts';

/**
 * What a viewer learns of those containers by a change: only that one is empty now, or no longer, not how often
 * anything comes and goes (D7).
 */
export const fillsSeen = ({ table, flipped }: ToldChange, { lens, of }: Sight): readonly Seen<'filled'>[] =>
  flipped.flatMap((id): readonly Seen<'filled'>[] => {
    const container =
      lens.seesInto(id) || numberTold(lens.published(id)) !== 'whether'
        ? undefined
        : of(placeQueries).containerName(id);
    return container === undefined ? [] : [{ what: 'filled', container, any: table.at(id).length > 0 }];
  });
