import { beforeAll, describe, expect, it } from 'vitest';
import { showLogPage } from '../../../commands/game/log.ts';
import type { Post } from '../../../src/facts/stored-post.ts';
import type { InputContext } from '../../../src/port/command.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import type { Session } from '../../../src/session/game/session.ts';
import { roomOf } from '../../../src/session/steps/room.ts';
import { ownPost } from '../../../src/session/steps/told.ts';
import { ENGLISH, lineOf } from '../../support/play/told.ts';
import { done, killed, load, logOf, newGame, newProcess, type Process, place } from '../../support/session.ts';
import { ANN, CAMP, DAN, join, leave, spot } from '../../support/table.ts';

/** What a page of `/game log` costs, counted in rows that are read. */

const PAGE = 20;
const ROOM = 3500;

const page = async (session: Session, number: number): Promise<string> => {
  const reply = await showLogPage(
    { session } as OpenGame,
    { person: { id: ANN, name: 'Ann' }, words: ENGLISH } as InputContext,
    number,
  );
  return reply.answer?.text ?? '';
};

/** The pages of a whole log that was read through, the newest first. */
const pagesOf = (lines: readonly { readonly text: string; readonly room: number }[]): readonly string[] => {
  const pages: string[][] = [];
  let room = 0;
  for (const [i, line] of [...lines.entries()].reverse()) {
    const size = `${i + 1}. `.length + line.room + 1;
    const newest = pages.at(-1);
    room -= size;
    if (newest && newest.length < PAGE && room >= 0) newest.unshift(`${i + 1}. ${line.text}`);
    else {
      pages.push([`${i + 1}. ${line.text}`]);
      room = ROOM - size;
    }
  }
  return pages.map((some, i) => [`**Log**, page ${i + 1} of ${pages.length}`, ...some].join('\n'));
};

const played = async (steps: number): Promise<Process> => {
  const process = newProcess({ settings: { snapshotEvery: 50 } });
  const session = await newGame(process);
  while (session.number < steps) {
    await done(session, place(spot(CAMP), 'x'.repeat((session.number * 37) % 400)));
    await done(session, join(DAN, undefined));
    await done(session, leave(DAN));
  }
  await session.close();
  return process;
};

describe('[Q2] a page of the log', () => {
  let [few, many]: Process[] = [];
  beforeAll(async () => {
    [few, many] = [await played(200), await played(2000)];
  });

  const rowsRead = async (process: Process, act: (session: Session) => Promise<unknown>): Promise<number> => {
    const next = killed(process);
    const session = await load(next);
    const { getMany } = next.store;
    let rows = 0;
    next.store.getMany = (keys) => {
      rows += keys.filter((key) => key.includes(':step:')).length;
      return getMany.call(next.store, keys);
    };
    await act(session);
    return rows;
  };

  it('a page of /game log reads only the steps of that page', async () => {
    for (const process of [few as Process, many as Process])
      for (const number of [1, 2, 3, 5])
        expect(await rowsRead(process, (session) => page(session, number))).toBeLessThanOrEqual(PAGE);
  });

  it('a page of /game log equals that page of the whole log', async () => {
    const session = await load(killed(few as Process));
    const lines = (await logOf(session))
      .map((step) => ({ text: lineOf(step, ANN), room: roomOf(step, ownPost(step, ANN) as Post) }))
      .filter(({ text }) => text !== '');
    const all = pagesOf(lines);
    expect(all.length).toBeGreaterThan(9);
    for (const [i, text] of all.entries()) expect(await page(session, i + 1)).toBe(text);
    expect(await page(session, 999)).toBe(all.at(-1));
  });
});
