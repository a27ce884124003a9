import type { PlayerKnowledge } from '../../engine/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { BotThinker } from '../base/thinker.ts';
import type { Session } from '../game/session.ts';

const MOST_HINTS = 500;

export type PlayerHint = Pick<Awaited<ReturnType<BotThinker['think']>>, 'acts' | 'reason'>;

interface KeptHint {
  readonly step: number;
  readonly person: PlayerKnowledge['person'];
  readonly hint: Promise<PlayerHint | undefined>;
}

/** Hints for players, one at a time in a game (U57). */
export class PlayerHintProvider {
  readonly #thinker: BotThinker;
  readonly #kept = new Map<Session['game'], KeptHint>();

  constructor(thinker: BotThinker) {
    this.#thinker = thinker;
  }

  /**
   * Returns the bot's choice at its normal level, based on a player's knowledge. It thinks about each position only
   * once. Undefined if a newer hint was requested in the meantime. Throws if the thinking fails.
   */
  of(game: Session['game'], step: number, knowledge: PlayerKnowledge): Promise<PlayerHint | undefined> {
    const { person } = knowledge;
    const before = this.#kept.get(game);
    if (before?.step === step && before.person === person) return before.hint;
    const think = async (): Promise<PlayerHint | undefined> => {
      await before?.hint.catch(() => undefined);
      return this.#kept.get(game) === kept
        ? this.#thinker.think({ knowledge, seed: step, reason: true }, 'normal', 0)
        : undefined;
    };
    const forget = (): void => {
      if (this.#kept.get(game) === kept) this.#kept.delete(game);
    };
    const kept: KeptHint = { step, person, hint: Promise.resolve().then(think) };
    kept.hint.catch(forget);
    addToLimitedMap(this.#kept, MOST_HINTS, game, kept);
    return kept.hint;
  }
}
