import type { Origin } from '../../view/origin.ts';
import { counted } from './text.ts';

/**
 * Whether a game that came with a file is as this bot wrote it, in a line; none where it was played here from the
 * start.
 */
export const originText = (origin: Origin | undefined): readonly string[] => {
  if (!origin) return [];
  const first = `Die ersten ${counted(origin.steps, 'Schritte')} kamen mit einer Datei`;
  return [
    origin.isProved
      ? `${first}, für die dieser Bot bürgt: So wurden sie gespielt.`
      : `${first}, für die niemand bürgt: Keiner kann sagen, ob sie so gespielt wurden.`,
  ];
};
