import { availableParallelism } from 'node:os';
import { Resvg } from '@resvg/resvg-js';
import { expect, test, vi } from 'vitest';
import { type BoardPicture, drawnBoard } from '../../src/draw/index.ts';
import { Drawer } from '../../src/picture/drawer.ts';
import { DRAWING_THREAD_COUNT, pngBy } from '../../src/picture/png.ts';
import type { Drawn, DrawRequest } from '../../src/picture/worker.ts';
import { threaded } from '../../src/session/base/worker.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { tablut } from '../draw/boards.ts';
import { en } from '../support/words.ts';
import { hexes, marches } from '../view/marches.ts';

vi.mock('../../src/draw/board.ts', { spy: true });

const png = pngBy(threaded);

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const sizeOf = (picture: Uint8Array): readonly number[] => {
  const header = new DataView(picture.buffer, picture.byteOffset);
  return [header.getUint32(16), header.getUint32(20)];
};

const drawn = (picture: BoardPicture): Promise<Uint8Array> => png(JSON.stringify(picture));

const written = (title: string, caption: string): BoardPicture => ({
  shape: 'square',
  legend: en.board.legend,
  title,
  cells: [],
  pieces: [],
  caption,
});

test('a board becomes a PNG of its drawing’s size', async () => {
  const { width, height } = drawnBoard(tablut());
  const picture = await drawn(tablut());
  expect([...picture.subarray(0, 8)]).toEqual(SIGNATURE);
  expect(sizeOf(picture)).toEqual([width, height].map(Math.floor));
});

test('letters are drawn, bold and plain, from the bundled fonts', async () => {
  const [blank, bold, plain] = await Promise.all(
    [written(' ', '.'), written('Quarter', '.'), written(' ', 'Quarter')].map(drawn),
  );
  expect(bold?.length).toBeGreaterThan((blank?.length ?? 0) + 100);
  expect(plain?.length).toBeGreaterThan((blank?.length ?? 0) + 100);
});

test('[V3] drawing happens on another thread than the caller', async () => {
  const here = [vi.spyOn(Resvg.prototype, 'render'), vi.mocked(drawnBoard).mockClear()];
  const { view, board } = marches(hexes(30, 20), 100);
  const drawer = new Drawer({ render: png, onFault: (error) => expect.unreachable(String(error)) });
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const picture = await drawer.draw({
    key: 'game',
    name: 'board.png',
    alt: '',
    picture: () => boardPicture(view, { board }, en.board.legend),
  });
  clearInterval(ticking);
  expect([...(picture ?? []).slice(0, 8)]).toEqual(SIGNATURE);
  for (const work of here) expect(work).not.toHaveBeenCalled();
  expect(turns).toBeGreaterThan(0);
});

test('invalid picture data is refused and the next picture works', async () => {
  await expect(png('no picture')).rejects.toThrow('drawing failed');
  expect([...(await drawn(written('A', 'B'))).subarray(0, 8)]).toEqual(SIGNATURE);
});

test('[Q12] a picture goes to the least busy thread, ideally with its board', async () => {
  const asked: (readonly [thread: number, title: string])[] = [];
  let made = 0;
  let finish: (() => void)[] = [];
  const fake = () => {
    const thread = made++;
    return ({ data }: DrawRequest) => {
      asked.push([thread, (JSON.parse(data) as BoardPicture).title ?? '']);
      return new Promise<Drawn>((resolve) => finish.push(() => resolve({ file: new Uint8Array() })));
    };
  };
  const render = pngBy(fake, 2);
  const draw = (...titles: readonly string[]) => titles.map((title) => render(JSON.stringify(written(title, '.'))));
  const done = async (drawings: readonly Promise<unknown>[]): Promise<void> => {
    for (const end of finish) end();
    finish = [];
    await Promise.all(drawings);
  };
  await done(draw('Marches', 'Tablut'));
  await done(draw('Tablut', 'Marches'));
  await done(draw('Marches', 'Marches'));
  await done(draw('Go'));
  await done(draw('Chess'));
  await done(draw('Go'));
  expect(asked.splice(6)).toEqual([
    [0, 'Go'],
    [0, 'Chess'],
    [0, 'Go'],
  ]);
  expect(asked).toEqual([
    [0, 'Marches'],
    [1, 'Tablut'],
    [1, 'Tablut'],
    [0, 'Marches'],
    [0, 'Marches'],
    [1, 'Marches'],
  ]);
  expect(DRAWING_THREAD_COUNT).toBe(Math.max(1, availableParallelism() - 1));
});
