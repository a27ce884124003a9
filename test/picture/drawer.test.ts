import { expect, test } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import type { Drawing, DrawnPicture } from '../../src/view/text/message.ts';
import { en } from '../support/words.ts';

const drawing = (key: string, title: string | (() => string)): Drawing => ({
  key,
  name: 'board.png',
  alt: 'A board',
  picture: () => ({
    shape: 'square',
    legend: en.board.legend,
    title: typeof title === 'string' ? title : title(),
    cells: [],
    pieces: [],
  }),
});

/** A renderer that finishes a picture only when it is told to; a picture is as long as its title. */
const studio = (cacheBytes?: number) => {
  const begun: string[] = [];
  const open = new Map<string, { readonly finish: () => void; readonly fail: () => void }>();
  const faults: unknown[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const drawer = new Drawer({
    render: (data) =>
      new Promise((resolve, reject) => {
        const { title } = JSON.parse(data) as { readonly title: string };
        begun.push(title);
        open.set(title, {
          finish: () => resolve(new TextEncoder().encode(title)),
          fail: () => reject(new Error(`no ${title}`)),
        });
        for (const { count, resolve: go } of waiting) if (begun.length >= count) go();
      }),
    onFault: (error) => faults.push(error),
    ...(cacheBytes === undefined ? {} : { cacheBytes }),
  });
  return {
    drawer,
    begun,
    faults,
    finish: (title: string): void => open.get(title)?.finish(),
    fail: (title: string) => open.get(title)?.fail(),
    /** Resolves when so many pictures have been begun. */
    untilBegun: (count: number) =>
      begun.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve })),
  };
};

const text = (drawn: DrawnPicture): string | undefined =>
  typeof drawn === 'object' ? new TextDecoder().decode(drawn) : drawn;

test('a board has one drawing at a time, and the newest request wins', async () => {
  const { drawer, begun, finish, untilBegun } = studio();
  let made = 0;
  const first = drawer.draw(drawing('game', 'one'));
  await untilBegun(1);
  const second = drawer.draw(
    drawing('game', () => {
      made++;
      return 'two';
    }),
  );
  const third = drawer.draw(drawing('game', 'three'));
  expect(await second).toBe('overtaken');
  expect(begun).toEqual(['one']);
  finish('one');
  expect(text(await first)).toBe('one');
  await untilBegun(2);
  finish('three');
  expect(text(await third)).toBe('three');
  expect([begun, made]).toEqual([['one', 'three'], 0]);
});

test('a drawing request is also overtaken while waiting for other games', async () => {
  const { drawer, begun, finish, untilBegun } = studio();
  const busy = [drawer.draw(drawing('a', 'a')), drawer.draw(drawing('b', 'b'))];
  await untilBegun(2);
  const old = drawer.draw(drawing('c', 'old'));
  const fresh = drawer.draw(drawing('c', 'fresh'));
  expect(await old).toBe('overtaken');
  finish('a');
  finish('b');
  await Promise.all(busy);
  await untilBegun(3);
  finish('fresh');
  expect(text(await fresh)).toBe('fresh');
  expect(begun).toEqual(['a', 'b', 'fresh']);
});

test('at most two drawings run, then the longest waiting board', async () => {
  const { drawer, begun, finish, untilBegun } = studio();
  const all = ['a', 'b', 'c', 'd'].map((key) => drawer.draw(drawing(key, key)));
  await untilBegun(2);
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  await untilBegun(3);
  expect(begun).toEqual(['a', 'b', 'c']);
  finish('a');
  finish('c');
  await untilBegun(4);
  finish('d');
  expect((await Promise.all(all)).map(text)).toEqual(['a', 'b', 'c', 'd']);
});

test('[D29] the oldest waiting drawing requests are dropped beyond the limit', async () => {
  const { drawer, begun, finish, untilBegun } = studio();
  const keys = Array.from({ length: 65 }, (_, i) => `key ${i}`);
  const all = keys.map((key) => drawer.draw(drawing(key, key)));
  for (let i = 0; i < 62; i += 1) {
    await untilBegun(i + 1);
    finish(begun[i] as string);
  }
  const drawn = (await Promise.all(all)).map(text);
  expect(drawn.slice(0, 6)).toEqual(['key 0', 'key 1', 'crowded', 'crowded', 'crowded', 'key 5']);
  expect([begun.length, drawn.filter((one) => one === 'crowded').length]).toEqual([62, 3]);
});

test('drawing starts after the call returns', async () => {
  const { drawer, finish, untilBegun } = studio();
  let made = false;
  const answer = drawer.draw(
    drawing('game', () => {
      made = true;
      return 'board';
    }),
  );
  expect(made).toBe(false);
  await untilBegun(1);
  finish('board');
  expect(text(await answer)).toBe('board');
});

test('an unchanged board is not redrawn for other readers', async () => {
  const { drawer, begun, finish, untilBegun } = studio();
  const first = drawer.draw(drawing('game:red', 'same'));
  await untilBegun(1);
  finish('same');
  expect(await drawer.draw(drawing('game:blue', 'same'))).toBe(await first);
  expect(begun).toEqual(['same']);
});

test('the picture cache is limited by bytes, least recently used out first', async () => {
  const { drawer, begun, finish, untilBegun } = studio(8);
  const draw = async (title: string): Promise<void> => {
    const before = begun.length;
    const answer = drawer.draw(drawing('game', title));
    await Promise.race([answer, untilBegun(before + 1)]);
    finish(title);
    await answer;
  };
  for (const title of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await draw(title);
  expect(begun).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('a failed drawing is reported and blocks nothing', async () => {
  const { drawer, begun, faults, fail, finish, untilBegun } = studio();
  const failing = drawer.draw(drawing('game', 'bad'));
  await untilBegun(1);
  fail('bad');
  expect(await failing).toBeUndefined();
  const unmade = drawer.draw(
    drawing('game', () => {
      throw new Error('no view');
    }),
  );
  expect(await unmade).toBeUndefined();
  expect(faults).toEqual([new Error('no bad'), new Error('no view')]);
  const next = drawer.draw(drawing('game', 'bad'));
  await untilBegun(2);
  finish('bad');
  expect(text(await next)).toBe('bad');
  expect(begun).toEqual(['bad', 'bad']);
});

test('the drawer is idle only without running and waiting drawings', async () => {
  const { drawer, finish, untilBegun } = studio();
  await drawer.idle();
  const done: string[] = [];
  const answers = [drawer.draw(drawing('game', 'one')).then(() => done.push('one'))];
  await untilBegun(1);
  answers.push(drawer.draw(drawing('game', 'two')).then(() => done.push('two')));
  const idle = drawer.idle().then(() => done.push('idle'));
  finish('one');
  await untilBegun(2);
  finish('two');
  await Promise.all([...answers, idle]);
  expect(done).toEqual(['one', 'two', 'idle']);
});
