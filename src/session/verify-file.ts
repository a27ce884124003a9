import { commitmentOf } from '../engine/core/random.ts';
import { auditText } from '../view/words/verify.ts';
import type { SavedGame } from './export/format.ts';
import { readLog } from './export/read.ts';
import { NO_KEYS, startChange } from './export/replay.ts';
import { audit, type Logged, type Posted } from './verify.ts';

/** What is said of a file, line by line, and whether all of it is well. */
export interface Verdict {
  readonly isWell: boolean;
  readonly lines: readonly string[];
}

/** Checks the shuffles and rolls of a whole game's file against the secret that stands in it (T21): with the file alone. */
export const verifyFile = async (text: string): Promise<Verdict> => {
  const read = await readLog(text);
  if (!read.ok) return bad(`This is no whole game's file as /game export makes it (${JSON.stringify(read.fault)}).`);
  const { game } = read;
  const secret = game.steps
    .flatMap((step) => step.change?.added ?? [])
    .find((record): record is Posted & typeof record => record.kind === 'published');
  if (!secret) return bad('The secret of this game is not published, so there is nothing to check it against.');
  const found = await audit(logOf(game), secret);
  return {
    isWell: found.fault === undefined,
    lines: [
      auditText(found),
      `The SHA-256 of the secret is ${commitmentOf(secret)}: it must be what the bot posted when the game was started.`,
      secret.seed === undefined || secret.seed === '' ? 'No seed was mixed in.' : `The seed ${JSON.stringify(secret.seed)} was mixed in.`,
    ],
  };
};

const bad = (line: string): Verdict => ({ isWell: false, lines: [line] });

const logOf = ({ module, steps }: SavedGame): readonly Logged[] =>
  steps.flatMap((step, i) => {
    const change = i === 0 ? startChange(step, module, NO_KEYS) : step.change;
    return change ? [{ number: step.number, operation: step.operation, change }] : [];
  });
