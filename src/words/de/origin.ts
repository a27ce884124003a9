import type { Origin } from '../../view/origin.ts';

/**
 * Whether a game that came with a file is as this bot wrote it, in a line; none where it was played here from the
 * start.
 */
export const originText = (origin: Origin | undefined): readonly string[] => {
  if (!origin) return [];
  const isOne = origin.steps === 1;
  const first = isOne ? 'Der erste Schritt kam' : `Die ersten ${origin.steps} Schritte kamen`;
  return [
    origin.isProved
      ? `${first} mit einer Datei, für die dieser Bot bürgt: So ${isOne ? 'wurde er' : 'wurden sie'} gespielt.`
      : `${first} mit einer Datei, für die niemand bürgt: Keiner kann sagen, ob ${isOne ? 'er so gespielt wurde' : 'sie so gespielt wurden'}.`,
  ];
};
