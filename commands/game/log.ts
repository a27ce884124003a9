import type { Act, Reply } from '../../src/command.ts';
import type { OpenGame } from '../../src/session/games.ts';
import { deedFor } from '../../src/session/post.ts';
import { ownPost } from '../../src/session/telling.ts';
import { type Button, controlId } from '../../src/view/message.ts';
import { person } from '../../src/view/words/text.ts';
import { toAsker } from '../common/table.ts';

/** Lines of one page. */
const PAGE = 20;

/** What this person was told of the game, step by step; the numbers count what this person can see (T19). Page 1 is the newest. */
export const logPage = async ({ session }: OpenGame, { person: asker }: Act, page: number): Promise<Reply> => {
  const lines: string[] = [];
  for await (const step of session.journal.since(0)) {
    const deed = deedFor(step, asker.id);
    const said = ownPost(step, asker.id)?.said ?? [];
    const told = [...(deed === '' ? [] : [`${person(step.operation.actor)} ${deed}`]), ...said].join('. ');
    if (told !== '') lines.push(`${lines.length + 1}. ${told}`);
  }
  const pages = Math.max(1, Math.ceil(lines.length / PAGE));
  const now = Math.max(1, Math.min(Math.trunc(page), pages));
  const end = lines.length - (now - 1) * PAGE;
  const text = [`**Log**, page ${now} of ${pages}`, ...lines.slice(Math.max(0, end - PAGE), end)].join('\n');
  const turn = (label: string, to: number): Button => ({
    kind: 'button',
    id: controlId('game', 'log', session.game, String(to)),
    label,
    style: 'secondary',
  });
  const buttons = [...(now < pages ? [turn('Earlier', now + 1)] : []), ...(now > 1 ? [turn('Later', now - 1)] : [])];
  return toAsker({ text, ...(buttons.length > 0 ? { rows: [buttons] } : {}) });
};
