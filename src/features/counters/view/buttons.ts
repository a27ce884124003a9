import { type Button, controlId, LIMITS } from '../../../view/text/message.ts';
import type { CounterView } from './counters.ts';

/** Discord's limits: the buttons of a row beside one other, and the characters of a label. */
const MOST_BUTTONS = 4;

/** The buttons by which a module lets people count again (C78), of these counters, which the viewer sees. */
export const refreshButtons = (counters: readonly CounterView[], game: string): readonly Button[] => {
  const labels = new Set(
    counters.flatMap(({ refresh }) => (refresh ? [[refresh.icon, refresh.text].filter(Boolean).join(' ')] : [])),
  );
  return [...labels].slice(0, MOST_BUTTONS).map((label, i) => ({
    kind: 'button',
    id: controlId('counter', 'refresh', game, String(i)),
    label: [...label].slice(0, LIMITS.label).join(''),
    style: 'secondary',
  }));
};
