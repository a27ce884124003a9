import type { Origin } from '../../view/origin.ts';
import type { Format } from '../base/messages.ts';

/** A line about the steps that came with a file, and if they are proved; empty if the game was played here from the start. */
export const originText = (format: Format, origin: Origin | undefined): readonly string[] =>
  origin ? [format(origin.isProved ? 'origin-proved' : 'origin-unproved', { count: origin.steps })] : [];
