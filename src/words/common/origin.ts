import type { ImportOrigin } from '../../view/origin.ts';
import type { Format } from '../base/messages.ts';

/**
 * A line about the steps that were imported from a file, and if they are proved; empty if the whole game was played
 * here.
 */
export const originText = (format: Format, origin: ImportOrigin | undefined): readonly string[] =>
  origin ? [format(origin.isProved ? 'origin-proved' : 'origin-unproved', { count: origin.steps })] : [];
