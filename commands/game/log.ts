import type { Act, Reply } from '../../src/command.ts';
import type { OpenGame } from '../../src/session/games.ts';
import { deedFor } from '../../src/session/post.ts';
import { ownPost } from '../../src/session/telling.ts';
import { type Button, controlId } from '../../src/view/message.ts';
import { person } from '../../src/view/words/text.ts';
import { toAsker } from '../common/table.ts';

/** The most lines of a page, and the most characters: what no message holds would be cut, and the newest lines with it. */
const PAGE = 20;
const ROOM = 3500;

/** What this person was told of the game, step by step; the numbers count what this person can see (T19). Page 1 is the newest. */
export const logPage = async ({ session }: OpenGame, { person: asker }: Act, page: number): Promise<Reply> => {
  const lines: string[] = [];
  for await (const step of session.journal.since(0)) {
    const deed = deedFor(step, asker.id);
    const said = ownPost(step, asker.id)?.said ?? [];
    const told = inOneLine([...(deed === '' ? [] : [`${person(step.operation.actor)} ${deed}`]), ...said]);
    if (told !== '') lines.push(`${lines.length + 1}. ${told}`);
  }
  const all = pagesOf(lines);
  const pages = Math.max(1, all.length);
  const now = Math.max(1, Math.min(Math.trunc(page), pages));
  const text = [`**Log**, page ${now} of ${pages}`, ...(all[now - 1] ?? [])].join('\n');
  const turn = (label: string, to: number): Button => ({
    kind: 'button',
    id: controlId('game', 'log', session.game, String(to)),
    label,
    style: 'secondary',
  });
  const buttons = [...(now < pages ? [turn('Earlier', now + 1)] : []), ...(now > 1 ? [turn('Later', now - 1)] : [])];
  return toAsker({ text, ...(buttons.length > 0 ? { rows: [buttons] } : {}) });
};

/** The newest page first, on each the oldest line first. */
const pagesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const pages: string[][] = [];
  let room = 0;
  for (const line of [...lines].reverse()) {
    const page = pages.at(-1);
    room -= line.length + 1;
    if (page && page.length < PAGE && room >= 0) page.unshift(line);
    else {
      pages.push([line]);
      room = ROOM - line.length - 1;
    }
  }
  return pages;
};

/** With a full stop between them, where they have none of their own. */
const inOneLine = (parts: readonly string[]): string =>
  parts.map((part, i) => (i === parts.length - 1 || part.endsWith('.') ? part : `${part}.`)).join(' ');
