import { type Button, controlId, DISCORD_LIMITS } from '../../../view/text/message.ts';
import type { CounterView } from './counters.ts';

/** The most count-again buttons in a row. Discord allows one more, which is needed for another button. */
const MOST_BUTTONS = 4;

/** Returns the buttons to count again that the module gives these counters (C78). The viewer must see the counters. */
export const createCounterRefreshButtons = (counters: readonly CounterView[], game: string): readonly Button[] => {
  const labels = new Set(
    counters.flatMap(({ refresh }) => (refresh ? [[refresh.icon, refresh.text].filter(Boolean).join(' ')] : [])),
  );
  return [...labels].slice(0, MOST_BUTTONS).map((label, i) => ({
    kind: 'button',
    id: controlId('counter', 'refresh', game, String(i)),
    label: [...label].slice(0, DISCORD_LIMITS.label).join(''),
    style: 'secondary',
  }));
};
