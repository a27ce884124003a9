import type { Origin } from '../../view/origin.ts';

/**
 * Whether a game that came with a file is as this bot wrote it, in a line; none where it was played here from the
 * start.
 */
export const originText = (origin: Origin | undefined): readonly string[] => {
  if (!origin) return [];
  const isOne = origin.steps === 1;
  const first = isOne ? 'The first step came' : `The first ${origin.steps} steps came`;
  return [
    origin.isProved
      ? `${first} with a file that is proved by this bot: ${isOne ? 'it is as it was' : 'they are as they were'} played.`
      : `${first} with a file that is not proved: nobody can tell whether ${isOne ? 'it was' : 'they were'} played like that.`,
  ];
};
