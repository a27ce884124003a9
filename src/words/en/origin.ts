import type { Origin } from '../../view/origin.ts';
import { counted } from './text.ts';

/**
 * Whether a game that came with a file is as this bot wrote it, in a line; none where it was played here from the
 * start.
 */
export const originText = (origin: Origin | undefined): readonly string[] => {
  if (!origin) return [];
  const first = `The first ${counted(origin.steps, 'step')} came with a file`;
  return [
    origin.isProved
      ? `${first} that is proved by this bot: they are as they were played.`
      : `${first} that is not proved: nobody can tell whether they were played like that.`,
  ];
};
